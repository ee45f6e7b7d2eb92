import { and, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { inBatches } from '../db/in-batches.ts'
import { emails, settledStates } from './tables.ts'
import { daysBefore } from '../kit/time.ts'

const retentionDays = 30

/** The instance's own: about passwords, sign-ins and messages. */
export function forgetOldEmails({ db, mail }: Pick<Services, 'db' | 'mail'>, now: Date): Promise<void> {
  return inBatches(emails, and(isNull(emails.workspaceId), done(now)), async (some) => {
    const gone = await db.delete(emails).where(some).returning({ id: emails.id })
    await mail.forget(gone.map(({ id }) => id))
    return { rowCount: gone.length }
  })
}

/** Of the emails of a business stays that they were sent. Their text may hold words that were deleted since. */
export function emptyOldEmails({ db, mail }: Pick<Services, 'db' | 'mail'>, now: Date): Promise<void> {
  const which = and(isNotNull(emails.workspaceId), ne(emails.text, ''), done(now))
  return inBatches(emails, which, async (some) => {
    const emptied = await db
      .update(emails)
      .set({ text: '', html: '', secretLink: null })
      .where(some)
      .returning({ id: emails.id })
    await mail.forget(emptied.map(({ id }) => id))
    return { rowCount: emptied.length }
  })
}

/** Emails that have left or will not leave any more, and were kept as long as the privacy policy says. */
function done(now: Date): SQL | undefined {
  return and(
    inArray(emails.state, settledStates),
    lt(sql`coalesce(${emails.sentAt}, ${emails.createdAt})`, daysBefore(now, retentionDays).toISOString()),
  )
}
