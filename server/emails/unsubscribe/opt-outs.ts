import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { dayMs } from '../../kit/time.ts'
import { noteMailboxes } from '../erase-again.ts'
import { mailboxes } from '../tables.ts'
import { type Unreachable, findUnreachable } from '../news/unreachable.ts'
import { Problem, tooManyRequests } from '../../http/problem.ts'

/** Whether this business may ask whoever reads this address for nothing more: they unsubscribed, or cannot be reached. */
export async function hasOptedOut(tx: Tx, workspaceId: string, address: string): Promise<boolean> {
  return (await findUnreachable(tx, workspaceId, [address])).size > 0
}

const sentences: Readonly<Record<Unreachable, string>> = {
  unsubscribed: 'This customer asked not to get any more requests by email.',
  complained: 'This customer marked an email as spam. They get no more requests by email.',
  bounced: "Emails to this address come back. Please check the customer's address.",
}

/** Refuses to ask whoever must not be asked for anything; `hasField`: where the address was typed in a form. */
export async function requireReachable(
  tx: Tx,
  workspaceId: string,
  address: string,
  { hasField = false }: { hasField?: boolean } = {},
): Promise<void> {
  const why = (await findUnreachable(tx, workspaceId, [address])).get(address)
  if (!why) return
  throw new Problem('invalid-input', sentences[why], hasField ? { fields: { email: sentences[why] } } : {})
}

/** Every mailbox that the private link was sent to, and the customer's own: the link does not say which of them reads. */
const readers = sql`array_remove(asked_mailboxes || plaudit_mailbox_hash(workspace_id, customer_email), null)`

/** Stops or allows the emails of this business that ask its customer for something. */
export function chooseEmails(
  services: Services,
  workspaceId: string,
  id: string,
  optOut: boolean,
): Promise<void> {
  const { db, now } = services
  const optedOutAt = optOut ? now().toISOString() : null
  return inWorkspace(db, workspaceId, async (tx) => {
    const { rows } = await tx.execute<{ mailbox: Buffer }>(sql`
      insert into ${mailboxes} (workspace_id, mailbox, opted_out_at, opted_out_by)
      select distinct ${workspaceId}::uuid, unnest(${readers}), ${optedOutAt}::timestamptz, ${optOut ? 'private-page' : null}::text
      from ${testimonials} where workspace_id = ${workspaceId} and id = ${id}
      on conflict (workspace_id, mailbox) do update
        set opted_out_at = excluded.opted_out_at, opted_out_by = excluded.opted_out_by
      returning mailbox`)
    const found = { workspaceId, mailboxes: rows.map(({ mailbox }) => mailbox) }
    await noteMailboxes(services, tx, optOut ? 'mailbox-opted-out' : 'mailbox-opted-in', found)
  })
}

/** Whether one of them wants no more of these emails. */
export async function hasReaderOptedOut(
  db: Db | Tx,
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

/** Takes this day's one email that asks an address for consent; two askers at once cannot both get it. */
export async function claimConsentDay(
  tx: Tx,
  workspaceId: string,
  { to, wanted, now }: { to: string; wanted: 'consent' | 'something'; now: Date },
): Promise<void> {
  if (await claimMailboxDay(tx, workspaceId, to, { column: 'consentAskedAt', now })) return
  const [last] = await tx
    .select({ at: mailboxes.consentAskedAt })
    .from(mailboxes)
    .where(
      and(
        eq(mailboxes.workspaceId, workspaceId),
        eq(mailboxes.mailbox, sql`plaudit_mailbox_hash(${workspaceId}, ${to})`),
      ),
    )
  const over = (last?.at ?? now).getTime() + dayMs
  throw tooManyRequests(
    (over - now.getTime()) / 1000,
    (wait) => `You asked this customer for ${wanted} in the last 24 hours. Please try again ${wait}.`,
  )
}

/** Takes this day's one email with a private page after a submission. */
export function claimPrivateLinkDay(tx: Tx, workspaceId: string, to: string, now: Date): Promise<boolean> {
  return claimMailboxDay(tx, workspaceId, to, { column: 'privateLinkMailedAt', now })
}

async function claimMailboxDay(
  tx: Tx,
  workspaceId: string,
  to: string,
  { column, now }: { column: 'consentAskedAt' | 'privateLinkMailedAt'; now: Date },
): Promise<boolean> {
  const yesterday = new Date(now.getTime() - dayMs).toISOString()
  const claimed = await tx
    .insert(mailboxes)
    .values({
      workspaceId,
      mailbox: sql`plaudit_mailbox_hash(${workspaceId}, ${to})`,
      [column]: now,
    })
    .onConflictDoUpdate({
      target: [mailboxes.workspaceId, mailboxes.mailbox],
      set: { [column]: now },
      setWhere: sql`coalesce(${mailboxes[column]}, '-infinity') < ${yesterday}`,
    })
    .returning({ workspaceId: mailboxes.workspaceId })
  return claimed.length > 0
}
