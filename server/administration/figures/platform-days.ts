import { desc, eq, sql } from 'drizzle-orm'
import type { PlatformDay } from '#contract/administration/platform.ts'
import type { Tx } from '../../db/database.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { utcDayOf } from '../../kit/time.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'
import { platformDays } from '../tables.ts'
import { countPlatform } from './platform-stats.ts'

const shownDays = 90

/** Notes every hour how the totals stand today, so that the charts over time show what was, not what is left of it. */
export const notePlatformDay = defineScheduledJob('note-platform-day', '23 * * * *', {
  attempts: 2,
  timeoutSeconds: 60,
  isDoneAtStart: true,
  async run(services) {
    const now = services.now()
    const { stats, subscriptions } = await readAcrossWorkspaces(services, async (tx) => ({
      stats: await countPlatform(tx, now),
      subscriptions: await countSubscriptions(tx),
    }))
    const totals = {
      users: stats.totalUsers,
      activeUsers: stats.activeUsers,
      testimonials: stats.totalTestimonials,
      widgets: stats.totalWidgets,
      businessProfiles: stats.totalBusinessProfiles,
      workspaces: stats.totalWorkspaces,
      subscriptions,
    }
    await services.db
      .insert(platformDays)
      .values({ day: utcDayOf(now), ...totals })
      .onConflictDoUpdate({ target: platformDays.day, set: totals })
  },
})

async function countSubscriptions(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(workspaces)
    .where(eq(workspaces.subscriptionStatus, 'active'))
  return row?.count ?? 0
}

/** The noted days, oldest first. */
export async function readPlatformDays(tx: Tx): Promise<PlatformDay[]> {
  const rows = await tx.select().from(platformDays).orderBy(desc(platformDays.day)).limit(shownDays)
  return rows.toReversed()
}
