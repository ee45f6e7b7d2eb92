import type { Services } from '../../context.ts'
import { rowsWithIds } from '../../db/rows-with-ids.ts'
import type { Tx } from '../../db/database.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { writeCorrections } from '../../testimonials/service.ts'
import type { Import } from '../apply-import.ts'
import { byImporter } from '../by-importer.ts'
import type { Correction } from '../columns/corrections.ts'
import { alreadyImported, settledOf, settledSince } from './earlier-reviews.ts'
import { keepRows } from '../import-rows.ts'
import { valuesOf } from '../columns/field-changes.ts'

interface Correcting extends Correction {
  readonly row: number
}

/** Corrects reviews of earlier imports, with an entry in the history of each. Answers those it left alone, and why. */
export async function updateReviews<C extends Correcting>(
  services: Services,
  tx: Tx,
  job: Import,
  corrections: readonly C[],
): Promise<Map<C, string>> {
  const left = new Map<C, string>()
  if (corrections.length === 0) return left
  const { workspaceId } = job
  const ids = corrections.map(({ earlier }) => earlier.id)
  // Locked before looking back: a customer may be confirming one at this moment.
  await lockTestimonials(tx, workspaceId, ids)
  const settled = await settledOf(tx, workspaceId, ids)
  const open = corrections.filter((one) => !settled.has(one.earlier.id))
  const written = await writeCorrections(
    tx,
    workspaceId,
    open.map(({ earlier: { id, version }, changes }) => ({ id, version, values: valuesOf(changes, 'to') })),
  )
  for (const one of corrections) {
    if (settled.has(one.earlier.id)) left.set(one, settledSince)
    else if (!written.has(one.earlier.id)) left.set(one, alreadyImported)
  }
  const done = corrections.filter((one) => !left.has(one))
  await services.emit(tx, {
    name: 'testimonial-import-updated',
    ...byImporter(job),
    each: done.map(({ earlier, changes, row }) => ({
      testimonialId: earlier.id,
      details: { changes: toPublicChanges(changes), row, fileName: job.fileName, importId: job.id },
    })),
  })
  await keepRows(
    tx,
    job,
    done.map(({ earlier, changes, row }) => ({ testimonialId: earlier.id, row, changes })),
  )
  return left
}

/** In one order, so that two of them do not wait for each other. */
export function lockTestimonials(tx: Tx, workspaceId: string, ids: readonly string[]) {
  return tx
    .select()
    .from(testimonials)
    .where(rowsWithIds(testimonials, workspaceId, ids))
    .orderBy(testimonials.id)
    .for('update')
}

/** Without what only this server knows by that name. */
export function toPublicChanges<T extends object>(changes: T): Omit<T, 'importKey'> {
  const { importKey: _, ...facts } = changes as T & { importKey?: unknown }
  return facts
}
