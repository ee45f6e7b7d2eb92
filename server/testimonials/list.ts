import { and, eq, sql } from 'drizzle-orm'
import type { Testimonial } from '#contract/testimonials.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { testimonialTallies } from '../db/tables/testimonials.ts'
import { Problem } from '../http/problem.ts'
import { uuidOrNothing } from '../ids.ts'
import { type ListQuery, type Position, readPage } from './page.ts'
import { present } from './present.ts'
import { type Found, search } from './search.ts'

const pageSize = 100

/** Newest first, by keyset: page a thousand costs what page one costs. Sets `Link` and `X-Total-Count`. */
export async function list(context: WorkspaceContext, query: ListQuery): Promise<Testimonial[]> {
  const { limit = pageSize, cursor } = query
  const position = cursor === undefined ? undefined : readCursor(cursor)
  const find = query.search ? search : readCounted
  const { rows, next, total, isCounted } = await find(context, query, position, limit)
  const { reply } = context
  if (next) reply.header('link', `<${nextAddress(query, cursorOf(next))}>; rel="next"`)
  reply.header('x-total-count', String(total))
  if (!isCounted) reply.header('x-total-count-relation', 'gte')
  return rows.map(present)
}

function readCounted(
  { tenant, workspaceId }: WorkspaceContext,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Found> {
  return tenant(async (tx) => ({
    ...(await readPage(tx, workspaceId, query, position, limit)),
    total: await count(tx, workspaceId, query),
    isCounted: true,
  }))
}

/** Read from the tallies, so that the total costs the same for a million rows. */
async function count(tx: Tx, workspaceId: string, { status, rating }: ListQuery): Promise<number> {
  const [counted] = await tx
    .select({ total: sql<number>`coalesce(sum(${testimonialTallies.count}), 0)::int` })
    .from(testimonialTallies)
    .where(
      and(
        eq(testimonialTallies.workspaceId, workspaceId),
        status ? eq(testimonialTallies.status, status) : undefined,
        rating ? eq(testimonialTallies.rating, rating) : undefined,
      ),
    )
  return counted?.total ?? 0
}

function cursorOf({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')
}

function readCursor(cursor: string): Position {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const createdAt = new Date(at)
  if (Number.isNaN(createdAt.getTime()) || !uuidOrNothing(id)) {
    throw new Problem('invalid-input', 'This cursor is not one of ours.', {
      fields: { cursor: 'Not one of ours' },
    })
  }
  return { createdAt, id }
}

function nextAddress(query: ListQuery, cursor: string): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  return `/api/testimonials?${parameters.toString()}`
}
