import { z } from 'zod/mini'
import { businessProfile } from './business-profile.ts'
import { ownerEndpoint, publicReadEndpoint, uploadEndpoint } from '../endpoint.ts'

export const logoLimitBytes = 2 * 1024 * 1024
export const logoSentences = {
  type: 'Please upload an image file (PNG, JPG, etc.)',
  kind: 'This type of image is not supported. Please upload a PNG, JPG or WebP file.',
  size: 'Please upload an image smaller than 2MB',
  sides: 'Please upload an image of at most 10,000 pixels on each side',
  pixels: 'Please upload an image of at most 25 megapixels',
  unreadable: 'Unable to process logo file',
} as const

/**
 * `logoData`: a data URL (RFC 2397) in base64 of a PNG, JPEG or WebP image of at most 2 MB, 25 million pixels, and
 * 10,000 pixels on each side. Kept is a new WebP picture of at most 512 by 512 pixels without the metadata of the old; an
 * earlier logo is gone.
 */
export const uploadLogo = uploadEndpoint('POST /api/business-profile/upload-logo', {
  // Base64 is four bytes for three.
  bodyLimitBytes: 3 * 1024 * 1024,
  tooLarge: { field: 'logoData', sentence: logoSentences.size },
  body: z.object({ logoData: z.string({ error: logoSentences.type }) }),
  response: businessProfile,
})

export const removeLogo = ownerEndpoint('DELETE /api/business-profile/logo', { response: businessProfile })

/** A WebP picture that never changes: a new logo has a new id, and the id of a removed one answers 404. */
export const getLogo = publicReadEndpoint('GET /api/public/logos/:id', {
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{16,64}$/)) }),
  response: 'file',
})
