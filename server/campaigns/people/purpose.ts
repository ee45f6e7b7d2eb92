import { sql } from 'drizzle-orm'
import { requests } from '../../customers/tables.ts'
import { emails } from '../../emails/tables.ts'
import { texts } from '../../texts/tables.ts'
import { campaigns } from '../tables.ts'

/**
 * Whether an email of a campaign is still to be sent, asked right before it leaves: it waits while its campaign is paused,
 * and whoever has answered since it was queued, by whatever way, gets none.
 */
export const campaignEmailIsWanted = sql<'send' | 'wait' | 'drop'>`select case
    when c.id is null then 'drop'
    when exists (select from ${requests} r where r.workspace_id = ${emails.workspaceId}
      and r.email_id = ${emails.id} and r.answered_at is not null) then 'drop'
    when c.status = 'paused' then 'wait'
    else 'send' end
  from (select 1) as always
  left join ${campaigns} c on c.workspace_id = ${emails.workspaceId} and c.id = ${emails.purposeId}`

/** The same of a text message: whether its customer answered is asked for all of them. */
export const campaignTextIsWanted = sql<'send' | 'wait' | 'drop'>`(select case
    when c.id is null then 'drop' when c.status = 'paused' then 'wait' else 'send' end
  from (select 1) as always
  left join ${campaigns} c on c.workspace_id = ${texts.workspaceId} and c.id = ${texts.campaignId})`
