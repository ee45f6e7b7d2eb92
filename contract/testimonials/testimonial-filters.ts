import { z } from 'zod/mini'
import { line, rating, text } from '../fields.ts'
import { languageCode } from '../text-direction.ts'
import { timeZone } from './said-on.ts'

/** What still keeps an entry from being shown anywhere. */
export const waitingReasons = [
  'approval',
  'confirmation',
  'consent',
  'private',
  'rejected',
  'hidden',
  'removed',
  'platform-terms',
  'withdrawn',
] as const
export type WaitingReason = (typeof waitingReasons)[number]

export const longestTag = 40
export const tagSentence = 'Please enter a tag'

export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Dates look like 2026-03-31'))

export const testimonialSorts = ['newest', 'oldest', 'highest', 'lowest'] as const
export type TestimonialSort = (typeof testimonialSorts)[number]

/** How a testimonial came in; any other `source` is the name of a site, e.g. `Google`. */
export const sourceKinds = ['form', 'team', 'api', 'imported'] as const

/** The kinds of links on which customers leave testimonials; see `collectionLinks`. */
export const linkKinds = ['form', 'link', 'qr', 'request'] as const

/** Of a theme's key. */
export const longestTheme = 120
/** How a testimonial can speak of something. */
export const themeTones = ['praise', 'criticism'] as const

const yesOrNo = z.optional(z.enum(['true', 'false']))

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
  /** The first and the last day on which it was said (UTC unless `timeZone` is sent); without a date nothing is found. */
  from: z.optional(day),
  to: z.optional(day),
  /** Where those days begin and end. A date that came without a time is that day everywhere. */
  timeZone: z.optional(timeZone),
  tag: z.optional(line(longestTag)),
  /** Whether there are words beside the stars. */
  hasText: z.optional(z.enum(['true', 'false'])),
  /** Whether the business keeps it off its site. */
  isHidden: z.optional(z.enum(['true', 'false'])),
  /** Reviews that were fetched from a platform, and that nobody has answered there or here. */
  needsAnswer: z.optional(z.literal('true')),
  minRating: z.optional(z.pipe(z.coerce.number(), rating)),
  maxRating: z.optional(z.pipe(z.coerce.number(), rating)),
  /** Whether outlets may show it. */
  isShown: yesOrNo,
  /** What keeps it from being shown, as each testimonial says in `waitingFor`. */
  waitingFor: z.optional(z.enum(waitingReasons)),
  /** Whether it came in as private feedback. */
  isPrivate: yesOrNo,
  /** Whether it began as an AI draft. */
  isAiGenerated: yesOrNo,
  /** Of the text, such as `de`. */
  language: z.optional(z.string().check(z.regex(languageCode))),
  /** Words that its text has one after the other, each whole, for one or for several: `mug` and `mugs`. */
  mentions: z.optional(text(80)),
  /** What is left out: the name of a site or a kind of source, a tag, a language. */
  notSource: z.optional(line(60)),
  notTag: z.optional(line(longestTag)),
  notLanguage: z.optional(z.string().check(z.regex(languageCode))),
  /** The name that stands with it, letter for letter, and the company. */
  customer: z.optional(line(120)),
  company: z.optional(line(120)),
  /** The id of the collection link that it came through, or the kind of that link. */
  link: z.optional(line(64)),
  linkKind: z.optional(z.enum(linkKinds)),
  /** The id of the campaign that it answers. */
  campaign: z.optional(z.uuid('campaign must be an id')),
  /** The key of what its text speaks of, such as `delivery`. */
  theme: z.optional(line(longestTheme)),
  /** Only with `theme`: whether it is praised or criticized. */
  tone: z.optional(z.enum(themeTones)),
} as const

const filters = z.object(testimonialFilters)
export type TestimonialFilters = z.infer<typeof filters>
