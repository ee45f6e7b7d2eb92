import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { stopEmailsTo } from '../emails/service.ts'
import { emails } from '../emails/tables.ts'
import { texts } from '../texts/tables.ts'
import { requests } from './tables.ts'

/** Stops the requests that wait for these addresses. What never left does not count in its campaign. */
export async function takeBackUnsent(
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<void> {
  await takeBackTexts(tx, workspaceId, addresses)
  const stopped = await stopEmailsTo(tx, workspaceId, addresses)
  if (stopped.length === 0) return
  const ofStopped = and(eq(requests.workspaceId, workspaceId), inArray(requests.emailId, stopped))
  await tx.delete(requests).where(and(ofStopped, isNotNull(requests.campaignId)))
}

/** The messages themselves are stopped by whoever sends them, in the same transaction. */
async function takeBackTexts(tx: Tx, workspaceId: string, addresses: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from ${requests} r using ${texts} t
    where r.workspace_id = ${workspaceId} and r.email = any (${sql.param(addresses)}::text[])
      and r.campaign_id is not null and t.workspace_id = r.workspace_id and t.id = r.text_id and t.state = 'queued'`)
}

/** Takes back what a campaign could not send: it can be tried again. Answers whose it was. */
export async function takeBackFailed(tx: Tx, workspaceId: string, campaignId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${requests} r
    where r.workspace_id = ${workspaceId} and r.campaign_id = ${campaignId} and r.step = 0
      and (exists (select from ${emails} e where e.workspace_id = r.workspace_id and e.id = r.email_id
          and e.state in ('failed', 'suppressed'))
        or exists (select from ${texts} t where t.workspace_id = r.workspace_id and t.id = r.text_id
          and t.state in ('failed', 'suppressed')))
      and r.answered_at is null and not exists (
        select from ${requests} other where other.workspace_id = r.workspace_id
          and other.person_id = r.person_id and other.step > 0)
    returning r.person_id as id`)
  return rows.map(({ id }) => id)
}
