import type { CrmIntegration } from '#contract/crm/crm.ts'
import type { Milestone } from '#contract/crm/milestones.ts'
import { sampleOf } from './sample.ts'

/** A HubSpot account that was connected today and never synced. */
export const crmIntegration = sampleOf<CrmIntegration>(() => ({
  id: '0192f3a0-0000-7000-8000-00000000c001',
  crmType: 'hubspot',
  instanceUrl: '',
  portalId: '4711',
  createdAt: new Date().toISOString(),
  isActive: true,
  isExpired: false,
  lastSyncAt: null,
  contactsSynced: 0,
  dealsSynced: 0,
  running: null,
  writeBack: null,
  lastError: null,
}))

/** A rule about HubSpot's contacts. */
export const aMilestone = sampleOf<Milestone>(() => ({
  id: '0192f3a0-0000-7000-8000-00000000c003',
  name: 'Became a customer',
  crmType: 'hubspot',
  triggerObject: 'contact',
  triggerField: 'lifecyclestage',
  triggerOperator: 'equals',
  triggerValue: 'customer',
  isActive: true,
  action: 'email',
  campaignId: null,
  delayDays: 0,
  asksExisting: true,
  counts: { asked: 0, waiting: 0, leftOut: 0 },
}))
