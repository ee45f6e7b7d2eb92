import { and, desc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { after, byDate, type Found, pageOf, type Position, type Way } from '../db/keyset.ts'
import { matchesPieces, type Text } from '../db/search-words.ts'
import { columnsIn, columnsOf, type Listed, type RowOf, rowsOf, type Searching } from './search-columns.ts'
import { limitSearch } from './search-limit.ts'

/** How a search decides what matches: all words as they were typed, or with one typing error. */
export interface Search<T extends Listed> extends Searching {
  readonly table: T
  readonly order: 'newest' | 'oldest'
  readonly isNear: boolean
  /** How many rows a block has. */
  readonly readAtOnce: number
  /** With so many matches among the rows read, reading on costs less than the index. */
  readonly frequentFrom: number
  readonly matches: (searchText: Text) => SQL | undefined
  readonly rank: (searchText: Text) => SQL<number>
  /** The last row before the block of rows that is read. */
  readonly from: Position | undefined
  /** Where in the block, or among what the index found, the page begins. */
  readonly within: Position | undefined
}

/** Nothing when the words look rare. */
export async function readBlock<T extends Listed>(
  tx: Tx,
  search: Search<T>,
): Promise<Found<RowOf<T>> | undefined> {
  const { table, all, limit, from, within, order, matches, rank, frequentFrom, readAtOnce } = search
  const anyTable: PgTable = table
  const rowsAfter = and(all, after(from, table, order))
  const read = tx
    .select()
    .from(anyTable)
    .where(rowsAfter)
    .orderBy(...byDate(table, order))
    .limit(readAtOnce)
    .as('read')
  const { searchText } = columnsOf(read)
  const ranked = tx
    .select({
      ...columnsIn(read, anyTable),
      rank: rank(searchText).mapWith(Number).as('rank'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(read)
    .where(matches(searchText))
    .as('ranked')
  const columns = columnsOf(ranked)
  const rows = rowsOf(
    table,
    await tx
      .select()
      .from(ranked)
      .where(afterRanked(within, columns, order))
      .orderBy(desc(columns.rank), ...byDate(columns, order))
      .limit(limit + 1),
  ) as Ranked<T>[]
  const total = rows[0]?.total ?? 0
  const [lastRead, isMore] = await tx
    .select({ createdAt: table.createdAt, id: table.id })
    .from(anyTable)
    .where(rowsAfter)
    .orderBy(...byDate(table, order))
    .offset(readAtOnce - 1)
    .limit(2)
  const page = asPage(search, rows, 'block')
  if (!lastRead || !isMore) return { ...page, total, isCounted: !from }
  if (page.next) return { ...page, total, isCounted: false }
  if (!within && total < frequentFrom) return undefined
  const sorted = search.isNear ? { sorted: { rank: 0, way: 'near' as const } } : {}
  return { ...page, next: { ...lastRead, ...sorted }, total, isCounted: false }
}

/**
 * The rows with these pieces, a `tsquery`. Row-level security keeps PostgreSQL from searching an index for words (the
 * operators are not leakproof), so this one query runs outside of it and holds the wall by its first condition alone.
 * The count makes it find all matches before it sorts them: otherwise the planner may hope to meet a hundred early by
 * walking through a million.
 */
export async function byIndex<T extends Listed>(
  db: WorkspaceContext['db'],
  search: Search<T>,
  pieces: string,
  mostMs?: number,
): Promise<Found<RowOf<T>>> {
  const { table, all, limit, from, within, order, matches, rank } = search
  const anyTable: PgTable = table
  const { searchText } = table
  const matching = db
    .select({
      ...getTableColumns(anyTable),
      rank: rank(searchText).mapWith(Number).as('rank'),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(anyTable)
    .where(and(all, matchesPieces(searchText, pieces), matches(searchText), after(from, table, order)))
    .as('matching')
  const columns = columnsOf(matching)
  const rows = await db.transaction(async (tx) => {
    await limitSearch(tx, mostMs)
    return tx
      .select()
      .from(matching)
      .where(afterRanked(within, columns, order))
      .orderBy(desc(columns.rank), ...byDate(columns, order))
      .limit(limit + 1)
  })
  const found = rowsOf(table, rows) as Ranked<T>[]
  return { ...asPage(search, found, 'index'), total: found[0]?.total ?? 0, isCounted: !from }
}

type Ranked<T extends Listed> = RowOf<T> & { readonly rank: number; readonly total: number }

/** What comes after a row in the order of rank and date. */
function afterRanked(
  position: Position | undefined,
  columns: ReturnType<typeof columnsOf>,
  order: 'newest' | 'oldest',
): SQL | undefined {
  if (!position?.sorted) return undefined
  const { rank } = position.sorted
  return sql`(${columns.rank} < ${rank} or (${columns.rank} = ${rank} and ${after(position, columns, order)}))`
}

function asPage<T extends Listed>(
  { limit, from, isNear }: Search<T>,
  rows: readonly Ranked<T>[],
  way: 'block' | 'index',
) {
  const { rows: shown, next } = pageOf(rows, limit)
  const asWay: Way = isNear ? `near-${way}` : way
  const sorted = (row: Ranked<T>) => ({ rank: row.rank, way: asWay, from })
  const last = shown.at(-1)
  return {
    rows: shown,
    next: next && last ? { createdAt: last.createdAt, id: last.id, sorted: sorted(last) } : undefined,
  }
}
