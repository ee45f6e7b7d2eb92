import { and, eq } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { noteMailboxes } from '../erase-again.ts'
import { emails, mailboxes, type optOutWays } from '../tables.ts'
import type { Subscription } from './unsubscribe-token.ts'

/** What a link that unsubscribes is about, as it is now. */
export interface Subscribed {
  /** Null when the business's account is gone, and its emails with it. */
  readonly businessName: string | null
  readonly isUnsubscribed: boolean
}

export function readSubscription({ db }: Services, of: Subscription): Promise<Subscribed> {
  const { workspaceId, mailbox } = of
  return inWorkspace(db, workspaceId, async (tx) => {
    const [found] = await tx
      .select({
        businessName: workspaces.name,
        optedOutAt: mailboxes.optedOutAt,
      })
      .from(workspaces)
      .leftJoin(mailboxes, and(eq(mailboxes.workspaceId, workspaces.id), eq(mailboxes.mailbox, mailbox)))
      .where(eq(workspaces.id, workspaceId))
    if (!found) return { businessName: null, isUnsubscribed: true }
    return { businessName: found.businessName, isUnsubscribed: found.optedOutAt !== null }
  })
}

/** Ends, or takes up again, what a business asks whoever reads this mailbox; the email keeps that it was through it. */
export async function subscribe(
  services: Services,
  { workspaceId, emailId, mailbox }: Subscription,
  way: (typeof optOutWays)[number] | null,
): Promise<void> {
  const { db, now } = services
  const optedOutAt = way === null ? null : now()
  const kind = way === null ? 'mailbox-opted-in' : 'mailbox-opted-out'
  await inWorkspace(db, workspaceId, async (tx) => {
    // Of an account that is gone nobody is asked any more.
    if ((await tx.$count(workspaces, eq(workspaces.id, workspaceId))) === 0) return
    const change = { optedOutAt, optedOutBy: way }
    await noteMailboxes(services, tx, kind, { workspaceId, mailboxes: [mailbox] })
    await tx
      .insert(mailboxes)
      .values({ workspaceId, mailbox, ...change })
      .onConflictDoUpdate({ target: [mailboxes.workspaceId, mailboxes.mailbox], set: change })
    await tx
      .update(emails)
      .set({ unsubscribedAt: optedOutAt })
      .where(rowsWithIds(emails, workspaceId, [emailId]))
  })
}
