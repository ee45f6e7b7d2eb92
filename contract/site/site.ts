import { z } from 'zod/mini'
import { embedTestimonial } from '../embed/embed.ts'
import { publicReadEndpoint } from '../endpoint.ts'

const publicTestimonial = z.extend(embedTestimonial, { businessName: z.string() })
export type PublicTestimonial = z.infer<typeof publicTestimonial>

/**
 * The newest publishable testimonials on whose appearance on this instance's public pages their customer (consent to
 * `platform`) and the business agreed; at most 12.
 */
export const getPublicTestimonials = publicReadEndpoint('GET /api/public/testimonials', {
  response: z.array(publicTestimonial),
})

const customerLogo = z.object({ logoUrl: z.string(), businessName: z.string() })
export type CustomerLogo = z.infer<typeof customerLogo>

/** The logos of the same businesses, as far as they are kept on this server; at most 40. */
export const getCustomerLogos = publicReadEndpoint('GET /api/public/customer-logos', {
  response: z.array(customerLogo),
})
