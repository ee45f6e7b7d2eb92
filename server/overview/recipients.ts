import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { users } from '../accounts/tables.ts'
import { isStaying } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { userSettings } from '../settings/tables.ts'
import { notificationsOf } from '../settings/service.ts'

export interface Recipient {
  readonly userId: string
  readonly workspaceId: string
  /** The workspace's name: the business's, once it has told it. */
  readonly business: string
  readonly email: string
  readonly lastReportOn: string | null
  /** When they came to this workspace. */
  readonly joinedAt: Date
}

/**
 * Everybody in these workspaces (or in all) with a proven address who wants emails on this occasion: what strangers
 * write must not reach an address that never asked for it. Accounts on their way out get none.
 */
export async function recipients(
  db: Db | Tx,
  occasion: 'testimonialApproval' | 'campaignUpdates' | 'weeklyReports',
  workspaceIds?: readonly string[],
): Promise<Recipient[]> {
  const rows = await db
    .select({
      userId: users.id,
      workspaceId: workspaces.id,
      business: workspaces.name,
      email: users.email,
      wishes: userSettings.notifications,
      lastReportOn: userSettings.lastReportOn,
      joinedAt: users.createdAt,
    })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(
      and(
        isNotNull(users.emailProvenAt),
        isStaying,
        workspaceIds && inArray(workspaces.id, [...workspaceIds]),
      ),
    )
    .orderBy(asc(users.id))
  return rows.flatMap(({ wishes, ...recipient }) => {
    const wanted = notificationsOf(wishes)
    return wanted.email && wanted[occasion] ? [recipient] : []
  })
}
