import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { HistoryType } from '#contract/provenance/history.ts'
import type { Db, Tx } from '../db/database.ts'
import { prepareWrite } from '../db/prepared.ts'
import { writePrepared } from '../db/tenant.ts'
import type { DomainEvent } from '../events.ts'
import { historyRowsOf } from './entries.ts'
import { testimonialEvents } from './tables.ts'

export { firstBreak } from './chain.ts'
export { sealHistories } from './proof.ts'
export { sealedRows } from './sealed-rows.ts'
export { publicKeys, signingKey } from './signing-keys.ts'
export { readVerifyId, verifyPath } from './verify-address.ts'

/**
 * Appends what happened to the hash chain of each testimonial, in one insert. `emit` alone calls it: what else follows
 * from an event is told at the same time.
 */
export async function writeHistory(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  const rows = historyRowsOf(events)
  if (rows.length > 0) await writePrepared(tx, append, { rows: JSON.stringify(rows) })
}

/** Any number of rows in one statement; they enter the chains in the order of the list. */
const append = prepareWrite(
  'append_history',
  () => sql`insert into ${testimonialEvents} (workspace_id, testimonial_id, type, actor, at, payload)
    select "workspaceId", "testimonialId", type, actor, at, payload
    from json_to_recordset(${sql.placeholder('rows')}::json) as rows
      ("workspaceId" uuid, "testimonialId" uuid, type text, actor text, at timestamptz, payload text)`,
)

/** Whether this happened to a testimonial after `since`. */
export async function hasHappened(
  tx: Tx,
  workspaceId: string,
  testimonialId: string,
  type: HistoryType,
  since: Date,
): Promise<boolean> {
  const happened = and(
    eq(testimonialEvents.workspaceId, workspaceId),
    eq(testimonialEvents.testimonialId, testimonialId),
    eq(testimonialEvents.type, type),
    gt(testimonialEvents.at, since),
  )
  return (await tx.$count(testimonialEvents, happened)) > 0
}

/** The answers that a testimonial's text was drafted from, as far as they are kept. */
export async function draftedFrom(tx: Tx, workspaceId: string, testimonialId: string): Promise<string[]> {
  const entries = await history(tx, workspaceId, testimonialId)
  return entries.flatMap(({ type, payload }) => {
    if (type !== 'drafted' || payload === null) return []
    const { answers } = JSON.parse(payload) as { answers: readonly { answer: string }[] }
    return answers.map(({ answer }) => answer)
  })
}

/** The history of one testimonial, oldest first. */
export function history(db: Db | Tx, workspaceId: string, testimonialId: string) {
  return db
    .select()
    .from(testimonialEvents)
    .where(
      and(eq(testimonialEvents.workspaceId, workspaceId), eq(testimonialEvents.testimonialId, testimonialId)),
    )
    .orderBy(asc(testimonialEvents.seq))
}
