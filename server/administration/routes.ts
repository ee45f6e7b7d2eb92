import {
  getPlatformStats,
  getRecentActivity,
  getRecentUsers,
  listPlatformDays,
} from '#contract/administration/platform.ts'
import { listUsers } from '#contract/administration/users.ts'
import { type App, mount } from '../http/mount.ts'
import { cached } from '../kit/cached.ts'
import { readAcrossWorkspaces } from './across-workspaces.ts'
import { readPlatformDays } from './figures/platform-days.ts'
import { countPlatform } from './figures/platform-stats.ts'
import { readRecentActivity } from './figures/recent-activity.ts'
import { tellTotal } from './lists/numbered-page.ts'
import { findUsers } from './users/find-users.ts'

/** Figures read every row of the instance. */
const figuresMs = 60_000
const newsMs = 10_000
const recentUsers = 10

/** What administrators see of the instance as a whole. */
export function administrationRoutes(app: App): void {
  const { services } = app
  const stats = cached(figuresMs, () =>
    readAcrossWorkspaces(services, (tx) => countPlatform(tx, services.now())),
  )
  const activity = cached(newsMs, () =>
    readAcrossWorkspaces(services, (tx) => readRecentActivity(tx, services.now())),
  )
  const countUsers = async () => (await stats.get()).totalUsers

  mount(app, getPlatformStats, () => stats.get())
  mount(app, listPlatformDays, (context) => readAcrossWorkspaces(context, readPlatformDays))
  mount(app, getRecentActivity, () => activity.get())
  mount(app, getRecentUsers, (context) =>
    readAcrossWorkspaces(
      context,
      async (tx) => (await findUsers(tx, { limit: recentUsers }, countUsers)).users,
    ),
  )
  mount(app, listUsers, (context, { query }) =>
    readAcrossWorkspaces(context, async (tx) => {
      const { users, total } = await findUsers(tx, query, countUsers)
      tellTotal(context.reply, total)
      return users
    }),
  )
}
