import { and, eq, sql } from 'drizzle-orm'
import { customers } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { testimonials } from '../testimonials/tables.ts'

const mostNamed = 5

export interface Unheard {
  readonly customers: number
  /** Of these, how many have no testimonial. */
  readonly count: number
  /** The newest few of them. */
  readonly names: readonly string[]
}

/** Customers from whose address no testimonial has come. */
export async function readUnheard(tx: Tx, workspaceId: string): Promise<Unheard> {
  const theirs = eq(customers.workspaceId, workspaceId)
  const isUnheard = sql`not exists (select from ${testimonials} t where t.workspace_id = ${workspaceId}
    and t.customer_email = ${customers.email} and t.deleted_at is null)`
  const [counted] = await tx
    .select({
      customers: sql<number>`count(*)::int`,
      count: sql<number>`count(*) filter (where ${isUnheard})::int`,
    })
    .from(customers)
    .where(theirs)
  const named = await tx
    .select({ name: customers.name })
    .from(customers)
    .where(and(theirs, isUnheard))
    .orderBy(sql`created_at desc`, sql`id desc`)
    .limit(mostNamed)
  return { ...(counted ?? { customers: 0, count: 0 }), names: named.map(({ name }) => name) }
}
