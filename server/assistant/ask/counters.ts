import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { testimonialCounters as counters, testimonials } from '../../testimonials/tables.ts'
import { addMonths, monthOf, monthsFrom } from '../read/calendar.ts'
import type { Span } from '../read/span.ts'
import { isOfMonths } from '../read/spans.ts'
import { momentAt, wallTime } from '../read/wall-time.ts'

/** What came in during a span, as far as it has a date. */
export interface Counts {
  readonly total: number
  readonly approved: number
  readonly pending: number
  readonly rejected: number
  /** Private feedback: in `total`, and in no status. */
  readonly private: number
  /** How many have one star, two stars and so on. */
  readonly byStars: readonly number[]
  /** Of what came through the workspace's own links, also what is deleted; null without any rating. */
  readonly average: number | null
  readonly submissions: number
}

type Row = Readonly<
  Record<
    'total' | 'approved' | 'pending' | 'rejected' | 'private' | 'submissions' | 'rated' | 'stars',
    number
  >
> & {
  readonly byStars: number[]
}

interface Where {
  readonly tx: Tx
  readonly workspaceId: string
  readonly timeZone: string
}

/** Counts a span, or all there is. Whole months come from the counters, so that a million testimonials cost no more. */
export async function readCounts({ tx, workspaceId, timeZone }: Where, span?: Span): Promise<Counts> {
  const parts = [!span || isOfMonths(span) ? ofMonths(workspaceId, span) : ofDays(workspaceId, span)]
  if (span) parts.push(...ofTheEdges(workspaceId, span, timeZone))
  const { rows } = await tx.execute<Row>(sums(sql.join(parts, sql` union all `)))
  const [row] = rows
  if (!row) throw new Error('A sum always has one row')
  const { rated, stars, ...counts } = row
  return { ...counts, average: rated === 0 ? null : stars / rated }
}

/** Sums over rows with the columns of the counters. */
function sums(rows: SQL): SQL {
  const sum = (where: SQL, what = sql`count`) => sql`coalesce(sum(${what}) filter (where ${where}), 0)::int`
  const here = sql`not is_deleted`
  const withStatus = (status: string) => sum(sql`${here} and recovery = '' and status = ${status}`)
  const own = sql`counts_as = 'own'`
  return sql`select ${sum(here)} as total, ${withStatus('approved')} as approved, ${withStatus('pending')} as pending,
    ${withStatus('rejected')} as rejected, ${sum(sql`${here} and recovery <> ''`)} as private,
    json_build_array(${sql.join(
      [1, 2, 3, 4, 5].map((stars) => sum(sql`${here} and rating = ${stars}`)),
      sql`, `,
    )}) as "byStars",
    ${sum(own)} as submissions, ${sum(sql`${own} and rating > 0`)} as rated, ${sum(own, sql`count * rating`)} as stars
    from (${rows}) as counted`
}

function ofMonths(workspaceId: string, span: Span | undefined): SQL {
  const isWithin = span
    ? sql`and ${counters.month} >= ${dayOf(span.from)}::date and ${counters.month} < ${dayOf(span.until)}::date`
    : sql``
  return sql`select status, rating, recovery, counts_as, is_deleted, count from ${counters}
    where ${counters.workspaceId} = ${workspaceId} ${isWithin}`
}

/** In two parts, each along its index: what is there, and what is deleted and still counts for the average. */
function ofDays(workspaceId: string, { from, until }: Pick<Span, 'from' | 'until'>, edge?: Edge): SQL {
  const rows = (which: SQL) => sql`
    select t.status, coalesce(t.rating, 0) as rating, plaudit_recovery(t.is_private, t.recovery_state) as recovery,
      plaudit_counts_as(t.origin, t.is_confirmed_by_author, t.is_attested_by_owner, t.is_by_team, t.platform) as counts_as,
      t.deleted_at is not null as is_deleted, ${edge?.sign ?? 1}::int as count
    from ${testimonials} t where t.workspace_id = ${workspaceId} and not t.is_undated and ${which}
      and t.created_at >= ${from.toISOString()}::timestamptz and t.created_at < ${until.toISOString()}::timestamptz
      ${edge ? hasTime : sql``}`
  const [here, gone] = [sql`t.deleted_at is null`, sql`t.deleted_at is not null and t.origin = 'customer'`]
  return sql`${rows(here)} union all ${rows(gone)}`
}

interface Edge {
  readonly sign: 1 | -1
}

/** A date that came without a time is midnight UTC, and is that day everywhere. */
const hasTime = sql`and t.created_at <> date_trunc('day', t.created_at, 'UTC')`

/** What came in between the ends of a span in UTC and its ends where somebody is: taken in or out. */
function ofTheEdges(workspaceId: string, span: Span, timeZone: string): SQL[] {
  const real = momentsOf(span, timeZone)
  return [[span.from, real.from, -1] as const, [span.until, real.until, 1] as const].flatMap(
    ([here, there, later]) => {
      if (here.getTime() === there.getTime()) return []
      const isLater = there > here
      const between = isLater ? { from: here, until: there } : { from: there, until: here }
      return [ofDays(workspaceId, between, { sign: isLater === (later === 1) ? 1 : -1 })]
    },
  )
}

/** The moments between which a span lies, where somebody is. */
export function momentsOf({ from, until }: Span, timeZone: string): { from: Date; until: Date } {
  return { from: momentAt(from, timeZone), until: momentAt(until, timeZone) }
}

export interface Months {
  readonly thisMonth: Counts
  readonly lastMonth: Counts
}

/** This month and the one before it, where somebody is. */
export async function readMonths(asked: Where & { readonly now: Date }): Promise<Months> {
  const begin = monthOf(wallTime(asked.now, asked.timeZone))
  const month = (from: Date) => readCounts(asked, { ...monthsFrom(from, 1), name: '' })
  return { thisMonth: await month(begin), lastMonth: await month(addMonths(begin, -1)) }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
