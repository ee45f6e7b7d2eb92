import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { testimonials } from './tables.ts'
import { notFound } from '../http/problem.ts'
import { actorOf } from '../kit/actor.ts'

export type Row = typeof testimonials.$inferSelect
/** As it is listed, without what no answer needs: the search's own column is as long as the texts themselves. */
export type ListedRow = Omit<
  Row,
  'searchText' | 'askedMailboxes' | 'evidenceDate' | 'importText' | 'importKey'
>

/** Some lists have a number with decimals as PostgreSQL writes it: a text. */
export function numberOf<Value extends number | null>(value: Value | string): Value {
  return (typeof value === 'string' ? Number(value) : value) as Value
}

/** Every change raises the version, so that an edit can see that somebody was quicker. */
export const raised = sql`${testimonials.version} + 1`

/** Adds a mailbox that gets the link to speak as the customer: should it turn out to be the team's, it is known. */
export function withMailbox(workspaceId: string, address: string) {
  const mailbox = sql`plaudit_mailbox_hash(${workspaceId}, ${address})`
  return sql`array_append(array_remove(${testimonials.askedMailboxes}, ${mailbox}), ${mailbox})`
}

/** A row of this workspace that is not deleted; `forChange` locks it. */
export async function loadTestimonial(
  tx: Tx,
  workspaceId: string,
  id: string,
  forChange = false,
): Promise<Row> {
  const query = tx
    .select()
    .from(testimonials)
    .where(ownTestimonials(workspaceId, [id]))
  const [row] = forChange ? await query.for('update') : await query
  if (!row) throw notFound('testimonial')
  return row
}

/** Those of `ids` that are this workspace's and not deleted. */
export function ownTestimonials(workspaceId: string, ids: string[]) {
  return and(
    eq(testimonials.workspaceId, workspaceId),
    inArray(testimonials.id, ids),
    isNull(testimonials.deletedAt),
  )
}

/** What an event says of whoever calls: the user, or a program with a key of theirs. */
export function byCaller(context: WorkspaceContext) {
  return { workspaceId: context.workspaceId, at: context.now(), actor: actorOf(context) }
}

/** Says the same of each of these rows. */
export function emitOfEach(
  context: WorkspaceContext,
  tx: Tx,
  name:
    | `testimonial-${'deleted' | 'restored' | 'hidden' | 'shown'}`
    | 'testimonial-decision-undone'
    | 'testimonial-moved-to-pending'
    | 'testimonial-reply-removed',
  rows: readonly { readonly id: string }[],
): Promise<void> {
  return context.emit(tx, {
    name,
    ...byCaller(context),
    each: rows.map(({ id }) => ({ testimonialId: id })),
  })
}
