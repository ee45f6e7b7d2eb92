import { sql } from 'drizzle-orm'
import { customers } from '../../customers/tables.ts'
import type { Tx } from '../../db/database.ts'
import { testimonials } from '../../testimonials/tables.ts'
import type { FoundName } from '../read/read-question.ts'

const most = 6

/** Customers and companies with one of these names, as far as they are in the list of customers or wrote something. */
export async function findNamed(
  tx: Tx,
  workspaceId: string,
  phrases: readonly string[],
): Promise<FoundName[]> {
  const wanted = sql.param([...phrases].slice(0, 60))
  const first = sql`split_part(lower(customer_name), ' ', 1)`
  const { rows } = await tx.execute<{ filter: FoundName['filter']; name: string; phrase: string }>(sql`
    select filter, name, phrase from (
      select distinct 'customer' as filter, customer_name as name, lower(customer_name) as phrase from ${testimonials}
        where workspace_id = ${workspaceId} and deleted_at is null and lower(customer_name) = any(${wanted}::text[])
      union select distinct 'customer', customer_name, ${first} from ${testimonials}
        where workspace_id = ${workspaceId} and deleted_at is null and ${first} = any(${wanted}::text[])
      union select distinct 'company', company, lower(company) from ${testimonials}
        where workspace_id = ${workspaceId} and deleted_at is null and lower(company) = any(${wanted}::text[])
      union select distinct 'company', company, lower(company) from ${customers}
        where workspace_id = ${workspaceId} and lower(company) = any(${wanted}::text[])
    ) found order by name limit ${most}`)
  return rows
}
