import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { RecoveryState, TestimonialStatus } from '#contract/testimonials.ts'
import type { Tx } from '../db/database.ts'
import { after, newestFirst, type Page, pageOf, type Position } from '../db/keyset.ts'
import { testimonials } from './tables.ts'

export interface ListQuery {
  readonly status?: TestimonialStatus | undefined
  readonly rating?: number | undefined
  readonly feedback?: 'all' | RecoveryState | undefined
  readonly search?: string | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

export type Row = typeof testimonials.$inferSelect

/** What is listed at all: rows that are not deleted and pass the filters. Private feedback has no status. */
export function listed(workspaceId: string, { status, rating, feedback }: ListQuery): SQL | undefined {
  return and(
    eq(testimonials.workspaceId, workspaceId),
    isNull(testimonials.deletedAt),
    status && and(eq(testimonials.status, status), sql`not is_private`),
    // Written as the index of recovery cases has it.
    feedback && sql`is_private`,
    feedback && feedback !== 'all' ? eq(testimonials.recoveryState, feedback) : undefined,
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
