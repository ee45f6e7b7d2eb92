import { z } from 'zod/mini'
import { crmTypes } from './crm.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { requiredLine, line } from '../fields.ts'
import { creation } from '../row-calls.ts'
import { idAnswer, idParams } from '../shapes.ts'

export const milestoneOperators = ['equals', 'contains', 'greater_than', 'less_than', 'not_empty'] as const
export type MilestoneOperator = (typeof milestoneOperators)[number]

/** A rule about a field of a contact in the CRM. */
export const milestone = z.object({
  id: z.string(),
  name: z.string(),
  crmType: z.enum(crmTypes),
  triggerField: z.string(),
  triggerOperator: z.enum(milestoneOperators),
  /** Empty with `not_empty`. */
  triggerValue: z.string(),
  isActive: z.boolean(),
})
export type Milestone = z.infer<typeof milestone>

const fieldSentence = 'Enter the field as the CRM names it, such as lifecyclestage'

export const milestoneForm = z
  .object({
    name: requiredLine(1, 120, 'Name is required'),
    crmType: z.enum(crmTypes, { error: 'Choose HubSpot or Salesforce' }),
    triggerField: requiredLine(1, 100, 'Field is required').check(
      // A path such as Account.Rating; nothing else may stand in a query.
      z.regex(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)?$/i, fieldSentence),
    ),
    triggerOperator: z.enum(milestoneOperators, { error: 'Choose an operator' }),
    triggerValue: line(200),
    isActive: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ triggerOperator, triggerValue }) => triggerOperator === 'not_empty' || triggerValue !== '', {
      error: 'Value is required',
      path: ['triggerValue'],
    }),
  )

/** Newest first. */
export const listMilestones = ownerEndpoint('GET /api/milestones', { response: z.array(milestone) })

/** From the next sync on, by button or at night, a contact that meets the rule is asked for a testimonial, once. At most 20 rules. */
export const createMilestone = ownerEndpoint('POST /api/milestones', creation(milestoneForm, milestone))

export const deleteMilestone = ownerEndpoint('DELETE /api/milestones/:id', {
  params: idParams,
  response: idAnswer,
})
