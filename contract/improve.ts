import { z } from 'zod/mini'
import { proofOfWork } from './challenge.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './fields.ts'
import { customerLanguages } from './languages.ts'
import { openedForm } from './shapes.ts'
import { engines } from './writer.ts'

/** A run of the text: the same in both, or a change, which is refused by keeping `was`. Either may be empty. */
const part = z.object({ was: z.string(), now: z.string() })

/**
 * Corrects a customer's own text: spelling, capitals, punctuation and spaces, and nothing of what it says. Nothing is
 * kept. The parts' `was` joined are the text that was sent, their `now` the corrected one.
 */
export const improveText = endpoint('POST /api/testimonials/improve', {
  access: 'public',
  rate: 'public-write',
  body: z.object({
    businessId: openedForm,
    content: requiredText(1, 5000, 'Please write your testimonial.'),
    language: z.optional(z.enum(customerLanguages)),
    altcha: proofOfWork,
  }),
  response: z.object({
    content: z.string(),
    parts: z.array(part),
    engine: z.enum(engines),
    model: z.nullable(z.string()),
  }),
})
