import { and, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { MailAllowance } from '#contract/emails/mail-allowance.ts'
import type { Services, SignedInContext } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { users } from '../../accounts/tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { isClosed, countMailed } from '../../workspaces/service.ts'
import { Problem } from '../../http/problem.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** Before anything is mailed in somebody's name to people outside the team. Nothing of what they typed is kept or lost. */
export function requireProven({ user }: SignedInContext): void {
  if (user.isProven) return
  throw new Problem(
    'address-unproven',
    'Please verify your own email first, with the link from when you signed up.',
  )
}

/** Whether what is mailed by itself may leave: an owner of the workspace has proven their address. */
export async function hasProvenOwner({ db }: Services, workspaceId: string): Promise<boolean> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), users.isWorkspaceOwner, isNotNull(users.emailProvenAt)))
    .limit(1)
  return owner !== undefined
}

/**
 * Counts one email to somebody outside the team, in the transaction that posts it; false when there are none left.
 * A workspace may send few on its first day, more in its first week, and then as many a day as the instance allows.
 */
export async function takeOne(services: Services, tx: Tx, workspaceId: string): Promise<boolean> {
  return (await takeSome(services, tx, workspaceId, 1)) === 1
}

const mailedOf = {
  createdAt: workspaces.createdAt,
  mailed: workspaces.mailed,
  mailedSince: workspaces.mailedSince,
}

/** As `takeOne`, for many: answers how many of those that are wanted may leave. */
export async function takeSome(
  { config, now }: Services,
  tx: Tx,
  workspaceId: string,
  wanted: number,
): Promise<number> {
  if (!config.rateLimits || wanted === 0) return wanted
  const [row] = await tx.select(mailedOf).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update')
  if (!row) return 0
  const { limit, since } = windowOf(config.mailLimits, row, now())
  const mailed = row.mailedSince?.getTime() === since.getTime() ? row.mailed : 0
  const taken = Math.max(0, Math.min(wanted, limit - mailed))
  if (taken > 0) await countMailed(tx, workspaceId, { mailed: mailed + taken, since })
  return taken
}

type Mailing = Pick<typeof workspaces.$inferSelect, 'createdAt' | 'mailed' | 'mailedSince'>

/** Whether another email may leave and half of the allowance is still there afterwards. Asks the database nothing. */
export function leavesHalf({ config, now }: Pick<Services, 'config' | 'now'>, workspace: Mailing): boolean {
  if (!config.rateLimits) return true
  const { limit, since } = windowOf(config.mailLimits, workspace, now())
  const mailed = workspace.mailedSince?.getTime() === since.getTime() ? workspace.mailed : 0
  return mailed < limit / 2
}

/** As `hasProvenOwner`, as a part of a statement. */
export function provenOwnerOf(workspaceId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select from ${users} where ${users.workspaceId} = ${workspaceId}
    and ${users.isWorkspaceOwner} and ${users.emailProvenAt} is not null)`
}

/** As `takeOne`, for whoever presses a button: says when there will be more, or why there are none. */
export async function requireOne(services: Services, tx: Tx, workspaceId: string): Promise<void> {
  const isLeaving = and(eq(workspaces.id, workspaceId), isClosed)
  if ((await tx.$count(workspaces, isLeaving)) > 0)
    throw new Problem('not-allowed', 'This account is being deleted. Keep the account to send emails again.')
  if (await takeOne(services, tx, workspaceId)) return
  const { limit, growsAt, growsTo, resetsAt } = await allowanceOf(services, tx, workspaceId)
  const moment = new Date(resetsAt ?? growsAt ?? services.now())
  const seconds = Math.max(1, Math.ceil((moment.getTime() - services.now().getTime()) / 1000))
  const when = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(moment)
  throw new Problem(
    'too-many-requests',
    growsTo === null
      ? `Your ${limit} emails for today are used up. You can send more from ${when} UTC.`
      : `Your first ${limit} emails are used up. New accounts start small: your limit grows to ${growsTo} on ${when} UTC.`,
    { retryAfterSeconds: seconds },
  )
}

export async function allowanceOf(
  { config, now }: Services,
  tx: Db | Tx,
  workspaceId: string,
): Promise<MailAllowance> {
  if (!config.rateLimits) return { limit: null, left: null, growsAt: null, growsTo: null, resetsAt: null }
  const [row] = await tx.select(mailedOf).from(workspaces).where(eq(workspaces.id, workspaceId))
  const { limit, since, grows, resetsAt } = windowOf(
    config.mailLimits,
    row ?? { createdAt: now(), mailedSince: null },
    now(),
  )
  const mailed = row?.mailedSince?.getTime() === since.getTime() ? row.mailed : 0
  return {
    limit,
    left: Math.max(0, limit - mailed),
    growsAt: grows?.at.toISOString() ?? null,
    growsTo: grows?.to ?? null,
    resetsAt: resetsAt?.toISOString() ?? null,
  }
}

interface Window {
  readonly limit: number
  readonly since: Date
  readonly grows?: { readonly at: Date; readonly to: number }
  readonly resetsAt?: Date
}

/** What counts together: everything since the beginning in the first week, a day at a time after it. */
function windowOf(
  { firstDay, firstWeek, perDay }: Services['config']['mailLimits'],
  { createdAt, mailedSince }: { createdAt: Date; mailedSince: Date | null },
  now: Date,
): Window {
  const born = createdAt.getTime()
  const age = now.getTime() - born
  const week = new Date(born + weekMs)
  if (age < dayMs) {
    return { limit: firstDay, since: createdAt, grows: { at: new Date(born + dayMs), to: firstWeek } }
  }
  if (age < weekMs) return { limit: firstWeek, since: createdAt, grows: { at: week, to: perDay } }
  const isOpen = mailedSince !== null && mailedSince >= week && now.getTime() - mailedSince.getTime() < dayMs
  const since = isOpen ? mailedSince : now
  return { limit: perDay, since, ...(isOpen && { resetsAt: new Date(since.getTime() + dayMs) }) }
}
