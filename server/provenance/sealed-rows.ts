import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Head } from './heads.ts'
import { historyCheckpoints, testimonialEvents } from './tables.ts'

/** How far histories had come when an export was sealed. */
export interface Sealed {
  /** Of the newest checkpoint. */
  readonly number: number
  /** The newest entries of the histories that had grown since. */
  readonly heads: readonly Head[]
}

type Row = Readonly<Record<string, unknown>>
type Batches = AsyncIterable<readonly Row[]>

/**
 * Of an export's rows, those that its seal knows. They are read page by page, while histories grow: the seal and these are
 * what one snapshot of both would have been. Other tables come as they are.
 */
export function sealedRows(table: PgTable, batches: Batches, sealed: Sealed | undefined): Batches {
  if (!sealed) return batches
  if (getTableName(table) === getTableName(historyCheckpoints)) return upToLast(batches, sealed)
  return getTableName(table) === getTableName(testimonialEvents) ? upToHeads(batches, sealed) : batches
}

async function* upToLast(batches: Batches, { number }: Sealed) {
  for await (const rows of batches) {
    const known = rows.filter((row) => Number(row['number']) <= number)
    if (known.length > 0) yield known
  }
}

type Entry = Pick<
  typeof testimonialEvents.$inferSelect,
  'testimonialId' | 'seq' | 'checkpoint' | 'type' | 'payload'
>

/** The entries of a history that follow each other; what came after the seal is left out. */
async function* upToHeads(batches: Batches, { number, heads }: Sealed) {
  const newest = new Map(heads.map(({ testimonialId, seq }) => [testimonialId, seq]))
  let chain = chainOf('')
  for await (const rows of batches) {
    const known: Row[] = []
    for (const row of rows) {
      // Batches are rows of any table; these are of `testimonial_events`.
      const entry = row as unknown as Entry
      if (entry.testimonialId !== chain.id) {
        known.push(...missingErasure(chain))
        chain = chainOf(entry.testimonialId)
      }
      const isCovered = entry.checkpoint !== null && entry.checkpoint <= number
      if (isCovered) known.push(row)
      else if (entry.seq <= (newest.get(entry.testimonialId) ?? 0)) known.push({ ...row, checkpoint: null })
      else {
        chain.newer.push({ ...row, checkpoint: null })
        continue
      }
      chain.isEmptied ||= entry.payload === null
      chain.isErased ||= entry.type === 'erased'
    }
    if (known.length > 0) yield known
  }
  const last = missingErasure(chain)
  if (last.length > 0) yield last
}

function chainOf(id: string) {
  return { id, newer: [] as Row[], isEmptied: false, isErased: false }
}

/** Erased while the file was written: its details are gone, and the newer entries say why. */
function missingErasure({ newer, isEmptied, isErased }: ReturnType<typeof chainOf>): readonly Row[] {
  return isEmptied && !isErased ? newer : []
}
