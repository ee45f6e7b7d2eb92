import { eq, sql } from 'drizzle-orm'
import { sourcePlatforms, type SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import type { ReviewSource, SourceState } from '#contract/review-sources/review-sources.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { missingSettings } from '../config/review-settings.ts'
import { daysBefore } from '../kit/time.ts'
import type { Source } from './clients.ts'
import { reviewSources, sourceReviews } from './tables.ts'

/** All platforms, with what is connected. */
export function listSources(context: WorkspaceContext): Promise<ReviewSource[]> {
  return context.tenant((tx) => readSources(context, tx))
}

/** One platform, as the page shows it. */
export async function readSource(
  context: WorkspaceContext,
  tx: Tx,
  platform: SourcePlatform,
): Promise<ReviewSource> {
  return (await readSources(context, tx)).find((one) => one.platform === platform)!
}

async function readSources(context: WorkspaceContext, tx: Tx): Promise<ReviewSource[]> {
  const { workspaceId } = context
  const rows = await tx.select().from(reviewSources).where(eq(reviewSources.workspaceId, workspaceId))
  const counts = await tx
    .select({
      platform: sourceReviews.platform,
      reviews: sql<number>`(count(*) filter (where removed_at is null))::int`,
      removed: sql<number>`(count(*) filter (where removed_at is not null))::int`,
    })
    .from(sourceReviews)
    .where(eq(sourceReviews.workspaceId, workspaceId))
    .groupBy(sourceReviews.platform)
  return sourcePlatforms.map((platform) => {
    const row = rows.find((one) => one.platform === platform)
    const counted = counts.find((one) => one.platform === platform)
    const missing = missingSettings(context.config.reviews, platform)
    return {
      platform,
      state: sourceStateOf(row, missing),
      missingSettings: missing,
      placeName: row?.placeName || null,
      placeUrl: row?.placeUrl ?? null,
      running: runningOf(row, context.now()),
      isComplete: row?.sweptAt !== undefined && row.sweptAt !== null,
      reviews: counted?.reviews ?? 0,
      removed: counted?.removed ?? 0,
      lastSyncAt: row?.lastSyncAt?.toISOString() ?? null,
      nextSyncAt: row?.nextSyncAt?.toISOString() ?? null,
      lastError: row?.lastError ?? null,
      termsAcceptedAt: row?.termsAcceptedAt?.toISOString() ?? null,
      excerpts: excerptsOf(row, context.now()),
    }
  })
}

function sourceStateOf(row: Source | undefined, missing: readonly string[]): SourceState {
  if (!row) return missing.length > 0 ? 'not-configured' : 'not-connected'
  if (row.isExpired) return 'reconnect'
  return row.placeId === '' ? 'choosing' : 'ready'
}

function runningOf(row: Source | undefined, now: Date) {
  if (!row?.leaseUntil || row.leaseUntil < now) return null
  return { read: row.readCount, expected: row.expectedCount }
}

/** Also where the clean-up has not come by yet, none is shown after a day. */
function excerptsOf(row: Source | undefined, now: Date) {
  const isFresh = row?.excerptsAt && row.excerptsAt > daysBefore(now, 1)
  return isFresh ? [...(row.excerpts ?? [])] : []
}
