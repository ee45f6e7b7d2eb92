import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { linkedPlatforms, type LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { markPublished } from '../../publishing/service.ts'
import { publishedReviews } from '../../publishing/tables.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { daysBefore } from '../../kit/time.ts'
import type { Source } from '../clients.ts'
import { confidenceOf, type Dated, perhaps, shingled, surely } from './likeness.ts'
import { sourceReviews } from '../tables.ts'

/** Hand-overs of longer ago are not looked for any more. */
const lookBackDays = 400
const mostHandOvers = 1_000
/** So much surer than the second has to be the first. */
const lead = 0.1

type Arrived = Pick<typeof sourceReviews.$inferSelect, 'externalId' | 'content' | 'postedAt' | 'url'>

interface HandedOver extends Dated {
  readonly testimonialId: string
}

/** Looks among the reviews that came for those which were handed to their customers, and marks those as published. */
export async function matchHandOvers(
  services: Services,
  tx: Tx,
  source: Source,
  arrived: readonly Arrived[],
): Promise<void> {
  const platform = linkedPlatforms.find((one) => one === source.platform)
  if (!platform || arrived.length === 0) return
  const handed = await handedOver(services, tx, source.workspaceId, platform)
  for (const review of arrived) {
    const found = bestMatchOf(handed, { text: shingled(review.content), at: review.postedAt })
    if (!found) continue
    const { testimonialId, confidence, isSure } = found
    const { workspaceId } = source
    await tx
      .update(sourceReviews)
      .set({
        matchedId: testimonialId,
        matchConfidence: confidence,
        matchState: isSure ? 'matched' : 'suggested',
      })
      .where(matches(sourceReviews, { workspaceId, platform, externalId: review.externalId }))
    if (!isSure) continue
    handed.splice(
      handed.findIndex((one) => one.testimonialId === testimonialId),
      1,
    )
    const reviewUrl = review.url ?? undefined
    const by = { by: 'platform', actor: 'system' } as const
    await markPublished(services, tx, { workspaceId, testimonialId, platform, reviewUrl, ...by })
  }
}

/** In customers' hands, or said to be posted, and not found yet. */
async function handedOver(
  services: Services,
  tx: Tx,
  workspaceId: string,
  platform: LinkedPlatform,
): Promise<HandedOver[]> {
  const rows = await tx
    .select({
      testimonialId: publishedReviews.testimonialId,
      at: publishedReviews.createdAt,
      content: testimonials.content,
    })
    .from(publishedReviews)
    .innerJoin(
      testimonials,
      and(
        eq(testimonials.workspaceId, publishedReviews.workspaceId),
        eq(testimonials.id, publishedReviews.testimonialId),
      ),
    )
    .where(
      and(
        matches(publishedReviews, { workspaceId, platform }),
        inArray(publishedReviews.status, ['pending', 'published', 'declined']),
        gt(publishedReviews.createdAt, daysBefore(services.now(), lookBackDays)),
        sql`not exists (select from ${sourceReviews} s where s.workspace_id = ${workspaceId} and s.platform = ${platform}
          and s.match_state = 'matched' and s.matched_id = ${publishedReviews.testimonialId})`,
      ),
    )
    .orderBy(desc(publishedReviews.createdAt))
    .limit(mostHandOvers)
  return rows.map(({ testimonialId, at, content }) => ({ testimonialId, at, text: shingled(content) }))
}

/** The likeliest, where one is; sure only when no other comes near. */
export function bestMatchOf<T extends Dated>(
  handed: readonly T[],
  review: Dated,
): (T & { confidence: number; isSure: boolean }) | undefined {
  const graded = handed
    .map((one) => ({ ...one, confidence: confidenceOf(one, review) }))
    .toSorted((a, b) => b.confidence - a.confidence)
  const [first, second] = graded
  if (!first || first.confidence < perhaps) return undefined
  const isAlone = first.confidence - (second?.confidence ?? 0) >= lead
  return { ...first, isSure: first.confidence >= surely && isAlone }
}
