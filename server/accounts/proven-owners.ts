import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import { users } from './tables.ts'

/** The addresses of a workspace's owners, as far as they are known to reach them. */
export async function provenOwnersOf(tx: Db | Tx, workspaceId: string): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        eq(users.workspaceId, workspaceId),
        eq(users.isWorkspaceOwner, true),
        isNotNull(users.emailProvenAt),
      ),
    )
  return rows.map(({ email }) => email)
}
