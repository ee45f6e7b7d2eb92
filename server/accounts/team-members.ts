import { administrators, isAdministrator } from '#contract/accounts/administrators.ts'
import { and, eq, ne, notInArray } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { nobodysAddress } from '../emails/service.ts'
import { raiseOutletVersion } from '../workspaces/service.ts'
import { apiKeys, sessions, users } from './tables.ts'

type Row = typeof users.$inferSelect

/** False when the address has an account. */
export async function addMember(tx: Tx, member: typeof users.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(users)
    .values(member)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (made.length > 0 && member.workspaceId) await raiseOutletVersion(tx, member.workspaceId)
  return made.length > 0
}

/** Somebody who has not shown that the address is theirs: under it if it is free, else claiming it. */
export async function addClaimant(tx: Tx, member: typeof users.$inferInsert): Promise<void> {
  if (await addMember(tx, member)) return
  await addMember(tx, { ...member, email: nobodysAddress(member.id), claimedEmail: member.email })
}

export async function changeMember(
  tx: Tx,
  id: string,
  change: Partial<Pick<Row, 'isWorkspaceOwner' | 'role'>>,
): Promise<Row> {
  const [changed] = await tx.update(users).set(change).where(eq(users.id, id)).returning()
  return changed!
}

/** The account goes, and with it its sessions, settings and keys; an administrator of this instance keeps theirs. */
export async function removeMemberAccount(tx: Tx, workspaceId: string, member: Row): Promise<void> {
  await tx.delete(apiKeys).where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, member.id)))
  if (isAdministrator(member)) {
    await tx.update(users).set({ workspaceId: null, isWorkspaceOwner: false }).where(eq(users.id, member.id))
    await tx.delete(sessions).where(eq(sessions.userId, member.id))
  } else {
    await tx.delete(users).where(eq(users.id, member.id))
  }
  await raiseOutletVersion(tx, workspaceId)
}

/** As if the owner had removed each. */
export async function removeOthers(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  const isOther = and(eq(users.workspaceId, workspaceId), ne(users.id, userId))
  await tx.delete(users).where(and(isOther, notInArray(users.role, [...administrators])))
  const left = await tx
    .update(users)
    .set({ workspaceId: null, isWorkspaceOwner: false })
    .where(isOther)
    .returning({ id: users.id })
  for (const { id } of left) await tx.delete(sessions).where(eq(sessions.userId, id))
  await raiseOutletVersion(tx, workspaceId)
}
