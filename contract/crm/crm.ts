import { z } from 'zod/mini'
import { endpoint, ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { change, replacement, rowAction } from '../row-calls.ts'
import { removal } from '../shapes.ts'
import { line, moment, text } from '../fields.ts'

export const crmTypes = ['hubspot', 'salesforce'] as const
export type CrmType = (typeof crmTypes)[number]

const fieldName = z.nullable(line(100).check(z.regex(/^[a-z][a-z0-9_]*$/i, 'Choose a field of your CRM')))

/** Which field of a contact each fact of a testimonial is written to; null leaves it out. */
export const writeBack = z.object({
  given: fieldName,
  date: fieldName,
  rating: fieldName,
  link: fieldName,
})
export type WriteBack = z.infer<typeof writeBack>

export const crmIntegration = z.object({
  id: z.string(),
  crmType: z.enum(crmTypes),
  /** Empty for HubSpot. */
  instanceUrl: z.string(),
  /** Empty for Salesforce. */
  portalId: z.string(),
  createdAt: moment,
  /** Off: nothing is asked of the CRM, and nobody because of it. */
  isActive: z.boolean(),
  /** The CRM no longer takes the credentials: connect it again. */
  isExpired: z.boolean(),
  lastSyncAt: z.nullable(moment),
  contactsSynced: z.number(),
  dealsSynced: z.number(),
  /** While a sync is under way: how many records have been read, and of how many as far as the CRM says. */
  running: z.nullable(z.object({ read: z.number(), expected: z.nullable(z.number()) })),
  /** Null: nothing is written to the CRM. */
  writeBack: z.nullable(writeBack),
  /** What went wrong at the last try, in a sentence; null when it went well. */
  lastError: z.nullable(z.string()),
})
export type CrmIntegration = z.infer<typeof crmIntegration>

export const listCrmIntegrations = ownerEndpoint('GET /api/crm-integrations', {
  response: z.array(crmIntegration),
})

const domainSentence = 'Please enter a URL like https://yourcompany.my.salesforce.com'

/** A My Domain, of production or of a sandbox. */
const isSalesforceUrl = (typed: string) =>
  /^https:\/\/[a-z0-9]+(-+[a-z0-9]+)*(\.(sandbox|develop|scratch|demo|patch|trailblaze))?\.my\.salesforce\.com\/?$/i.test(
    typed,
  )

/** The company's own address at Salesforce; nothing else is ever asked with its keys. */
export const salesforceUrl = z.string().check(
  z.maxLength(500, domainSentence),
  z.trim(),
  z.refine((typed) => typed === '' || isSalesforceUrl(typed), domainSentence),
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

/** What can be changed of a connection. Its address and credentials change by connecting again. */
export const changeCrmIntegration = ownerEndpoint('PATCH /api/crm-integrations/:id', {
  onlyOwners: true,
  ...change(z.object({ isActive: z.optional(z.boolean()), writeBack: z.nullish(writeBack) }), crmIntegration),
})

/**
 * Forgets the credentials, and which contact is which customer. Customers that came from there stay, and so does what was
 * written to the CRM.
 */
export const disconnectCrm = ownerEndpoint('DELETE /api/crm-integrations/:id', {
  onlyOwners: true,
  ...removal,
})

/**
 * Brings here what changed in the CRM since the last time; the first time, every contact that has an address, and every deal.
 * Answers within about 20 seconds: what takes longer goes on in the background.
 */
export const syncCrm = uploadEndpoint(
  'POST /api/crm-integrations/:id/sync',
  rowAction(z.object({ contactsSynced: z.number(), message: z.string() })),
)

/** The same for every CRM that is connected and not paused: one that fails keeps no other from it. */
export const syncCrms = uploadEndpoint('POST /api/crm/sync', {
  response: z.object({
    results: z.array(
      z.object({
        id: z.string(),
        crmType: z.enum(crmTypes),
        success: z.boolean(),
        contactsSynced: z.number(),
        message: z.string(),
      }),
    ),
  }),
})

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
