import type { ColumnBaseConfig, SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db/database.ts'
import type { ByDate, Position } from '../db/keyset.ts'

/** What a list must have to be read page by page. */
interface Columns {
  readonly createdAt: PgColumn<ColumnBaseConfig<'date', string> & { data: Date; notNull: true }>
  readonly id: PgColumn<ColumnBaseConfig<'string', string> & { data: string; notNull: true }>
}
export type Paged = PgTable & Columns
export type RowOf<T extends Paged> = T['$inferSelect'] & Position

/** What it must have to be searched: `searchText` is `searchable`, with an index of its pieces and one of its words. */
export type Listed = Paged & { readonly workspaceId: PgColumn; readonly searchText: PgColumn }

/** Drizzle types the rows of a table that it knows by name, and not those of any `Paged`. */
export const rowsOf = <T extends Paged>(_table: T, rows: unknown) => rows as RowOf<T>[]

export interface Listing {
  /** Which rows are listed at all; it names the workspace. */
  readonly all: SQL | undefined
  readonly position: Position | undefined
  readonly limit: number
  /** How many rows `all` has, where counters know it; else they are counted. */
  readonly total?: ((tx: Tx) => Promise<number>) | undefined
}

export interface Searching extends Listing {
  readonly words: string
  /** The SQL of what a row is called, `searchable`: words in it count most. */
  readonly title: SQL
  /** Instead of the best match first. */
  readonly sort?: { readonly rank: SQL<number>; readonly order: ByDate } | undefined
}
