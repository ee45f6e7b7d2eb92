import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { after, type Found, newestFirst, pageOf, type Position } from '../db/keyset.ts'
import { contains, frequentFrom, hasPieces, readAtOnce } from '../db/search-words.ts'
import { limitSearch, searching } from './search-limit.ts'

/** What a list must have to be searched: `searchText` is `searchable`, with an index of `plaudit_pieces`. */
interface Columns {
  readonly createdAt: PgColumn
  readonly id: PgColumn
  readonly searchText: PgColumn
}
type Listed = PgTable & Columns

interface Searching {
  /** Which rows are listed at all; it names the workspace. */
  readonly all: SQL | undefined
  readonly words: string
  readonly position: Position | undefined
  readonly limit: number
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
): Promise<Found<T['$inferSelect'] & Position>> {
  const found = await searching(async () => {
    const newest = await tenant(async (tx) => {
      await limitSearch(tx)
      return amongNewest(tx, table, asked)
    })
    return newest ?? byIndex(db, table, asked)
  })
  return found as Found<T['$inferSelect'] & Position>
}

/** Nothing when the words look rare. */
async function amongNewest(
  tx: Tx,
  table: Listed,
  { all, words, position, limit }: Searching,
): Promise<Found<Position> | undefined> {
  const rowsAfter = and(all, after(position, table))
  const newest = tx
    .select()
    .from(table as PgTable)
    .where(rowsAfter)
    .orderBy(...newestFirst(table))
    .limit(readAtOnce)
    .as('newest')
  const columns = newest as unknown as Columns
  const rows = await tx
    .select()
    .from(newest)
    .where(contains(columns.searchText, words))
    .orderBy(...newestFirst(columns))
    .limit(limit + 1)
  const found = { ...pageOf(rows as unknown as Position[], limit), total: rows.length, isCounted: false }
  if (found.next) return found
  const [lastRead] = await tx
    .select({ createdAt: table.createdAt, id: table.id })
    .from(table)
    .where(rowsAfter)
    .orderBy(...newestFirst(table))
    .offset(readAtOnce - 1)
    .limit(1)
  if (!lastRead) return { ...found, isCounted: !position }
  return rows.length < frequentFrom ? undefined : { ...found, next: lastRead as Position }
}

/**
 * Row-level security keeps PostgreSQL from searching an index for words (the operators are not leakproof), so this
 * one query runs outside of it and holds the wall by its first condition alone. The count makes it find all matches
 * before it sorts them: otherwise the planner may hope to meet a hundred early by walking through a million.
 */
async function byIndex(
  db: WorkspaceContext['db'],
  table: Listed,
  { all, words, position, limit }: Searching,
): Promise<Found<Position>> {
  const { searchText } = table
  const matching = db
    .select({
      ...getTableColumns(table as PgTable),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(table as PgTable)
    .where(and(all, hasPieces(searchText, words), contains(searchText, words)))
    .as('matching')
  const columns = matching as unknown as Columns
  const rows = (await db.transaction(async (tx) => {
    await limitSearch(tx)
    return tx
      .select()
      .from(matching)
      .where(after(position, columns))
      .orderBy(...newestFirst(columns))
      .limit(limit + 1)
  })) as unknown as (Position & { readonly total: number })[]
  return { ...pageOf(rows, limit), total: rows[0]?.total ?? 0, isCounted: true }
}
