import { sql } from 'drizzle-orm'
import { answerBuckets, type CampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import type { SkipReason } from '#contract/campaigns/campaign-audience.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { emailSettings } from '../emails/tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { campaignFiguresOf } from './counts.ts'
import { hasLeft, peopleOf, sentOf } from './people/person-view.ts'
import { readCampaign } from './present.ts'

/** Everything counted from the rows: requests, their emails, and who answered. */
export function analytics({ tenant, workspaceId }: WorkspaceContext, id: string): Promise<CampaignAnalytics> {
  return tenant(async (tx) => {
    const campaign = await readCampaign(tx, workspaceId, id)
    const { counts } = (await campaignFiguresOf(tx, workspaceId, [id]))(id)
    const emails = await readEmails(tx, workspaceId, id)
    const { reasons, hours, ...people } = await readPeople(tx, workspaceId, id)
    return {
      campaignId: id,
      name: campaign.name,
      status: campaign.status,
      counts,
      emails,
      people,
      responseRate: counts.asked === 0 ? null : people.answered / counts.asked,
      medianHoursToAnswer: median(hours),
      steps: await readSteps(tx, workspaceId, id),
      timeToAnswer: histogram(hours),
      skipped: countsIn(reasons, 'skipped'),
      stopped: countsIn(reasons, 'stopped'),
      fairness: campaign.fairness,
    }
  })
}

type EmailFigures = CampaignAnalytics['emails']

async function readEmails(tx: Tx, workspaceId: string, id: string): Promise<EmailFigures> {
  const { rows } = await tx.execute<EmailFigures & { counts_opens: boolean }>(sql`
    with sent as (${sentOf(workspaceId, [id])})
    select count(*) filter (where ${hasLeft} and channel in ('email', 'text'))::int as sent,
      count(*) filter (where channel not in ('email', 'text'))::int as "byHand",
      count(delivered_at)::int as delivered, count(opened_at)::int as opened,
      count(*) filter (where state = 'bounced' or bounced_at is not null)::int as bounced,
      count(complained_at)::int as complained,
      count(*) filter (where state = 'unknown')::int as unknown,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'suppressed')::int as suppressed,
      count(*) filter (where state in ('queued', 'sending'))::int as "onTheirWay",
      coalesce((select counts_opens from ${emailSettings} where workspace_id = ${workspaceId}), false) as counts_opens
    from sent`)
  const { counts_opens: countsOpens, delivered, opened, ...emails } = rows[0]!
  return { ...emails, delivered: delivered || null, opened: countsOpens ? opened : null }
}

type PeopleFigures = CampaignAnalytics['people'] & {
  reasons: { state: string; reason: SkipReason; count: number }[] | null
  hours: number[] | null
}

async function readPeople(tx: Tx, workspaceId: string, id: string) {
  const { rows } = await tx.execute<PeopleFigures>(sql`
    with sent as (${sentOf(workspaceId, [id])}), people as (${peopleOf(workspaceId, [id])}),
    reasons as (
      select state, reason, count(*)::int as count from people
      where state in ('skipped', 'stopped') and reason is not null group by state, reason
    )
    select count(clicked_at)::int as clicked, count(answered_at)::int as answered,
      count(*) filter (where unsubscribed or (reason = 'unsubscribed' and asked_at is not null))::int as unsubscribed,
      count(*) filter (where bounced)::int as bounced,
      count(*) filter (where complained)::int as complained,
      (select json_agg(reasons order by count desc, reason) from reasons) as reasons,
      json_agg(greatest(0, extract(epoch from answered_at - asked_at) / 3600))
        filter (where answered_at is not null and asked_at is not null) as hours
    from people`)
  const { reasons, hours, ...people } = rows[0]!
  return { ...people, reasons: reasons ?? [], hours: (hours ?? []).map(Number) }
}

async function readSteps(tx: Tx, workspaceId: string, id: string): Promise<CampaignAnalytics['steps']> {
  const { rows } = await tx.execute<CampaignAnalytics['steps'][number]>(sql`
    with sent as (${sentOf(workspaceId, [id])})
    select step, count(*) filter (where ${hasLeft})::int as sent, count(clicked_at)::int as clicked,
      count(t.id)::int as answered
    from sent
    left join ${testimonials} t on t.workspace_id = ${workspaceId} and t.id = sent.testimonial_id
      and t.form_id = sent.link_id
    group by step order by step`)
  return rows
}

function countsIn(reasons: NonNullable<PeopleFigures['reasons']>, state: 'skipped' | 'stopped') {
  return reasons.filter((one) => one.state === state).map(({ reason, count }) => ({ reason, count }))
}

function histogram(hours: readonly number[]): CampaignAnalytics['timeToAnswer'] {
  const ends = answerBuckets.map((end) => end ?? Infinity)
  return ends.map((end, index) => {
    const from = ends[index - 1] ?? -Infinity
    const count = hours.filter((taken) => taken > from && taken <= end).length
    return { upToHours: end === Infinity ? null : end, count }
  })
}

function median(hours: readonly number[]): number | null {
  if (hours.length === 0) return null
  const sorted = hours.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
}
