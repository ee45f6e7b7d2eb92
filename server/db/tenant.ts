import { inLineOf } from '../kit/whose-turn.ts'
import { sendBatch } from './batch.ts'
import type { Db, Tx } from './database.ts'
import { boundValues, type Prepared } from './prepared.ts'
import { TenantTransaction } from './tenant-transaction.ts'

const open = new WeakMap<object, TenantTransaction>()
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
  const transaction = new TenantTransaction(client, workspaceId)
  const { tx } = transaction
  let isBroken = false
  try {
    const last: (() => Promise<unknown>)[] = []
    open.set(tx, transaction)
    ending.set(tx, last)
    const result = await work(tx)
    if (last.length > 0) {
      transaction.leaveTenant()
      for (const one of last) await one()
    }
    await transaction.commit()
    return result
  } catch (failure) {
    await transaction.rollback().catch(() => (isBroken = true))
    throw failure
  } finally {
    client.release(isBroken)
  }
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
  const { rows } =
    '$client' in tx ? await onAnyConnection(tx, statement, values) : await alone(tx, statement, values)
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
  if (transaction) void transaction.run(statement, values)
  else await alone(tx, statement, values)
}

async function onAnyConnection(db: Db, statement: Prepared<object>, values: Record<string, unknown>) {
  const client = await db.$client.connect()
  try {
    const [result] = await sendBatch(client, [{ statement, values: boundValues(statement, values) }])
    return result ?? { rows: [] }
  } finally {
    client.release()
  }
}

/** In a transaction of another kind: by itself, and planned anew. */
function alone(tx: Db | Tx, statement: Prepared<object>, values: Record<string, unknown>) {
  const query = { sql: statement.text, params: boundValues(statement, values) }
  return tx._.session.prepareQuery(query, undefined, undefined, false).execute() as Promise<{
    rows: object[]
  }>
}
