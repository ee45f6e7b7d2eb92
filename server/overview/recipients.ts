import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { users } from '../accounts/tables.ts'
import { isStaying } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { userSettings } from '../settings/tables.ts'
import { notificationsOf } from '../settings/service.ts'
import { userPhones } from '../texts/tables.ts'

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
  occasion: Occasion,
  workspaceIds?: readonly string[],
): Promise<Recipient[]> {
  const rows = await readPeople(db, workspaceIds)
  return rows.flatMap(({ wishes, phone: _phone, ...recipient }) => {
    const wanted = notificationsOf(wishes)
    return wanted.email && wanted[occasion] ? [recipient] : []
  })
}

/** The same by text message: at a number that was proven. */
export async function textRecipients(
  db: Db | Tx,
  occasion: Occasion,
  workspaceIds: readonly string[],
): Promise<(Recipient & { readonly phone: string })[]> {
  const rows = await readPeople(db, workspaceIds)
  return rows.flatMap(({ wishes, phone, ...recipient }) => {
    const wanted = notificationsOf(wishes)
    return phone !== null && wanted.sms && wanted[occasion] ? [{ ...recipient, phone }] : []
  })
}

type Occasion = 'testimonialApproval' | 'campaignUpdates' | 'weeklyReports'

function readPeople(db: Db | Tx, workspaceIds: readonly string[] | undefined) {
  return db
    .select({
      userId: users.id,
      workspaceId: workspaces.id,
      business: workspaces.name,
      email: users.email,
      wishes: userSettings.notifications,
      lastReportOn: userSettings.lastReportOn,
      joinedAt: users.createdAt,
      phone: sql<string | null>`case when ${userPhones.provenAt} is not null then ${userPhones.phone} end`,
    })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(userPhones, eq(userPhones.userId, users.id))
    .where(
      and(
        isNotNull(users.emailProvenAt),
        isStaying,
        workspaceIds && inArray(workspaces.id, [...workspaceIds]),
      ),
    )
    .orderBy(asc(users.id))
}
