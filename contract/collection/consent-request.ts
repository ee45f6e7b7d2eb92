import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import { change } from '../row-calls.ts'
import { testimonial } from '../testimonials/testimonials.ts'

/**
 * Asks the customer by email for the consent that is missing: to be shown, and to be on this instance's own pages where
 * the business wants that, and with `forPosting` to be emailed a link to post it publicly. Their private page takes the answer. At most once a day to one address, and never again about
 * what they have said no to.
 */
export const askForConsent = ownerEndpoint('POST /api/testimonials/:id/ask-consent', {
  support: 'never',
  ...change(z.object({ email: z.optional(email), forPosting: z.optional(z.boolean()) }), testimonial),
})
