import { z } from 'zod/mini'
import { requestChannels } from '../campaigns/request-channels.ts'
import { customerFilters } from '../customers/customers.ts'
import { line } from '../fields.ts'
import { day, testimonialFilters } from '../testimonials/testimonial-filters.ts'

/** What a question is about. */
const subject = z.enum([
  'testimonials',
  'customers',
  'requests',
  'campaigns',
  'links',
  'rewards',
  'widgets',
  'tags',
  'themes',
  'overview',
])
export type Subject = z.infer<typeof subject>

/** `reasons`: what a number is made of. `time`: from a request to its answer. */
const measure = z.enum(['count', 'average', 'share', 'list', 'trend', 'rate', 'time', 'reasons'])
export type Measure = z.infer<typeof measure>

const group = z.enum([
  ...([
    'day',
    'week',
    'month',
    'quarter',
    'year',
    'weekday',
    'rating',
    'status',
    'source',
    'channel',
  ] as const),
  ...(['link', 'campaign', 'tag', 'language', 'service', 'customer', 'company', 'reason'] as const),
])
export type Group = z.infer<typeof group>

/** `most` and `fewest` go by the count, `best` and `worst` by the rating or the rate. */
const order = z.enum(['most', 'fewest', 'best', 'worst', 'newest', 'oldest', 'longest', 'shortest'])
export type Order = z.infer<typeof order>

const { from: _from, to: _to, timeZone: _timeZone, ...ofTestimonials } = testimonialFilters
const { status: customerStatus, wrote, asked, answered } = customerFilters

/** What narrows an answer: what the lists can be narrowed to, so that each number leads to its rows. */
const filters = z.object({
  ...ofTestimonials,
  customerStatus,
  wrote,
  asked,
  answered,
  channel: z.optional(z.enum(requestChannels)),
  reward: z.optional(z.enum(['given', 'waiting'])),
  widget: z.optional(line(80)),
})
export type Filters = z.infer<typeof filters>

/** Its first and its last day, by the clock of whoever asks, and what it is called in a sentence: "in March 2027". */
const span = z.object({ from: day, to: day, name: line(80) })
export type QuerySpan = z.infer<typeof span>

const most = 4

/** A question as it was understood. A client sends the last one back, and the next question may change it. */
export const assistantQuery = z.object({
  subject,
  measure,
  filters,
  span: z.optional(span),
  /** Answered beside each other instead: each has a span or filters of its own. */
  versus: z.optional(
    z.array(z.object({ span: z.optional(span), filters: z.optional(filters) })).check(z.maxLength(most)),
  ),
  group: z.optional(group),
  order: z.optional(order),
  limit: z.optional(z.int().check(z.gte(1), z.lte(20))),
})
export type AssistantQuery = z.infer<typeof assistantQuery>
