import { sql } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { Tx } from '../database.ts'
import { type Prepared, prepareWrite } from '../prepared.ts'

/** A tenant's transaction that has begun. */
export interface OpenTransaction {
  readonly tx: Tx
  run(
    statement: Prepared<object>,
    values: Record<string, unknown>,
  ): Promise<{ readonly rows: readonly QueryResultRow[] }>
  /** Where it can, it does not wait for the answer. */
  write(statement: Prepared, values: Record<string, unknown>): Promise<void>
  /** What is asked for from here on runs as the server's own role and no longer as the tenant's. */
  leaveTenant(): Promise<void>
}

export const actAsTenant = prepareWrite(
  'act_as_tenant',
  () =>
    sql`select set_config('role', 'plaudit_app', true), set_config('app.workspace_id', ${sql.placeholder('workspaceId')}, true)`,
)

export const leaveTenant = prepareWrite('leave_tenant', () => sql`select set_config('role', 'none', true)`)
