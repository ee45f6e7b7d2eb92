import { eq, sql } from 'drizzle-orm'
import type { RecoveryState, TestimonialStats } from '#contract/testimonials.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { testimonialCounters as counters } from './tables.ts'
import { readRatingSums } from './rating-sums.ts'

/** Counts and averages of the workspace, from the counters that triggers keep. */
export function stats({ tenant, workspaceId, now }: WorkspaceContext): Promise<TestimonialStats> {
  return tenant((tx) => readStats(tx, workspaceId, now()))
}

export async function readStats(tx: Tx, workspaceId: string, now: Date): Promise<TestimonialStats> {
  const thisMonth = monthStart(now, 0)
  const lastMonth = monthStart(now, -1)
  const rows = await tx
    .select({
      period: sql<
        'this' | 'last' | 'before'
      >`case ${counters.month} when ${thisMonth}::date then 'this' when ${lastMonth}::date then 'last' else 'before' end`.as(
        'period',
      ),
      status: counters.status,
      rating: counters.rating,
      isAiGenerated: counters.isAiGenerated,
      publishable: counters.publishable,
      countsAs: counters.countsAs,
      recovery: counters.recovery,
      isDeleted: counters.isDeleted,
      count: sql<number>`sum(${counters.count})::int`,
    })
    .from(counters)
    .where(eq(counters.workspaceId, workspaceId))
    .groupBy(
      sql`period`,
      counters.status,
      counters.rating,
      counters.isAiGenerated,
      counters.publishable,
      counters.countsAs,
      counters.recovery,
      counters.isDeleted,
    )
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
    averageRating: average(of),
  })
  const { own, all } = await readRatingSums(tx, workspaceId)
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
    publishable: sum(here.filter((row) => row.publishable)),
    thisMonth: summary(rows.filter((row) => row.period === 'this')),
    lastMonth: summary(rows.filter((row) => row.period === 'last')),
  }
}

/** Of the rated ones from the workspace's own links, to two decimals; `null` when there is none. */
function average(rows: readonly { rating: number; countsAs: string; count: number }[]): number | null {
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
