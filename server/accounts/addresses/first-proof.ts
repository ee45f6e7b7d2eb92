import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { noteErasures } from '../../erasures/service.ts'
import { callOffDeletion } from '../../workspaces/service.ts'
import { apiKeys, recoveryCodes, users } from '../tables.ts'
import { removeOthers } from '../team-members.ts'
import { endWaysIn, noTwoFactor } from '../sign-in/ways-in.ts'

/** What the email about it says. */
export interface Ended {
  /** The whole workspace was theirs to prepare: whoever else was in it is out, and its connections are cut. */
  readonly inWorkspace: boolean
}

/**
 * The first proof of an address by somebody who need not be who signed up with it: ends everything that could have been
 * prepared beside the password, which the caller replaces. Decision 22 says why each of these.
 */
export async function endPrepared(services: Services, tx: Tx, userId: string): Promise<Ended> {
  const now = services.now()
  await endWaysIn(tx, userId, now)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const [user] = await tx
    .update(users)
    .set({ ...noTwoFactor, pendingEmail: null, pendingEmailUntil: null })
    .where(eq(users.id, userId))
    .returning()
  if (!user?.workspaceId) return { inWorkspace: false }
  const { workspaceId, email } = user
  const prepared = { workspaceId, userId, email, isFounder: await isFounder(tx, user) }
  for (const { endsPrepared } of services.features) await endsPrepared?.(tx, prepared)
  if (!prepared.isFounder) return { inWorkspace: false }
  await removeOthers(tx, workspaceId, userId)
  await revokeSecretKeys(tx, workspaceId, now)
  if (await callOffDeletion(tx, workspaceId))
    await noteErasures(services, tx, [{ kind: 'workspace-kept', workspaceId }])
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

async function revokeSecretKeys(tx: Tx, workspaceId: string, now: Date): Promise<void> {
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.kind, 'secret'), isNull(apiKeys.revokedAt)))
}
