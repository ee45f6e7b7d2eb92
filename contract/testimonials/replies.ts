import { ownerEndpoint } from '../endpoint.ts'
import { z } from 'zod/mini'
import { requiredText } from '../fields.ts'
import { withoutReviewSites } from '../publishing/review-sites.ts'
import { change, rowAction } from '../row-calls.ts'
import { testimonial } from './testimonials.ts'

export const longestReply = 1_000

/** A customer reads it on their private page too, beside their reward; most review sites forbid rewards. */
export const replyForm = z.object({
  text: requiredText(1, longestReply, 'Please write your reply').check(
    ...withoutReviewSites(
      'Please remove the link to the review site. Customers may read your reply beside a reward.',
    ),
  ),
})

/**
 * The business's one public reply to a testimonial: written, or replaced. It appears wherever the testimonial does, and
 * leaves with it. Private feedback and withdrawn testimonials take none.
 */
export const writeReply = ownerEndpoint(
  'PUT /api/testimonials/:id/public-reply',
  change(replyForm, testimonial),
)

export const removeReply = ownerEndpoint('DELETE /api/testimonials/:id/public-reply', rowAction(testimonial))
