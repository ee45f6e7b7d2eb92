import { z } from 'zod/mini'
import { day } from '../dates.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { email, requiredText, text } from '../fields.ts'
import { longestTestimonial } from '../limits.ts'
import { timeZone } from './said-on.ts'
import { idParams } from '../shapes.ts'
import { testimonial } from './testimonials.ts'

/**
 * "I have their words": what the customer said and when, for texts that the owner typed or imported. A text that `words`
 * do not carry stays hidden, one that they carry in other words is labeled. `saidOn` is a day from 1990 up to today in `timeZone`
 * (UTC unless given).
 */
export const evidenceForm = z.object({
  words: requiredText(10, longestTestimonial, 'Please paste what the customer said, at least 10 characters'),
  saidOn: day('Please enter the date they said it'),
  where: z.optional(text(200)),
  timeZone: z.optional(timeZone),
})

const aboutOne = { params: idParams, response: testimonial } as const

export const addEvidence = ownerEndpoint('POST /api/testimonials/:id/evidence', {
  support: 'never',
  ...aboutOne,
  body: evidenceForm,
})

/** Sends the customer a private link on which they confirm, correct or decline these words. */
export const askForConfirmation = ownerEndpoint('POST /api/testimonials/:id/ask-confirmation', {
  support: 'never',
  ...aboutOne,
  body: z.object({ email: z.nullish(email) }),
})
