import { z } from 'zod/mini'
import { fairness, skipCount, skipReasons } from './campaign-audience.ts'
import { campaignCounts } from './campaign-counts.ts'
import { campaignStatuses } from './campaigns.ts'
import { handChannels, requestChannels } from './request-channels.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { id, moment, text } from '../fields.ts'
import { paging } from '../lists.ts'
import { idParams } from '../shapes.ts'

/**
 * How far a person has come: the furthest of these. `stopped` were asked and get no more reminders, `skipped` were never
 * asked; both have a `reason`.
 */
export const personStates = [
  'waiting',
  'asked',
  'clicked',
  'answered',
  'skipped',
  'stopped',
  'unknown',
  'failed',
] as const
export type PersonState = (typeof personStates)[number]

const emailStates = ['queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed', 'bounced'] as const
export const sentStates = [...emailStates, 'by-hand'] as const

export const campaignPerson = z.object({
  /** Of this person in this campaign. */
  id: z.string(),
  /** Null once the customer was deleted; name and email are empty then. */
  customerId: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  state: z.enum(personStates),
  reason: z.nullable(z.enum(skipReasons)),
  /** What was sent, in order; step 0 is the first email, 1 to 3 are the reminders. */
  sent: z.array(
    z.object({
      step: z.number(),
      channel: z.enum(requestChannels),
      at: moment,
      state: z.enum(sentStates),
      openedAt: z.nullable(moment),
      clickedAt: z.nullable(moment),
      /** Of the email or text message, for the decision about an unknown one; null when sent by hand. */
      emailId: z.nullable(z.string()),
    }),
  ),
  /** The next email and when it is due; null when none is. */
  nextStep: z.nullable(z.number()),
  nextSendAt: z.nullable(moment),
  answeredAt: z.nullable(moment),
  /** From the first request to the answer. */
  hoursToAnswer: z.nullable(z.number()),
  /** Which email brought the answer; null when it came another way, such as the form on the business's site. */
  answeredStep: z.nullable(z.number()),
  testimonialId: z.nullable(z.string()),
})
export type CampaignPerson = z.infer<typeof campaignPerson>

const peopleFilters = {
  state: z.optional(z.enum(personStates)),
  /** Finds names and addresses. */
  search: z.optional(text(200)),
} as const

/** By name of entry, oldest first, at most 100 (default 50). Headers as in `listTestimonials`. */
export const listCampaignPeople = ownerEndpoint('GET /api/campaigns/:id/people', {
  params: idParams,
  query: z.object({ ...peopleFilters, ...paging }),
  response: z.array(campaignPerson),
})

/** The same as CSV, for a spreadsheet: one row a person. */
export const exportCampaignPeople = ownerEndpoint('GET /api/campaigns/:id/people/export', {
  support: 'never',
  params: idParams,
  query: z.object(peopleFilters),
  response: 'file',
})

/** From the first email to the answer; the last bucket has no end. */
export const answerBuckets = [1, 6, 24, 48, 72, 168, 336, 720, null] as const

const count = z.number()

export const campaignAnalytics = z.object({
  campaignId: z.string(),
  name: z.string(),
  status: z.enum(campaignStatuses),
  counts: campaignCounts,
  /** Emails, and requests sent by hand; a person can have several. */
  emails: z.object({
    sent: count,
    byHand: count,
    /** Of how many the provider said so; null where no provider tells. */
    delivered: z.nullable(count),
    /** Null unless the workspace opted in and its provider tells. */
    opened: z.nullable(count),
    bounced: count,
    complained: count,
    unknown: count,
    failed: count,
    /** Stopped at the last moment: the customer had unsubscribed or answered, or the campaign was paused. */
    suppressed: count,
    onTheirWay: count,
  }),
  /** People, each counted once. */
  people: z.object({
    clicked: count,
    answered: count,
    unsubscribed: count,
    bounced: count,
    complained: count,
  }),
  /** Answered of asked, 0 to 1; null before anybody was asked. */
  responseRate: z.nullable(z.number()),
  medianHoursToAnswer: z.nullable(z.number()),
  steps: z.array(z.object({ step: z.number(), sent: z.number(), clicked: z.number(), answered: z.number() })),
  /** Answers by the time they took; one entry for each of `answerBuckets`. */
  timeToAnswer: z.array(z.object({ upToHours: z.nullable(z.number()), count: z.number() })),
  skipped: z.array(skipCount),
  stopped: z.array(skipCount),
  /** Of the moment it was last started; null before. */
  fairness: z.nullable(fairness),
})
export type CampaignAnalytics = z.infer<typeof campaignAnalytics>

export const getCampaignAnalytics = ownerEndpoint('GET /api/campaigns/:id/analytics', {
  params: idParams,
  response: campaignAnalytics,
})

const personParams = z.object({ id, personId: id })

/**
 * "From your own phone": the customer's personal address, in a text and as links that open the phone's or computer's own
 * programs. Nothing is counted as sent until `markSentByHand`. `too-many-requests` for whoever was asked within the
 * cooldown, `invalid-input` for whoever unsubscribed or answered.
 */
export const prepareHandSend = ownerEndpoint('POST /api/campaigns/:id/people/:personId/hand-links', {
  params: personParams,
  response: z.object({
    step: z.number(),
    link: z.string(),
    text: z.string(),
    sms: z.string(),
    whatsapp: z.string(),
    mailto: z.string(),
  }),
})

/** Counts the step as sent by hand; its email is not sent any more. */
export const markSentByHand = ownerEndpoint('POST /api/campaigns/:id/people/:personId/sent', {
  params: personParams,
  body: z.object({ step: z.int().check(z.gte(0), z.lte(3)), channel: z.enum(handChannels) }),
  response: campaignPerson,
})
