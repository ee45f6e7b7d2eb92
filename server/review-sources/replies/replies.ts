import { and, inArray, isNull } from 'drizzle-orm'
import type { PlatformReview } from '#contract/review-sources/platform-replies.ts'
import { reviewRules } from '#contract/review-sources/review-rules.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { openSource } from '../clients.ts'
import { sendReply } from './send-reply.ts'
import { reviewSources, sourceReviews } from '../tables.ts'

type Stored = typeof sourceReviews.$inferSelect

/**
 * After the business answered in public, or took its answer back: where the review is on a platform that takes replies
 * from us, the answer is sent there.
 */
export async function queueReplies(
  services: Services,
  tx: Tx,
  workspaceId: string,
  replies: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(sourceReviews)
    .where(
      and(
        matches(sourceReviews, { workspaceId }),
        inArray(sourceReviews.testimonialId, [...replies.keys()]),
        isNull(sourceReviews.removedAt),
      ),
    )
    .for('update')
  for (const row of rows) {
    const text = replies.get(row.testimonialId) ?? null
    const isThere = text === null && row.reply === null && row.replyState === null
    if (isThere || !(await takesReplies(services, tx, row))) continue
    await queueReply(services, tx, row, text)
  }
}

/** Whether what is written here can be sent there: connected, and with all that the platform wants for it. */
async function takesReplies(services: Services, tx: Tx, row: Stored): Promise<boolean> {
  const { workspaceId, platform, placeId } = row
  if (reviewRules[platform].replies !== 'sent' || row.removedAt) return false
  const [source] = await tx
    .select()
    .from(reviewSources)
    .where(matches(reviewSources, { workspaceId, platform, placeId }))
  if (!source || source.isExpired) return false
  try {
    return openSource(services, source).reply !== undefined
  } catch {
    // Its credentials cannot be read: the page says so.
    return false
  }
}

async function queueReply(services: Services, tx: Tx, row: Stored, text: string | null): Promise<void> {
  const { workspaceId, testimonialId } = row
  await tx
    .update(sourceReviews)
    .set({ replyState: 'queued', replyText: text, replyStateAt: services.now(), replyError: null })
    .where(matches(sourceReviews, { workspaceId, testimonialId }))
  await services.jobs.enqueue(tx, sendReply, { workspaceId, testimonialId })
}

/** The review behind a testimonial. */
export function platformReview(context: WorkspaceContext, id: string): Promise<PlatformReview> {
  return context.tenant(async (tx) => presentPlatformReview(context, tx, await loadReview(context, tx, id)))
}

/** What the owner presses when it failed, or nobody knows. */
export function resendReply(context: WorkspaceContext, id: string): Promise<PlatformReview> {
  return context.tenant(async (tx) => {
    const row = await loadReview(context, tx, id, true)
    if (row.replyState !== 'failed' && row.replyState !== 'unknown')
      return presentPlatformReview(context, tx, row)
    if (!(await takesReplies(context, tx, row)))
      throw new Problem('not-allowed', 'Connect this platform again to send replies.')
    await queueReply(context, tx, row, row.replyText)
    return presentPlatformReview(context, tx, await loadReview(context, tx, id))
  })
}

async function loadReview({ workspaceId }: WorkspaceContext, tx: Tx, id: string, forChange = false) {
  const query = tx
    .select()
    .from(sourceReviews)
    .where(matches(sourceReviews, { workspaceId, testimonialId: id }))
  const [row] = forChange ? await query.for('update') : await query
  if (!row) throw notFound('review')
  return row
}

async function presentPlatformReview(services: Services, tx: Tx, row: Stored): Promise<PlatformReview> {
  const { platform, url, recommends, removedAt, replyState, replyStateAt, replyError } = row
  return {
    platform,
    url,
    recommends,
    removedAt: removedAt?.toISOString() ?? null,
    canReply: await takesReplies(services, tx, row),
    reply:
      replyState && replyStateAt
        ? { state: replyState, at: replyStateAt.toISOString(), error: replyError }
        : null,
  }
}
