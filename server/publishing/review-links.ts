import type { Received } from '#contract/endpoint.ts'
import type { createReviewLinks, ReviewLink } from '#contract/publishing/publishing.ts'
import type { WorkspaceContext } from '../context.ts'
import { idempotent } from '../http/idempotent.ts'
import { createHandOvers } from './hand-over.ts'
import { handOverToken, handOverUrl } from './hand-over-link.ts'
import { reviewsWith } from './list.ts'
import { obstacleProblem } from './obstacles.ts'
import { readStandings } from './standing.ts'

/**
 * Links to send by oneself. What cannot be handed over, is not there, or was declined by its customer is left out; if it
 * is the only one, the refusal says why.
 */
export function makeReviewLinks(
  context: WorkspaceContext,
  { platform, testimonialIds }: Received<typeof createReviewLinks>['body'],
): Promise<ReviewLink[]> {
  const { workspaceId } = context
  return idempotent(context, workspaceId, 'review-links', { platform, testimonialIds }, async (tx) => {
    const ids = [...new Set(testimonialIds)]
    const standings = await readStandings(tx, workspaceId, ids, platform)
    const only = standings.length === 1 ? standings[0]?.obstacle : null
    // What is true of the business is true of all of them.
    const ofBusiness = standings.find(
      ({ obstacle }) => obstacle === 'links-off' || obstacle === 'not-connected',
    )
    const obstacle = only ?? ofBusiness?.obstacle
    if (obstacle) throw obstacleProblem(obstacle, platform)
    const free = standings.flatMap((standing) => (standing.obstacle === null ? standing.row.id : []))
    await createHandOvers(context, tx, free, platform)
    const handed = await readStandings(tx, workspaceId, free, platform)
    const reviews = await reviewsWith(
      tx,
      handed.map(({ review, row }) => ({ review: review!, words: row })),
    )
    return handed.map(({ row, businessName, link }, index) => {
      const token = handOverToken(context, platform, row)
      return {
        testimonialId: row.id,
        businessName,
        customerName: row.customerName,
        customerEmail: row.customerEmail,
        content: row.content,
        rating: row.rating,
        platformBusinessId: link!.id,
        token,
        url: handOverUrl(context, platform, token),
        review: reviews[index]!,
      }
    })
  })
}
