import { sql } from 'drizzle-orm'
import type { Activity, ActivityKind } from '#contract/overview.ts'
import type { Tx } from '../db/database.ts'

/** Decisions come up to 500 at a time; this many events back still leaves room for what came before them. */
const looksBack = 1_000

interface Line {
  readonly kind: ActivityKind
  readonly at: Date
  readonly count: number
  readonly name: string | null
  readonly testimonial_id: string | null
  readonly rating: number | null
  readonly is_private: boolean
  readonly is_waiting: boolean
}

/** What customers did and what imports brought: what the bell tells. Newest first. */
export async function readNews(tx: Tx, workspaceId: string, howMany: number): Promise<Activity[]> {
  return newest(howMany, [
    await events(tx, workspaceId, howMany, true),
    await finishedImports(tx, workspaceId, howMany),
  ])
}

/** All of that, and what the owner and their team did. Newest first. */
export async function readActivity(tx: Tx, workspaceId: string, howMany: number): Promise<Activity[]> {
  return newest(howMany, [
    await events(tx, workspaceId, howMany, false),
    await finishedImports(tx, workspaceId, howMany),
    await sentRequests(tx, workspaceId, howMany),
  ])
}

/** What was decided at once is one line. A correction is also a confirmation in the history, and one line here. */
async function events(tx: Tx, workspaceId: string, howMany: number, customersOnly: boolean) {
  const { rows } = await tx.execute<Row>(sql`
    select kind, at, count(*)::int as count,
      case when count(*) = 1 then min(customer_name) end as name,
      case when count(*) = 1 then min(testimonial_id::text) end as testimonial_id,
      case when count(*) = 1 then min(rating)::int end as rating,
      bool_and(is_private) as is_private, bool_and(status = 'pending') as is_waiting
    from (
      select e.type as kind, e.at, e.actor, t.id as testimonial_id, t.customer_name, t.rating, t.is_private, t.status
      from (
        select * from testimonial_events
        where workspace_id = ${workspaceId} and type not like 'import%'
        order by at desc limit ${looksBack}
      ) e
      join testimonials t on t.workspace_id = e.workspace_id and t.id = e.testimonial_id and t.deleted_at is null
      where case when e.actor = 'customer'
        then e.type in ('submitted', 'edited', 'withdrawn')
          or (e.type = 'confirmed' and not exists (
            select from testimonial_events same where same.workspace_id = e.workspace_id
              and same.testimonial_id = e.testimonial_id and same.seq = e.seq - 1
              and same.type = 'edited' and same.at = e.at))
        else not ${customersOnly} and e.actor <> 'system'
          and e.type in ('created', 'approved', 'rejected', 'decision-undone') end
    ) told
    group by kind, at, actor, case when actor = 'customer' then testimonial_id end
    order by at desc limit ${howMany}`)
  return rows
}

async function finishedImports(tx: Tx, workspaceId: string, howMany: number) {
  const { rows } = await tx.execute<Row>(sql`
    select case state when 'done' then 'imported' else 'import-failed' end as kind, created_at as at,
      added as count, source as name, null as testimonial_id, null::int as rating,
      false as is_private, false as is_waiting
    from imports where workspace_id = ${workspaceId} and state in ('done', 'failed')
    order by id desc limit ${howMany}`)
  return rows
}

/** Letters that went out within the same minute are one line. */
async function sentRequests(tx: Tx, workspaceId: string, howMany: number) {
  const { rows } = await tx.execute<Row>(sql`
    select 'requested' as kind, max(r.sent_at) as at, count(*)::int as count,
      case when count(*) = 1 then nullif(min(coalesce(c.name, r.email)), '') end as name,
      null as testimonial_id, null::int as rating, false as is_private, false as is_waiting
    from (
      select * from requests where workspace_id = ${workspaceId} order by sent_at desc limit ${looksBack}
    ) r
    left join customers c on c.workspace_id = r.workspace_id and c.id = r.customer_id
    group by date_trunc('minute', r.sent_at)
    order by at desc limit ${howMany}`)
  return rows
}

/** A statement of our own words brings moments as text. */
type Row = Omit<Line, 'at'> & { readonly at: string } & Record<string, unknown>

function newest(howMany: number, lists: readonly Row[][]): Activity[] {
  return lists
    .flat()
    .map((row) => ({ ...row, moment: new Date(row.at) }))
    .toSorted((a, b) => b.moment.getTime() - a.moment.getTime())
    .slice(0, howMany)
    .map(({ kind, moment, count, name, testimonial_id, rating, is_private, is_waiting }) => ({
      id: [kind, moment.getTime(), testimonial_id ?? name ?? ''].join(' '),
      kind,
      at: moment.toISOString(),
      count,
      name,
      testimonialId: testimonial_id,
      rating,
      isPrivate: is_private,
      isWaiting: is_waiting,
    }))
}
