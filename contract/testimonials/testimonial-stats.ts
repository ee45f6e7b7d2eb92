import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { otherRatings } from './ratings.ts'

const count = z.number()
const cases = z.object({ open: count, contacted: count, resolved: count })
const monthly = z.object({
  total: count,
  pending: count,
  approved: count,
  aiGenerated: count,
  averageRating: z.nullable(count),
})

export const testimonialStats = z.object({
  total: count,
  pending: count,
  approved: count,
  rejected: count,
  aiGenerated: count,
  publishable: count,
  /** Kept off the site by the business; each is in its status too. */
  hidden: count,
  /** Recovery cases that are private, by state. They are in `total`, and in no status. */
  privateFeedback: cases,
  /** Recovery cases of reviews that are public on their platform. Each is in its status too. */
  outsideCases: cases,
  /**
   * Over everything that came in through the workspace's own links, private and deleted ones too, one decimal: the
   * average that outlets show. 0 when there is none.
   */
  averageRating: count,
  /** How many that average is of, and how many of them are deleted or erased. */
  submissions: z.object({ count, deleted: count }),
  /** Everything else that has ratings, the largest first. */
  otherRatings: z.array(otherRatings),
  /** What was said in this calendar month and in the one before (UTC), for the month-over-month badges. */
  thisMonth: monthly,
  lastMonth: monthly,
})
export type TestimonialStats = z.infer<typeof testimonialStats>

export const getTestimonialStats = ownerEndpoint('GET /api/testimonials/stats', {
  acceptsKey: 'stats:read',
  response: testimonialStats,
  about: {
    group: 'testimonials',
    place: 20,
    title: 'Get stats',
    says: 'How many testimonials there are, by status, this month and last month, and how they are rated. averageRating is the average that widgets show; otherRatings has those of what was imported from elsewhere.',
  },
})
