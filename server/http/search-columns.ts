import { type ColumnBaseConfig, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ByDate, Position } from '../db/keyset.ts'

/** What a list must have to be searched: `searchText` is `searchable`, with an index of `plaudit_pieces`. */
interface Columns {
  readonly createdAt: PgColumn<ColumnBaseConfig<'date', string> & { data: Date; notNull: true }>
  readonly id: PgColumn<ColumnBaseConfig<'string', string> & { data: string; notNull: true }>
  readonly searchText: PgColumn
}
export type Listed = PgTable & Columns
export type RowOf<T extends Listed> = T['$inferSelect'] & Position

// Drizzle types a subquery and its rows for a table that it knows by name, and not for any `Listed`. The queries that use
// them select every column of theirs, so these two say what drizzle cannot.
export const columnsOf = (subquery: unknown) => subquery as Columns & { readonly rank: PgColumn }
export const rowsOf = <T extends Listed>(_table: T, rows: unknown) => rows as RowOf<T>[]

/** Every column of the table, as the subquery has it. */
export function columnsIn(subquery: unknown, table: PgTable): Record<string, PgColumn> {
  const columns = subquery as Record<string, PgColumn>
  return Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, columns[name]!]))
}

export interface Listing {
  /** Which rows are listed at all; it names the workspace. */
  readonly all: SQL | undefined
  readonly position: Position | undefined
  readonly limit: number
}

export interface Searching extends Listing {
  readonly words: string
  /** The SQL of what a row is called, `searchable`: words in it count most. */
  readonly title: SQL
  /** Instead of the best match first. */
  readonly sort?: { readonly rank: SQL<number>; readonly order: ByDate } | undefined
}
