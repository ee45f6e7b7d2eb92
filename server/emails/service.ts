import { and, desc, eq, exists, inArray, ne, not } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Db, Tx } from '../db/database.ts'
import { emails, type emailStates } from './tables.ts'
import { rewards } from '../rewards/tables.ts'

export { afterRestore } from './delivery/after-restore.ts'
export { newsAddresses } from './news/news-addresses.ts'
export { greeting } from './layout/greeting.ts'
export { queueEmail, queueEmails } from './delivery/queue.ts'
export type { Draft, Purpose } from './layout/draft.ts'
export { type CopyInLanguages, type EmailCopy, emailWithSecretLink } from './layout/email-copy.ts'
export { sendDue, sendEmails } from './delivery/send.ts'
export { sendFailedAgain } from './delivery/send-failed-again.ts'
export { releaseEmails, stopEmails, stopEmailsTo } from './delivery/release.ts'
export { previewRequest } from './layout/preview.ts'
export { bakery, dentist, renderSample, type SampleEmail, sampleToken, studio } from './layout/samples.ts'
export { type Unreachable, findUnreachable } from './news/unreachable.ts'
export { nobodysAddress } from './nobodys-address.ts'
export { emailTroubleOf } from './news/trouble.ts'
export { noteRemoved, removedAmong } from './removed-people.ts'
export {
  hasProvenOwner,
  leavesHalf,
  provenOwnerOf,
  requireOne,
  requireProven,
  takeOne,
  takeSome,
} from './delivery/allowance.ts'
export { defineMailing } from './delivery/mailing.ts'
export { forgetEmails, forgetEmailsOf } from './forget.ts'
export {
  chooseEmails,
  claimConsentDay,
  claimPrivateLinkDay,
  hasOptedOut,
  hasReaderOptedOut,
  requireReachable,
} from './unsubscribe/opt-outs.ts'

export type EmailState = (typeof emailStates)[number]

/** How far emails of a workspace have come, by their ids. */
export async function emailStatesOf(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, EmailState>> {
  if (ids.length === 0) return new Map()
  const found = await tx
    .select({ id: emails.id, state: emails.state })
    .from(emails)
    .where(rowsWithIds(emails, workspaceId, ids))
  return new Map(found.map(({ id, state }) => [id, state]))
}

/** What the button of the newest email to this address opens, while it has not left; empty when there is none. */
export async function newestSecretLink(db: Db, recipient: string): Promise<string> {
  const [newest] = await db
    .select({ link: emails.secretLink })
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(1)
  return newest?.link ?? ''
}

/**
 * Forgets what a workspace wrote to these addresses, whether it has left or waits; what is leaving at this moment
 * stays, and so do rewards' emails, whose ledger shows that they were handed out.
 */
export async function forgetEmailsTo(
  { db, mail }: Services,
  workspaceId: string,
  addresses: readonly string[],
): Promise<void> {
  const isReward = exists(
    db
      .select({ id: rewards.id })
      .from(rewards)
      .where(and(eq(rewards.workspaceId, workspaceId), eq(rewards.emailId, emails.id))),
  )
  const gone = await db
    .delete(emails)
    .where(
      and(
        eq(emails.workspaceId, workspaceId),
        inArray(emails.recipient, [...addresses]),
        ne(emails.state, 'sending'),
        not(isReward),
      ),
    )
    .returning({ id: emails.id })
  await mail.forget(gone.map(({ id }) => id))
}
