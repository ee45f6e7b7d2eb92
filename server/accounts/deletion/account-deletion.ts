import { and, eq, isNotNull, ne, or } from 'drizzle-orm'
import { businessNameSentence, deletionGraceDays } from '#contract/accounts/security.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { users } from '../tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { settlePayments } from '../../billing/service.ts'
import { businessProfiles } from '../../business/tables.ts'
import { noteErasures } from '../../erasures/service.ts'
import { Problem } from '../../http/problem.ts'
import type { RateLimits } from '../../http/limits/rate-limit.ts'
import { queueEmail } from '../../emails/service.ts'
import { callOffDeletion, scheduleDeletion } from '../../workspaces/service.ts'
import { rememberDevice } from '../sign-in/device.ts'
import { provePassword } from '../passwords/password-proof.ts'
import { deletionRequestedEmail, deletionCanceledEmail } from '../security-emails.ts'
import { endOtherSessions, endSessions } from '../sign-in/ways-in.ts'

const dayMs = 86_400_000

/**
 * From here on only this session is left, keys open nothing, the form is closed, and nothing is shown in public
 * (`isClosed`). Asking twice changes nothing: the first date stays.
 */
export async function requestDeletion(
  context: WorkspaceContext,
  limits: RateLimits,
  { businessName, password }: { businessName: string; password: string },
): Promise<{ deletesAt: string }> {
  const { db, workspaceId, config } = context
  const name = await nameToConfirm(db, context)
  // Composed or not is how the keyboard types, not what is typed.
  if (businessName.normalize('NFC') !== name.normalize('NFC')) {
    throw new Problem('invalid-input', businessNameSentence, {
      fields: { businessName: businessNameSentence },
    })
  }
  await provePassword(context, limits, password)
  const now = context.now()
  const deletesAt = new Date(now.getTime() + deletionGraceDays * dayMs)
  const scheduled = await db.transaction(async (tx) => {
    const isFirst = await scheduleDeletion(tx, workspaceId, { deletionRequestedAt: now, deletesAt })
    if (!isFirst) return { deletesAt: await dateOf(tx, workspaceId), isFirst }
    await endSessionsOfAll(context, tx)
    await settlePayments(context, tx, workspaceId)
    const until = deletesAt.toISOString()
    await noteErasures(context, tx, [{ kind: 'workspace-closing', workspaceId, until }])
    const { owners, by } = await ownersOf(tx, context)
    const url = `${config.publicUrl}/settings?tab=security`
    for (const to of owners)
      await queueEmail(context, tx, deletionRequestedEmail(to, name, by, longDayOf(deletesAt), url))
    return { deletesAt: deletesAt.toISOString(), isFirst }
  })
  if (scheduled.isFirst) await rememberDevice(context, context.user.id)
  return { deletesAt: scheduled.deletesAt }
}

/** Everybody's of the workspace but the one that asks. */
async function endSessionsOfAll(context: WorkspaceContext, tx: Tx): Promise<void> {
  await endOtherSessions(context, tx)
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, context.workspaceId), ne(users.id, context.user.id)))
  for (const { id } of others) await endSessions(tx, id)
}

/** Brings everything back as it was. Possible until the last moment; calling off what nobody asked for changes nothing. */
export async function cancelDeletion(context: WorkspaceContext): Promise<{ deletesAt: null }> {
  const { db, workspaceId, now } = context
  await db.transaction(async (tx) => {
    if (await callOffDeletion(tx, workspaceId, now())) {
      await noteErasures(context, tx, [{ kind: 'workspace-kept', workspaceId }])
      await settlePayments(context, tx, workspaceId)
      const name = await nameToConfirm(tx, context)
      const { owners, by } = await ownersOf(tx, context)
      for (const to of owners) await queueEmail(context, tx, deletionCanceledEmail(to, name, by))
      return
    }
    const [left] = await tx
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(and(eq(workspaces.id, workspaceId), isNotNull(workspaces.deletesAt)))
    if (left) throw new Problem('link-expired', 'It is too late to keep the account. It is being deleted.')
  })
  return { deletesAt: null }
}

/** What has to be typed: the business's name; before onboarding, the name of whoever asks. */
async function nameToConfirm(
  db: Services['db'] | Tx,
  { workspaceId, user }: WorkspaceContext,
): Promise<string> {
  const [found] = await db
    .select({ business: businessProfiles.businessName, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaceId))
    .where(eq(users.id, user.id))
  return found?.business ?? `${found?.firstName ?? ''} ${found?.lastName ?? ''}`.trim()
}

async function dateOf(tx: Tx, workspaceId: string): Promise<string> {
  const [found] = await tx
    .select({ deletesAt: workspaces.deletesAt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return (found?.deletesAt ?? new Date()).toISOString()
}

/** Every owner's address, and who acts, in words. */
async function ownersOf(tx: Tx, { workspaceId, user }: WorkspaceContext) {
  const rows = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), or(users.isWorkspaceOwner, eq(users.id, user.id))))
  const self = rows.find(({ id }) => id === user.id)
  const name = self ? nameInEmail(`${self.firstName} ${self.lastName}`) : ''
  return { owners: rows.map(({ email }) => email), by: name ? `${name} (${user.email})` : user.email }
}

export function longDayOf(moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
}
