import { z } from 'zod/mini'
import { endpoint, ownerEndpoint } from '../endpoint.ts'
import { idParams } from '../shapes.ts'

/** Browsers make photos small before they send them: a submission is a few lines, and its limit stays near that. */
export const photoLimitBytes = 50 * 1024
/** Of the data URL: base64 is four characters for three bytes. */
export const photoLimitCharacters = 69_000
/** Kept is a square of this many pixels. */
export const photoSidePixels = 256
export const photoSentences = {
  type: 'Please choose a photo (JPG, PNG or WebP).',
  kind: 'Please choose a photo (JPG, PNG or WebP).',
  size: 'Please choose a photo smaller than 50 KB.',
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
export const getTestimonialPhoto = ownerEndpoint('GET /api/testimonials/:id/photo', {
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

/** Of a call that takes a photo. In base64 it is one byte a character; the rest is as the other fields need. */
export const takesPhoto = {
  bodyLimitBytes: 145_000,
  tooLarge: { field: 'photo', sentence: photoSentences.size },
}
