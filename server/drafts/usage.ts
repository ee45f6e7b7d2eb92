import { utcDayOf } from '../kit/time.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { writerUsage } from './tables.ts'

export const usageRetentionDays = 30

/** Counts a draft that is about to go to the AI service; false, and not counted, when the day's are used up. */
export async function takeDraft(tx: Tx, workspaceId: string, now: Date, most: number): Promise<boolean> {
  const taken = await tx
    .insert(writerUsage)
    .values({ workspaceId, day: utcDayOf(now), drafts: 1 })
    .onConflictDoUpdate({
      target: [writerUsage.workspaceId, writerUsage.day],
      set: { drafts: sql`${writerUsage.drafts} + 1` },
      setWhere: lt(writerUsage.drafts, most),
    })
    .returning({ drafts: writerUsage.drafts })
  return taken.length > 0
}

export async function draftsOfToday(tx: Tx, workspaceId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ drafts: writerUsage.drafts })
    .from(writerUsage)
    .where(and(eq(writerUsage.workspaceId, workspaceId), eq(writerUsage.day, utcDayOf(now))))
  return row?.drafts ?? 0
}
