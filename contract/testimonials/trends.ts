import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'

const count = z.number()

/** How many of one source. */
const ofSource = z.object({
  /** Where an import says it is from; `form` came through the workspace's own links, `team` was typed. */
  kind: z.enum(['form', 'team', 'imported']),
  name: z.string(),
  count,
})
export type OfSource = z.infer<typeof ofSource>

/** Everything that was received, private and deleted submissions too, as the average counts it. */
export const trends = z.object({
  total: count,
  /** The largest first; at most five, of which the last may stand for the rest. */
  sources: z.array(ofSource),
  /** 5 to 1 stars, and 0 for what has no rating; each by the same sources in the same order. */
  ratings: z.array(z.object({ rating: z.number(), counts: z.array(count) })),
  /** The last twelve months in order (UTC), the current one last; without gaps. */
  months: z.array(z.object({ month: z.string(), counts: z.array(count) })),
  /** What is in no month of these: said before them, or nobody knows when. */
  earlier: count,
  undated: count,
})
export type Trends = z.infer<typeof trends>

/** Ratings and volume over time, by source. */
export const getTrends = ownerEndpoint('GET /api/testimonials/trends', {
  acceptsKey: 'stats:read',
  response: trends,
  about: {
    group: 'testimonials',
    place: 21,
    title: 'Get trends',
    says: 'Testimonials by source, by rating and by month, for the last twelve months. earlier counts what is older, and undated what has no date.',
  },
})
