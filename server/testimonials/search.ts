import { and, getTableColumns, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { after, type Found, newestFirst, pageOf, type Position } from '../db/keyset.ts'
import { contains, frequentFrom, hasPieces, readAtOnce } from '../db/search-words.ts'
import { testimonials } from './tables.ts'
import { limitSearch, searching } from '../http/search-limit.ts'
import { listed, type ListQuery, type Row } from './page.ts'

/**
 * Newest first, the rows that have these words anywhere in name, company or content. Frequent words are found by
 * reading the newest rows, and a page may come out short with more to follow; the matches of rare words come from
 * an index, all at once. Either way a call does a bounded amount of work, however large the workspace.
 */
export async function search(
  context: WorkspaceContext,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found<Row>> {
  const { tenant, workspaceId } = context
  return searching(async () => {
    const found = await tenant(async (tx) => {
      await limitSearch(tx)
      return amongNewest(tx, workspaceId, query, position, limit)
    })
    return found ?? byIndex(context, query, position, limit)
  })
}

/** Nothing when the words look rare. */
async function amongNewest(
  tx: Tx,
  workspaceId: string,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found<Row> | undefined> {
  const rowsAfter = and(listed(workspaceId, query), after(position, testimonials))
  const newest = tx
    .select()
    .from(testimonials)
    .where(rowsAfter)
    .orderBy(...newestFirst(testimonials))
    .limit(readAtOnce)
    .as('newest')
  const rows = await tx
    .select()
    .from(newest)
    .where(contains(newest.searchText, query.search ?? ''))
    .orderBy(...newestFirst(newest))
    .limit(limit + 1)
  const found = { ...pageOf(rows, limit), total: rows.length, isCounted: false }
  if (found.next) return found
  const [lastRead] = await tx
    .select({ createdAt: testimonials.createdAt, id: testimonials.id })
    .from(testimonials)
    .where(rowsAfter)
    .orderBy(...newestFirst(testimonials))
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
async function byIndex(
  { db, workspaceId }: WorkspaceContext,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found<Row>> {
  const { search: words = '' } = query
  const matching = db
    .select({
      ...getTableColumns(testimonials),
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(testimonials)
    .where(
      and(
        listed(workspaceId, query),
        hasPieces(testimonials.searchText, words),
        contains(testimonials.searchText, words),
      ),
    )
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
