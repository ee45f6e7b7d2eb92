import { z } from 'zod/mini'
import { line, rating, text } from '../fields.ts'

export const longestTag = 40
export const tagSentence = 'Please enter a tag'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Dates look like 2026-03-31'))

export const testimonialSorts = ['newest', 'oldest', 'highest', 'lowest'] as const
export type TestimonialSort = (typeof testimonialSorts)[number]

/** How a testimonial came in; any other `source` is the name of a site, e.g. `Google`. */
export const sourceKinds = ['form', 'team', 'api', 'imported'] as const

/** What narrows a list of testimonials; all of them hold at once. */
export const testimonialFilters = {
  /** Private feedback has none of them. */
  status: z.optional(z.enum(['pending', 'approved', 'rejected'])),
  rating: z.optional(z.pipe(z.coerce.number(), rating)),
  /** Private feedback and low ratings from platforms alone: all of it, or what is in this state. */
  feedback: z.optional(z.enum(['all', 'open', 'contacted', 'resolved'])),
  search: z.optional(text(200)),
  /** `form`, `team`, `api` or `imported`, or the name of a site, e.g. `Google`. */
  source: z.optional(line(60)),
  /** The first and the last day on which it was said (UTC); without a date nothing is found. */
  from: z.optional(day),
  to: z.optional(day),
  tag: z.optional(line(longestTag)),
  /** Whether there are words beside the stars. */
  hasText: z.optional(z.enum(['true', 'false'])),
  /** Whether the business keeps it off its site. */
  isHidden: z.optional(z.enum(['true', 'false'])),
  /** Reviews that were fetched from a platform, and that nobody has answered there or here. */
  needsAnswer: z.optional(z.literal('true')),
} as const

const filters = z.object(testimonialFilters)
export type TestimonialFilters = z.infer<typeof filters>
