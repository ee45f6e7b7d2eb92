import { sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db } from '../db/database.ts'
import { mailboxes } from './tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { inWorkspace } from '../db/tenant.ts'

/** Every mailbox that the private link was sent to, and the customer's own: the link does not say which of them reads. */
const readers = sql`array_remove(asked_mailboxes || plaudit_mailbox_hash(workspace_id, customer_email), null)`

/** Stops or allows the emails of this business that ask its customer for something. */
export function chooseEmails(
  { db, now }: Services,
  workspaceId: string,
  id: string,
  optOut: boolean,
): Promise<void> {
  const optedOutAt = optOut ? now().toISOString() : null
  return inWorkspace(db, workspaceId, async (tx) => {
    await tx.execute(sql`
      insert into ${mailboxes} (workspace_id, mailbox, opted_out_at)
      select distinct ${workspaceId}::uuid, unnest(${readers}), ${optedOutAt}::timestamptz
      from ${testimonials} where workspace_id = ${workspaceId} and id = ${id}
      on conflict (workspace_id, mailbox) do update set opted_out_at = excluded.opted_out_at`)
  })
}

/** Whether one of them wants no more of these emails. */
export async function hasOptedOut(
  db: Db,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${mailboxes} m join ${testimonials} t on t.workspace_id = m.workspace_id
      where t.workspace_id = ${workspaceId} and t.id = ${id} and m.opted_out_at is not null
        and (m.mailbox = any (t.asked_mailboxes) or m.mailbox = plaudit_mailbox_hash(t.workspace_id, t.customer_email))
    ) as found`)
  return rows[0]?.found ?? false
}
