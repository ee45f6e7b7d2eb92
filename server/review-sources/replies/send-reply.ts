import { and, eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import type { Services } from '../../context.ts'
import { matches } from '../../db/matches.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { PlatformAway, PlatformRefusal } from '../../integrations/platforms/review-platform.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { openSource } from '../clients.ts'
import { reviewSources, sourceReviews } from '../tables.ts'

type Stored = typeof sourceReviews.$inferSelect

/**
 * Sends one answer to its platform: claimed, sent, marked. After a crash between the last two nobody knows whether it
 * arrived: that is said, and it is never sent again by itself. A later sync that finds it there settles it.
 */
export const sendReply = defineJob({
  name: 'send-review-reply',
  isSyncing: true,
  payload: z.object({ workspaceId: z.uuid(), testimonialId: z.uuid() }),
  attempts: 2,
  timeoutSeconds: 120,
  async run(services, { workspaceId, testimonialId }) {
    const mark = (from: 'queued' | 'sending', change: Partial<Stored>) =>
      inWorkspace(services.db, workspaceId, (tx) =>
        tx
          .update(sourceReviews)
          .set({ replyStateAt: services.now(), ...change })
          .where(
            and(matches(sourceReviews, { workspaceId, testimonialId }), eq(sourceReviews.replyState, from)),
          )
          .returning(),
      )
    const [claimed] = await mark('queued', { replyState: 'sending' })
    if (!claimed) {
      await mark('sending', { replyState: 'unknown', replyError: null })
      return
    }
    await mark('sending', await sent(services, claimed))
  },
})

/** What became of it. */
async function sent(services: Services, row: Stored): Promise<Partial<Stored>> {
  const { workspaceId, platform, placeId, externalId, replyText } = row
  try {
    const [source] = await inWorkspace(services.db, workspaceId, (tx) =>
      tx.select().from(reviewSources).where(matches(reviewSources, { workspaceId, platform, placeId })),
    )
    const client = source && openSource(services, source)
    if (!client?.reply)
      throw new PlatformRefusal('refused', `Connect ${sourceNames[platform]} again to send replies.`)
    await client.reply(placeId, externalId, replyText)
    return {
      replyState: 'sent',
      replyError: null,
      reply: replyText,
      repliedAt: replyText === null ? null : services.now(),
    } as const
  } catch (failure) {
    if (!(failure instanceof PlatformRefusal || failure instanceof PlatformAway)) throw failure
    services.log.warn({ err: failure, workspaceId, platform }, 'a reply was not sent')
    // A platform that asks to wait has taken nothing; one that broke off may have.
    const isRefused = failure instanceof PlatformRefusal || failure.isUntouched
    return {
      replyState: isRefused ? 'failed' : 'unknown',
      replyError: failure instanceof PlatformAway ? failure.sentence : failure.message,
    }
  }
}
