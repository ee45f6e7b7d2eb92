import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { linkedPlatforms } from '#contract/publishing/review-links.ts'
import type { ReviewMatch } from '#contract/review-sources/review-matches.ts'
import type { WorkspaceContext } from '../../context.ts'
import { matches } from '../../db/matches.ts'
import { notFound } from '../../http/problem.ts'
import { markPublished } from '../../publishing/service.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { sourceReviews } from '../tables.ts'
import { actorOf } from '../../kit/actor.ts'

const mostListed = 100

/** What waits for the owner's word. */
export function listMatches({ tenant, workspaceId }: WorkspaceContext): Promise<ReviewMatch[]> {
  const handed = alias(testimonials, 'handed')
  return tenant(async (tx) => {
    const rows = await tx
      .select({ review: sourceReviews, handed })
      .from(sourceReviews)
      .innerJoin(
        handed,
        and(eq(handed.workspaceId, sourceReviews.workspaceId), eq(handed.id, sourceReviews.matchedId)),
      )
      .where(matches(sourceReviews, { workspaceId, matchState: 'suggested' }))
      .orderBy(desc(sourceReviews.matchConfidence))
      .limit(mostListed)
    return rows.map(({ review, handed }) => ({
      id: review.testimonialId,
      platform: review.platform,
      confidence: review.matchConfidence ?? 0,
      review: {
        id: review.testimonialId,
        customerName: review.authorName,
        content: review.content,
        date: review.postedAt?.toISOString() ?? null,
      },
      testimonial: {
        id: handed.id,
        customerName: handed.customerName,
        content: handed.content,
        date: handed.createdAt.toISOString(),
      },
    }))
  })
}

/** The owner's word holds: what is declined is not suggested again. */
export function decideMatch(context: WorkspaceContext, id: string, isSame: boolean) {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const [row] = await tx
      .update(sourceReviews)
      .set({ matchState: isSame ? 'matched' : 'declined' })
      .where(matches(sourceReviews, { workspaceId, testimonialId: id, matchState: 'suggested' }))
      .returning()
    const platform = linkedPlatforms.find((one) => one === row?.platform)
    if (!row?.matchedId || !platform) throw notFound('suggestion')
    if (isSame) {
      await markPublished(context, tx, {
        workspaceId,
        testimonialId: row.matchedId,
        platform,
        by: 'platform',
        actor: actorOf(context),
        reviewUrl: row.url ?? undefined,
      })
    }
    return { message: isSame ? 'Marked as published.' : 'Kept as two different reviews.' }
  })
}
