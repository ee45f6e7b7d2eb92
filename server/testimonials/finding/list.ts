import { sql } from 'drizzle-orm'
import { listTestimonials, type Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { Found, Position } from '../../db/keyset.ts'
import { prepareRead } from '../../db/prepared.ts'
import { searchable } from '../../search/searchable.ts'
import { searchWordsIn } from '../../search/search-words.ts'
import { readPrepared } from '../../db/tenant.ts'
import { describePage, readCursor } from '../../http/paging.ts'
import type { Searching } from '../../search/search-columns.ts'
import { limitSearch, searching } from '../../search/search-limit.ts'
import { searchRows } from '../../search/search-rows.ts'
import { isOutsideCase } from './indexes.ts'
import { searchedTitle, testimonials, testimonialCounters } from '../tables.ts'
import { idsMentioning } from './mentions.ts'
import { isCountedBy, listCondition, type ListQuery, readTestimonialPage } from './page.ts'
import { presentTestimonial } from '../present.ts'
import type { ListedRow } from '../rows.ts'

const pageSize = 100
/** Further than that nobody counts what no counter knows. */
const mostCounted = 10_000

/** By keyset: page a thousand costs what page one costs. Sets `Link` and `X-Total-Count`. */
export async function readTestimonialList(
  context: WorkspaceContext,
  query: ListQuery,
): Promise<Testimonial[]> {
  const found = await findTestimonials(context, query, readCursor(query.cursor), query.limit ?? pageSize)
  describePage(context.reply, listTestimonials.path, query, found)
  return found.rows.map(presentTestimonial)
}

/** What matches, and how many there are. */
export async function findTestimonials(
  context: WorkspaceContext,
  asked: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found<ListedRow>> {
  const { search: words = '', sort, mentions } = asked
  // What few testimonials mention is looked up; what many do is met along the dates.
  const idsMentioned =
    mentions && (await searching(() => idsMentioning(context.db, context.workspaceId, mentions)))
  const query = { ...asked, ...(idsMentioned && { idsMentioning: idsMentioned }) }
  if (searchWordsIn(words).length === 0) return readCounted(context, query, position, limit)
  const title = sql.raw(searchable(searchedTitle))
  const all = listCondition(context.workspaceId, query)
  return searchRows(context, testimonials, {
    all,
    words,
    title,
    position,
    limit,
    sort: sorts[sort ?? 'best'],
  })
}

/** How a search is sorted instead of by the best match. Without a rating comes last. */
const sorts: Record<string, Searching['sort']> = {
  newest: { rank: sql`0`, order: 'newest' },
  oldest: { rank: sql`0`, order: 'oldest' },
  highest: { rank: sql`coalesce(rating, 0)`, order: 'newest' },
  lowest: { rank: sql`coalesce(-rating, -6)`, order: 'newest' },
}

async function readCounted(
  { tenant, workspaceId }: WorkspaceContext,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found<ListedRow>> {
  if (isCountedBy(query)) {
    return tenant(async (tx) => {
      // The total is asked for first: so it travels with the beginning of the transaction.
      const [total, page] = await Promise.all([
        countTestimonials(tx, workspaceId, query),
        readTestimonialPage(tx, workspaceId, query, position, limit),
      ])
      return { ...page, total, isCounted: true }
    })
  }
  return searching(() =>
    tenant(async (tx) => {
      await limitSearch(tx)
      const page = await readTestimonialPage(tx, workspaceId, query, position, limit)
      if (!position && !page.next) return { ...page, total: page.rows.length, isCounted: true }
      const some = tx
        .select({ id: testimonials.id })
        .from(testimonials)
        .where(listCondition(workspaceId, query))
        .limit(mostCounted + 1)
        .as('some')
      const total = await tx.$count(some)
      return { ...page, total: Math.min(total, mostCounted), isCounted: total <= mostCounted }
    }),
  )
}

/** Read from the counters, so that the total costs the same for a million rows. */
async function countTestimonials(tx: Tx, workspaceId: string, query: ListQuery): Promise<number> {
  const [counted] = await readPrepared(tx, total, {
    workspaceId,
    status: query.status ?? '',
    feedback: query.feedback ?? '',
    rating: query.rating ?? 0,
    isHidden: query.isHidden ?? '',
  })
  return counted?.total ?? 0
}

const [status, rating, feedback, isHidden] = ['status', 'rating', 'feedback', 'isHidden'].map((name) =>
  sql.placeholder(name),
)
const total = prepareRead<{ total: number }>(
  'testimonial_total',
  () => sql`
    select (coalesce(sum(count), 0) + case when ${feedback}::text = '' then 0 else (
        select count(*) from ${testimonials} where workspace_id = ${sql.placeholder('workspaceId')} and ${isOutsideCase}
          and ${feedback} in ('all', recovery_state) and (${status}::text = '' or testimonials.status = ${status})
          and (${rating}::int = 0 or testimonials.rating = ${rating})
          and (${isHidden}::text = '' or (hidden_at is not null)::text = ${isHidden})) end)::int as total
    from ${testimonialCounters}
    where ${testimonialCounters.workspaceId} = ${sql.placeholder('workspaceId')} and not is_deleted
      and (${status}::text = '' or ${testimonialCounters.status} = ${status} and recovery = '')
      and (${feedback}::text = '' or recovery <> '' and ${feedback} in ('all', recovery))
      and (${rating}::int = 0 or ${testimonialCounters.rating} = ${rating})
      and (${isHidden}::text = '' or ${testimonialCounters.isHidden}::text = ${isHidden})`,
)
