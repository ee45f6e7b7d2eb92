import { and, eq, lte } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { defineJob, defineScheduledJob } from '../jobs/define-job.ts'
import { syncSource } from './sync.ts'
import { reviewSources } from './tables.ts'

/** Fetches what is new at one platform. */
export const fetchReviews = defineJob({
  name: 'fetch-reviews',
  isSyncing: true,
  payload: z.object({ workspaceId: z.uuid(), sourceId: z.uuid() }),
  // A platform that is away fails nothing: the source knows when its next try is.
  attempts: 4,
  retryDelaySeconds: { first: 30, longest: 300 },
  timeoutSeconds: 3600,
  run: (services, { workspaceId, sourceId }) => syncSource(services, workspaceId, sourceId),
})

/** Every five minutes: what is due. */
export const fetchDueReviews = defineScheduledJob('fetch-due-reviews', '*/5 * * * *', {
  isSyncing: true,
  attempts: 1,
  timeoutSeconds: 120,
  async run(services) {
    const { workspaceId, id, nextSyncAt, isExpired } = reviewSources
    const due = await services.db
      .select({ workspaceId, id })
      .from(reviewSources)
      .where(and(lte(nextSyncAt, services.now()), eq(isExpired, false)))
    for (const one of due) await fetchSoon(services, services.db, one)
  },
})

/** Adds the work of fetching, which waits as one however often it is asked for. */
export function fetchSoon(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db | Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<void> {
  return jobs.enqueue(tx, fetchReviews, { workspaceId, sourceId: id }, { key: id })
}
