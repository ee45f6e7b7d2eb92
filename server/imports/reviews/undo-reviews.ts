import { eq } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { FieldChanges } from '../tables.ts'
import { testimonialEvents } from '../../provenance/tables.ts'
import type { testimonials } from '../../testimonials/tables.ts'
import { removeImported, writeCorrections } from '../../testimonials/service.ts'
import { settledOf, withEvents } from './earlier-reviews.ts'
import type { ImportRow } from '../import-rows.ts'
import type { Undoing, Undone } from '../undo/undoing.ts'
import { lockTestimonials, toPublicChanges } from './update-reviews.ts'
import { valuesOf } from '../columns/field-changes.ts'

type Locked = typeof testimonials.$inferSelect

/**
 * Removes what the import added, as deleting does, and lets the same file come in again. What its author has confirmed,
 * corrected or withdrawn stays: it is more than the import by now. Corrections are taken back.
 */
export async function undoReviews(
  services: Services,
  tx: Tx,
  undoing: Undoing,
  rows: readonly ImportRow[],
): Promise<Undone> {
  const ids = rows.flatMap(({ testimonialId }) => testimonialId ?? [])
  if (ids.length === 0) return { removed: 0, kept: 0 }
  // Locked before looking: a customer may be confirming one at this moment.
  const locked = await lockTestimonials(tx, undoing.workspaceId, ids)
  const here = new Map(locked.filter(({ deletedAt }) => deletedAt === null).map((row) => [row.id, row]))
  const added = rows
    .filter(({ changes }) => changes === null)
    .flatMap(({ testimonialId }) => testimonialId ?? [])
  const undone = await removeAdded(
    services,
    tx,
    undoing,
    added.filter((id) => here.has(id)),
  )
  await takeBackCorrections(services, tx, undoing, rows, here)
  return undone
}

async function removeAdded(
  services: Services,
  tx: Tx,
  undoing: Undoing,
  ids: readonly string[],
): Promise<Undone> {
  const { workspaceId, importId, actor, now } = undoing
  const theirs = await withEvents(tx, workspaceId, ids, eq(testimonialEvents.actor, 'customer'))
  const going = ids.filter((id) => !theirs.has(id))
  if (going.length > 0) {
    await removeImported(tx, workspaceId, going, now)
    await services.emit(tx, {
      name: 'testimonial-import-undone',
      workspaceId,
      at: now,
      actor,
      each: going.map((testimonialId) => ({ testimonialId, importId })),
    })
  }
  return { removed: going.length, kept: theirs.size }
}

async function takeBackCorrections(
  services: Services,
  tx: Tx,
  { workspaceId, importId, actor, now }: Undoing,
  rows: readonly ImportRow[],
  here: ReadonlyMap<string, Locked>,
): Promise<void> {
  const ids = rows.flatMap(({ changes, testimonialId }) => (changes && testimonialId ? testimonialId : []))
  const settled = await settledOf(tx, workspaceId, ids)
  const back = rows.flatMap(({ testimonialId, changes }) => {
    const row = here.get(testimonialId ?? '')
    if (!changes || !row || settled.has(row.id)) return []
    const still = stillThere(row, changes)
    return Object.keys(still).length === 0 ? [] : { id: row.id, version: row.version, changes: still }
  })
  const written = await writeCorrections(
    tx,
    workspaceId,
    back.map(({ id, version, changes }) => ({ id, version, values: valuesOf(changes, 'from') })),
  )
  await services.emit(tx, {
    name: 'testimonial-import-updated',
    workspaceId,
    at: now,
    actor,
    each: back
      .filter(({ id }) => written.has(id))
      .map(({ id, changes }) => ({
        testimonialId: id,
        details: { changes: toPublicChanges(turnedAround(changes)), undoneImportId: importId },
      })),
  })
}

/** The changes that nobody has changed again. */
function stillThere(row: Locked, changes: FieldChanges): FieldChanges {
  const now: Record<string, string | number | null> = {
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    company: row.company,
    role: row.role,
    rating: row.rating,
    ratingGiven: row.ratingGiven,
    date: row.isUndated ? null : row.createdAt.toISOString(),
    importKey: row.importKey?.toString('base64url') ?? null,
  }
  return Object.fromEntries(Object.entries(changes).filter(([field, { to }]) => now[field] === to))
}

function turnedAround(changes: FieldChanges): FieldChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([field, { from, to }]) => [field, { from: to, to: from }]),
  )
}
