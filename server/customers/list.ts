import { and, count, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Customer, type CustomerStatus, listCustomers } from '#contract/customers.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { after, type Found, newestFirst, pageOf, type Position } from '../db/keyset.ts'
import { contains, frequentFrom, hasPieces, readAtOnce } from '../db/search-words.ts'
import { customers } from './tables.ts'
import { describePage, readCursor } from '../http/paging.ts'
import { limitSearch, searching } from '../http/search-limit.ts'
import { present, type Row } from './present.ts'

const pageSize = 100

interface ListQuery {
  readonly status?: CustomerStatus | undefined
  readonly search?: string | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** Newest first, by keyset. Sets `Link` and `X-Total-Count`. */
export async function list(context: WorkspaceContext, query: ListQuery): Promise<Customer[]> {
  const position = readCursor(query.cursor)
  const limit = query.limit ?? pageSize
  const found = query.search
    ? await search(context, query, query.search, position, limit)
    : await readCounted(context, query, position, limit)
  describePage(context.reply, listCustomers.path, query, found)
  return found.rows.map((row) => present(row, context.user.id))
}

function listed(workspaceId: string, { status }: ListQuery): SQL | undefined {
  return and(eq(customers.workspaceId, workspaceId), status && eq(customers.status, status))
}

function readCounted(
  { tenant, workspaceId }: WorkspaceContext,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found<Row>> {
  const all = listed(workspaceId, query)
  return tenant(async (tx) => {
    const rows = await tx
      .select()
      .from(customers)
      .where(and(all, after(position, customers)))
      .orderBy(...newestFirst(customers))
      .limit(limit + 1)
    const page = pageOf(rows, limit)
    // A list that fits on its first page has been counted by reading it.
    if (!position && !page.next) return { ...page, total: rows.length, isCounted: true }
    const [counted] = await tx.select({ total: count() }).from(customers).where(all)
    return { ...page, total: counted?.total ?? 0, isCounted: true }
  })
}

/** As the search of testimonials does it (server/testimonials/search.ts): frequent words by reading, rare ones by index. */
async function search(
  context: WorkspaceContext,
  query: ListQuery,
  words: string,
  position: Position | undefined,
  limit: number,
): Promise<Found<Row>> {
  const { tenant, workspaceId } = context
  const rowsAfter = and(listed(workspaceId, query), after(position, customers))
  return searching(async () => {
    const found = await tenant(async (tx) => {
      await limitSearch(tx)
      return amongNewest(tx, rowsAfter, words, !position, limit)
    })
    return found ?? byIndex(context, query, words, position, limit)
  })
}

/** Nothing when the words look rare. */
async function amongNewest(
  tx: Tx,
  rowsAfter: SQL | undefined,
  words: string,
  isFirstPage: boolean,
  limit: number,
): Promise<Found<Row> | undefined> {
  const order = newestFirst(customers)
  const newest = tx
    .select()
    .from(customers)
    .where(rowsAfter)
    .orderBy(...order)
    .limit(readAtOnce)
    .as('newest')
  const rows = await tx
    .select()
    .from(newest)
    .where(contains(newest.searchText, words))
    .orderBy(...newestFirst(newest))
    .limit(limit + 1)
  const found = { ...pageOf(rows, limit), total: rows.length, isCounted: false }
  if (found.next) return found
  const [lastRead] = await tx
    .select({ createdAt: customers.createdAt, id: customers.id })
    .from(customers)
    .where(rowsAfter)
    .orderBy(...order)
    .offset(readAtOnce - 1)
    .limit(1)
  if (!lastRead) return { ...found, isCounted: isFirstPage }
  return rows.length < frequentFrom ? undefined : { ...found, next: lastRead }
}

/** Outside of row-level security, as its operators are not leakproof: the first condition alone holds the wall. */
async function byIndex(
  { db, workspaceId }: WorkspaceContext,
  query: ListQuery,
  words: string,
  position: Position | undefined,
  limit: number,
): Promise<Found<Row>> {
  const { searchText } = customers
  const matching = db
    .select({
      ...getTableColumns(customers),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(customers)
    .where(and(listed(workspaceId, query), hasPieces(searchText, words), contains(searchText, words)))
    .as('matching')
  const rows = await db.transaction(async (tx) => {
    await limitSearch(tx)
    return tx
      .select()
      .from(matching)
      .where(after(position, matching))
      .orderBy(...newestFirst(matching))
      .limit(limit + 1)
  })
  return { ...pageOf(rows, limit), total: rows[0]?.total ?? 0, isCounted: true }
}
