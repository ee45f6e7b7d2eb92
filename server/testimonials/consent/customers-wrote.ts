import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import type { testimonials } from '../tables.ts'

/** What a customer sent, corrected or allowed, as a business is told of it. */
export interface Written extends Pick<
  typeof testimonials.$inferSelect,
  'customerName' | 'company' | 'rating' | 'content' | 'isPrivate'
> {
  readonly testimonialId: string
  readonly kind: 'submitted' | 'edited' | 'feedback-allowed'
  readonly isWaiting: boolean
}

/**
 * What customers sent, corrected or allowed to be shown between two moments, by workspace, oldest first. Each workspace is a look into an
 * index, whether anything happened there or not.
 */
export async function customersWrote(tx: Tx, from: Date, until: Date): Promise<Map<string, Written[]>> {
  const { rows } = await tx.execute<Written & { workspaceId: string } & Record<string, unknown>>(sql`
    -- Materialized: where statistics know no rows yet, PostgreSQL would ask the history anew for each testimonial.
    with happened as materialized (
      select w.id as workspace_id, e.*
      from workspaces w
      cross join lateral (
        -- New words that were corrected within the minute are new words.
        select testimonial_id, max(type) as kind, max(at) as at
        from testimonial_events
        where workspace_id = w.id and type not like 'import%' and at > ${from.toISOString()}::timestamptz
          and at <= ${until.toISOString()}::timestamptz and actor = 'customer' and type in ('submitted', 'edited', 'feedback-allowed')
        group by testimonial_id
      ) e
    )
    select e.workspace_id as "workspaceId", t.id as "testimonialId", e.kind, t.customer_name as "customerName", t.company,
      t.rating, t.content, t.is_private as "isPrivate", t.status = 'pending' and not t.is_private as "isWaiting"
    from happened e
    join testimonials t on t.workspace_id = e.workspace_id and t.id = e.testimonial_id
      and t.deleted_at is null and t.withdrawn_at is null
    order by e.workspace_id, e.at, t.id`)
  const written = new Map<string, Written[]>()
  for (const { workspaceId, ...one } of rows) {
    const own = written.get(workspaceId) ?? []
    own.push(one)
    written.set(workspaceId, own)
  }
  return written
}
