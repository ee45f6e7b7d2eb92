import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { idempotency } from '../db/tables/plumbing.ts'
import { inWorkspace } from '../db/tenant.ts'
import { sha256 } from '../ids.ts'
import { Problem } from './problem.ts'

/**
 * Does `work` in the workspace's transaction, once per `Idempotency-Key`. The answer is written in the same
 * transaction; a retry, also a simultaneous one, gets that answer again and changes nothing.
 * The answer lies in the database for days: secrets are added to it behind `once`, not in `work`.
 * `input` is what the key stands for: the same key with another input is refused.
 */
export async function once<T extends object>(
  context: Context,
  workspaceId: string,
  call: string,
  input: unknown,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const key = context.idempotencyKey
  if (key === undefined) return inWorkspace(context.db, workspaceId, work)
  const requestHash = sha256(`${call}\n${JSON.stringify(input)}`)
  try {
    return await inWorkspace(context.db, workspaceId, async (tx) => {
      const answer = await work(tx)
      await tx.insert(idempotency).values({
        workspaceId,
        key,
        requestHash,
        response: JSON.stringify(answer),
        createdAt: context.now(),
      })
      return answer
    })
  } catch (failure) {
    const given = await earlierAnswer<T>(context, workspaceId, key, requestHash)
    if (given) return given
    throw failure
  }
}

async function earlierAnswer<T>(context: Context, workspaceId: string, key: string, requestHash: Buffer) {
  const [earlier] = await context.db
    .select({ requestHash: idempotency.requestHash, response: idempotency.response })
    .from(idempotency)
    .where(and(eq(idempotency.workspaceId, workspaceId), eq(idempotency.key, key)))
  if (!earlier) return undefined
  if (!earlier.requestHash.equals(requestHash)) {
    throw new Problem(
      'idempotency-key-reused',
      'This Idempotency-Key was already used for a different request.',
    )
  }
  return JSON.parse(earlier.response) as T
}
