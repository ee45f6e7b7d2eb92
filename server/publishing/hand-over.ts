import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rowId } from '../kit/ids.ts'
import { publishedReviews } from './tables.ts'
import { actorOf } from '../kit/actor.ts'

/** A row for each of these that has none yet, and its place in the history. Waits for others who do the same. */
export async function createHandOvers(
  context: WorkspaceContext,
  tx: Tx,
  testimonialIds: readonly string[],
  platform: LinkedPlatform,
): Promise<void> {
  if (testimonialIds.length === 0) return
  const { workspaceId } = context
  const now = context.now()
  const made = await tx
    .insert(publishedReviews)
    .values(
      testimonialIds.map((testimonialId) => ({
        workspaceId,
        id: rowId(now),
        testimonialId,
        platform,
        status: 'pending' as const,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ testimonialId: publishedReviews.testimonialId })
  await context.emit(tx, {
    name: 'testimonial-handed-over',
    workspaceId,
    at: now,
    actor: actorOf(context),
    each: made.map(({ testimonialId }) => ({ testimonialId, platform })),
  })
}
