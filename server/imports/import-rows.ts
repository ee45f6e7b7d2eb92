import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { insertMany } from '../db/insert-many.ts'
import { importRows } from './tables.ts'

/** How long an import can be undone, and what is needed for it is kept. */
export const undoDays = 30

type NewRow = Omit<typeof importRows.$inferInsert, 'workspaceId' | 'importId'>
export type ImportRow = typeof importRows.$inferSelect

/** Remembers what an import did to whom. */
export async function keepRows(
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
  rows: readonly NewRow[],
): Promise<void> {
  if (rows.length === 0) return
  const written = rows.map((row) => ({ ...row, workspaceId, importId: id }))
  await tx.execute(insertMany(importRows, written))
}

/** Everything that an import did, in the order of its file, a few hundred rows at a time. */
export async function* importRowsOf(
  tx: Tx,
  workspaceId: string,
  importId: string,
): AsyncGenerator<ImportRow[]> {
  let last = -1
  for (;;) {
    const rows = await tx
      .select()
      .from(importRows)
      .where(and(ofImportRows(workspaceId, importId), gt(importRows.row, last)))
      .orderBy(importRows.row)
      .limit(500)
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.row
  }
}

export async function forgetRows(tx: Tx, workspaceId: string, importId: string): Promise<void> {
  await tx.delete(importRows).where(ofImportRows(workspaceId, importId))
}

/** What imports of before this moment did is forgotten: they cannot be undone any more. */
export function forgetOldRows(db: Db, before: Date): Promise<void> {
  const isOver = inArray(
    importRows.importId,
    sql`(select id from imports where created_at < ${before.toISOString()}::timestamptz and state <> 'undoing')`,
  )
  return inBatches(importRows, isOver, (some) => db.delete(importRows).where(some))
}

export function ofImportRows(workspaceId: string, importId: string): SQL | undefined {
  return and(eq(importRows.workspaceId, workspaceId), eq(importRows.importId, importId))
}
