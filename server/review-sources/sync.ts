import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import type { Services } from '../context.ts'
import { matches } from '../db/matches.ts'
import { inWorkspace } from '../db/tenant.ts'
import {
  PlatformAway,
  PlatformRefusal,
  platformSentence,
  type ReviewClient,
  unexpected,
} from '../integrations/platforms/review-platform.ts'
import { growingPauseMs } from '../jobs/growing-pause.ts'
import { openSource, type Source } from './clients.ts'
import type { Lease } from './lease.ts'
import { readReviews } from './read-reviews.ts'
import { reviewSources } from './tables.ts'

const minute = 60_000
/** Longer than one call to a platform and one write take together. */
const leaseMs = 2 * minute
const usualPauseMs = 60 * minute

/** Somebody else fetches from there at this moment. */
export class AlreadySyncing extends Error {
  override readonly name = 'AlreadySyncing'
}

/**
 * Fetches what is new at a platform. What came before a failure stays; what a platform says no with is kept as a sentence,
 * and the next try is later each time.
 */
export async function syncSource(services: Services, workspaceId: string, id: string): Promise<void> {
  const lease = await takeLease(services, workspaceId, id)
  if (!lease) return
  const { source } = lease
  const now = services.now()
  try {
    const read = await readReviews(services, lease, clientOf(services, source))
    await lease.renew({
      ...over,
      lastSyncAt: now,
      nextSyncAt: new Date(now.getTime() + usualPauseMs),
      ...(read.isComplete && { sweptAt: now }),
      failures: 0,
      lastError: null,
    })
  } catch (failure) {
    await lease.renew({ ...over, ...syncPauseAfter(failure, source, now) })
    if (!(failure instanceof PlatformAway || failure instanceof PlatformRefusal)) throw failure
    services.log.warn({ err: failure, workspaceId, platform: source.platform }, 'reviews not fetched')
  }
}

const over = { lease: null, leaseUntil: null, readCount: 0, expectedCount: null }

function clientOf(services: Services, source: Source): ReviewClient {
  if (source.placeId === '') throw unexpected(sourceNames[source.platform])
  return openSource(services, source)
}

/** Undefined when it is gone, not ready, or waits for the owner. */
async function takeLease(services: Services, workspaceId: string, id: string): Promise<Lease | undefined> {
  const { db, now } = services
  const lease = randomUUID()
  const mine = matches(reviewSources, { workspaceId, id })
  const until = () => new Date(now().getTime() + leaseMs)
  const [source] = await inWorkspace(db, workspaceId, (tx) =>
    tx
      .update(reviewSources)
      .set({ lease, leaseUntil: until() })
      .where(
        and(
          mine,
          eq(reviewSources.isExpired, false),
          or(isNull(reviewSources.leaseUntil), lt(reviewSources.leaseUntil, now())),
        ),
      )
      .returning(),
  )
  if (!source) {
    const [other] = await inWorkspace(db, workspaceId, (tx) => tx.select().from(reviewSources).where(mine))
    if (other?.leaseUntil) throw new AlreadySyncing('These reviews are being fetched already')
    return undefined
  }
  if (source.placeId === '') return undefined
  let renewedAt = now().getTime()
  return {
    source,
    async renew(change) {
      if (!change && now().getTime() - renewedAt < leaseMs / 4) return
      renewedAt = now().getTime()
      const leased = and(mine, eq(reviewSources.lease, lease))
      const updatedSources = await inWorkspace(db, workspaceId, (tx) =>
        tx
          .update(reviewSources)
          .set({ leaseUntil: until(), ...change })
          .where(leased)
          .returning({ id: reviewSources.id }),
      )
      // Disconnected meanwhile, or taken over after a long silence of this process.
      if (updatedSources.length === 0) throw new AlreadySyncing('This fetch was ended')
    },
  }
}

/** When the next try is, and what the owner reads until then. */
function syncPauseAfter(failure: unknown, { failures }: Source, now: Date): Partial<Source> {
  const askedForMs = failure instanceof PlatformAway ? failure.retryAfterMs : undefined
  return {
    failures: failures + 1,
    lastError: platformSentence(failure),
    isExpired: failure instanceof PlatformRefusal && failure.why === 'expired',
    nextSyncAt: new Date(now.getTime() + growingPauseMs(failures, askedForMs)),
  }
}
