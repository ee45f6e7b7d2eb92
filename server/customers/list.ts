import { and, count, eq, type SQL } from 'drizzle-orm'
import { type Customer, type CustomerStatus, listCustomers } from '#contract/customers.ts'
import type { WorkspaceContext } from '../context.ts'
import { after, type Found, newestFirst, pageOf, type Position } from '../db/keyset.ts'
import { customers } from './tables.ts'
import { describePage, readCursor } from '../http/paging.ts'
import { searchList } from '../http/search-list.ts'
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
  const all = listed(context.workspaceId, query)
  const found = query.search
    ? await searchList(context, customers, { all, words: query.search, position, limit })
    : await readCounted(context, all, position, limit)
  describePage(context.reply, listCustomers.path, query, found)
  return found.rows.map((row) => present(row, context.user.id))
}

function listed(workspaceId: string, { status }: ListQuery): SQL | undefined {
  return and(eq(customers.workspaceId, workspaceId), status && eq(customers.status, status))
}

function readCounted(
  { tenant }: WorkspaceContext,
  all: SQL | undefined,
  position: Position | undefined,
  limit: number,
): Promise<Found<Row>> {
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
