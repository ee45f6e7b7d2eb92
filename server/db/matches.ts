import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** The rows of `table` that have all of these values, as a condition in the order in which they are named. */
export function matches<T extends PgTable>(
  table: T,
  values: { readonly [K in keyof T['$inferSelect']]?: NonNullable<T['$inferSelect'][K]> },
): SQL | undefined {
  const columns = getTableColumns(table)
  return and(...Object.entries(values).map(([name, value]) => eq(columns[name]!, value)))
}
