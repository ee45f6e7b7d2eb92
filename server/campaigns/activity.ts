import { sql } from 'drizzle-orm'
import type { ActivitySource } from '../feature-facts.ts'

/** So many campaigns are looked at, the newest first. */
const looksBack = 20

export const campaignActivity: ActivitySource = {
  kinds: ['campaign-sent', 'campaign-completed'],

  // What a campaign sent is one line; that it is completed is news.
  lines: ({ workspaceId, howMany, newsOnly }) => sql`
    select * from (
      select 'campaign-completed' as kind, c.completed_at as at, (select count(*)::int from campaign_people p
          where p.workspace_id = c.workspace_id and p.campaign_id = c.id) as count, c.name,
        null as testimonial_id, null::int as rating, false as is_private, false as is_waiting
      from (${newestCampaigns(workspaceId)}) c where c.completed_at is not null
      ${newsOnly ? sql`` : sql`union all ${sentLines(workspaceId)}`}
    ) lines order by at desc limit ${howMany}`,

  unread: (workspaceId, since) => sql`
    select id, completed_at as at from campaigns
    where workspace_id = ${workspaceId} and completed_at > ${since}::timestamptz`,

  // People of a campaign, each counted once: a reminder is no second ask.
  week: ({ workspaceId, from, until }) => sql`
    select coalesce(json_agg(json_build_object('name', name, 'asked', asked, 'answered', answered)
      order by asked + answered desc, name), '[]') as campaigns
    from (
      select c.name,
        count(distinct r.person_id) filter (where r.sent_at >= ${from}::timestamptz and r.step = 0)::int as asked,
        count(distinct r.person_id) filter (where r.answered_at >= ${from}::timestamptz
          and r.answered_at < ${until}::timestamptz)::int as answered
      from campaigns c join requests r on r.workspace_id = c.workspace_id and r.campaign_id = c.id
      where c.workspace_id = ${workspaceId} and r.sent_at < ${until}::timestamptz
        and (r.sent_at >= ${from}::timestamptz or r.answered_at >= ${from}::timestamptz)
      group by c.id, c.name order by 2 desc, 1 limit 5
    ) busiest where asked + answered > 0`,
}

function sentLines(workspaceId: string) {
  return sql`
    select 'campaign-sent' as kind, sent.at, sent.count, c.name,
      null as testimonial_id, null::int as rating, false as is_private, false as is_waiting
    from (${newestCampaigns(workspaceId)}) c
    cross join lateral (
      select max(r.sent_at) as at, count(*)::int as count from requests r
      left join emails e on e.workspace_id = r.workspace_id and e.id = r.email_id
      left join texts t on t.workspace_id = r.workspace_id and t.id = r.text_id
      where r.workspace_id = c.workspace_id and r.campaign_id = c.id
        and coalesce(e.state, t.state, 'sent') in ('sent', 'bounced')
    ) sent
    where sent.count > 0`
}

function newestCampaigns(workspaceId: string) {
  return sql`select * from campaigns where workspace_id = ${workspaceId} order by created_at desc, id desc limit ${looksBack}`
}
