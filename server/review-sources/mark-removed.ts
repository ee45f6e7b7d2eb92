import { and, inArray, isNull } from 'drizzle-orm'
import { linkedPlatforms } from '#contract/publishing/review-links.ts'
import type { Services } from '../context.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'
import type { ReviewClient } from '../integrations/platforms/review-platform.ts'
import { markRemoved as markPublicationRemoved } from '../publishing/service.ts'
import { changeFromPlatform } from '../testimonials/service.ts'
import type { Source } from './clients.ts'
import type { Lease } from './lease.ts'
import { sourceReviews } from './tables.ts'

/** So many are asked for one by one in a sync; more wait for the next. */
const mostAsked = 300
/** Where nobody can ask for one review, so many may be missing at once before the list itself is doubted. */
const mostDoubted = 0.5

/**
 * Marks reviews that the platform no longer has. A list that was read while it changed may have left one out, so each is
 * asked for by itself, where that is possible; a list that suddenly lacks half of everything is not believed.
 */
export async function markRemovedReviews(
  services: Services,
  lease: Lease,
  client: ReviewClient,
  missing: readonly string[],
): Promise<void> {
  const { source } = lease
  const removed: string[] = []
  if (client.has) {
    for (const externalId of missing.slice(0, mostAsked)) {
      if (!(await client.has(source.placeId, externalId))) removed.push(externalId)
      await lease.renew()
    }
  } else if (
    missing.length <= 10 ||
    missing.length < mostDoubted * (await countSourceReviews(services, source))
  ) {
    removed.push(...missing)
  }
  if (removed.length > 0) await writeRemoved(services, source, removed)
}

function countSourceReviews({ db }: Services, { workspaceId, platform, placeId }: Source): Promise<number> {
  return inWorkspace(db, workspaceId, (tx) =>
    tx.$count(sourceReviews, matches(sourceReviews, { workspaceId, platform, placeId })),
  )
}

async function writeRemoved(services: Services, source: Source, removed: readonly string[]): Promise<void> {
  const { workspaceId, platform } = source
  const now = services.now()
  await inWorkspace(services.db, workspaceId, async (tx) => {
    const rows = await tx
      .update(sourceReviews)
      .set({ removedAt: now, changedAt: now })
      .where(
        and(
          matches(sourceReviews, { workspaceId, platform }),
          inArray(sourceReviews.externalId, [...removed]),
          isNull(sourceReviews.removedAt),
        ),
      )
      .returning({
        id: sourceReviews.testimonialId,
        matchedId: sourceReviews.matchedId,
        matchState: sourceReviews.matchState,
      })
    const linked = linkedPlatforms.find((one) => one === platform)
    for (const { matchedId, matchState } of rows) {
      if (linked && matchedId && matchState === 'matched')
        await markPublicationRemoved(tx, { workspaceId, testimonialId: matchedId, platform: linked })
    }
    const changes = rows.map(({ id }) => ({ id, removedAt: now, platformHold: 'removed' as const }))
    await changeFromPlatform(services, tx, { workspaceId, at: now, actor: 'system' }, platform, changes)
  })
}
