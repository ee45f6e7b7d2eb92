import { and } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { WorkspaceContext } from '../context.ts'
import { afterPosition, type Found, newestFirst, pageOf } from '../db/keyset.ts'
import { searchWordsIn } from './search-words.ts'
import {
  type Listed,
  type Listing,
  type Paged,
  type RowOf,
  rowsOf,
  type Searching,
} from './search-columns.ts'
import { searchRows } from './search-rows.ts'

/**
 * A page and how many there are on all of them: of all rows, newest first, or of those that have the words, the best
 * match first.
 */
export function readList<T extends Listed>(
  context: WorkspaceContext,
  table: T,
  { words, ...listing }: Omit<Searching, 'words'> & { readonly words: string | undefined },
): Promise<Found<RowOf<T>>> {
  const isSearched = words !== undefined && searchWordsIn(words).length > 0
  return isSearched ? searchRows(context, table, { words, ...listing }) : readNewest(context, table, listing)
}

/** A page of all rows, newest first, and how many there are on all of them. */
export function readNewest<T extends Paged>(
  { tenant }: WorkspaceContext,
  table: T,
  { all, position, limit, total }: Listing,
): Promise<Found<RowOf<T>>> {
  const anyTable: PgTable = table
  return tenant(async (tx) => {
    const rows = await tx
      .select()
      .from(anyTable)
      .where(and(all, afterPosition(position, table)))
      .orderBy(...newestFirst(table))
      .limit(limit + 1)
    const page = pageOf(rowsOf(table, rows), limit)
    // A list that fits on its first page has been counted by reading it.
    if (!position && !page.next) return { ...page, total: rows.length, isCounted: true }
    return { ...page, total: await (total?.(tx) ?? tx.$count(anyTable, all)), isCounted: true }
  })
}
