import { and, eq, inArray } from 'drizzle-orm'
import type { publishedSources } from '#contract/publishing/publishing.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { publishedReviews } from './tables.ts'

interface Found extends Pick<
  typeof publishedReviews.$inferSelect,
  'workspaceId' | 'testimonialId' | 'platform'
> {
  /** `link`: whoever has a link that the team has too. */
  readonly by: (typeof publishedSources)[number]
  /** Of whoever says so, as the history names them; nobody where that is not known, and the history is silent. */
  readonly actor?: string | undefined
  /** Its own address there. */
  readonly reviewUrl?: string | undefined
}

/**
 * A testimonial that was handed over is on its platform. Said again, it changes nothing but what nobody knew yet: false.
 * What a customer said, the platform may confirm.
 */
export async function markPublished(
  services: Services,
  tx: Tx,
  { workspaceId, testimonialId, platform, by, actor, reviewUrl }: Found,
): Promise<boolean> {
  const itself = matches(publishedReviews, { workspaceId, testimonialId, platform })
  if (reviewUrl !== undefined) await tx.update(publishedReviews).set({ reviewUrl }).where(itself)
  const at = services.now()
  const changed = await tx
    .update(publishedReviews)
    .set({ status: 'published', publishedAt: at, publishedBy: by })
    .where(and(itself, inArray(publishedReviews.status, ['pending', 'declined', 'removed'])))
    .returning({ id: publishedReviews.id })
  if (changed.length === 0) return false
  if (actor === undefined) return true
  await services.emit(tx, {
    name: 'testimonial-published',
    workspaceId,
    at,
    actor,
    each: [{ testimonialId, platform }],
  })
  return true
}

/** It was on its platform and is no longer. That is no withdrawal: here it stays as it is. */
export async function markRemoved(
  tx: Tx,
  { workspaceId, testimonialId, platform }: Pick<Found, 'workspaceId' | 'testimonialId' | 'platform'>,
): Promise<boolean> {
  const removed = await tx
    .update(publishedReviews)
    .set({ status: 'removed' })
    .where(
      and(
        matches(publishedReviews, { workspaceId, testimonialId, platform }),
        eq(publishedReviews.status, 'published'),
      ),
    )
    .returning({ id: publishedReviews.id })
  return removed.length > 0
}
