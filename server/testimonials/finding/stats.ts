import { sql } from 'drizzle-orm'
import type { RecoveryState } from '#contract/testimonials/testimonials.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { prepareRead } from '../../db/prepared.ts'
import { readPrepared } from '../../db/tenant.ts'
import { isOutsideCase } from './indexes.ts'
import { testimonialCounters as counters, testimonials } from '../tables.ts'
import { presentRatingSums, type RatingSum, ratingSums } from './rating-sums.ts'

/** Counts and averages of the workspace, from the counters that triggers keep. */
export function stats({ tenant, workspaceId, now }: WorkspaceContext): Promise<TestimonialStats> {
  return tenant((tx) => readStats(tx, workspaceId, now()))
}

export async function readStats(tx: Tx, workspaceId: string, now: Date): Promise<TestimonialStats> {
  const [rows, outside] = await Promise.all([
    readCounters(tx, workspaceId, now),
    readPrepared(tx, outsideCases, { workspaceId }),
  ])
  const sum = (of: typeof rows) => of.reduce((total, { count }) => total + count, 0)
  // Private feedback is nobody's to approve or reject.
  const withStatus = (of: typeof rows, status: string) =>
    sum(of.filter((row) => row.status === status && row.recovery === ''))
  const inState = (state: RecoveryState) => sum(here.filter(({ recovery }) => recovery === state))
  const here = rows.filter(({ isDeleted }) => !isDeleted)
  const counts = (of: typeof rows) => ({
    total: sum(of),
    pending: withStatus(of, 'pending'),
    approved: withStatus(of, 'approved'),
    aiGenerated: sum(of.filter((row) => row.isAiGenerated)),
  })
  const summary = (of: typeof rows) => ({
    ...counts(of.filter(({ isDeleted }) => !isDeleted)),
    averageRating: averageRatingOf(of),
  })
  const { own, all } = presentRatingSums(ratingSums(rows))
  return {
    ...counts(here),
    averageRating: own.average ?? 0,
    submissions: { count: own.count, deleted: own.deleted },
    otherRatings: all,
    rejected: withStatus(here, 'rejected'),
    privateFeedback: {
      open: inState('open'),
      contacted: inState('contacted'),
      resolved: inState('resolved'),
    },
    outsideCases: Object.assign(
      { open: 0, contacted: 0, resolved: 0 },
      Object.fromEntries(outside.map(({ state, count }) => [state, count])),
    ),
    publishable: sum(here.filter((row) => row.publishable)),
    hidden: sum(here.filter((row) => row.isHidden)),
    thisMonth: summary(rows.filter((row) => row.period === 'this')),
    lastMonth: summary(rows.filter((row) => row.period === 'last')),
  }
}

interface Counted extends Pick<
  typeof counters.$inferSelect,
  | 'status'
  | 'rating'
  | 'isAiGenerated'
  | 'publishable'
  | 'source'
  | 'recovery'
  | 'isHidden'
  | 'isDeleted'
  | 'count'
  | 'beyond'
> {
  readonly period: 'this' | 'last' | 'before'
  readonly countsAs: RatingSum['countsAs']
}

/** Added up over their slots, with whether they are of this month, the last or before. */
const counted = prepareRead<Counted>(
  'testimonial_counts',
  () => sql`
    select case ${counters.month} when ${sql.placeholder('thisMonth')}::date then 'this'
        when ${sql.placeholder('lastMonth')}::date then 'last' else 'before' end as period,
      status, rating, is_ai_generated as "isAiGenerated", publishable, counts_as as "countsAs", source, recovery,
      is_hidden as "isHidden", is_deleted as "isDeleted", sum(${counters.count})::int as count,
      sum(${counters.beyond})::int as beyond
    from ${counters} where ${counters.workspaceId} = ${sql.placeholder('workspaceId')}
    group by period, status, rating, is_ai_generated, publishable, counts_as, source, recovery, is_hidden, is_deleted`,
)

/** No counter knows them: they are as few as low ratings on platforms, and read along their own index. */
const outsideCases = prepareRead<{ state: RecoveryState; count: number }>(
  'outside_cases',
  () => sql`
    select recovery_state as state, count(*)::int as count from ${testimonials}
    where workspace_id = ${sql.placeholder('workspaceId')} and ${isOutsideCase} group by recovery_state`,
)

function readCounters(tx: Tx, workspaceId: string, now: Date): Promise<readonly Counted[]> {
  const [thisMonth, lastMonth] = [monthStart(now, 0), monthStart(now, -1)]
  return readPrepared(tx, counted, { workspaceId, thisMonth, lastMonth })
}

/** Of the rated ones from the workspace's own links, to two decimals; `null` when there is none. */
function averageRatingOf(
  rows: readonly { rating: number; countsAs: string; count: number }[],
): number | null {
  let stars = 0
  let rated = 0
  for (const { rating, countsAs, count } of rows) {
    if (rating === 0 || countsAs !== 'own') continue
    stars += rating * count
    rated += count
  }
  return rated === 0 ? null : Math.round((stars / rated) * 100) / 100
}

function monthStart(now: Date, offset: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10)
}
