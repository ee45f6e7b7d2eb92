import cluster from 'node:cluster'
import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { atMost } from '../http/limits/at-most.ts'
import { Problem } from '../http/problem.ts'

const longestMs = 4_000
/** Of the pool's connections, of which one of several processes has fewer: searches leave some to everything else. */
const inTurn = atMost({
  running: cluster.isWorker ? 4 : 8,
  ofOne: cluster.isWorker ? 2 : 3,
  waiting: 100,
  longestMs: 1_000,
  sentence: 'Too many searches are running right now. Please try again in a moment.',
})

/** A search takes its turn; a statement that runs into the limit of `limitSearch` is answered with a sentence. */
export async function searching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work)
  } catch (failure) {
    if (!isCanceled(failure)) throw failure
    throw new Problem('unavailable', 'This search took too long. Please try a longer or rarer word.')
  }
}

/** What may be left undone: nothing where a statement ran into its limit. */
export async function unlessTooLong<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (failure) {
    if (!isCanceled(failure)) throw failure
    return undefined
  }
}

/** The first statement of a search's transaction: each of the others ends after four seconds, unless told. */
export async function limitSearch(tx: Tx, mostMs = longestMs): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${mostMs}`))
}

/** PostgreSQL's code for a statement that its time limit ended. */
function isCanceled(failure: unknown): boolean {
  return (
    failure instanceof Error &&
    ('code' in failure && failure.code === '57014' ? true : isCanceled(failure.cause))
  )
}
