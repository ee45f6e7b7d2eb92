import { and, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Testimonial, TestimonialStatus } from '#contract/testimonials.ts'
import type { WorkspaceContext } from '../context.ts'
import { testimonials, testimonialTallies } from '../db/tables/testimonials.ts'
import { Problem } from '../http/problem.ts'
import { uuidOrNothing } from '../ids.ts'
import { present } from './present.ts'

const pageSize = 100

interface ListQuery {
  readonly status?: TestimonialStatus | undefined
  readonly rating?: number | undefined
  readonly search?: string | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** Newest first, by keyset: page a thousand costs what page one costs. Sets `Link` and `X-Total-Count`. */
export async function list(context: WorkspaceContext, query: ListQuery): Promise<Testimonial[]> {
  const { limit = pageSize } = query
  const rows = query.search ? await search(context, query, limit + 1) : await page(context, query, limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (last && rows.length > limit) {
    context.reply.header('link', `<${nextAddress(query, cursorOf(last))}>; rel="next"`)
  }
  if (!query.search) context.reply.header('x-total-count', String(await countMatching(context, query)))
  return shown.map(present)
}

type Row = typeof testimonials.$inferSelect

function page({ tenant, workspaceId }: WorkspaceContext, query: ListQuery, limit: number): Promise<Row[]> {
  return tenant((tx) =>
    tx
      .select()
      .from(testimonials)
      .where(and(...conditions(workspaceId, query)))
      .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
      .limit(limit),
  )
}

/**
 * Row-level security keeps PostgreSQL from using the search index (`like` is not leakproof), so this one query
 * runs outside of it and holds the wall by its first condition alone.
 */
async function search({ db, workspaceId, reply }: WorkspaceContext, query: ListQuery, limit: number) {
  const words = `%${escapeLike((query.search ?? '').toLowerCase())}%`
  const matching = and(...conditions(workspaceId, query), like(testimonials.searchText, words))
  const rows = await db
    .select()
    .from(testimonials)
    .where(matching)
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(limit)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(testimonials)
    .where(matching)
  reply.header('x-total-count', String(counted?.total ?? 0))
  return rows
}

function conditions(workspaceId: string, { status, rating, cursor }: ListQuery): SQL[] {
  const all = [eq(testimonials.workspaceId, workspaceId), isNull(testimonials.deletedAt)]
  if (status) all.push(eq(testimonials.status, status))
  if (rating) all.push(eq(testimonials.rating, rating))
  if (cursor) {
    const [at, id] = readCursor(cursor)
    all.push(sql`(${testimonials.createdAt}, ${testimonials.id}) < (${at}::timestamptz, ${id}::uuid)`)
  }
  return all
}

/** Read from the tallies, so that the total costs the same for a million rows. */
async function countMatching({ tenant, workspaceId }: WorkspaceContext, { status, rating }: ListQuery) {
  const [counted] = await tenant((tx) =>
    tx
      .select({ total: sql<number>`coalesce(sum(${testimonialTallies.count}), 0)::int` })
      .from(testimonialTallies)
      .where(
        and(
          eq(testimonialTallies.workspaceId, workspaceId),
          status ? eq(testimonialTallies.status, status) : undefined,
          rating ? eq(testimonialTallies.rating, rating) : undefined,
        ),
      ),
  )
  return counted?.total ?? 0
}

/** A cursor names the last row seen: its moment and id. */
function cursorOf(row: Row): string {
  return Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString('base64url')
}

function readCursor(cursor: string): [string, string] {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (Number.isNaN(Date.parse(at)) || !uuidOrNothing(id)) {
    throw new Problem('invalid-input', 'This cursor is not one of ours.', {
      fields: { cursor: 'Not one of ours' },
    })
  }
  return [at, id]
}

function nextAddress(query: ListQuery, cursor: string): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, cursor })) {
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  }
  return `/api/testimonials?${parameters.toString()}`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
