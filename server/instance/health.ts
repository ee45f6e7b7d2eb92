import { setTimeout as sleep } from 'node:timers/promises'
import { ofReadiness } from '../db/pool/fair-pool.ts'
import { asAsker } from '../kit/whose-turn.ts'
import { workspaces } from '../workspaces/tables.ts'
import type { App } from '../http/mount.ts'

const longestMs = 2_000

/**
 * `/healthz`: the process lives. `/readyz`: the database answers and its tables are there; 503 otherwise. On a full disk it
 * says `read-only` and still answers 200, because a server that proxies leave out shows nothing either.
 */
export function healthRoutes({ http, services }: App, isReady: () => boolean): void {
  const answers = onceForAll(() => answersInTime(services))
  http.get('/healthz', () => ({ status: 'ok' }))
  http.get('/readyz', async (_request, reply) => {
    if (!isReady() || !(await answers())) return reply.code(503).send({ status: 'not ready' })
    return services.database.isFull()
      ? { status: 'read-only', reason: 'The disk is almost full: nothing is saved until there is more room.' }
      : { status: 'ready' }
  })
}

/** Whoever asks meanwhile gets the same answer. */
function onceForAll<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => (asked ??= ask().finally(() => (asked = undefined)))
}

function answersInTime({ db }: App['services']): Promise<boolean> {
  const read = asAsker({ turnOf: ofReadiness, isRequest: false }, async () => {
    await db.select({ id: workspaces.id }).from(workspaces).limit(1)
    return true
  })
  return Promise.race([read.catch(() => false), sleep(longestMs, false, { ref: false })])
}
