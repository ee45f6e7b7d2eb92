import { and, eq, isNull } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import { users } from '../db/tables/accounts.ts'
import { invitations } from '../db/tables/settings.ts'

/** Tells whether an address opens a mailbox of somebody in the workspace's team, or invited into it. */
export async function teamMailboxes({ db, workspaceId }: WorkspaceContext) {
  const members = db.select({ email: users.email }).from(users).where(eq(users.workspaceId, workspaceId))
  const invited = db
    .select({ email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), isNull(invitations.acceptedAt)))
  const team = new Set((await members.union(invited)).map(({ email }) => mailboxOf(email)))
  return { include: (address: string) => team.has(mailboxOf(address)) }
}

/** Most providers deliver `ada+anything@...` to `ada@...`. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}
