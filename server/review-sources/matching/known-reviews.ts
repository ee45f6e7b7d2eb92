import type { PlatformReview } from '../../integrations/platforms/review-platform.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { sha256 } from '../../kit/ids.ts'
import type { Source } from '../clients.ts'
import { sourceReviews } from '../tables.ts'

/** What is remembered of a review while its platform is read. */
export interface Known {
  fingerprint: string
  isRemoved: boolean
  readonly isErased: boolean
}

/** All reviews of this place that were fetched before, by the platform's id. */
export async function knownReviews(tx: Tx, source: Source): Promise<Map<string, Known>> {
  const { workspaceId, platform, placeId } = source
  const rows = await tx
    .select({
      externalId: sourceReviews.externalId,
      fingerprint: sourceReviews.fingerprint,
      removedAt: sourceReviews.removedAt,
      isErased: sourceReviews.isErased,
    })
    .from(sourceReviews)
    .where(matches(sourceReviews, { workspaceId, platform, placeId }))
  return new Map(
    rows.map(({ externalId, fingerprint, removedAt, isErased }) => [
      externalId,
      { fingerprint: fingerprint.toString('base64'), isRemoved: removedAt !== null, isErased },
    ]),
  )
}

/** The same for the same review: of everything about it that can change. */
export function reviewFingerprintOf(review: PlatformReview): Buffer {
  const { authorName, rating, recommends, content, url, postedAt, reply } = review
  const parts = [authorName, rating, recommends, content, url, postedAt, reply?.text, reply?.at]
  return sha256(JSON.stringify(parts)).subarray(0, 16)
}

/** Those of a page that are new, changed, or there again; a review that a page has twice counts once. */
export function news(
  reviews: readonly PlatformReview[],
  known: ReadonlyMap<string, Known>,
): PlatformReview[] {
  const once = new Map(reviews.map((review) => [review.externalId, review]))
  return [...once.values()].filter((review) => {
    const before = known.get(review.externalId)
    if (!before) return true
    if (before.isErased) return false
    return before.isRemoved || before.fingerprint !== reviewFingerprintOf(review).toString('base64')
  })
}
