import { and, type ColumnBaseConfig, count, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { after, type Found, newestFirst, pageOf, type Position } from '../db/keyset.ts'
import { contains, frequentFrom, hasPieces, readAtOnce } from '../db/search-words.ts'
import { limitSearch, searching } from './search-limit.ts'

/** What a list must have to be searched: `searchText` is `searchable`, with an index of `plaudit_pieces`. */
interface Columns {
  readonly createdAt: PgColumn<ColumnBaseConfig<'date', string> & { data: Date; notNull: true }>
  readonly id: PgColumn<ColumnBaseConfig<'string', string> & { data: string; notNull: true }>
  readonly searchText: PgColumn
}
type Listed = PgTable & Columns
type RowOf<T extends Listed> = T['$inferSelect'] & Position

// Drizzle types a subquery and its rows for a table that it knows by name, and not for any `Listed`. The queries below
// select every column of theirs, so these two say what drizzle cannot.
const columnsOf = (subquery: unknown) => subquery as Columns
const rowsOf = <T extends Listed>(_table: T, rows: unknown) => rows as RowOf<T>[]

interface Listing {
  /** Which rows are listed at all; it names the workspace. */
  readonly all: SQL | undefined
  readonly position: Position | undefined
  readonly limit: number
}
interface Searching extends Listing {
  readonly words: string
}

/** Newest first, a page of all rows, or of those that have the words, and how many there are. */
export function readList<T extends Listed>(
  context: WorkspaceContext,
  table: T,
  { words, ...listing }: Listing & { readonly words: string | undefined },
): Promise<Found<RowOf<T>>> {
  return words ? searchList(context, table, { words, ...listing }) : readCounted(context, table, listing)
}

function readCounted<T extends Listed>(
  { tenant }: WorkspaceContext,
  table: T,
  { all, position, limit }: Listing,
): Promise<Found<RowOf<T>>> {
  const anyTable: PgTable = table
  return tenant(async (tx) => {
    const rows = await tx
      .select()
      .from(anyTable)
      .where(and(all, after(position, table)))
      .orderBy(...newestFirst(table))
      .limit(limit + 1)
    const page = pageOf(rowsOf(table, rows), limit)
    // A list that fits on its first page has been counted by reading it.
    if (!position && !page.next) return { ...page, total: rows.length, isCounted: true }
    const [counted] = await tx.select({ total: count() }).from(anyTable).where(all)
    return { ...page, total: counted?.total ?? 0, isCounted: true }
  })
}

/**
 * Newest first, the rows that have these words. Frequent words are found by reading the newest rows, and a page may
 * come out short with more to follow; the matches of rare words come from an index, all at once. Either way a call does
 * a bounded amount of work, however large the workspace.
 */
export async function searchList<T extends Listed>(
  { db, tenant }: WorkspaceContext,
  table: T,
  asked: Searching,
): Promise<Found<RowOf<T>>> {
  return searching(async () => {
    const newest = await tenant(async (tx) => {
      await limitSearch(tx)
      return amongNewest(tx, table, asked)
    })
    return newest ?? byIndex(db, table, asked)
  })
}

/** Nothing when the words look rare. */
async function amongNewest<T extends Listed>(
  tx: Tx,
  table: T,
  { all, words, position, limit }: Searching,
): Promise<Found<RowOf<T>> | undefined> {
  const anyTable: PgTable = table
  const rowsAfter = and(all, after(position, table))
  const newest = tx
    .select()
    .from(anyTable)
    .where(rowsAfter)
    .orderBy(...newestFirst(table))
    .limit(readAtOnce)
    .as('newest')
  const columns = columnsOf(newest)
  const rows = await tx
    .select()
    .from(newest)
    .where(contains(columns.searchText, words))
    .orderBy(...newestFirst(columns))
    .limit(limit + 1)
  const found = { ...pageOf(rowsOf(table, rows), limit), total: rows.length, isCounted: false }
  if (found.next) return found
  const [lastRead] = await tx
    .select({ createdAt: table.createdAt, id: table.id })
    .from(anyTable)
    .where(rowsAfter)
    .orderBy(...newestFirst(table))
    .offset(readAtOnce - 1)
    .limit(1)
  if (!lastRead) return { ...found, isCounted: !position }
  return rows.length < frequentFrom ? undefined : { ...found, next: lastRead }
}

/**
 * Row-level security keeps PostgreSQL from searching an index for words (the operators are not leakproof), so this
 * one query runs outside of it and holds the wall by its first condition alone. The count makes it find all matches
 * before it sorts them: otherwise the planner may hope to meet a hundred early by walking through a million.
 */
async function byIndex<T extends Listed>(
  db: WorkspaceContext['db'],
  table: T,
  { all, words, position, limit }: Searching,
): Promise<Found<RowOf<T>>> {
  const anyTable: PgTable = table
  const { searchText } = table
  const matching = db
    .select({
      ...getTableColumns(anyTable),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(anyTable)
    .where(and(all, hasPieces(searchText, words), contains(searchText, words)))
    .as('matching')
  const columns = columnsOf(matching)
  const rows = await db.transaction(async (tx) => {
    await limitSearch(tx)
    return tx
      .select()
      .from(matching)
      .where(after(position, columns))
      .orderBy(...newestFirst(columns))
      .limit(limit + 1)
  })
  return { ...pageOf(rowsOf(table, rows), limit), total: rows[0]?.total ?? 0, isCounted: true }
}
