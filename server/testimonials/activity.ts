import { type SQL, sql } from 'drizzle-orm'
import { testimonialActivityKinds } from '#contract/overview/overview.ts'
import type { ActivitySource } from '../feature-facts.ts'
import { decidedLines } from './decided-lines.ts'

/** So many events of these kinds are looked at, the newest first, among so many of any kind: decisions come in thousands. */
const looksBack = 1_000
const looksPast = 20_000
const namesShown = 5
/** Private feedback and withdrawn words are shown nowhere, whatever is decided about them. */
const isToDecide = sql`deleted_at is null and not is_private and withdrawn_at is null`

/** What customers did is news; what the owner and their team decided is not. */
export const testimonialActivity: ActivitySource = {
  kinds: testimonialActivityKinds,

  // A correction is also a confirmation in the history, and one line here.
  lines: ({ workspaceId, howMany, newsOnly }) =>
    newsOnly
      ? writtenLines(workspaceId, howMany, true)
      : sql`select * from (
          (${writtenLines(workspaceId, howMany, false)}) union all (${decidedLines(workspaceId, howMany)})
        ) lines order by at desc limit ${howMany}`,

  unread: (workspaceId, since) => sql`
      select e.testimonial_id, e.at from testimonial_events e
      join testimonials t on t.workspace_id = e.workspace_id and t.id = e.testimonial_id and t.deleted_at is null
      where e.workspace_id = ${workspaceId} and e.type not like 'import%' and e.at > ${since}::timestamptz
        and e.actor = 'customer' and e.type in ('submitted', 'edited', 'confirmed', 'feedback-allowed', 'withdrawn')
      group by e.testimonial_id, e.at`,

  // What was deleted since still counts as received, as in every average.
  week: ({ workspaceId, from, until }) => sql`
    with events as (
      select distinct e.type, t.id, t.rating, t.is_private, t.is_by_team
      from testimonial_events e
      join testimonials t on t.workspace_id = e.workspace_id and t.id = e.testimonial_id
      where e.workspace_id = ${workspaceId} and e.type not like 'import%'
        and e.at >= ${from}::timestamptz and e.at < ${until}::timestamptz
        and ((e.type = 'submitted' and e.actor = 'customer') or (e.type = 'approved' and t.status = 'approved' and t.deleted_at is null))
    )
    select
      count(*) filter (where type = 'submitted')::int as received,
      count(*) filter (where type = 'submitted' and is_private)::int as privately,
      count(*) filter (where type = 'approved')::int as approved,
      (avg(rating) filter (where type = 'submitted' and not is_by_team))::float8 as "averageRating",
      (select count(*)::int from testimonials where workspace_id = ${workspaceId}
        and status = 'pending' and ${isToDecide}) as waiting,
      (select coalesce(json_agg(customer_name), '[]') from (
        select customer_name from testimonials where workspace_id = ${workspaceId}
          and status = 'pending' and ${isToDecide}
        order by created_at desc, id desc limit ${namesShown}) newest) as "waitingNames"
    from events`,
}

/** What customers wrote, and unless only news is wanted, what the team added. */
function writtenLines(workspaceId: string, howMany: number, newsOnly: boolean): SQL {
  return sql`
    select kind, at, count(*)::int as count,
      case when count(*) = 1 then min(customer_name) end as name,
      case when count(*) = 1 then min(testimonial_id::text) end as testimonial_id,
      case when count(*) = 1 then min(rating)::int end as rating,
      bool_and(is_private) as is_private, bool_and(status = 'pending' and not is_private) as is_waiting
    from (
      select e.type as kind, e.at, e.actor, t.id as testimonial_id, t.customer_name, t.rating, t.is_private, t.status
      from (
        select * from (
          select * from testimonial_events
          where workspace_id = ${workspaceId} and type not like 'import%'
          order by at desc limit ${looksPast}
        ) newest
        where type in ('submitted', 'edited', 'feedback-allowed', 'withdrawn', 'confirmed', 'created')
        order by at desc limit ${looksBack}
      ) e
      join testimonials t on t.workspace_id = e.workspace_id and t.id = e.testimonial_id and t.deleted_at is null
      where case when e.actor = 'customer'
        then e.type in ('submitted', 'edited', 'feedback-allowed', 'withdrawn')
          or (e.type = 'confirmed' and not exists (
            select from testimonial_events same where same.workspace_id = e.workspace_id
              and same.testimonial_id = e.testimonial_id and same.seq = e.seq - 1
              and same.type = 'edited' and same.at = e.at))
        else not ${newsOnly} and e.actor <> 'system' and e.type = 'created' end
    ) shown
    group by kind, at, actor, case when actor = 'customer' then testimonial_id end
    order by at desc limit ${howMany}`
}
