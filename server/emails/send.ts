import { and, asc, desc, eq, lte } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import { waitingForDatabase } from '../db/away.ts'
import { Uncertain } from '../integrations/mail.ts'
import { defineJob } from '../jobs/define-job.ts'
import { withLinks } from './layout.ts'
import { start, type Started } from './start.ts'
import { emails } from './tables.ts'
import { unsubscribeUrl } from './unsubscribe-token.ts'

/** Sends what is due. */
export const sendEmails = defineJob({
  name: 'send-emails',
  payload: z.object({}),
  attempts: 3,
  timeoutSeconds: 60,
  run: (services) => sendDue(services),
})

/** Sends everything that may leave now. */
export async function sendDue(services: Services): Promise<void> {
  for (;;) {
    const [next] = await services.db
      .select({ id: emails.id })
      .from(emails)
      .where(and(eq(emails.state, 'queued'), eq(emails.isHeld, false), lte(emails.dueAt, services.now())))
      .orderBy(desc(emails.stream), asc(emails.dueAt))
      .limit(1)
    if (!next) return
    for (const email of await start(services, [next.id])) await sendOne(services, email)
  }
}

/**
 * Claim, send, mark. The claim commits before the connection is made, so that a crash in between, or a mark that
 * cannot be written, leaves an email that nobody sends twice: it becomes `unknown` and is shown as such. One that was
 * emptied stays here.
 */
async function sendOne(services: Services, email: Started): Promise<void> {
  const { db, mail, now } = services
  const { id, workspaceId, recipient, replyTo, mailbox, subject, secretLink, stream } = email
  // By itself: once the email has left, only the mark may be tried again.
  const mark = (change: Partial<typeof emails.$inferInsert>) =>
    waitingForDatabase(services, () => db.update(emails).set(change).where(eq(emails.id, id)))
  const url =
    stream === 'requests' && workspaceId && mailbox
      ? unsubscribeUrl(services, { workspaceId, emailId: id, mailbox })
      : undefined
  try {
    const parts = withLinks(email, { secretLink, unsubscribeUrl: url })
    await mail.send({ id, to: recipient, replyTo, subject, ...parts, unsubscribeUrl: url })
  } catch (failure) {
    const lastError = String(failure)
    if (failure instanceof Uncertain)
      return void (await mark({ state: 'unknown', lastError, secretLink: null }))
    const waitMs = Math.min(7200, 10 * 2 ** email.attempts) * 1000
    const isOver = email.attempts >= 21
    const dueAt = new Date(now().getTime() + waitMs)
    return void (await mark({ state: isOver ? 'failed' : 'queued', lastError, sentAt: null, dueAt }))
  }
  await mark({ state: 'sent', sentAt: now(), secretLink: null })
}
