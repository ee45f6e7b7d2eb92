import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Does `step` with some of the rows until fewer than `size` are found, so that each statement stays far below the limit
 * for one. An update must leave its rows outside of `which`, or it never ends.
 */
export async function inBatches(
  table: PgTable,
  which: SQL | undefined,
  step: (some: SQL) => PromiseLike<{ readonly rowCount: number | null }>,
  size = 2000,
): Promise<void> {
  if (which === undefined) throw new Error('Which rows?')
  const some = sql`ctid = any(array(select ctid from ${table} where ${which} limit ${size}))`
  for (let done = size; done === size;) done = (await step(some)).rowCount ?? 0
}
