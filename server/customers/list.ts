import { and, eq, type SQL, sql } from 'drizzle-orm'
import {
  type Customer,
  type CustomerFilters,
  type CustomerStatus,
  listCustomers,
} from '#contract/customers/customers.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { searchable } from '../search/searchable.ts'
import { customerCounters, customers } from './tables.ts'
import { type AskedPage, describePage, readCursor } from '../http/paging.ts'
import { readList } from '../search/search-list.ts'
import { presentCustomer } from './present.ts'

const pageSize = 100

interface ListQuery extends AskedPage, CustomerFilters {}

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
    ...(isCounted(query) && {
      total: (tx: Tx) => countCustomers(tx, context.workspaceId, query.status),
    }),
  })
  describePage(context.reply, listCustomers.path, query, found)
  return found.rows.map((row) => presentCustomer(row, context.user.id))
}

/** Whether the counters know how many there are. */
function isCounted({ wrote, asked, answered, company, language }: CustomerFilters): boolean {
  return [wrote, asked, answered, company, language].every((filter) => !filter)
}

/** What is listed, apart from the search. */
export function customerFilter(workspaceId: string, filters: CustomerFilters): SQL | undefined {
  const { status, wrote, asked, answered, company, language } = filters
  const hasRequest = (which: SQL) => sql`exists (select from requests r where r.workspace_id = ${workspaceId}
    and r.customer_id = ${customers.id} ${which})`
  return and(
    eq(customers.workspaceId, workspaceId),
    status && eq(customers.status, status),
    isOrNot(
      sql`exists (select from testimonials t where t.workspace_id = ${workspaceId}
        and t.customer_email = ${customers.email} and t.deleted_at is null)`,
      wrote,
    ),
    isOrNot(hasRequest(sql``), asked),
    isOrNot(hasRequest(sql`and r.answered_at is not null`), answered),
    company ? eq(customers.company, company) : undefined,
    language && eq(customers.language, language),
  )
}

function isOrNot(condition: SQL, wanted: 'true' | 'false' | undefined): SQL | undefined {
  return wanted && (wanted === 'true' ? condition : sql`not ${condition}`)
}

/** Read from the counters, so that the total costs the same for every number of customers. */
async function countCustomers(tx: Tx, workspaceId: string, status?: CustomerStatus): Promise<number> {
  const [counted] = await tx
    .select({ total: sql<number>`coalesce(sum(${customerCounters.count}), 0)::int` })
    .from(customerCounters)
    .where(and(eq(customerCounters.workspaceId, workspaceId), status && eq(customerCounters.status, status)))
  return counted?.total ?? 0
}
