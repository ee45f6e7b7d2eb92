import { sql } from 'drizzle-orm'
import { requests } from '../../customers/tables.ts'
import type { Tx } from '../../db/database.ts'
import type { CampaignRow } from '../present.ts'
import { campaignPeople } from '../tables.ts'

/**
 * When reminders were added or their delays changed: everybody whose last email has left waits for the next one, from that
 * email on.
 */
export async function remindAgain(tx: Tx, { workspaceId, id, reminders }: CampaignRow): Promise<void> {
  const delays = reminders.map(({ afterDays }) => afterDays)
  await tx.execute(sql`
    update ${campaignPeople} set state = 'waiting',
      due_at = last.at + (${sql.param(delays)}::int[])[next_step] * interval '1 day'
    from (
      select person_id, max(sent_at) as at from ${requests}
      where workspace_id = ${workspaceId} and campaign_id = ${id} group by person_id
    ) last
    where workspace_id = ${workspaceId} and campaign_id = ${id} and last.person_id = ${campaignPeople.id}
      and state in ('waiting', 'done') and next_step between 1 and ${delays.length}`)
}
