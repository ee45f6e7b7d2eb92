import { z } from 'zod/mini'
import { crmTypes } from './crm.ts'
import { ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { id, line, requiredLine } from '../fields.ts'
import { paging } from '../lists.ts'
import { change, creation } from '../row-calls.ts'
import { idAnswer, idParams } from '../shapes.ts'

export const milestoneOperators = ['equals', 'contains', 'greater_than', 'less_than', 'not_empty'] as const
export type MilestoneOperator = (typeof milestoneOperators)[number]

/** What a rule is about. Of a deal that meets it, its contacts are asked. */
export const milestoneObjects = ['contact', 'deal'] as const
export type MilestoneObject = (typeof milestoneObjects)[number]

/** What a milestone starts. */
export const milestoneActions = ['email', 'text', 'campaign'] as const
export type MilestoneAction = (typeof milestoneActions)[number]

/**
 * What becomes of somebody who meets it. `before`: met it before it was made, and is left alone. `due`: waits for the delay,
 * or for room in the day's limit. The others were left out, and say why.
 */
export const milestoneOutcomes = [
  'before',
  'due',
  'asked',
  'answered',
  'asked-recently',
  'opted-out',
  'unreachable',
] as const
export type MilestoneOutcome = (typeof milestoneOutcomes)[number]

/** A rule about a field of a contact or a deal in the CRM. */
export const milestone = z.object({
  id: z.string(),
  name: z.string(),
  crmType: z.enum(crmTypes),
  triggerObject: z.enum(milestoneObjects),
  triggerField: z.string(),
  triggerOperator: z.enum(milestoneOperators),
  /** Empty with `not_empty`. */
  triggerValue: z.string(),
  isActive: z.boolean(),
  action: z.enum(milestoneActions),
  /** Of `campaign`: which one. */
  campaignId: z.nullable(z.string()),
  delayDays: z.number(),
  /** Whether those who met it before it was made are asked too. */
  asksExisting: z.boolean(),
  /** How many were asked, wait to be, and were left out because they answered, were asked recently, or may not be asked. */
  counts: z.object({ asked: z.number(), waiting: z.number(), leftOut: z.number() }),
})
export type Milestone = z.infer<typeof milestone>

const fieldSentence = 'Enter the field as the CRM names it, such as lifecyclestage'
const comparedSentence = 'Enter a number or a date such as 2026-01-31'
export const longestDelayDays = 365
const delaySentence = `Enter a number of days from 0 to ${longestDelayDays}`

/** A number or a date: the only two that can be more or less than something. */
export function isComparable(typed: string): boolean {
  const isDate = /^\d{4}-\d\d-\d\d/.test(typed) && !Number.isNaN(Date.parse(typed))
  return isDate || (typed.trim() !== '' && Number.isFinite(Number(typed)))
}

export const milestoneForm = z
  .object({
    name: requiredLine(1, 120, 'Name is required'),
    crmType: z.enum(crmTypes, { error: 'Choose HubSpot or Salesforce' }),
    /** Not sent: `contact`. */
    triggerObject: z.optional(z.enum(milestoneObjects)),
    triggerField: requiredLine(1, 100, 'Field is required').check(
      // A path such as Account.Rating; nothing else may stand in a query.
      z.regex(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)?$/i, fieldSentence),
    ),
    triggerOperator: z.enum(milestoneOperators, { error: 'Choose an operator' }),
    triggerValue: line(200),
    isActive: z.optional(z.boolean()),
    /** Not sent: `email`. */
    action: z.optional(z.enum(milestoneActions)),
    campaignId: z.nullish(id),
    /** Not sent: at once. */
    delayDays: z.optional(
      z.int({ error: delaySentence }).check(z.gte(0, delaySentence), z.lte(longestDelayDays, delaySentence)),
    ),
    /** Not sent: they are. */
    asksExisting: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ triggerOperator, triggerValue }) => triggerOperator === 'not_empty' || triggerValue !== '', {
      error: 'Value is required',
      path: ['triggerValue'],
    }),
    z.refine(
      ({ triggerOperator, triggerValue }) =>
        !['greater_than', 'less_than'].includes(triggerOperator) ||
        triggerValue === '' ||
        isComparable(triggerValue),
      { error: comparedSentence, path: ['triggerValue'] },
    ),
    z.refine(({ action, campaignId }) => action !== 'campaign' || Boolean(campaignId), {
      error: 'Choose a campaign',
      path: ['campaignId'],
    }),
  )
export type MilestoneForm = z.infer<typeof milestoneForm>

/** Newest first; all of them without `limit`. */
export const listMilestones = ownerEndpoint('GET /api/milestones', {
  query: z.object(paging),
  response: z.array(milestone),
})

/**
 * Whoever meets the rule is asked for a testimonial, once: after the next sync, by button or by the clock, or when HubSpot tells
 * of the change. At most 20 rules.
 */
export const createMilestone = ownerEndpoint('POST /api/milestones', creation(milestoneForm, milestone))

/** Changes it whole. Who was asked is not asked again, whatever the rule says now. */
export const changeMilestone = ownerEndpoint('PUT /api/milestones/:id', change(milestoneForm, milestone))

/** Whom the rule would have asked in the last 90 days, read from the CRM now. Nobody is asked, and nothing is kept. */
export const previewMilestone = uploadEndpoint('POST /api/milestones/preview', {
  body: milestoneForm,
  response: z.object({
    people: z.number(),
    /** How many records were looked at, and whether those were all that changed in that time. */
    checked: z.number(),
    isComplete: z.boolean(),
  }),
})

export const deleteMilestone = ownerEndpoint('DELETE /api/milestones/:id', {
  params: idParams,
  response: idAnswer,
})
