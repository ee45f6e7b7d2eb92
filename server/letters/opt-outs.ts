import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { mailboxes } from '../collection/tables.ts'

/** Whether whoever reads this address wants no more emails of this business that ask for something. */
export async function hasOptedOut(tx: Tx, workspaceId: string, address: string): Promise<boolean> {
  const found = await tx
    .select({ workspaceId: mailboxes.workspaceId })
    .from(mailboxes)
    .where(
      and(
        eq(mailboxes.workspaceId, workspaceId),
        eq(mailboxes.mailbox, sql`plaudit_mailbox_hash(${workspaceId}, ${address})`),
        isNotNull(mailboxes.optedOutAt),
      ),
    )
  return found.length > 0
}

/** What an owner is told who writes to such an address. */
export const optedOutSentence = 'This customer asked not to get any more requests by email.'
