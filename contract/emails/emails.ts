import { z } from 'zod/mini'
import { emailTrouble } from './email-trouble.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { email, id, moment, requiredText, text } from '../fields.ts'
import { paging } from '../lists.ts'

export const longestPostalAddress = 300
export const mostDecided = 100

export const emailSettingsForm = z.object({
  /** Stands under everything that asks a customer for something. */
  postalAddress: text(longestPostalAddress),
  /** Whether to keep who opened an email, where the mail provider tells. */
  countsOpens: z.boolean(),
})

/** How the workspace's emails do. */
export const emailDelivery = z.extend(emailTrouble, {
  postalAddress: z.string(),
  countsOpens: z.boolean(),
  /** False: emails are kept in the outbox of this server. */
  isMailConfigured: z.boolean(),
  /** As whom customers see it. */
  sender: z.object({ name: z.string(), address: z.string() }),
  waiting: z.number(),
  /** Emails that may or may not have arrived. */
  unknown: z.number(),
  failed: z.number(),
})
export type EmailDelivery = z.infer<typeof emailDelivery>

export const getEmailDelivery = ownerEndpoint('GET /api/mail/delivery', { response: emailDelivery })

export const saveEmailSettings = ownerEndpoint('PUT /api/mail/settings', {
  body: emailSettingsForm,
  response: emailDelivery,
})

/** Requests leave again; what came back before counts no longer. */
export const resumeRequests = ownerEndpoint('POST /api/mail/resume', {
  onlyOwners: true,
  response: emailDelivery,
})

const unsettledEmail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(['unknown', 'failed']),
  /** What the mail server said, if anything. */
  error: z.nullable(z.string()),
  at: moment,
  /** False: its text or its personal link is gone, so it has to be written anew. */
  canSendAgain: z.boolean(),
})
export type UnsettledEmail = z.infer<typeof unsettledEmail>

/** Emails of which nobody knows whether they arrived, and those that were given up; newest first. */
export const listUnsettledEmails = ownerEndpoint('GET /api/mail/unsettled', {
  query: z.object(paging),
  response: z.array(unsettledEmail),
})

export const emailDecisions = ['send-again', 'mark-sent'] as const

/** What was decided elsewhere meanwhile, or cannot be sent again, is left as it is: `decided` are the others. */
export const decideEmails = ownerEndpoint('POST /api/mail/unsettled', {
  body: z.object({
    ids: z.array(id).check(z.maxLength(mostDecided, `Choose at most ${mostDecided} emails`)),
    decision: z.enum(emailDecisions),
  }),
  response: z.object({ decided: z.array(z.string()) }),
})

export const suppressionReasons = ['unsubscribed', 'complained', 'bounced'] as const

const suppression = z.object({
  /** Names the mailbox, whose address is not kept. */
  id: z.string(),
  /** Known while a customer has the address. */
  address: z.nullable(z.string()),
  name: z.nullable(z.string()),
  reason: z.enum(suppressionReasons),
  at: moment,
  /** What the mail server said; how they unsubscribed. */
  detail: z.nullable(z.string()),
  /** Spam is marked by the reader alone. */
  canRemove: z.boolean(),
})
export type Suppression = z.infer<typeof suppression>

/** Who gets no more requests, newest first. */
export const listSuppressions = ownerEndpoint('GET /api/mail/suppressions', {
  query: z.object(paging),
  response: z.array(suppression),
})

/** Somebody told the business that they want no more requests. */
export const addSuppression = ownerEndpoint('POST /api/mail/suppressions', {
  body: z.object({ email }),
  response: z.object({ message: z.string() }),
})

const wordsSentence = 'Enter what the customer said, in at least 10 characters'

/** Only on the customer's own word, which is kept. */
export const removeSuppression = ownerEndpoint('POST /api/mail/suppressions/remove', {
  support: 'never',
  body: z.object({
    id: z.string().check(z.maxLength(64)),
    words: requiredText(10, 500, wordsSentence),
  }),
  response: z.object({ message: z.string() }),
})
