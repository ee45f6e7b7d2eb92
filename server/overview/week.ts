import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { Week } from './letters.ts'

const namesShown = 5
/** Private feedback and withdrawn words are shown nowhere, whatever is decided about them. */
const isToDecide = sql`deleted_at is null and not is_private and withdrawn_at is null`

/**
 * What happened in a workspace from one moment up to another, and what waits now. Imports are not news. What
 * was deleted since still counts as received, as in every average. */
export async function readWeek(tx: Tx, workspaceId: string, from: Date, until: Date): Promise<Week> {
  const start = from.toISOString()
  const end = until.toISOString()
  const { rows } = await tx.execute<Row>(sql`
    with events as (
      select distinct e.type, t.id, t.rating, t.is_private
      from testimonial_events e
      join testimonials t on t.workspace_id = e.workspace_id and t.id = e.testimonial_id
      where e.workspace_id = ${workspaceId} and e.type not like 'import%'
        and e.at >= ${start}::timestamptz and e.at < ${end}::timestamptz
        and ((e.type = 'submitted' and e.actor = 'customer') or (e.type = 'approved' and t.status = 'approved' and t.deleted_at is null))
    )
    select
      count(*) filter (where type = 'submitted')::int as received,
      count(*) filter (where type = 'submitted' and is_private)::int as privately,
      count(*) filter (where type = 'approved')::int as approved,
      (avg(rating) filter (where type = 'submitted'))::float8 as average,
      (select count(*)::int from requests where workspace_id = ${workspaceId}
        and sent_at >= ${start}::timestamptz and sent_at < ${end}::timestamptz) as asked,
      (select count(*)::int from requests where workspace_id = ${workspaceId}
        and answered_at >= ${start}::timestamptz and answered_at < ${end}::timestamptz) as answered,
      (select count(*)::int from testimonials where workspace_id = ${workspaceId}
        and status = 'pending' and ${isToDecide}) as waiting,
      (select coalesce(json_agg(customer_name), '[]') from (
        select customer_name from testimonials where workspace_id = ${workspaceId}
          and status = 'pending' and ${isToDecide}
        order by created_at desc, id desc limit ${namesShown}) newest) as names
    from events`)
  const [row] = rows
  return {
    received: row?.received ?? 0,
    privately: row?.privately ?? 0,
    approved: row?.approved ?? 0,
    averageRating: row?.average ?? null,
    asked: row?.asked ?? 0,
    answered: row?.answered ?? 0,
    waiting: row?.waiting ?? 0,
    waitingNames: row?.names ?? [],
  }
}

interface Row extends Record<string, unknown> {
  received: number
  privately: number
  approved: number
  average: number | null
  asked: number
  answered: number
  waiting: number
  names: string[]
}
