import { and, desc, eq, exists, inArray, lt, ne, not, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../context.ts'
import { waitingForDatabase } from '../db/away.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Db, Tx } from '../db/database.ts'
import { emails, type emailStates } from './tables.ts'
import { rewards } from '../rewards/tables.ts'
import { rowId } from '../ids.ts'
import { defineJob, defineScheduledJob } from '../jobs/define-job.ts'
import { Uncertain } from '../integrations/mail.ts'
import { reachesNobody } from './nobodys-address.ts'
import { layOut, withSecretLink } from './layout.ts'

export { afterRestore } from './after-restore.ts'
export { greeting } from './greeting.ts'
export { nobodysAddress } from './nobodys-address.ts'
export { hasProvenOwner, leavesHalf, provenOwnerOf, requireOne, requireProven, takeOne } from './allowance.ts'
export { forgetEmails, forgetEmailsOf } from './forget.ts'
export {
  chooseEmails,
  claimConsentDay,
  claimPrivateLinkDay,
  hasOptedOut,
  hasReaderOptedOut,
  optedOutSentence,
} from './opt-outs.ts'

interface Draft {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** `isSecret`: the link opens something, such as a customer's private page; it is not kept once the email has left. */
  readonly button?: { readonly label: string; readonly url: string; readonly isSecret?: boolean }
  /** Who is writing and why, in small print at the end. */
  readonly reason?: string
  /** English unless told. */
  readonly language?: CustomerLanguage
}

/** Puts a letter into the outbox in `tx`, and answers its id: it leaves if and only if `tx` commits. */
export async function queueEmail(
  { jobs, now }: Services,
  tx: Db | Tx,
  { to, replyTo, subject, paragraphs, button, reason, language }: Draft,
  workspaceId: string | null = null,
): Promise<string> {
  const id = rowId(now())
  if (reachesNobody(to)) return id
  await tx.insert(emails).values({
    id,
    workspaceId,
    recipient: to,
    replyTo: replyTo ?? null,
    subject,
    ...layOut(paragraphs, button, reason, language),
    state: 'queued',
    createdAt: now(),
  })
  await jobs.enqueue(tx, sendEmail, { id })
  return id
}

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
      .where(and(eq(rewards.workspaceId, workspaceId), eq(rewards.letterId, emails.id))),
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

/**
 * Claim, send, mark. The claim commits before the connection is made, so that a crash in between, or a mark that
 * cannot be written, leaves a letter that nobody sends twice: it becomes `unknown` and is shown as such. One that was
 * emptied stays here.
 */
export const sendEmail = defineJob({
  name: 'send-letter',
  payload: z.object({ id: z.uuid() }),
  // About a day in all.
  attempts: 21,
  retryDelaySeconds: { first: 10, longest: 7200 },
  timeoutSeconds: 60,
  async run(services, { id }) {
    const { db, mail, now } = services
    const [message] = await db
      .update(emails)
      .set({ state: 'sending', sentAt: now(), attempts: sql`${emails.attempts} + 1` })
      .where(and(eq(emails.id, id), inArray(emails.state, ['queued', 'failed']), ne(emails.text, '')))
      .returning()
    if (!message) return
    // By itself: once the email has left, only the mark may be tried again.
    const mark = (change: Partial<typeof emails.$inferInsert>) =>
      waitingForDatabase(services, () => db.update(emails).set(change).where(eq(emails.id, id)))
    try {
      const { recipient, replyTo, subject } = message
      await mail.send({ id, to: recipient, replyTo, subject, ...withSecretLink(message) })
    } catch (failure) {
      const state = failure instanceof Uncertain ? 'unknown' : 'failed'
      const lastError = String(failure)
      await mark({ state, lastError, ...(state === 'unknown' ? { secretLink: null } : { sentAt: null }) })
      if (state === 'failed') throw failure
      return
    }
    await mark({ state: 'sent', sentAt: now(), secretLink: null })
  },
})

/** Letters that were being sent when a process died, or when the database did not take the mark. */
export const markUnknownEmails = defineScheduledJob('name-unknown-emails', '*/5 * * * *', {
  attempts: 1,
  timeoutSeconds: 60,
  async run({ db, now }) {
    const stale = new Date(now().getTime() - 10 * 60_000)
    await db
      .update(emails)
      .set({ state: 'unknown', secretLink: null })
      .where(
        and(eq(emails.state, 'sending'), lt(sql`coalesce(${emails.sentAt}, ${emails.createdAt})`, stale)),
      )
  },
})
