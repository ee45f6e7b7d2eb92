import { sql } from 'drizzle-orm'
import type { CampaignPerformance } from '#contract/overview/overview.ts'
import { campaigns } from '../campaigns/tables.ts'
import { requests } from '../customers/tables.ts'
import type { Tx } from '../db/database.ts'
import { emails } from '../emails/tables.ts'

/** How far back it is counted. */
export const campaignDays = 90

export function readCampaignPerformance(
  tx: Tx,
  workspaceId: string,
  now: Date,
): Promise<CampaignPerformance> {
  return readPerformanceIn(tx, workspaceId, { from: new Date(now.getTime() - campaignDays * 86_400_000) })
}

/** Counted from the emails that asked and what became of them; a request with its reminders is one. */
export async function readPerformanceIn(
  tx: Tx,
  workspaceId: string,
  { from, until }: { from: Date; until?: Date },
): Promise<CampaignPerformance> {
  const isBefore = until ? sql`and r.sent_at < ${until.toISOString()}::timestamptz` : sql``
  const { rows } = await tx.execute<{
    active: number
    sent: number
    answered: number
    hours: number | null
  }>(sql`
    with sent as (
      select coalesce(r.person_id, r.id) as asked, min(r.sent_at) as sent_at, min(r.answered_at) as answered_at
      from ${requests} r
      left join ${emails} e on e.workspace_id = r.workspace_id and e.id = r.email_id
      where r.workspace_id = ${workspaceId} and r.sent_at >= ${from.toISOString()}::timestamptz ${isBefore}
        and coalesce(e.state, 'sent') not in ('failed', 'suppressed')
      group by 1
    )
    select
      (select count(*)::int from ${campaigns} where workspace_id = ${workspaceId} and status = 'active') as active,
      count(*)::int as sent, count(answered_at)::int as answered,
      (extract(epoch from avg(answered_at - sent_at)) / 3600)::float8 as hours
    from sent`)
  const { active = 0, sent = 0, answered = 0, hours = null } = rows[0] ?? {}
  return { active, sent, answered, averageResponseHours: hours }
}
