import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, requiredText, text } from './fields.ts'
import { longestTestimonial } from './limits.ts'
import { byId, testimonial } from './testimonials.ts'

/** "I have their words": what the customer said and when, for entries that the owner wrote or changed. */
export const evidenceForm = z.object({
  words: requiredText(10, longestTestimonial, 'Please paste what the customer said, at least 10 characters'),
  saidOn: z.iso.date({ error: 'Please enter the date they said it' }),
  where: z.optional(text(200)),
})

export const addEvidence = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'POST',
  path: '/api/testimonials/:id/evidence',
  params: byId,
  body: evidenceForm,
  response: testimonial,
})

/** Sends the customer a private link on which they confirm, correct or decline these words. */
export const askForConfirmation = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'POST',
  path: '/api/testimonials/:id/ask-confirmation',
  params: byId,
  body: z.object({ email: z.optional(email) }),
  response: testimonial,
})
