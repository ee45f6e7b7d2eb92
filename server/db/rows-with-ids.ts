import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The rows of a workspace with these ids, as a condition. */
export function rowsWithIds(
  table: { readonly workspaceId: PgColumn; readonly id: PgColumn },
  workspaceId: string,
  ids: readonly string[],
): SQL | undefined {
  return and(eq(table.workspaceId, workspaceId), inArray(table.id, [...ids]))
}
