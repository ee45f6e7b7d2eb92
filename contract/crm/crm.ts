import { z } from 'zod/mini'
import { endpoint, ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { replacement, rowAction } from '../row-calls.ts'
import { removal } from '../shapes.ts'
import { moment, text } from '../fields.ts'

export const crmTypes = ['hubspot', 'salesforce'] as const
export type CrmType = (typeof crmTypes)[number]

export const crmIntegration = z.object({
  id: z.string(),
  crmType: z.enum(crmTypes),
  /** Empty for HubSpot. */
  instanceUrl: z.string(),
  /** Empty for Salesforce. */
  portalId: z.string(),
  createdAt: moment,
  lastSyncAt: z.nullable(moment),
  contactsSynced: z.number(),
  /** What went wrong at the last try, in a sentence; null when it went well. */
  lastError: z.nullable(z.string()),
})
export type CrmIntegration = z.infer<typeof crmIntegration>

export const listCrmIntegrations = ownerEndpoint('GET /api/crm-integrations', {
  response: z.array(crmIntegration),
})

const domainSentence = 'Please enter a URL like https://yourcompany.my.salesforce.com'

/** The company's own address at Salesforce; nothing else is ever asked with its keys. */
const salesforceUrl = z.string().check(
  z.maxLength(500, domainSentence),
  z.trim(),
  z.refine(
    (typed) => typed === '' || /^https:\/\/([\w-]+\.)+salesforce\.com\/?$/i.test(typed),
    domainSentence,
  ),
)

export const crmConnectionForm = z.object({
  crmType: z.enum(crmTypes, { error: 'crmType must be hubspot or salesforce' }),
  /** HubSpot: the key of a private app. Salesforce: a token, instead of consumer key and secret. */
  accessToken: z.optional(text(1000)),
  /** HubSpot, optional: refused when the key belongs to another account. */
  portalId: z.optional(
    text(20).check(z.refine((typed) => /^\d*$/.test(typed), 'Portal ID can only contain digits')),
  ),
  /** Salesforce: the company's own address. */
  instanceUrl: z.optional(salesforceUrl),
  consumerKey: z.optional(text(500)),
  consumerSecret: z.optional(text(500)),
})

/**
 * Tries the credentials at the CRM and keeps them encrypted; a CRM that was connected before gets the new ones.
 * `crm-refused` when the CRM does not take them, `unavailable` when it does not answer; nothing is kept then.
 */
export const connectCrm = endpoint('POST /api/crm-integrations', {
  access: 'owner',
  onlyOwners: true,
  rate: 'auth',
  body: crmConnectionForm,
  status: 201,
  response: crmIntegration,
})

/** Forgets the credentials. Customers that came from there stay. */
export const disconnectCrm = ownerEndpoint('DELETE /api/crm-integrations/:id', {
  onlyOwners: true,
  ...removal,
})

/** Brings the CRM's contacts that have an address into the customers, merged by address. */
export const syncCrm = uploadEndpoint(
  'POST /api/crm-integrations/:id/sync',
  rowAction(z.object({ contactsSynced: z.number(), message: z.string() })),
)

/** What happens without anybody pressing a button; both are off at first. */
export const crmAutomation = z.object({
  /** A customer whose deal was won is asked for a testimonial. */
  autoSendAfterDeal: z.boolean(),
  /** A request that nobody answered for a week is repeated once. */
  weeklyFollowUps: z.boolean(),
})
export type CrmAutomation = z.infer<typeof crmAutomation>

export const getCrmAutomation = ownerEndpoint('GET /api/crm-automation', { response: crmAutomation })

export const saveCrmAutomation = ownerEndpoint('PUT /api/crm-automation', replacement(crmAutomation))
