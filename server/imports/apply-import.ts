import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { ReportLine } from '#contract/imports.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { imports } from '../db/tables/imports.ts'
import { inWorkspace } from '../db/tenant.ts'
import { findCollected, type WhyCollected } from './already-collected.ts'
import { type Arriving, insertReviews } from './insert-reviews.ts'
import { outcomes, readFile } from './read-reviews.ts'
import type { Outcome } from './to-review.ts'

const batchRows = 500
const failureSentence = 'This import could not be finished, so nothing was added. Please try it again.'

type Import = typeof imports.$inferSelect

/**
 * Adds every review of the file in one transaction, or none. Does nothing when that has been done.
 * How far it is, is written by other connections: a transaction's own rows are invisible until its end.
 */
export async function applyImport(services: Services, workspaceId: string, importId: string): Promise<void> {
  const { db } = services
  const [job] = await inWorkspace(db, workspaceId, (tx) =>
    tx
      .update(imports)
      .set({ state: 'running', processed: 0, added: 0, skipped: 0 })
      .where(and(ofImport(workspaceId, importId), isNotNull(imports.file)))
      .returning(),
  )
  if (job === undefined || job.file === null) return
  const text = (await promisify(gunzip)(job.file)).toString()
  const file = await readFile({ fileName: job.fileName, content: text }, job.mapping ?? {}, job.createdAt)
  const whyCollected = await inWorkspace(db, workspaceId, (tx) => findCollected(tx, workspaceId, file))

  await inWorkspace(db, workspaceId, async (tx) => {
    if (!(await isOurs(tx, workspaceId, importId))) return
    const report: ReportLine[] = []
    const counts = { processed: 0, added: 0, skipped: 0 }
    for await (const batch of batches(outcomes(file))) {
      const fates = await applyBatch(tx, job, batch, whyCollected)
      report.push(...fates.lines)
      counts.processed += batch.length
      counts.added += fates.added
      counts.skipped += batch.length - fates.added
      await inWorkspace(db, workspaceId, (aside) =>
        aside.update(imports).set(counts).where(ofImport(workspaceId, importId)),
      )
    }
    await tx
      .update(imports)
      .set({ ...counts, state: 'done', report, file: null, failure: null })
      .where(ofImport(workspaceId, importId))
  })
}

/** Says that the import failed; its transaction left nothing behind. */
export async function giveUp({ db }: Services, workspaceId: string, importId: string): Promise<void> {
  await inWorkspace(db, workspaceId, (tx) =>
    tx
      .update(imports)
      .set({ state: 'failed', processed: 0, added: 0, skipped: 0, file: null, failure: failureSentence })
      .where(and(ofImport(workspaceId, importId), ne(imports.state, 'done'))),
  )
}

function ofImport(workspaceId: string, importId: string) {
  return and(eq(imports.workspaceId, workspaceId), eq(imports.id, importId))
}

/** Another process has this import in hand. */
export class StillRunning extends Error {
  override readonly name = 'StillRunning'
}

/** Makes sure that nobody else is applying this import, and that there is still something to do. */
async function isOurs(tx: Tx, workspaceId: string, importId: string) {
  // A tally slot of its own keeps customers from waiting for this long transaction (server/db/migrations/0002).
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${importId}, 0)) as locked,
      set_config('app.tally_slot', (16 + abs(hashtext(${importId}) % 1000))::text, true)`,
  )
  if (rows[0]?.locked !== true) throw new StillRunning('This import is being applied elsewhere')
  const [found] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(ofImport(workspaceId, importId), inArray(imports.state, ['waiting', 'running'])))
  return found !== undefined
}

/** Inserts what is new and says of every other row why it is left out. */
async function applyBatch(tx: Tx, job: Import, batch: readonly Outcome[], whyCollected: WhyCollected) {
  const reasons = new Map<Outcome, string>()
  const arriving: Arriving[] = []
  for (const outcome of batch) {
    const reason = outcome.skipped ?? whyCollected(outcome.review)
    if (reason !== undefined) reasons.set(outcome, reason)
    else if (outcome.review !== undefined)
      arriving.push({ outcome, row: outcome.row, review: outcome.review })
  }
  for (const [{ outcome }, reason] of await insertReviews(tx, job, arriving)) reasons.set(outcome, reason)
  const lines = batch.flatMap((outcome) => {
    const { row, excerpt, notes = [] } = outcome
    const reason = reasons.get(outcome)
    const sentences = reason === undefined ? notes : [reason]
    return sentences.map((sentence) => ({ row, isSkipped: reason !== undefined, reason: sentence, excerpt }))
  })
  return { lines, added: batch.length - reasons.size }
}

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length === batchRows) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
