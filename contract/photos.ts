import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idParams } from './shapes.ts'

/** Browsers make photos smaller before they send them. */
export const photoLimitBytes = 1024 * 1024
/** Kept is a square of this many pixels. */
export const photoSidePixels = 256
export const photoSentences = {
  type: 'Please choose a photo (JPG, PNG or WebP).',
  size: 'Please choose a photo smaller than 1 MB.',
  sides: 'Please choose a photo of at most 10,000 pixels on each side.',
  pixels: 'Please choose a photo of at most 25 megapixels.',
  unreadable: "This photo can't be read. Please choose another.",
} as const

/**
 * The customer's photo as websites may show it: a WebP square without metadata. 404 as soon as the testimonial may not be
 * shown, or its customer has not agreed to be shown with the photo.
 */
export const getPhoto = endpoint('GET /api/public/photos/:token', {
  access: 'public',
  rate: 'public-read',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{64}$/)) }),
  response: 'file',
})

/** The same for the business, which sees it before it approves. */
export const getTestimonialPhoto = endpoint('GET /api/testimonials/:id/photo', {
  access: 'owner',
  rate: 'app',
  params: idParams,
  response: 'file',
})

/** The same for whoever holds the private link. */
export const getMyPhoto = endpoint('GET /api/public/my/:token/photo', {
  access: 'public',
  rate: 'public-read',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  response: 'file',
})
