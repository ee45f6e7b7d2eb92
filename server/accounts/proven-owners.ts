import { and, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { users } from './tables.ts'

/** The addresses of a workspace's owners, as far as they are known to reach them. */
export async function provenOwnersOf(tx: Db | Tx, workspaceId: string): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(matches(users, { workspaceId, isWorkspaceOwner: true }), isNotNull(users.emailProvenAt)))
  return rows.map(({ email }) => email)
}
