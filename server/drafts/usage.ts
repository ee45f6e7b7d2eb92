import { startOfMonth, utcDayOf } from '../kit/time.ts'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { ModelUsage } from '../integrations/models/model.ts'
import { writerUsage } from './tables.ts'

/** A month to its last day. */
export const usageRetentionDays = 31

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

/** Adds a call of the AI service, and what it took. */
export async function addCall(tx: Tx, workspaceId: string, now: Date, used: ModelUsage): Promise<void> {
  const { calls, inputTokens, outputTokens } = writerUsage
  await tx
    .insert(writerUsage)
    .values({ workspaceId, day: utcDayOf(now), drafts: 0, calls: 1, ...used })
    .onConflictDoUpdate({
      target: [writerUsage.workspaceId, writerUsage.day],
      set: {
        calls: sql`${calls} + 1`,
        inputTokens: sql`${inputTokens} + ${used.inputTokens}`,
        outputTokens: sql`${outputTokens} + ${used.outputTokens}`,
      },
    })
}

/** Of the month in UTC. */
export async function usageOfMonth(
  tx: Tx,
  workspaceId: string,
  now: Date,
): Promise<ModelUsage & { readonly calls: number }> {
  const { calls, inputTokens, outputTokens } = writerUsage
  const total = (column: typeof calls | typeof inputTokens) =>
    sql<number>`coalesce(sum(${column}), 0)::float8`
  const [row] = await tx
    .select({ calls: total(calls), inputTokens: total(inputTokens), outputTokens: total(outputTokens) })
    .from(writerUsage)
    .where(and(eq(writerUsage.workspaceId, workspaceId), gte(writerUsage.day, utcDayOf(startOfMonth(now)))))
  return row ?? { calls: 0, inputTokens: 0, outputTokens: 0 }
}
