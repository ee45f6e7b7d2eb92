import { and, eq } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { texts } from '../tables.ts'
import { sendTexts } from './send-texts.ts'

const queuedTextsOf = (workspaceId: string, campaignId: string) =>
  and(eq(texts.workspaceId, workspaceId), eq(texts.campaignId, campaignId), eq(texts.state, 'queued'))

/** What waited because its campaign was paused, leaves. */
export async function releaseTexts(
  services: Services,
  tx: Tx,
  workspaceId: string,
  campaignId: string,
): Promise<void> {
  await tx
    .update(texts)
    .set({ isHeld: false })
    .where(and(queuedTextsOf(workspaceId, campaignId), texts.isHeld))
  await services.jobs.enqueue(tx, sendTexts, {})
}

/** Of messages that wait for this campaign none leaves any more. */
export async function stopTexts(tx: Tx, workspaceId: string, campaignId: string): Promise<void> {
  await tx
    .update(texts)
    .set({ state: 'suppressed', lastError: 'stopped' })
    .where(queuedTextsOf(workspaceId, campaignId))
}

/** Whether what was on its way in a backup has been sent since, nobody knows: it is not sent again. */
export const textsAfterRestore = `update texts set state = 'unknown' where state in ('queued', 'sending')`
