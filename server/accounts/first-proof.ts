import { and, eq, isNull, lt, ne, notInArray } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { apiKeys, sessions, users, workspaces, recoveryCodes } from './tables.ts'
import { businessProfiles } from '../business/tables.ts'
import { crmAutomation, crmIntegrations } from '../crm/tables.ts'
import { invitations } from '../team/tables.ts'
import { endWaysIn, noTwoFactor } from './ways-in.ts'

/** What the letter about it says. */
export interface Ended {
  /** The whole workspace was theirs to prepare: whoever else was in it is out, and its connections are cut. */
  readonly inWorkspace: boolean
}

/**
 * The first proof of an address by somebody who need not be who signed up with it: ends everything that could have been
 * prepared beside the password, which the caller replaces. Decision 22 says why each of these.
 */
export async function endPrepared(tx: Tx, userId: string, now: Date): Promise<Ended> {
  await endWaysIn(tx, userId, now)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const [user] = await tx
    .update(users)
    .set({ ...noTwoFactor, pendingEmail: null, pendingEmailUntil: null })
    .where(eq(users.id, userId))
    .returning()
  if (!user?.workspaceId) return { inWorkspace: false }
  const { workspaceId } = user
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        eq(invitations.invitedBy, userId),
        isNull(invitations.acceptedAt),
      ),
    )
  if (!(await isFounder(tx, user))) return { inWorkspace: false }
  await removeOthers(tx, workspaceId, userId)
  await cutConnections(tx, workspaceId, now)
  // Replies of customers go there.
  await tx
    .update(businessProfiles)
    .set({ contactEmail: user.email })
    .where(eq(businessProfiles.workspaceId, workspaceId))
  return { inWorkspace: true }
}

/** Nobody was in the workspace before them: whoever else is came by their leave. */
async function isFounder(tx: Tx, { id, workspaceId, isWorkspaceOwner }: typeof users.$inferSelect) {
  if (!isWorkspaceOwner || workspaceId === null) return false
  const [earlier] = await tx
    .select({ id: users.id })
    .from(users)
    // Ids sort by the moment they were made.
    .where(and(eq(users.workspaceId, workspaceId), lt(users.id, id)))
    .limit(1)
  return !earlier
}

/** As if the owner had removed each; administrators of the instance keep their account without the workspace. */
async function removeOthers(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  const isOther = and(eq(users.workspaceId, workspaceId), ne(users.id, userId))
  await tx.delete(users).where(and(isOther, notInArray(users.role, ['admin', 'super_admin'])))
  const left = await tx
    .update(users)
    .set({ workspaceId: null, isWorkspaceOwner: false })
    .where(isOther)
    .returning({ id: users.id })
  for (const { id } of left) await tx.delete(sessions).where(eq(sessions.userId, id))
}

/** What lets others in, takes data out or writes to people by itself, and a deletion that was set in motion. */
async function cutConnections(tx: Tx, workspaceId: string, now: Date): Promise<void> {
  await tx
    .delete(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)))
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.kind, 'secret'), isNull(apiKeys.revokedAt)))
  await tx.delete(crmIntegrations).where(eq(crmIntegrations.workspaceId, workspaceId))
  await tx.delete(crmAutomation).where(eq(crmAutomation.workspaceId, workspaceId))
  await tx
    .update(workspaces)
    .set({ deletionRequestedAt: null, deletesAt: null })
    .where(eq(workspaces.id, workspaceId))
}
