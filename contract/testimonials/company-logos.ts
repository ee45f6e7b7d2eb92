import { z } from 'zod/mini'
import { logoLimitBytes, logoSentences } from '../business/logo.ts'
import { endpoint, ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { idParams } from '../shapes.ts'
import { testimonial } from './testimonials.ts'

/** Kept is a picture of at most so many pixels on each side. */
export const companyLogoPixels = 240

/**
 * The logo of the customer's company, shown with the testimonial wherever its company is. `logoData` is as for
 * `uploadLogo`; an earlier logo is gone.
 */
export const uploadCompanyLogo = uploadEndpoint('POST /api/testimonials/:id/company-logo', {
  bodyLimitBytes: Math.ceil((logoLimitBytes * 3) / 2),
  tooLarge: { field: 'logoData', sentence: logoSentences.size },
  params: idParams,
  body: z.object({ logoData: z.string({ error: logoSentences.type }) }),
  response: testimonial,
})

export const removeCompanyLogo = ownerEndpoint('DELETE /api/testimonials/:id/company-logo', {
  params: idParams,
  response: testimonial,
})

/** For the business, which sees it before it approves. */
export const getCompanyLogo = ownerEndpoint('GET /api/testimonials/:id/company-logo', {
  params: idParams,
  response: 'file',
})

/** As websites may show it: a WebP picture without metadata. 404 as soon as the testimonial may not be shown. */
export const getShownCompanyLogo = endpoint('GET /api/public/company-logos/:token', {
  access: 'public',
  rate: 'public-read',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{64}$/)) }),
  response: 'file',
})
