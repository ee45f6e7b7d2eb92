import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { countSegments } from '../wording/segments.ts'
import { instanceTextUsage, textUsage } from '../tables.ts'

/** Calendar months, in UTC. */
export const monthOf = (moment: Date) => `${moment.toISOString().slice(0, 7)}-01`

/**
 * Takes the segments of these messages from what the workspace and the instance may send this month, in the transaction
 * that queues them. Answers how many of the messages may leave, from the first on.
 */
export async function takeSegments(
  { config, now }: Services,
  tx: Tx,
  workspaceId: string,
  messages: readonly number[],
): Promise<number> {
  if (!config.texts || messages.length === 0) return 0
  const { limits } = config.texts
  const month = monthOf(now())
  const mine = and(eq(textUsage.workspaceId, workspaceId), eq(textUsage.month, month))
  const all = eq(instanceTextUsage.month, month)
  await tx.insert(textUsage).values({ workspaceId, month, segments: 0 }).onConflictDoNothing()
  await tx.insert(instanceTextUsage).values({ month, segments: 0 }).onConflictDoNothing()
  const [own] = await tx.select().from(textUsage).where(mine).for('update')
  const [whole] = await tx.select().from(instanceTextUsage).where(all).for('update')
  const room = Math.min(limits.workspace - own!.segments, limits.instance - whole!.segments)
  let [count, taken] = [0, 0]
  while (count < messages.length && taken + messages[count]! <= room) taken += messages[count++]!
  if (count === 0) return 0
  await tx
    .update(textUsage)
    .set({ segments: own!.segments + taken })
    .where(mine)
  await tx
    .update(instanceTextUsage)
    .set({ segments: whole!.segments + taken })
    .where(all)
  return count
}

/** Counts a message that leaves whatever the limits: it answers somebody. */
export async function countSegmentsOf(
  { now }: Services,
  tx: Tx,
  workspaceId: string,
  body: string,
): Promise<void> {
  const month = monthOf(now())
  const segments = countSegments(body)
  await tx
    .insert(textUsage)
    .values({ workspaceId, month, segments })
    .onConflictDoUpdate({
      target: [textUsage.workspaceId, textUsage.month],
      set: { segments: sql`${textUsage.segments} + ${segments}` },
    })
  await tx
    .insert(instanceTextUsage)
    .values({ month, segments })
    .onConflictDoUpdate({
      target: instanceTextUsage.month,
      set: { segments: sql`${instanceTextUsage.segments} + ${segments}` },
    })
}

export interface TextUsage {
  /** Segments of this month, and how many there may be. */
  readonly used: number
  readonly limit: number
}

/** What is left is the smaller of what the workspace and what the instance has left. */
export async function usageOf(
  { config, now }: Services,
  tx: Db | Tx,
  workspaceId: string,
): Promise<TextUsage> {
  if (!config.texts) return { used: 0, limit: 0 }
  const { limits } = config.texts
  const month = monthOf(now())
  const [own] = await tx
    .select({ segments: textUsage.segments })
    .from(textUsage)
    .where(and(eq(textUsage.workspaceId, workspaceId), eq(textUsage.month, month)))
  const [whole] = await tx
    .select({ segments: instanceTextUsage.segments })
    .from(instanceTextUsage)
    .where(eq(instanceTextUsage.month, month))
  const used = own?.segments ?? 0
  const left = Math.max(0, limits.instance - (whole?.segments ?? 0))
  return { used, limit: Math.min(limits.workspace, used + left) }
}
