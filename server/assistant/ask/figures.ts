import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { testimonials } from '../../testimonials/tables.ts'
import { addDays } from '../read/calendar.ts'
import type { Span } from '../read/span.ts'
import { isOfMonths } from '../read/spans.ts'
import { type Asking, listedCondition, listFiltersOf, type Narrowed } from './asking.ts'
import { type Counts, readCounts } from './counters.ts'

/** What testimonials with these filters come to. */
export interface Figures {
  readonly count: number
  readonly approved: number
  readonly pending: number
  readonly rejected: number
  readonly private: number
  /** Of what came through the workspace's own links; with a source among the filters, of all of them. */
  readonly rated: number
  readonly average: number | null
  /** How many the average is of, where the list shows as many of them. */
  readonly isAverageListed: boolean
}

/** From the counters where they know it, else from the rows that the list would show. */
export async function readFigures(asking: Asking, narrowed: Narrowed): Promise<Figures> {
  const span = spanOf(narrowed)
  if (Object.keys(narrowed.filters).length > 0) return figuresOfRows(asking, narrowed)
  return figuresOfCounts(asking, narrowed, await readCounts(asking, span))
}

export function spanOf({ span }: Narrowed): Span | undefined {
  if (!span) return undefined
  return { from: new Date(span.from), until: addDays(new Date(span.to), 1), name: span.name }
}

async function figuresOfCounts(asking: Asking, narrowed: Narrowed, counts: Counts): Promise<Figures> {
  const { total, average, submissions, ...statuses } = counts
  const listed =
    submissions === 0 ? 0 : await countListed(asking, { ...narrowed, filters: { source: 'form' } })
  return { ...statuses, count: total, average, rated: submissions, isAverageListed: listed === submissions }
}

/** How many rows the list of testimonials has. */
export async function countListed(asking: Asking, narrowed: Narrowed): Promise<number> {
  return asking.tx.$count(testimonials, listedCondition(asking, narrowed))
}

const isOwn = sql`(origin = 'customer' and not is_by_team)`

export interface RowSums extends Record<string, unknown> {
  readonly count: number
  readonly approved: number
  readonly pending: number
  readonly rejected: number
  readonly private: number
  readonly rated: number
  readonly stars: number
}

/** What is added up over rows of testimonials. An average over several sources would be of nobody: it is of the own. */
export function sumsOf(isOfOneSource: boolean): SQL {
  const rated = isOfOneSource
    ? sql`rating is not null and not is_by_team`
    : sql`rating is not null and ${isOwn}`
  return sql`count(*)::int as count,
    count(*) filter (where status = 'approved' and not is_private)::int as approved,
    count(*) filter (where status = 'pending' and not is_private)::int as pending,
    count(*) filter (where status = 'rejected' and not is_private)::int as rejected,
    count(*) filter (where is_private)::int as private,
    count(*) filter (where ${rated})::int as rated,
    coalesce(sum(coalesce(rating_given, rating)) filter (where ${rated}), 0)::float8 as stars`
}

export const averageOf = ({ rated, stars }: Pick<RowSums, 'rated' | 'stars'>) =>
  rated === 0 ? null : stars / rated

async function figuresOfRows(asking: Asking, narrowed: Narrowed): Promise<Figures> {
  const { tx, timeZone } = asking
  const filters = listFiltersOf(narrowed, timeZone)
  const where = listedCondition(asking, narrowed)
  const isOfOneSource = filters.source !== undefined && filters.source !== 'form'
  const { rows } = await tx.execute<RowSums>(
    sql`select ${sumsOf(isOfOneSource)} from ${testimonials} where ${where}`,
  )
  const { stars: _stars, ...sums } = rows[0]!
  const isAll = sums.rated === sums.count
  return { ...sums, average: averageOf(rows[0]!), isAverageListed: isAll }
}

/** Of deleted rows nothing is left to list; see `isOfMonths` for what the counters know. */
export const notDeleted = (workspaceId: string) =>
  and(eq(testimonials.workspaceId, workspaceId), isNull(testimonials.deletedAt))
export { isOfMonths }
