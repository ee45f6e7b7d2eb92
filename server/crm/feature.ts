import { crmAutomation, crmIntegrations, milestoneRequests, milestones } from './tables.ts'
import type { Feature } from '../feature.ts'
import { cutConnections } from './end-prepared.ts'
import { askAfterDeals, checkMilestones } from './jobs.ts'
import { crmRoutes } from './routes.ts'

export const crmFeature: Feature = {
  name: 'crm',
  routes: [crmRoutes],
  jobs: [askAfterDeals, checkMilestones],
  endsPrepared: cutConnections,
  tables: [
    {
      table: crmIntegrations,
      exported: { by: [crmIntegrations.id], without: ['credentials'] },
      erased: 'with-workspace',
    },
    { table: milestones, exported: { by: [milestones.id] }, erased: 'with-workspace' },
    {
      table: milestoneRequests,
      exported: { by: [milestoneRequests.milestoneId, milestoneRequests.customerId] },
      erased: 'with-workspace',
    },
    { table: crmAutomation, exported: { by: [crmAutomation.workspaceId] }, erased: 'with-workspace' },
  ],
}
