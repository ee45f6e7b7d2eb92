import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { engines } from './engines.ts'
import { requiredText } from './fields.ts'
import { customerLanguages } from './languages.ts'
import { textPart } from './text-part.ts'

/** A change is refused by keeping its `was`, and all those of its `group` with it: they move one sentence. */
const part = z.extend(textPart, { group: z.optional(z.number()) })

/**
 * Corrects a customer's own text: spelling, capitals, punctuation and spaces; a sentence that is there twice, empty words at
 * the beginning of one, and where the verdict stands. Nothing of what it says is lost, and nothing is
 * kept. The parts' `was` joined are the text that was sent, their `now` the corrected one.
 */
export const improveText = endpoint('POST /api/testimonials/improve', {
  access: 'public',
  rate: 'public-write',
  body: z.object({
    /** The id of the form or link that the customer opened. */
    businessId: z.string({ error: 'The form id is missing' }).check(z.maxLength(100)),
    content: requiredText(1, 5000, 'Please write your testimonial.'),
    language: z.optional(z.enum(customerLanguages)),
    altcha: z.optional(z.string().check(z.maxLength(4000))),
  }),
  response: z.object({
    content: z.string(),
    parts: z.array(part),
    engine: z.enum(engines),
    model: z.nullable(z.string()),
  }),
})
