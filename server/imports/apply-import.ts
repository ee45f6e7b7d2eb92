import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { importStates, ReportLine } from '#contract/imports/import-progress.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { imports } from './tables.ts'
import { inWorkspace } from '../db/tenant.ts'
import { StillRunning } from './running/still-running.ts'

const batchRows = 500
const failureSentence = 'This import failed, so nothing was added. Please try again.'

export type Import = typeof imports.$inferSelect

/** What became of some rows. */
export interface Fates {
  readonly lines: readonly ReportLine[]
  readonly added: number
  readonly skipped: number
}

/** A file on its way in: its rows, and how some of them are written. */
export interface Opened<Row> {
  readonly rows: AsyncIterable<Row> | Iterable<Row>
  write(tx: Tx, rows: readonly Row[]): Promise<Fates>
}

/** Understands the text of an import's file. */
export type Opener<Row> = (services: Services, job: Import, text: string) => Promise<Opened<Row>>

/**
 * Adds every row of the file in one transaction, or none. Does nothing when that has been done.
 * How far it is, is written by other connections: a transaction's own rows are invisible until its end.
 */
export async function applyImport<Row>(
  services: Services,
  workspaceId: string,
  importId: string,
  open: Opener<Row>,
): Promise<void> {
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

  await inWorkspace(db, workspaceId, async (tx) => {
    if (!(await isOurs(tx, workspaceId, importId, ['waiting', 'running']))) return
    // Within the lock: what is locked is known to be at work (continue-imports.ts).
    const opened = await open(services, job, text)
    const report: ReportLine[] = []
    const counts = { processed: 0, added: 0, skipped: 0 }
    for await (const batch of itemBatches(opened.rows)) {
      const fates = await opened.write(tx, batch)
      report.push(...fates.lines)
      counts.processed += batch.length
      counts.added += fates.added
      counts.skipped += fates.skipped
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
export async function failImport({ db }: Services, workspaceId: string, importId: string): Promise<void> {
  await inWorkspace(db, workspaceId, (tx) =>
    tx
      .update(imports)
      .set({ state: 'failed', processed: 0, added: 0, skipped: 0, file: null, failure: failureSentence })
      .where(and(ofImport(workspaceId, importId), ne(imports.state, 'done'))),
  )
}

export function ofImport(workspaceId: string, importId: string) {
  return and(eq(imports.workspaceId, workspaceId), eq(imports.id, importId))
}

/** Makes sure that nobody else is at work on this import, and that there is still something to do. */
export async function isOurs(
  tx: Tx,
  workspaceId: string,
  importId: string,
  states: (typeof importStates)[number][],
): Promise<boolean> {
  // A counter's slot of its own keeps customers from waiting for this long transaction (server/db/migrations/0002).
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${importId}, 0)) as locked,
      set_config('app.counter_slot', (64 + abs(hashtext(${importId}) % 1000))::text, true)`,
  )
  if (rows[0]?.locked !== true) throw new StillRunning('This import is being applied elsewhere')
  const [found] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(ofImport(workspaceId, importId), inArray(imports.state, states)))
  return found !== undefined
}

async function* itemBatches<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
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
