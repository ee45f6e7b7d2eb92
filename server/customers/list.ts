import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Customer, type CustomerStatus, listCustomers } from '#contract/customers/customers.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { searchable } from '../search/searchable.ts'
import { customerCounters, customers } from './tables.ts'
import { type AskedPage, describePage, readCursor } from '../http/paging.ts'
import { readList } from '../search/search-list.ts'
import { presentCustomer } from './present.ts'

const pageSize = 100

interface ListQuery extends AskedPage {
  readonly status?: CustomerStatus | undefined
  readonly search?: string | undefined
}

/** Newest first, or the best match first, by keyset. Sets `Link` and `X-Total-Count`. */
export async function readCustomerList(context: WorkspaceContext, query: ListQuery): Promise<Customer[]> {
  const position = readCursor(query.cursor)
  const limit = query.limit ?? pageSize
  const all = customerFilter(context.workspaceId, query)
  const found = await readList(context, customers, {
    all,
    words: query.search,
    title: sql.raw(searchable('name')),
    position,
    limit,
    total: (tx) => countCustomers(tx, context.workspaceId, query.status),
  })
  describePage(context.reply, listCustomers.path, query, found)
  return found.rows.map((row) => presentCustomer(row, context.user.id))
}

function customerFilter(workspaceId: string, { status }: ListQuery): SQL | undefined {
  return and(eq(customers.workspaceId, workspaceId), status && eq(customers.status, status))
}

/** Read from the counters, so that the total costs the same for every number of customers. */
async function countCustomers(tx: Tx, workspaceId: string, status?: CustomerStatus): Promise<number> {
  const [counted] = await tx
    .select({ total: sql<number>`coalesce(sum(${customerCounters.count}), 0)::int` })
    .from(customerCounters)
    .where(and(eq(customerCounters.workspaceId, workspaceId), status && eq(customerCounters.status, status)))
  return counted?.total ?? 0
}
