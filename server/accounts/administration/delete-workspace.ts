import { eq } from 'drizzle-orm'
import { deletionGraceDays } from '#contract/accounts/security.ts'
import { ownerNameSentence } from '#contract/administration/removal.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import { businessProfiles } from '../../business/tables.ts'
import type { SignedInContext } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { queueEmail } from '../../emails/service.ts'
import { noteErasures } from '../../erasures/service.ts'
import { fieldProblem, notFound } from '../../http/problem.ts'
import { dayMs } from '../../kit/time.ts'
import { callOffDeletion, hastenDeletion, scheduleDeletion } from '../../workspaces/service.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { deletionAnnouncedEmail, deletionCanceledEmail } from '../security-emails.ts'
import { endSessions } from '../sign-in/ways-in.ts'
import { users } from '../tables.ts'
import { longDayOf } from '../deletion/account-deletion.ts'
import { deleteAccounts } from '../deletion/account-purge.ts'

interface Asked {
  readonly ownerName: string
  readonly reason: string
  /** With it, there are no two weeks. */
  readonly legalReason?: string | undefined
}

/** As an owner asks for it (`requestDeletion`), except that nobody of the workspace stays signed in. The first date stays. */
export async function deleteByAdministrator(
  context: SignedInContext,
  workspaceId: string,
  { ownerName, reason, legalReason }: Asked,
): Promise<{ message: string; deletesAt: string }> {
  const { db, config, jobs } = context
  const { business, people, owners } = await workspaceToDelete(db, workspaceId)
  if (!owners.some(({ name }) => isSameName(ownerName, name)))
    throw fieldProblem('ownerName', ownerNameSentence)
  const now = context.now()
  const why = legalReason || reason
  const wanted = legalReason ? now : new Date(now.getTime() + deletionGraceDays * dayMs)
  const deletesAt = await db.transaction(async (tx) => {
    const moments = { deletionRequestedAt: now, deletesAt: wanted, deletionReason: why }
    const isFirst = await scheduleDeletion(tx, workspaceId, moments)
    if (!isFirst && legalReason) await hastenDeletion(tx, workspaceId, wanted, why)
    for (const { id } of people) await endSessions(tx, id)
    const until = await dateOf(tx, workspaceId)
    await noteErasures(context, tx, [{ kind: 'workspace-closing', workspaceId, until: until.toISOString() }])
    const url = `${config.publicUrl}/settings?tab=security`
    // Without two weeks there is nothing to keep: the email that says so leaves with the account.
    if (isFirst && !legalReason)
      for (const { email } of owners)
        await queueEmail(
          context,
          tx,
          deletionAnnouncedEmail(email, { typedName: business, reason }, longDayOf(until), url),
        )
    if (legalReason) await jobs.enqueue(tx, deleteAccounts, {})
    const details = legalReason ? `Without the ${deletionGraceDays} days: ${legalReason}` : undefined
    await noteAct(tx, doerOf(context), { act: 'deletion-requested', workspaceId, reason, details })
    return until
  })
  const message = legalReason
    ? 'Everything in this workspace is being deleted.'
    : `Everything in this workspace will be deleted on ${longDayOf(deletesAt)}.`
  return { message, deletesAt: deletesAt.toISOString() }
}

/** Calls it off, whoever asked for it. */
export async function keepByAdministrator(
  context: SignedInContext,
  workspaceId: string,
): Promise<{ deletesAt: null }> {
  const { db, now, user } = context
  const { business, owners } = await workspaceToDelete(db, workspaceId)
  await db.transaction(async (tx) => {
    if (!(await callOffDeletion(tx, workspaceId, now()))) return
    await noteErasures(context, tx, [{ kind: 'workspace-kept', workspaceId }])
    for (const { email } of owners)
      await queueEmail(context, tx, deletionCanceledEmail(email, business, user.email))
    await noteAct(tx, doerOf(context), { act: 'deletion-canceled', workspaceId })
  })
  return { deletesAt: null }
}

/** Composed or not is how the keyboard types, not what is typed. */
export const isSameName = (typed: string, name: string): boolean =>
  typed.normalize('NFC') === name.normalize('NFC')

/** What it is called, and who is in it. */
export async function workspaceToDelete(db: Db | Tx, workspaceId: string) {
  const [found] = await db
    .select({ workspace: workspaces.name, business: businessProfiles.businessName })
    .from(workspaces)
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  if (!found) throw notFound('workspace')
  const rows = await db.select().from(users).where(eq(users.workspaceId, workspaceId))
  const people = rows.map(({ id, email, role, firstName, lastName, isWorkspaceOwner, deletesAt }) => ({
    id,
    email,
    role,
    name: `${firstName} ${lastName}`.trim(),
    isWorkspaceOwner,
    deletesAt,
  }))
  const owners = people.filter(({ isWorkspaceOwner }) => isWorkspaceOwner)
  return { business: found.business ?? found.workspace, people, owners }
}

async function dateOf(tx: Tx, workspaceId: string): Promise<Date> {
  const [found] = await tx
    .select({ deletesAt: workspaces.deletesAt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return found?.deletesAt ?? new Date()
}
