import { sql } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { type BatchResult, type BatchStatement, sendBatch } from './batch.ts'
import type { Tx } from '../database.ts'
import { boundValues, type Prepared, prepareWrite } from '../prepared.ts'
import { actAsTenant, leaveTenant, type OpenTransaction } from './tenant-statements.ts'

const dialect = new PgDialect()
const begin = prepareWrite('begin', () => sql`begin`)
const commit = prepareWrite('commit', () => sql`commit`)

interface Waiting extends BatchStatement {
  readonly resolve: (result: BatchResult) => void
  readonly reject: (failure: unknown) => void
}

/** A transaction of one workspace, in as few messages as can be. */
export async function inBatchedTransaction<T>(
  client: PoolClient,
  workspaceId: string,
  work: (transaction: OpenTransaction) => Promise<T>,
): Promise<T> {
  const transaction = new TenantTransaction(client, workspaceId)
  let isBroken = false
  try {
    const result = await work(transaction)
    await transaction.commit()
    return result
  } catch (failure) {
    await transaction.rollback().catch(() => (isBroken = true))
    throw transaction.causeOf(failure)
  } finally {
    client.release(isBroken)
  }
}

/**
 * Prepared statements that are asked for one right after the other travel together:
 * with the beginning, and the last of them with the COMMIT. What drizzle sends waits until they are through, so that
 * everything runs in the order in which it was asked for.
 */
class TenantTransaction implements OpenTransaction {
  readonly tx: Tx
  readonly #client: PoolClient
  readonly #workspaceId: string
  #waiting: Waiting[] = []
  #sent: Promise<unknown> = Promise.resolve()
  #hasBegun = false
  #isScheduled = false
  #isOver = false
  #failure: unknown

  constructor(client: PoolClient, workspaceId: string) {
    this.#client = client
    this.#workspaceId = workspaceId
    const inOrder = {
      query: (...query: [never]) => {
        this.#flush()
        return this.#next(() => client.query(...query))
      },
    }
    // Of a client, drizzle calls `query` alone.
    const session = new NodePgSession(inOrder as unknown as PoolClient, dialect, undefined)
    this.tx = new NodePgTransaction(dialect, session, undefined)
  }

  /** Runs a statement with whatever else is asked for until the process has nothing more to do. */
  run(statement: Prepared<object>, values: Record<string, unknown>): Promise<BatchResult> {
    const result = this.#add(statement, values)
    if (!this.#isScheduled) {
      this.#isScheduled = true
      process.nextTick(() => this.#flush())
    }
    return result
  }

  async write(statement: Prepared, values: Record<string, unknown>): Promise<void> {
    void this.run(statement, values)
  }

  /** Travels with what is asked for next. */
  leaveTenant(): Promise<void> {
    return this.write(leaveTenant, {})
  }

  async commit(): Promise<void> {
    if (!this.#hasBegun && this.#waiting.length === 0) return
    const end = this.#add(commit, {})
    this.#flush()
    const { command } = await end
    // PostgreSQL answers so, and not with an error, when a statement failed and the work went on.
    if (command === 'ROLLBACK')
      throw this.#failure ?? new Error('the transaction had failed and was rolled back')
    this.#isOver = true
  }

  /** What fails after a write that nobody waited for fails because of that write. */
  causeOf(failure: unknown): unknown {
    return isAborted(failure) ? (this.#failure ?? failure) : failure
  }

  /** Nothing that the work still asks for reaches a connection that somebody else has by then. */
  async rollback(): Promise<void> {
    this.#isOver = true
    const never = this.#waiting
    this.#waiting = []
    for (const { reject } of never) reject(new Error('the transaction was rolled back'))
    await this.#sent
    if (this.#hasBegun) await this.#client.query('rollback')
  }

  #add(statement: Prepared<object>, values: Record<string, unknown>): Promise<BatchResult> {
    const result = new Promise<BatchResult>((resolve, reject) => {
      this.#waiting.push({ statement, values: boundValues(statement, values), resolve, reject })
    })
    // Nobody has to wait for a write: the transaction fails with it.
    result.catch((failure: unknown) => (this.#failure ??= failure))
    return result
  }

  #flush(): void {
    this.#isScheduled = false
    const waiting = this.#waiting
    this.#waiting = []
    const start = this.#hasBegun || this.#isOver ? [] : this.#start()
    if (start.length + waiting.length === 0) return
    this.#hasBegun = true
    void this.#next(() => sendBatch(this.#client, [...start, ...waiting])).then(
      (results) => waiting.forEach(({ resolve }, index) => resolve(results[start.length + index]!)),
      (failure: unknown) => waiting.forEach(({ reject }) => reject(failure)),
    )
  }

  #start(): BatchStatement[] {
    return [
      { statement: begin, values: [] },
      { statement: actAsTenant, values: boundValues(actAsTenant, { workspaceId: this.#workspaceId }) },
    ]
  }

  /** One after the other: `pg` wants to be asked so, and the order is that of the callers. */
  #next<T>(send: () => Promise<T>): Promise<T> {
    const answer = this.#sent.then(() => {
      if (this.#isOver) throw new Error('the transaction is over')
      return send()
    })
    this.#sent = answer.catch((failure: unknown) => (this.#failure ??= failure))
    return answer
  }
}

/** "Current transaction is aborted", as PostgreSQL says or drizzle passes on. */
function isAborted(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  return ('code' in failure && failure.code === '25P02') || isAborted(failure.cause)
}
