import { sql } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import { inLineOf } from '../kit/whose-turn.ts'
import type { Db, Tx } from './database.ts'
import { inPlainTransaction, runPlain } from './statements/plain-transaction.ts'
import { boundValues, type Prepared } from './prepared.ts'
import type { OpenTransaction } from './statements/tenant-statements.ts'
import { inBatchedTransaction } from './statements/tenant-transaction.ts'

const open = new WeakMap<object, OpenTransaction>()
const ending = new WeakMap<object, (() => Promise<unknown>)[]>()

/**
 * Does something at the end of a tenant's transaction, as the server's own role and not as the tenant's: what no tenant
 * may touch, such as the queue. Answers false when `tx` is no such transaction, and does nothing then. What `work` writes
 * with `writePrepared` travels with the COMMIT.
 */
export function atEnd(tx: object, work: () => Promise<unknown>): boolean {
  const works = ending.get(tx)
  works?.push(work)
  return works !== undefined
}

/**
 * Runs `work` in one transaction as the role that row-level security binds to `workspaceId`. The settings end with the
 * transaction, so a pooled connection carries nothing over.
 */
export async function inWorkspace<T>(db: Db, workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await inLineOf(workspaceId, () => db.$client.connect())
  const inTransaction = db.$client.isPlain ? inPlainTransaction : inBatchedTransaction
  return inTransaction(client, workspaceId, async (transaction) => {
    const { tx } = transaction
    const last: (() => Promise<unknown>)[] = []
    open.set(tx, transaction)
    ending.set(tx, last)
    const result = await work(tx)
    if (last.length > 0) {
      await transaction.leaveTenant()
      for (const one of last) await one()
    }
    return result
  })
}

/**
 * Runs a prepared statement and answers its rows. In a tenant's transaction it travels with the prepared statements
 * that are asked for right before and after it.
 */
export async function readPrepared<Row extends object>(
  tx: Db | Tx,
  statement: Prepared<Row>,
  values: Record<string, unknown>,
): Promise<readonly Row[]> {
  const transaction = open.get(tx)
  if (transaction) return (await transaction.run(statement, values)).rows as readonly Row[]
  const { rows }: { readonly rows: readonly QueryResultRow[] } =
    '$client' in tx ? await runPlain(tx.$client, statement, values) : await alone(tx, statement, values)
  return rows as readonly Row[]
}

/**
 * Runs a prepared statement whose answer nobody needs. In a tenant's transaction this returns at once: the statement
 * runs before everything asked for later, and the transaction fails with it, at its COMMIT at the latest.
 */
export async function writePrepared(
  tx: Tx,
  statement: Prepared,
  values: Record<string, unknown>,
): Promise<void> {
  const transaction = open.get(tx)
  if (transaction) await transaction.write(statement, values)
  else await alone(tx, statement, values)
}

/** In a transaction of another kind: by itself, and planned anew. */
function alone(tx: Db | Tx, statement: Prepared<object>, values: Record<string, unknown>) {
  const bound = boundValues(statement, values)
  // Every other part is the number of a parameter.
  const parts = statement.text
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(bound[Number(part) - 1])}`))
  return tx.execute<QueryResultRow>(sql.join(parts))
}
