import { type SQL, sql } from 'drizzle-orm'

/** Decisions come up to 500 at a time, so that this many moments are 100,000 decisions and more. */
const momentsBack = 200
/** A batch after a batch is one decision of the same person. */
const batchGap = sql`interval '1 minute'`

/**
 * What the team decided, newest first: each decision alone by its name, batches that follow each other as one line with all of
 * them. Batches are counted as they were decided, whatever became of their testimonials since.
 */
export function decidedLines(workspaceId: string, howMany: number): SQL {
  const isShown = sql`workspace_id = ${workspaceId} and type not like 'import%'`
  return sql`
    with recursive moments as (
      (select at, 1 as n from testimonial_events where ${isShown} order by at desc limit 1)
      union all
      select (select e.at from testimonial_events e where ${isShown} and e.at < m.at order by e.at desc limit 1), n + 1
      from moments m where m.at is not null and n < ${momentsBack}
    ),
    decided as (
      select case e.type when 'moved-to-pending' then 'decision-undone' else e.type end as kind,
        m.at, e.actor, count(*)::int as count, min(e.testimonial_id::text) as testimonial_id
      from moments m join testimonial_events e on e.workspace_id = ${workspaceId} and e.at = m.at
      where e.type in ('approved', 'rejected', 'decision-undone', 'moved-to-pending')
        and e.actor not in ('customer', 'system')
      group by 1, 2, 3
    ),
    begun as (
      select *, case when lag(count) over one_after_another > 1
        and at - lag(at) over one_after_another <= ${batchGap} then 0 else 1 end as is_first
      from decided window one_after_another as (partition by kind, actor order by at)
    ),
    numbered as (select *, sum(is_first) over (partition by kind, actor order by at) as run from begun),
    runs as (
      select kind, max(at) as at, sum(count)::int as count, min(testimonial_id) as testimonial_id
      from numbered group by kind, actor, run
    )
    select r.kind, r.at, r.count, t.customer_name as name, t.id::text as testimonial_id, t.rating::int as rating,
      coalesce(t.is_private, false) as is_private,
      coalesce(t.status = 'pending' and not t.is_private, false) as is_waiting
    from runs r
    left join testimonials t on r.count = 1 and t.workspace_id = ${workspaceId}
      and t.id = r.testimonial_id::uuid and t.deleted_at is null
    where r.count > 1 or t.id is not null
    order by r.at desc limit ${howMany}`
}
