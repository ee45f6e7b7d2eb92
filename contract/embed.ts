import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const layouts = ['grid', 'carousel', 'list', 'masonry'] as const
export type Layout = (typeof layouts)[number]
export const themes = ['light', 'dark', 'auto'] as const
export type Theme = (typeof themes)[number]

export const embedTestimonial = z.object({
  id: z.string(),
  content: z.string(),
  customerName: z.string(),
  customerCompany: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  /** ISO 8601 day, e.g. `2026-03-31`. */
  date: z.string(),
  /** What a reader must know, e.g. `Imported from Google`; null when there is nothing to say. */
  label: z.nullable(z.string()),
})
export type EmbedTestimonial = z.infer<typeof embedTestimonial>

export const embedAnswer = z.object({
  success: z.literal(true),
  testimonials: z.array(embedTestimonial),
  /** Of `total` genuine submissions, how many are publishable, for "12 of 47 shown". */
  shown: z.number(),
  total: z.number(),
  /** Over every rated genuine submission, one decimal; null when there is none. */
  average: z.nullable(z.number()),
})
export type EmbedAnswer = z.infer<typeof embedAnswer>

/** Stops telling that this site uses a renewed key. Sites that were never told of are taken as well. */
export const dismissOutdatedSite = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'POST',
  path: '/api/outdated-sites/dismiss',
  body: z.object({ site: z.string({ error: 'site is missing' }).check(z.minLength(1), z.maxLength(255)) }),
  response: z.object({ site: z.string() }),
})

/** `userId` is a user of the key's workspace, or `me`. Open to every origin, without credentials. */
export const getEmbedTestimonials = endpoint({
  access: 'public',
  rate: 'embed',
  method: 'GET',
  path: '/api/embed/testimonials/:userId',
  params: z.object({ userId: z.string() }),
  query: z.object({ apiKey: z.optional(z.string()) }),
  response: embedAnswer,
})
