import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { customers } from './tables.ts'

type Known = Pick<typeof customers.$inferSelect, 'id' | 'email' | 'name' | 'company' | 'phone'>

/** Who has these addresses, before an import comes in. */
export async function customersAt(tx: Tx, workspaceId: string, emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, Known>()
  const rows = await tx
    .select({
      id: customers.id,
      email: customers.email,
      name: customers.name,
      company: customers.company,
      phone: customers.phone,
    })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), inArray(customers.email, [...emails])))
    .for('update')
  return new Map(rows.map((row) => [row.email, row]))
}

type Named = Pick<typeof customers.$inferSelect, 'name' | 'email'>

/** How many of these are customers here under another name that somebody gave them. */
export async function countOtherNames(tx: Tx, workspaceId: string, people: readonly Named[]) {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from customers
    join jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person (email text, name text)
      on customers.email = person.email
    where workspace_id = ${workspaceId} and person.name not in ('', customers.name)
      and customers.name <> split_part(customers.email, '@', 1)`)
  return rows[0]?.count ?? 0
}

/** What a known customer is called after such a row; `upsertCustomers` does it. */
export function nameAfter(was: { readonly name: string }, row: Named, renames: boolean): string {
  const hasOwnName = was.name !== row.email.split('@')[0]
  return row.name === '' || (hasOwnName && !renames) ? was.name : row.name
}
