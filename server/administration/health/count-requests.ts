import { gt, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { requestHours } from '../tables.ts'

const hourMs = 3_600_000
const writtenEveryMs = 60_000
/** Hours are kept this long. */
const keptMs = 31 * 24 * hourMs

/**
 * Counts what this process answers, and how often that was a fault of the server's own (5xx). Written once a minute at most,
 * with the first answer after it; an outage of the database is counted once it is over.
 */
export function countRequests(http: FastifyInstance, services: Services): void {
  const counted = { requests: 0, failures: 0 }
  let writtenAt = services.now().getTime()
  http.addHook('onResponse', (_request, reply, done) => {
    counted.requests += 1
    if (reply.statusCode >= 500) counted.failures += 1
    const now = services.now()
    if (now.getTime() - writtenAt >= writtenEveryMs) {
      writtenAt = now.getTime()
      void writeCounts(services, counted, now)
    }
    done()
  })
}

async function writeCounts(
  { db }: Services,
  counted: { requests: number; failures: number },
  now: Date,
): Promise<void> {
  const { requests, failures } = counted
  counted.requests = 0
  counted.failures = 0
  try {
    const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
    await db
      .insert(requestHours)
      .values({ hour, requests, failures })
      .onConflictDoUpdate({
        target: requestHours.hour,
        set: {
          requests: sql`${requestHours.requests} + excluded.requests`,
          failures: sql`${requestHours.failures} + excluded.failures`,
        },
      })
  } catch {
    // Counted with those that come next.
    counted.requests += requests
    counted.failures += failures
  }
}

/** How many requests of the last hours were answered, and failed. */
export async function requestsSince(tx: Tx, since: Date): Promise<{ requests: number; failures: number }> {
  const [row] = await tx
    .select({
      requests: sql<number>`coalesce(sum(${requestHours.requests}), 0)::int`,
      failures: sql<number>`coalesce(sum(${requestHours.failures}), 0)::int`,
    })
    .from(requestHours)
    .where(gt(requestHours.hour, since))
  return row ?? { requests: 0, failures: 0 }
}

export const oldHours = (now: Date) => lt(requestHours.hour, new Date(now.getTime() - keptMs))
