import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../database.ts'

const partLength = 2_000

/** The list in a `jsonb` column of one row, part by part: a long one, read and written at once, holds up other requests. */
export async function* jsonParts<T>(
  tenant: <R>(work: (tx: Tx) => Promise<R>) => Promise<R>,
  column: PgColumn,
  row: SQL | undefined,
): AsyncGenerator<readonly T[]> {
  for (let start = 0; ; start += partLength) {
    const path = `$[${start} to ${start + partLength - 1}]`
    const [found] = await tenant((tx) =>
      tx
        .select({ part: sql<T[]>`jsonb_path_query_array(${column}, ${path}::jsonpath)` })
        .from(column.table)
        .where(row),
    )
    const part = found?.part ?? []
    if (part.length > 0) yield part
    if (part.length < partLength) return
  }
}
