import { sql } from 'drizzle-orm'
import type { ActivitySource } from '../feature-facts.ts'

/** Requests of one minute are one line; this many back still leaves room for what came before them. */
const looksBack = 1_000

export const requestActivity: ActivitySource = {
  kinds: ['requested'],

  // Emails that went out within the same minute are one line, what campaigns sent is told by them, and what the owner did is no news.
  lines: ({ workspaceId, howMany, newsOnly }) =>
    newsOnly
      ? undefined
      : sql`
    select 'requested' as kind, max(r.sent_at) as at, count(*)::int as count,
      case when count(*) = 1 then nullif(min(coalesce(c.name, r.email)), '') end as name,
      null as testimonial_id, null::int as rating, false as is_private, false as is_waiting
    from (
      select * from requests where workspace_id = ${workspaceId} and campaign_id is null
      order by sent_at desc limit ${looksBack}
    ) r
    left join customers c on c.workspace_id = r.workspace_id and c.id = r.customer_id
    group by date_trunc('minute', r.sent_at)
    order by at desc limit ${howMany}`,

  week: ({ workspaceId, from, until }) => sql`
    select
      (select count(distinct coalesce(person_id, id))::int from requests where workspace_id = ${workspaceId}
        and sent_at >= ${from}::timestamptz and sent_at < ${until}::timestamptz) as asked,
      (select count(distinct coalesce(person_id, id))::int from requests where workspace_id = ${workspaceId}
        and answered_at >= ${from}::timestamptz and answered_at < ${until}::timestamptz) as answered`,
}
