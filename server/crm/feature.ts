import { crmAutomation, crmIntegrations } from './tables.ts'
import type { Feature } from '../feature.ts'
import { cutConnections } from './end-prepared.ts'
import { askAfterDeals } from './jobs.ts'
import { crmRoutes } from './routes.ts'

export const crmFeature: Feature = {
  name: 'crm',
  routes: [crmRoutes],
  jobs: [askAfterDeals],
  endsPrepared: cutConnections,
  tables: [
    {
      table: crmIntegrations,
      exported: { by: [crmIntegrations.id], without: ['credentials'] },
      erased: 'with-workspace',
    },
    { table: crmAutomation, exported: { by: [crmAutomation.workspaceId] }, erased: 'with-workspace' },
  ],
}
