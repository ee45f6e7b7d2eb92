import { sql } from 'drizzle-orm'
import type { CampaignPerformance } from '#contract/overview.ts'
import type { Tx } from '../db/database.ts'

/** How far back it is counted. */
export const campaignDays = 90

/** Counted from the emails that asked and what became of them. */
export async function readCampaigns(tx: Tx, workspaceId: string, now: Date): Promise<CampaignPerformance> {
  const since = new Date(now.getTime() - campaignDays * 86_400_000).toISOString()
  const { rows } = await tx.execute<{
    active: number
    sent: number
    answered: number
    hours: number | null
  }>(sql`
    select links.active, asked.sent, asked.answered, asked.hours
    from (
      select count(*)::int as active from collection_links
      where workspace_id = ${workspaceId} and kind = 'link' and customer_email is null
        and closed_at is null and description <> ''
    ) links,
    (
      select count(*)::int as sent, count(answered_at)::int as answered,
        (extract(epoch from avg(answered_at - sent_at)) / 3600)::float8 as hours
      from requests where workspace_id = ${workspaceId} and sent_at > ${since}::timestamptz
    ) asked`)
  const { active = 0, sent = 0, answered = 0, hours = null } = rows[0] ?? {}
  return { active, sent, answered, averageResponseHours: hours }
}
