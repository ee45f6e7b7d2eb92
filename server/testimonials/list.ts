import { and, eq, ne, sql } from 'drizzle-orm'
import { listTestimonials, type Testimonial } from '#contract/testimonials.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { Found, Position } from '../db/keyset.ts'
import { testimonials, testimonialCounters } from './tables.ts'
import { describePage, readCursor } from '../http/paging.ts'
import { searchList } from '../http/search-list.ts'
import { listed, type ListQuery, readPage, type Row } from './page.ts'
import { present } from './present.ts'

const pageSize = 100

/** Newest first, by keyset: page a thousand costs what page one costs. Sets `Link` and `X-Total-Count`. */
export async function list(context: WorkspaceContext, query: ListQuery): Promise<Testimonial[]> {
  const { limit = pageSize, search: words } = query
  const position = readCursor(query.cursor)
  const all = listed(context.workspaceId, query)
  const found = words
    ? await searchList(context, testimonials, { all, words, position, limit })
    : await readCounted(context, query, position, limit)
  describePage(context.reply, listTestimonials.path, query, found)
  return found.rows.map(present)
}

function readCounted(
  { tenant, workspaceId }: WorkspaceContext,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found<Row>> {
  return tenant(async (tx) => ({
    ...(await readPage(tx, workspaceId, query, position, limit)),
    total: await count(tx, workspaceId, query),
    isCounted: true,
  }))
}

/** Read from the counters, so that the total costs the same for a million rows. */
async function count(tx: Tx, workspaceId: string, { status, rating, feedback }: ListQuery): Promise<number> {
  const [counted] = await tx
    .select({ total: sql<number>`coalesce(sum(${testimonialCounters.count}), 0)::int` })
    .from(testimonialCounters)
    .where(
      and(
        eq(testimonialCounters.workspaceId, workspaceId),
        eq(testimonialCounters.isDeleted, false),
        status && and(eq(testimonialCounters.status, status), eq(testimonialCounters.recovery, '')),
        feedback === 'all' ? ne(testimonialCounters.recovery, '') : undefined,
        feedback && feedback !== 'all' ? eq(testimonialCounters.recovery, feedback) : undefined,
        rating ? eq(testimonialCounters.rating, rating) : undefined,
      ),
    )
  return counted?.total ?? 0
}
