import { sql } from 'drizzle-orm'
import { type CampaignCounts, noCounts } from '#contract/campaigns/campaign-counts.ts'
import { shownSelected } from '#contract/campaigns/campaigns.ts'
import type { Tx } from '../db/database.ts'
import { hasLeft, peopleOf, sentOf } from './people/person-view.ts'

/** What a campaign has come to, counted from its rows. */
export interface Figures {
  readonly counts: CampaignCounts
  readonly emailsSent: number
  readonly selectedCustomers: readonly string[]
  /** When the next first email is due, and the next reminder: whatever the hours are in which they may leave. */
  readonly firstDueAt: Date | null
  readonly reminderDueAt: Date | null
}

const nothing: Figures = {
  counts: noCounts,
  emailsSent: 0,
  selectedCustomers: [],
  firstDueAt: null,
  reminderDueAt: null,
}

type Row = {
  campaign_id: string
  counts: CampaignCounts
  emails_sent: number
  selected: string[]
  first_at: string | null
  reminder_at: string | null
}

/** Of each of these campaigns; one statement for all. */
export async function campaignFiguresOf(tx: Tx, workspaceId: string, ids: readonly string[]) {
  const { rows } = ids.length === 0 ? { rows: [] } : await tx.execute<Row>(statement(workspaceId, ids))
  const found = new Map(
    rows.map((row): [string, Figures] => [
      row.campaign_id,
      {
        counts: row.counts,
        emailsSent: row.emails_sent,
        selectedCustomers: row.selected,
        firstDueAt: row.first_at === null ? null : new Date(row.first_at),
        reminderDueAt: row.reminder_at === null ? null : new Date(row.reminder_at),
      },
    ]),
  )
  return (id: string): Figures => found.get(id) ?? nothing
}

const isNext = sql`place = 'waiting' and state in ('waiting', 'asked', 'clicked')`

function statement(workspaceId: string, ids: readonly string[]) {
  const count = (condition: string) => sql`count(*) filter (where ${sql.raw(condition)})`
  return sql`
    with sent as (${sentOf(workspaceId, ids)}), people as (${peopleOf(workspaceId, ids)})
    select campaign_id,
      json_build_object(
        'people', count(*),
        'waiting', ${count(`state = 'waiting'`)},
        'asked', ${count('asked_at is not null')},
        'toRemind', ${count(`place = 'waiting' and next_step > 0 and state in ('asked', 'clicked')`)},
        'answered', ${count('answered_at is not null')},
        'skipped', ${count(`state = 'skipped'`)},
        'onTheirWay', coalesce(sum(on_its_way), 0),
        'unknown', coalesce(sum(unknown), 0),
        'failed', coalesce(sum(failed), 0)
      ) as counts,
      (select count(*)::int from sent where sent.campaign_id = people.campaign_id and ${hasLeft}
        and sent.channel in ('email', 'text')) as emails_sent,
      coalesce((array_agg(customer_id order by created_at, id)
        filter (where customer_id is not null))[1:${sql.raw(String(shownSelected))}], '{}') as selected,
      min(due_at) filter (where ${isNext} and next_step = 0) as first_at,
      min(due_at) filter (where ${isNext} and next_step > 0) as reminder_at
    from people group by campaign_id`
}
