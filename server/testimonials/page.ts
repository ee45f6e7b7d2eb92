import { and, type Column, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { TestimonialStatus } from '#contract/testimonials.ts'
import type { Tx } from '../db/database.ts'
import { testimonials } from '../db/tables/testimonials.ts'

export interface ListQuery {
  readonly status?: TestimonialStatus | undefined
  readonly rating?: number | undefined
  readonly search?: string | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** A place in the list: the moment and id of the last row that was read. */
export interface Position {
  readonly createdAt: Date
  readonly id: string
}

export type Row = typeof testimonials.$inferSelect

export interface Page {
  readonly rows: readonly Row[]
  /** Where to read on, if there may be more. */
  readonly next: Position | undefined
}

interface Sorted {
  readonly createdAt: Column
  readonly id: Column
}

export function newestFirst({ createdAt, id }: Sorted): SQL[] {
  return [desc(createdAt), desc(id)]
}

/** What comes after a position in that order. */
export function after(position: Position | undefined, { createdAt, id }: Sorted): SQL | undefined {
  if (!position) return undefined
  return sql`(${createdAt}, ${id}) < (${position.createdAt.toISOString()}::timestamptz, ${position.id}::uuid)`
}

/** What is listed at all: rows that are not deleted and pass the filters. */
export function listed(workspaceId: string, { status, rating }: ListQuery): SQL | undefined {
  return and(
    eq(testimonials.workspaceId, workspaceId),
    isNull(testimonials.deletedAt),
    status && eq(testimonials.status, status),
    rating ? eq(testimonials.rating, rating) : undefined,
  )
}

export async function readPage(
  tx: Tx,
  workspaceId: string,
  query: ListQuery,
  position: Position | undefined,
  limit: number,
): Promise<Page> {
  const rows = await tx
    .select()
    .from(testimonials)
    .where(and(listed(workspaceId, query), after(position, testimonials)))
    .orderBy(...newestFirst(testimonials))
    .limit(limit + 1)
  return pageOf(rows, limit)
}

/** Cuts a page out of rows of which one more was asked for than fits. */
export function pageOf(rows: readonly Row[], limit: number): Page {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? shown.at(-1) : undefined }
}
