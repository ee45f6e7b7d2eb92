import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { benchmarkNeeds } from '#contract/recommendations/recommendations.ts'
import { businessProfiles } from '../business/tables.ts'
import type { Db } from '../db/database.ts'
import { sameIndustries } from './industries.ts'
import { testimonialCounters as counters } from '../testimonials/tables.ts'
import { isStaying } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'

/** More businesses would change no decimal. */
const mostBusinesses = 500

export interface Benchmark {
  readonly industryBenchmark: number | null
  readonly benchmarkNote: string
}

/** Those that the businesses name that agreed to appear in public. */
async function publicIndustries(db: Db): Promise<string[]> {
  const named = await db
    .selectDistinct({ industry: businessProfiles.industry })
    .from(businessProfiles)
    .innerJoin(workspaces, eq(workspaces.id, businessProfiles.workspaceId))
    .where(and(workspaces.showsInPublic, isStaying, ne(businessProfiles.industry, '')))
  return named.map((one) => one.industry)
}

/**
 * The average of the averages of other businesses in an industry: only of those that agreed to be on this instance's
 * public pages and have enough ratings of their own, and only where there are enough of them. Each counts the same, so no
 * large one shows through.
 */
export async function readBenchmark(db: Db, workspaceId: string, industry: string): Promise<Benchmark> {
  const { businesses, ratings } = benchmarkNeeds
  if (industry === '') {
    return { industryBenchmark: null, benchmarkNote: 'Your profile names no industry to compare with.' }
  }
  const industries = sameIndustries(industry, await publicIndustries(db))
  const { rows } = await db.execute<{ count: number; average: number | null }>(sql`
    select count(*)::int as count, avg(average)::float8 as average from (
      select sum(${counters.count} * ${counters.rating})::float8 / sum(${counters.count}) as average
      from ${businessProfiles}
      join ${workspaces} on ${workspaces.id} = ${businessProfiles.workspaceId}
      join ${counters} on ${counters.workspaceId} = ${businessProfiles.workspaceId}
      where ${inArray(businessProfiles.industry, industries)}
        and ${businessProfiles.workspaceId} <> ${workspaceId}
        and ${workspaces.showsInPublic} and ${isStaying}
        and ${counters.countsAs} = 'own' and ${counters.rating} > 0
      group by ${businessProfiles.workspaceId}
      having sum(${counters.count}) >= ${ratings}
      order by ${businessProfiles.workspaceId}
      limit ${mostBusinesses}) as averages`)
  const { count = 0, average = null } = rows[0] ?? {}
  if (average === null || count < businesses) {
    return {
      industryBenchmark: null,
      benchmarkNote: `Needs ${businesses} other businesses in “${industry}” that appear in public here with ${ratings} or more ratings each.`,
    }
  }
  return {
    industryBenchmark: Math.round(average * 10) / 10,
    benchmarkNote: `The average of ${count} other businesses in “${industry}”.`,
  }
}
