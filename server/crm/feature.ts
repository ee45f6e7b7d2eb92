import {
  crmAutomation,
  crmContacts,
  crmDeals,
  crmIntegrations,
  milestoneRequests,
  milestones,
} from './tables.ts'
import type { Feature } from '../feature.ts'
import { cutConnections } from './end-prepared.ts'
import { forgetCrmRecords } from './forget-records.ts'
import { askAfterDeals, checkMilestones, syncCrm, tendToCrms } from './jobs.ts'
import { hearsForCrm } from './hears.ts'
import { followCrmChanges } from './follow-changes.ts'
import { crmRoutes } from './routes.ts'
import { hubspotEventRoutes } from './webhook.ts'
import { writeToCrm } from './write-back.ts'

export const crmFeature: Feature = {
  name: 'crm',
  routes: [crmRoutes, hubspotEventRoutes],
  jobs: [askAfterDeals, checkMilestones, syncCrm, tendToCrms, forgetCrmRecords, followCrmChanges, writeToCrm],
  hears: hearsForCrm,
  endsPrepared: cutConnections,
  tables: [
    {
      table: crmIntegrations,
      exported: {
        by: [crmIntegrations.id],
        without: ['credentials', 'host', 'lease', 'position', 'writtenUntil'],
      },
      erased: 'with-workspace',
    },
    {
      table: crmContacts,
      exported: { by: [crmContacts.integrationId, crmContacts.crmId] },
      erased: { when: 'in-batches' },
    },
    {
      table: crmDeals,
      exported: { by: [crmDeals.integrationId, crmDeals.crmId] },
      erased: { when: 'in-batches' },
    },
    {
      table: milestones,
      exported: { by: [milestones.id] },
      erased: 'with-workspace',
      called: { name: milestones.name, at: '/api/milestones/:id' },
    },
    {
      table: milestoneRequests,
      exported: { by: [milestoneRequests.milestoneId, milestoneRequests.customerId] },
      erased: 'with-workspace',
    },
    { table: crmAutomation, exported: { by: [crmAutomation.workspaceId] }, erased: 'with-workspace' },
  ],
}
