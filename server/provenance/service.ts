import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { testimonialEvents } from './tables.ts'
import { sha256 } from '../ids.ts'

/** What can happen to a testimonial. Names are part of the hashed history: add, never rename. */
export type EventType =
  | 'submitted'
  | 'created'
  | 'imported'
  /** A later import corrected it, or undoing that one took the correction back. */
  | 'import-updated'
  /** Removed, because the import that brought it was undone. */
  | 'import-undone'
  | 'edited'
  | 'consented'
  | 'confirmed'
  | 'evidence-added'
  | 'confirmation-asked'
  | 'consent-asked'
  | 'approved'
  | 'rejected'
  | 'decision-undone'
  | 'withdrawn'
  | 'rewarded'
  | 'deleted'
  | 'restored'

export interface NewEvent {
  readonly testimonialId: string
  readonly type: EventType
  /** `customer`, `user:<id>`, `key:<id>` (a program with a secret key) or `system`. */
  readonly actor: string
  readonly payload?: object
}

/** Appends to the hash chain of each testimonial, in the transaction of the change itself. */
export async function record(
  tx: Pick<Tx, 'insert'>,
  workspaceId: string,
  at: Date,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  await tx.insert(testimonialEvents).values(
    events.map(({ testimonialId, type, actor, payload }) => ({
      workspaceId,
      testimonialId,
      type,
      actor,
      at,
      payload: JSON.stringify(payload ?? {}),
    })),
  )
}

/** Whether this happened to a testimonial after `since`. */
export async function hasHappened(
  tx: Tx,
  workspaceId: string,
  testimonialId: string,
  type: EventType,
  since: Date,
): Promise<boolean> {
  const found = await tx
    .select({ seq: testimonialEvents.seq })
    .from(testimonialEvents)
    .where(
      and(
        eq(testimonialEvents.workspaceId, workspaceId),
        eq(testimonialEvents.testimonialId, testimonialId),
        eq(testimonialEvents.type, type),
        gt(testimonialEvents.at, since),
      ),
    )
    .limit(1)
  return found.length > 0
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

type Entry = Awaited<ReturnType<typeof history>>[number]

/** The number of the first entry that does not follow from the one before it; `null` when the chain holds. */
export function firstBreak(entries: readonly Entry[]): number | null {
  let previous: Buffer = Buffer.alloc(0)
  for (const [index, entry] of entries.entries()) {
    const { testimonialId, seq, type, actor, at, commitment, salt, payload } = entry
    const moment = at.toISOString().replace('Z', '000Z')
    const line = ['v1', testimonialId, seq, type, actor, moment, commitment.toString('hex')].join('|')
    const hash = sha256(Buffer.concat([previous, Buffer.from(line)]))
    const isErased = salt === null || payload === null
    const isCommitted = isErased || sha256(Buffer.concat([salt, Buffer.from(payload)])).equals(commitment)
    if (
      seq !== index + 1 ||
      !entry.previousHash.equals(previous) ||
      !hash.equals(entry.hash) ||
      !isCommitted
    ) {
      return seq
    }
    previous = hash
  }
  return null
}
