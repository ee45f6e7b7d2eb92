import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../customers/tables.ts'
import { emails, mailboxes } from '../../emails/tables.ts'
import { texts } from '../../texts/tables.ts'
import { campaignPeople } from '../tables.ts'

/**
 * The requests of campaigns, each with how far it has come. What is no longer kept had left: those that had not are
 * taken out of `requests` with it.
 */
export function sentOf(workspaceId: string, campaignIds: readonly string[]): SQL {
  return sql`select r.id, r.campaign_id, r.person_id, r.step, r.channel, r.link_id,
      coalesce(r.email_id, r.text_id) as email_id,
      r.opened_at as clicked_at, r.answered_at, r.testimonial_id,
      case when r.channel in ('email', 'text') then coalesce(e.state, t.state, 'sent') else 'by-hand' end as state,
      coalesce(e.sent_at, t.sent_at, r.sent_at) as at,
      coalesce(e.delivered_at, t.delivered_at) as delivered_at, e.opened_at,
      coalesce(e.bounced_at, t.bounced_at) as bounced_at, e.complained_at, e.unsubscribed_at,
      coalesce(e.last_error, t.last_error) as last_error,
      case when m.opted_out_at is not null then 'unsubscribed' when m.complained_at is not null then 'complained'
        when m.bounced_at is not null then 'bounced' end as closed
    from ${requests} r
    left join ${emails} e on e.workspace_id = r.workspace_id and e.id = r.email_id
    left join ${mailboxes} m on m.workspace_id = r.workspace_id and m.mailbox = e.mailbox
    left join ${texts} t on t.workspace_id = r.workspace_id and t.id = r.text_id
    where r.workspace_id = ${workspaceId} and r.campaign_id = any(${sql.param(campaignIds)}::uuid[])`
}

/** States of a request that has reached, or was on its way to, somebody's mailbox. */
export const hasLeft = sql`state in ('sent', 'bounced', 'by-hand')`
/** Nothing more leaves for them: it shows at once, and not when a reminder would be due. */
const isClosed = sql`(s.closed is not null and (p.state = 'waiting' or s.bounced or s.complained))`
const isOnItsWay = sql`state in ('queued', 'sending')`

/**
 * The people of campaigns with how far each has come (`PersonState`), from what was sent. Needs `sent` as above it: the rows
 * of `sentOf`.
 */
export function peopleOf(
  workspaceId: string,
  campaignIds: readonly string[],
  narrowed: SQL = sql`true`,
): SQL {
  return sql`select p.id, p.campaign_id, p.customer_id, p.created_at, p.next_step, p.due_at, p.state as place, p.reason as place_reason,
      s.asked_at, s.answered_at, s.clicked_at, s.unsubscribed, s.bounced, s.complained, s.stopped_by,
      coalesce(s.on_its_way, 0) as on_its_way, coalesce(s.unknown, 0) as unknown, coalesce(s.failed, 0) as failed,
      case
        when s.answered_at is not null then 'answered'
        when p.state = 'skipped' then 'skipped'
        when s.asked_at is null and s.on_its_way = 0 and s.unknown = 0 and s.stopped_by is not null then 'skipped'
        when p.state = 'stopped' or s.unsubscribed or ${isClosed} then 'stopped'
        when s.clicked_at is not null then 'clicked'
        when s.asked_at is not null or s.on_its_way > 0 then 'asked'
        when s.unknown > 0 then 'unknown'
        when s.failed > 0 then 'failed'
        else 'waiting' end as state,
      coalesce(p.reason, case when s.unsubscribed then 'unsubscribed' end, case s.stopped_by
        when 'unsubscribed' then 'unsubscribed' when 'complained' then 'complained' when 'bounced' then 'bounced'
        when 'no-consent' then 'no-consent' when 'drop' then 'answered' end,
        case when ${isClosed} then s.closed end) as reason
    from ${campaignPeople} p
    left join (
      select person_id, min(at) filter (where ${hasLeft}) as asked_at, min(answered_at) as answered_at,
        min(clicked_at) as clicked_at,
        bool_or(unsubscribed_at is not null) as unsubscribed,
        bool_or(state = 'bounced' or bounced_at is not null) as bounced,
        bool_or(complained_at is not null) as complained,
        max(last_error) filter (where state = 'suppressed') as stopped_by,
        max(closed) as closed,
        count(*) filter (where ${isOnItsWay})::int as on_its_way,
        count(*) filter (where state = 'unknown')::int as unknown,
        count(*) filter (where state = 'failed')::int as failed
      from sent group by person_id
    ) s on s.person_id = p.id
    where p.workspace_id = ${workspaceId} and p.campaign_id = any(${sql.param(campaignIds)}::uuid[]) and ${narrowed}`
}
