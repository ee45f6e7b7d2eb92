import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { CustomerLanguage } from '#contract/languages.ts'
import { outletCopy } from '../../kit/words/outlet-copy.ts'
import type { OtherRatings } from '#contract/testimonials/ratings.ts'
import { testimonialCounters as counters } from '../tables.ts'

export interface RatingSum {
  readonly countsAs: 'own' | 'confirmed' | 'imported' | 'synced' | 'team' | 'none'
  readonly source: string
  readonly count: number
  readonly rated: number
  /** With what was given beyond whole stars. */
  readonly stars: number
  /** How many gave one star, two stars and so on. */
  readonly byStars: readonly number[]
  readonly shown: number
  readonly deleted: number
}

const none: Omit<RatingSum, 'countsAs' | 'source'> = {
  count: 0,
  rated: 0,
  stars: 0,
  byStars: [0, 0, 0, 0, 0],
  shown: 0,
  deleted: 0,
}

/** The sums of a workspace as JSON, always in the same order: a part of a statement. */
export function ratingSumsOf(workspaceId: SQLWrapper | string): SQL<readonly RatingSum[]> {
  return sql`(select coalesce(json_agg(rating_sums order by "countsAs", source), '[]') from (
    select ${counters.countsAs} as "countsAs", ${counters.source} as source, sum(${counters.count})::int as count,
      coalesce(sum(${counters.count}) filter (where ${counters.rating} > 0), 0)::int as rated,
      (sum(${counters.count} * ${counters.rating}) + sum(${counters.beyond}) / 100.0)::float8 as stars,
      json_build_array(${sql.join([1, 2, 3, 4, 5].map(countWithStars), sql`, `)}) as "byStars",
      coalesce(sum(${counters.count}) filter (where ${counters.publishable}), 0)::int as shown,
      coalesce(sum(${counters.count}) filter (where ${counters.isDeleted}), 0)::int as deleted
    from ${counters} where ${counters.workspaceId} = ${workspaceId}
    group by ${counters.countsAs}, ${counters.source}) as rating_sums)`
}

function countWithStars(stars: number): SQL {
  return sql`coalesce(sum(${counters.count}) filter (where ${counters.rating} = ${sql.raw(`${stars}`)}), 0)::int`
}

type Counted = Pick<RatingSum, 'countsAs' | 'source' | 'count'> &
  Pick<typeof counters.$inferSelect, 'rating' | 'publishable' | 'isDeleted' | 'beyond'>

/** The same sums, of counters that are read already. */
export function ratingSums(rows: readonly Counted[]): RatingSum[] {
  const sums = new Map<string, RatingSum>()
  for (const { countsAs, source, count, rating, publishable, isDeleted, beyond } of rows) {
    const key = `${countsAs} ${source}`
    const sum = sums.get(key) ?? { ...none, countsAs, source }
    sums.set(key, {
      ...sum,
      count: sum.count + count,
      rated: sum.rated + (rating > 0 ? count : 0),
      stars: sum.stars + count * rating + beyond / 100,
      byStars: sum.byStars.map((starCount, index) => starCount + (index + 1 === rating ? count : 0)),
      shown: sum.shown + (publishable ? count : 0),
      deleted: sum.deleted + (isDeleted ? count : 0),
    })
  }
  return [...sums.values()]
}

/**
 * The public average: over everything that came in through the workspace's own links, also what is private, rejected,
 * withdrawn, deleted or erased. What was imported, sent by a program or typed has sums of its own, and the team's own
 * ratings are in none (decisions 23 and 59).
 */
export function presentRatingSums(sums: readonly RatingSum[], language: CustomerLanguage = 'en') {
  const own = sums.find(({ countsAs }) => countsAs === 'own') ?? none
  const others = sums
    .filter(({ countsAs, count }) => ['confirmed', 'imported', 'synced'].includes(countsAs) && count > 0)
    .toSorted((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1))
  return {
    own: {
      count: own.count,
      deleted: own.deleted,
      shown: own.shown,
      average: averageOf(own),
      byStars: own.byStars,
    },
    /** How many the business quotes on evidence alone: they enter no average. */
    quoted: sums.find(({ countsAs }) => countsAs === 'none')?.shown ?? 0,
    all: others.map((sum) => presented(sum, language)),
    /** Those of which something is shown. A website shows few: the last of them stands for the rest. */
    ofShown: largestRatingSums(
      others.filter(({ shown }) => shown > 0),
      language,
    ).map((sum) => presented(sum, language)),
  }
}

const mostSources = 5

function largestRatingSums(sums: readonly RatingSum[], language: CustomerLanguage): readonly RatingSum[] {
  if (sums.length <= mostSources) return sums
  const rest = sums.slice(mostSources - 1)
  const count = rest.reduce((sum, one) => sum + one.count, 0)
  // Of several sources there is no average.
  const source = outletCopy[language].otherSources
  return [...sums.slice(0, mostSources - 1), { ...none, countsAs: 'imported', source, count }]
}

function presented(sum: RatingSum, language: CustomerLanguage): OtherRatings {
  const copy = outletCopy[language]
  const { countsAs, count, rated, source } = sum
  const average = averageOf(sum)
  const [ratedCopy, countedCopy] =
    countsAs === 'confirmed'
      ? [copy.ratedAdded, copy.countedAdded]
      : source && countsAs === 'synced'
        ? [copy.ratedSynced, copy.countedSynced]
        : source
          ? [copy.ratedImported, copy.countedImported]
          : [copy.ratedPlain, copy.countedPlain]
  const values: Record<string, string> = {
    a: average?.toLocaleString(language, { minimumFractionDigits: 1 }) ?? '',
    n: (average === null ? count : rated).toLocaleString(language),
    source,
  }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const counted = filled(countedCopy)
  return {
    source: source || null,
    isSynced: countsAs === 'synced',
    count,
    average,
    label: average === null ? counted : filled(ratedCopy),
    counted,
  }
}

/** To one decimal, the same in every outlet. */
function averageOf({ stars, rated }: Pick<RatingSum, 'stars' | 'rated'>): number | null {
  return rated === 0 ? null : Math.round((stars / rated) * 10) / 10
}
