import { eq, sql } from 'drizzle-orm'
import { mostUnread, type Notifications } from '#contract/overview/overview.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { users } from '../accounts/tables.ts'
import { emailTroubleOf } from '../emails/service.ts'
import { userSettings } from '../settings/tables.ts'
import { notificationsOf, noteSeen } from '../settings/service.ts'
import { readNews } from './activity.ts'

const shown = 20

/** What happened lately, and how much of it since the list was last opened. */
export async function notifications(context: WorkspaceContext): Promise<Notifications> {
  const { db, user, tenant } = context
  const [own] = await db
    .select({
      seen: userSettings.notificationsSeenAt,
      wishes: userSettings.notifications,
      joined: users.createdAt,
    })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, user.id))
  // What was there before somebody joined is no news to them.
  const seen = own?.seen ?? own?.joined ?? context.now()
  return tenant(async (tx) => {
    const items = await readNews(context, tx, shown)
    return {
      unread: await countUnread(context, tx, seen),
      items: items.map((item) => ({ ...item, isNew: new Date(item.at) > seen })),
      browser: notificationsOf(own?.wishes).browser,
      email: await emailTroubleOf(tx, context.workspaceId),
    }
  })
}

async function countUnread({ features, workspaceId }: WorkspaceContext, tx: Tx, seen: Date): Promise<number> {
  const since = seen.toISOString()
  const parts = features.flatMap(({ activity }) => activity?.unread?.(workspaceId, since) ?? [])
  const { rows } = await tx.execute<{ unread: number }>(
    sql`select count(*)::int as unread from (${sql.join(parts, sql` union all `)} limit ${mostUnread}) news`,
  )
  return rows[0]?.unread ?? 0
}

/** Remembers that everything up to `until` was seen. */
export async function seeUntil(context: WorkspaceContext, until: string): Promise<{ seenUntil: string }> {
  const { db, user, now } = context
  const notificationsSeenAt = new Date(Math.min(new Date(until).getTime(), now().getTime()))
  return { seenUntil: (await noteSeen(db, user.id, notificationsSeenAt)).toISOString() }
}
