import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { TestimonialStatus } from '#contract/testimonials.ts'
import type { Tx } from '../db/database.ts'
import { after, newestFirst, type Page, pageOf, type Position } from '../db/keyset.ts'
import { testimonials } from './tables.ts'

export interface ListQuery {
  readonly status?: TestimonialStatus | undefined
  readonly rating?: number | undefined
  readonly search?: string | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

export type Row = typeof testimonials.$inferSelect

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
): Promise<Page<Row>> {
  const rows = await tx
    .select()
    .from(testimonials)
    .where(and(listed(workspaceId, query), after(position, testimonials)))
    .orderBy(...newestFirst(testimonials))
    .limit(limit + 1)
  return pageOf(rows, limit)
}
