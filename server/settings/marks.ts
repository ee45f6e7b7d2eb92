import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { userSettings } from './tables.ts'

/** Remembers up to when a user has seen the bell; it never goes back. Answers what is remembered. */
export async function noteSeen(db: Db | Tx, userId: string, notificationsSeenAt: Date): Promise<Date> {
  const [stored] = await db
    .insert(userSettings)
    .values({ userId, notificationsSeenAt })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: {
        notificationsSeenAt: sql`greatest(${userSettings.notificationsSeenAt}, excluded.notifications_seen_at)`,
      },
    })
    .returning({ seenUntil: userSettings.notificationsSeenAt })
  return stored?.seenUntil ?? notificationsSeenAt
}

/** True once for each Monday and user: whoever gets it posts the weekly report. */
export async function claimReport(tx: Tx, userId: string, monday: string): Promise<boolean> {
  const claimed = await tx
    .insert(userSettings)
    .values({ userId, lastReportOn: monday })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: { lastReportOn: sql`excluded.last_report_on` },
      setWhere: sql`coalesce(${userSettings.lastReportOn} < excluded.last_report_on, true)`,
    })
    .returning({ userId: userSettings.userId })
  return claimed.length > 0
}
