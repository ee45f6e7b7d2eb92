import { sql } from 'drizzle-orm'
import type { OfSource, Trends } from '#contract/testimonials/trends.ts'
import type { WorkspaceContext } from '../../context.ts'
import { testimonialCounters as counters } from '../tables.ts'

const monthsShown = 12
const mostSources = 5
const otherSources = 'Other sources'

interface Row
  extends Record<string, unknown>, Pick<typeof counters.$inferSelect, 'source' | 'rating' | 'count'> {
  readonly kind: OfSource['kind']
  /** 2026-03, or what else is known of the time. */
  readonly period: string
}

/** Read from the counters, so that it costs the same for a million testimonials. */
export async function readTrends({ tenant, workspaceId, now }: WorkspaceContext): Promise<Trends> {
  const months = lastMonths(now())
  const { rows } = await tenant((tx) =>
    tx.execute<Row>(sql`
      select case ${counters.countsAs} when 'own' then 'form' when 'imported' then 'imported' else 'team' end as kind,
        ${counters.source} as source, ${counters.rating} as rating,
        case when ${counters.month} = '0001-01-01' then 'undated'
          when ${counters.month} < ${`${months[0]}-01`}::date then 'earlier'
          else to_char(${counters.month}, 'YYYY-MM') end as period,
        sum(${counters.count})::int as count
      from ${counters} where ${counters.workspaceId} = ${workspaceId}
      group by 1, 2, 3, 4 having sum(${counters.count}) > 0`),
  )
  const sources = largestSourcesOf(rows)
  const counts = (of: readonly Row[]) =>
    sources.map((source, index) => {
      const isOther = index === mostSources - 1 && source.name === otherSources
      const named = sources.slice(0, -1)
      return sum(of.filter((row) => (isOther ? !named.some((one) => isOf(row, one)) : isOf(row, source))))
    })
  return {
    total: sum(rows),
    sources,
    ratings: [5, 4, 3, 2, 1, 0].map((rating) => ({
      rating,
      counts: counts(rows.filter((row) => row.rating === rating)),
    })),
    months: months.map((month) => ({ month, counts: counts(rows.filter(({ period }) => period === month)) })),
    earlier: sum(rows.filter(({ period }) => period === 'earlier')),
    undated: sum(rows.filter(({ period }) => period === 'undated')),
  }
}

function largestSourcesOf(rows: readonly Row[]): OfSource[] {
  const found = new Map<string, OfSource>()
  for (const row of rows) {
    const { kind } = row
    const name = sourceNameOf(row)
    const before = found.get(`${kind} ${name}`)?.count ?? 0
    found.set(`${kind} ${name}`, { kind, name, count: before + row.count })
  }
  const all = [...found.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  if (all.length <= mostSources) return all
  const rest = all.slice(mostSources - 1)
  return [...all.slice(0, mostSources - 1), { kind: 'imported', name: otherSources, count: sum(rest) }]
}

function isOf(row: Row, { kind, name }: OfSource): boolean {
  return row.kind === kind && sourceNameOf(row) === name
}

function sourceNameOf({ kind, source }: Row): string {
  if (kind === 'form') return 'Your form'
  return kind === 'team' ? 'Added by your team' : source || 'Another system'
}

function sum(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}

/** 2025-12 to 2026-11, in order. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: monthsShown }, (_, index) => {
    const month = now.getUTCMonth() - monthsShown + 1 + index
    return new Date(Date.UTC(now.getUTCFullYear(), month, 1)).toISOString().slice(0, 7)
  })
}
