import { z } from 'zod/mini'
import { proofOfWork } from '../collection/challenge.ts'
import { publicWriteEndpoint } from '../endpoint.ts'
import { engines } from './engines.ts'
import { requiredText } from '../fields.ts'
import { customerLanguages } from '../languages.ts'
import { openedForm } from '../shapes.ts'
import { textPart } from '../text-part.ts'

/** A change is refused by keeping its `was`, and all those of its `group` with it: they move one sentence. */
const part = z.extend(textPart, { group: z.optional(z.number()) })

/**
 * Corrects a customer's own text: spelling, capitals, punctuation and spaces; a sentence that is there twice, empty words at
 * the beginning of one, and where the verdict stands. Nothing of what it says is lost, and nothing is
 * kept. The parts' `was` joined are the text that was sent, their `now` the corrected one. Where the form has a `fixConsent`,
 * nothing is sent on without it: `consent-needed`, or `edited-elsewhere` for another wording.
 */
export const improveText = publicWriteEndpoint('POST /api/testimonials/improve', {
  body: z.object({
    businessId: openedForm,
    content: requiredText(1, 5000, 'There is no text to correct.'),
    language: z.optional(z.enum(customerLanguages)),
    /** What the customer agreed to before: `fixConsent` of the form. */
    consent: z.optional(z.object({ version: z.string().check(z.maxLength(40)) })),
    altcha: proofOfWork,
  }),
  response: z.object({
    content: z.string(),
    parts: z.array(part),
    engine: z.enum(engines),
    model: z.nullable(z.string()),
  }),
})
