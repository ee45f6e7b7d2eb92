import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type BulkAction, bulkBatch, type SkipReason } from '#contract/testimonials/organizing.ts'
import type { TestimonialFilters } from '#contract/testimonials/testimonial-filters.ts'
import { withinPlan } from '../../billing/service.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { cursorOf, readCursor } from '../../http/paging.ts'
import { Problem } from '../../http/problem.ts'
import { decideRows } from './decisions.ts'
import { hideRows } from './hiding.ts'
import { findTestimonials } from '../finding/list.ts'
import { byCaller, emitOfEach, ownTestimonials, raised, type Row } from '../rows.ts'
import { addTag, knowTags, takeTagOff } from './tags.ts'
import { testimonials } from '../tables.ts'

interface Asked {
  readonly action: BulkAction
  readonly tag?: string | undefined
  readonly ids: readonly string[]
  readonly filters?: TestimonialFilters | undefined
  readonly until?: string | undefined
  readonly cursor?: string | undefined
}

/**
 * One batch of a bulk action. Every action leaves alone what is already as wanted, so that a repeated call changes
 * nothing twice.
 */
export async function changeSeveral(context: WorkspaceContext, asked: Asked) {
  const { action, ids, filters, cursor } = asked
  const until = momentIn(asked.until) ?? context.now()
  if (!filters && ids.length === 0) throw new Problem('invalid-input', 'Choose at least one testimonial')
  const page =
    filters && ids.length === 0
      ? await findMatching(context, filters, cursor, until)
      : { ids: [...new Set(ids)], next: undefined }
  if (action === 'restore') return restored(context, page.ids, until)
  const change = async (tx: Tx) => {
    const rows = await tx.select().from(testimonials).where(ownTestimonials(context.workspaceId, page.ids))
    return { before: rows, changed: await act(context, tx, action, rows, asked.tag) }
  }
  const { before, changed } = await withinPlan(context, () => context.tenant(change))
  const missing = page.ids.length - before.length
  const done = new Set(changed)
  const reasons = before.filter(({ id }) => !done.has(id)).map((row) => skipReasonOf(row, action, asked.tag))
  return {
    changed,
    skipped: countSkipReasons([...reasons, ...Array.from({ length: missing }, () => 'not-found' as const)]),
    next: page.next ? cursorOf(page.next) : null,
    until: until.toISOString(),
  }
}

async function findMatching(
  context: WorkspaceContext,
  filters: TestimonialFilters,
  cursor: string | undefined,
  until: Date,
) {
  // By date: what is changed leaves the list meanwhile, and ranks would begin anew without it.
  const byDate = { ...filters, sort: 'newest' } as const
  const { rows, next } = await findTestimonials(context, byDate, readCursor(cursor), bulkBatch)
  return { ids: rows.filter(({ receivedAt }) => receivedAt <= until).map(({ id }) => id), next }
}

async function act(
  context: WorkspaceContext,
  tx: Tx,
  action: BulkAction,
  rows: readonly Row[],
  tag: string | undefined,
): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  if (action === 'approve' || action === 'reject') {
    const decided = await decideRows(context, tx, ids, action === 'approve' ? 'approved' : 'rejected')
    return decided.map(({ id }) => id)
  }
  if (action === 'hide' || action === 'show') {
    const changed = await hideRows(context, tx, ids, action === 'hide')
    return changed.map(({ id }) => id)
  }
  if (action === 'delete') return removeRows(context, tx, ids)
  const [name] = await knowTags(tx, context.workspaceId, tag === undefined ? [] : [tag])
  if (name === undefined) throw new Problem('invalid-input', 'Please enter a tag')
  const change = action === 'tag' ? addTag : takeTagOff
  const tagged = await change(tx, ownTestimonials(context.workspaceId, ids), name)
  await context.emit(tx, {
    name: 'testimonial-tagged',
    ...byCaller(context),
    each: tagged.map(({ id, tags }) => ({ testimonialId: id, tags })),
  })
  return tagged.map(({ id }) => id)
}

async function removeRows(context: WorkspaceContext, tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .update(testimonials)
    .set({ deletedAt: context.now(), version: raised })
    .where(ownTestimonials(context.workspaceId, ids))
    .returning({ id: testimonials.id })
  await emitOfEach(context, tx, 'testimonial-deleted', rows)
  return rows.map(({ id }) => id)
}

/** The way back from deleting several. */
async function restored(context: WorkspaceContext, ids: string[], until: Date) {
  const { workspaceId } = context
  const changed = await context.tenant(async (tx) => {
    const rows = await tx
      .update(testimonials)
      .set({ deletedAt: null, version: raised })
      .where(
        and(
          eq(testimonials.workspaceId, workspaceId),
          inArray(testimonials.id, ids),
          isNotNull(testimonials.deletedAt),
        ),
      )
      .returning({ id: testimonials.id })
    await emitOfEach(context, tx, 'testimonial-restored', rows)
    return rows.map(({ id }) => id)
  })
  const missing = Array.from({ length: ids.length - changed.length }, () => 'not-found' as const)
  return { changed, skipped: countSkipReasons(missing), next: null, until: until.toISOString() }
}

function skipReasonOf(row: Row, action: BulkAction, tag = ''): SkipReason {
  if (action === 'tag') return hasTag(row, tag) ? 'already-tagged' : 'too-many-tags'
  if (action === 'untag') return 'not-tagged'
  if (action === 'show') return 'not-hidden'
  if (action === 'hide' && row.hiddenAt) return 'already-hidden'
  if (action === 'hide') return row.isPrivate ? 'private-feedback' : 'not-approved'
  if (action === 'delete') return 'not-found'
  if (row.status === 'pending') return row.isPrivate ? 'private-feedback' : 'not-found'
  return row.status === 'approved' ? 'already-approved' : 'already-rejected'
}

function hasTag({ tags }: Row, tag: string): boolean {
  return tags.some((one) => one.toLowerCase() === tag.toLowerCase())
}

function countSkipReasons(reasons: readonly SkipReason[]): { reason: SkipReason; count: number }[] {
  const counts = new Map<SkipReason, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count }))
}

function momentIn(text: string | undefined): Date | undefined {
  const moment = new Date(text ?? '')
  return Number.isNaN(moment.getTime()) ? undefined : moment
}
