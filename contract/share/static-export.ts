import { z } from 'zod/mini'
import { themes } from '../widgets/widget-layouts.ts'
import { uploadEndpoint } from '../endpoint.ts'
import { customerLanguages } from '../languages.ts'

const onOff = z.optional(z.enum(['true', 'false']))

/**
 * A ZIP with every testimonial that may be shown: a page that needs no script and no server, JSON, photos, and an image
 * of each as PNG and SVG. Options as of a widget; at most 100.
 */
export const exportStatic = uploadEndpoint('GET /api/static-export', {
  query: z.object({
    layout: z.optional(z.enum(['grid', 'list'])),
    theme: z.optional(z.enum(themes)),
    max: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
    lang: z.optional(z.enum(customerLanguages)),
    showRatings: onOff,
    showDates: onOff,
    showCompany: onOff,
  }),
  response: 'file',
})
