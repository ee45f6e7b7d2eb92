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
  about: {
    group: 'this-site',
    place: 1,
    title: 'List featured testimonials',
    says: 'The newest publishable testimonials of businesses whose owners agreed to appear on this site’s public pages. At most 12.',
  },
})

const customerLogo = z.object({ logoUrl: z.string(), businessName: z.string() })
export type CustomerLogo = z.infer<typeof customerLogo>

/** The logos of the same businesses, as far as they are kept on this server; at most 40. */
export const getCustomerLogos = publicReadEndpoint('GET /api/public/customer-logos', {
  response: z.array(customerLogo),
  about: {
    group: 'this-site',
    place: 2,
    title: 'List featured logos',
    says: 'The names and logos of the same businesses. At most 40.',
  },
})
