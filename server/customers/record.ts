import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Tx } from '../db/database.ts'
import { rowId } from '../kit/ids.ts'
import { customers, requests } from './tables.ts'

/** What was sent to a customer, or is about to be; without an email or a text message, by hand. */
type Sent = { readonly customerId: string } & Pick<
  typeof requests.$inferInsert,
  'email' | 'linkId' | 'subject' | 'emailId' | 'textId' | 'channel' | 'campaignId' | 'personId' | 'step'
>

/** Keeps these requests, and calls their customers `pending`. The customers are locked by the caller. */
export async function recordRequests(
  { now }: Pick<Services, 'now'>,
  tx: Tx,
  workspaceId: string,
  sent: readonly Sent[],
): Promise<(typeof requests.$inferSelect)[]> {
  if (sent.length === 0) return []
  const sentAt = now()
  const recorded = await tx
    .insert(requests)
    .values(sent.map((request) => ({ ...request, workspaceId, id: rowId(sentAt), sentAt })))
    .returning()
  const ids = sent.map(({ customerId }) => customerId)
  await tx
    .update(customers)
    .set({ status: 'pending' })
    .where(and(rowsWithIds(customers, workspaceId, ids), eq(customers.status, 'active')))
  return recorded
}

/** The form of this personal link was opened in a browser: noted the first time. */
export async function noteOpened(tx: Tx, workspaceId: string, linkId: string, at: Date): Promise<void> {
  await tx
    .update(requests)
    .set({ openedAt: at })
    .where(and(eq(requests.workspaceId, workspaceId), eq(requests.linkId, linkId), isNull(requests.openedAt)))
}
