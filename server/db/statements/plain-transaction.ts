import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { isDatabaseAway } from '../pool/away.ts'
import { boundValues, type Prepared } from '../prepared.ts'
import { actAsTenant, leaveTenant, type OpenTransaction } from './tenant-statements.ts'
import { getTypeParser } from './value-types.ts'

/** A transaction of one workspace with what drizzle and `pg` document: each statement is a message of its own. */
export async function inPlainTransaction<T>(
  client: PoolClient,
  workspaceId: string,
  work: (transaction: OpenTransaction) => Promise<T>,
): Promise<T> {
  let isBroken = false
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      const transaction = openTransaction(client)
      try {
        await transaction.run(actAsTenant, { workspaceId })
        const result = await work({ ...transaction, tx })
        // PostgreSQL answers a COMMIT behind a failed statement with a ROLLBACK, and not with an error.
        await tx.execute(sql`select`).catch((failure: unknown) => {
          throw transaction.firstFailure() ?? failure
        })
        return result
      } finally {
        transaction.end()
      }
    })
  } catch (failure) {
    isBroken = isDatabaseAway(failure)
    throw failure
  } finally {
    client.release(isBroken)
  }
}

function openTransaction(client: PoolClient) {
  let isOver = false
  let first: unknown
  async function run(statement: Prepared<object>, values: Record<string, unknown>) {
    if (isOver) throw new Error('the transaction is over')
    try {
      return await runPlain(client, statement, values)
    } catch (failure) {
      first ??= failure
      throw failure
    }
  }
  return {
    run,
    write: async (statement: Prepared, values: Record<string, unknown>) =>
      void (await run(statement, values)),
    leaveTenant: async () => void (await run(leaveTenant, {})),
    firstFailure: () => first,
    end: () => {
      isOver = true
    },
  }
}

/** A statement that PostgreSQL plans once a connection, by its name. */
export function runPlain(
  where: Pool | PoolClient,
  statement: Prepared<object>,
  values: Record<string, unknown>,
): Promise<QueryResult<QueryResultRow>> {
  const { name, text } = statement
  const query: QueryConfig = {
    ...(name !== '' && { name }),
    text,
    values: boundValues(statement, values),
    types: { getTypeParser },
  }
  return where.query<QueryResultRow>(query)
}
