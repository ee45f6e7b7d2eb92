import { sql } from 'drizzle-orm'
import type { Db, Tx } from './database.ts'

/**
 * Runs `work` in one transaction as the role that row-level security binds to `workspaceId`.
 * The settings end with the transaction, so a pooled connection carries nothing over.
 */
export function inWorkspace<T>(db: Db, workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('role', 'plaudit_app', true), set_config('app.workspace_id', ${workspaceId}, true)`,
    )
    return work(tx)
  })
}
