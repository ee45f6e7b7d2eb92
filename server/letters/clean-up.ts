import { and, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import { inBatches } from '../db/in-batches.ts'
import { letters } from './tables.ts'
import { daysBefore } from '../time.ts'

const keptDays = 30

/** The instance's own: about passwords, sign-ins and messages. */
export function forgetOldLetters({ db, mail }: Services, now: Date): Promise<void> {
  return inBatches(letters, and(isNull(letters.workspaceId), done(now)), async (some) => {
    const gone = await db.delete(letters).where(some).returning({ id: letters.id })
    await mail.forget(gone.map(({ id }) => id))
    return { rowCount: gone.length }
  })
}

/** Of the letters of a business stays that they were sent. Their text may hold words that were deleted since. */
export function emptyOldLetters({ db, mail }: Services, now: Date): Promise<void> {
  const which = and(isNotNull(letters.workspaceId), ne(letters.text, ''), done(now))
  return inBatches(letters, which, async (some) => {
    const emptied = await db
      .update(letters)
      .set({ text: '', html: '', secretLink: null })
      .where(some)
      .returning({ id: letters.id })
    await mail.forget(emptied.map(({ id }) => id))
    return { rowCount: emptied.length }
  })
}

/** Letters that have left or will not leave any more, and were kept as long as the privacy policy says. */
function done(now: Date): SQL | undefined {
  return and(
    inArray(letters.state, ['sent', 'unknown', 'failed']),
    lt(sql`coalesce(${letters.sentAt}, ${letters.createdAt})`, daysBefore(now, keptDays).toISOString()),
  )
}
