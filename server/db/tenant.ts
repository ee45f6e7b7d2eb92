import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './database.ts'

const dialect = new PgDialect()

const ending = new WeakMap<object, (() => Promise<unknown>)[]>()

/**
 * Does something at the end of a tenant's transaction, as the server's own role and not as the tenant's: what no tenant
 * may touch, such as the queue. Answers false when `tx` is no such transaction, and does nothing then.
 */
export function atEnd(tx: object, work: () => Promise<unknown>): boolean {
  const works = ending.get(tx)
  works?.push(work)
  return works !== undefined
}

/**
 * Runs `work` in one transaction as the role that row-level security binds to `workspaceId`. Both begin with one
 * message to the database. The settings end with the transaction, so a pooled connection carries nothing over.
 */
export async function inWorkspace<T>(db: Db, workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  let isBroken = false
  try {
    const id = client.escapeLiteral(workspaceId)
    await client.query(
      `begin; select set_config('role', 'plaudit_app', true), set_config('app.workspace_id', ${id}, true)`,
    )
    const tx: Tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
    const last: (() => Promise<unknown>)[] = []
    ending.set(tx, last)
    const result = await work(tx)
    if (last.length > 0) await client.query(`select set_config('role', 'none', true)`)
    for (const one of last) await one()
    const { command } = await client.query('commit')
    // PostgreSQL answers so, and not with an error, when a statement failed and `work` went on.
    if (command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back')
    return result
  } catch (failure) {
    await client.query('rollback').catch(() => (isBroken = true))
    throw failure
  } finally {
    client.release(isBroken)
  }
}
