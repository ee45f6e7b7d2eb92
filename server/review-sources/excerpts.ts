import { isNotNull, lt, and } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { ReviewClient } from '../integrations/platforms/review-platform.ts'
import { daysBefore } from '../kit/time.ts'
import type { Lease } from './lease.ts'
import { reviewSources } from './tables.ts'

/** What a platform shows today that lets nobody keep its reviews. It replaces what it showed before. */
export async function readExcerpts({ now }: Services, lease: Lease, client: ReviewClient): Promise<void> {
  const { reviews } = await client.page(lease.source.placeId)
  const excerpts = reviews.map(({ externalId, authorName, rating, content, url, postedAt }) => ({
    id: externalId,
    authorName,
    rating,
    text: content,
    url,
    postedAt: postedAt?.toISOString() ?? null,
  }))
  await lease.renew({ excerpts, excerptsAt: now() })
}

/** Excerpts that have been here for a day go, whether the platform answers again or not. */
export function forgetExcerpts({ db }: Pick<Services, 'db'>, now: Date) {
  return db
    .update(reviewSources)
    .set({ excerpts: null, excerptsAt: null })
    .where(and(isNotNull(reviewSources.excerpts), lt(reviewSources.excerptsAt, daysBefore(now, 1))))
}
