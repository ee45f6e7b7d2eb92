import { and, eq, inArray } from 'drizzle-orm'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { Tx } from '../../db/database.ts'
import { shownName } from '../consent/visibility.ts'
import { isShown } from '../consent/visibility-rule.ts'
import { presentTestimonial } from '../present.ts'
import { testimonials } from '../tables.ts'

/** A testimonial for its business, with the words and the name as outlets show them: an edit may still be waiting. */
export interface ShownTestimonial {
  readonly testimonial: Testimonial
  readonly content: string
  readonly customerName: string
  readonly company: string | null
}

/** Those of `ids` that may be shown now, by their id. */
export async function shownTestimonials(
  tx: Tx,
  workspaceId: string,
  ids: string[],
): Promise<ReadonlyMap<string, ShownTestimonial>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(testimonials)
    .where(and(eq(testimonials.workspaceId, workspaceId), inArray(testimonials.id, ids), isShown))
  return new Map(
    rows.map((row) => {
      const { customerName, customerCompany } = shownName(row)
      const { content } = row
      return [
        row.id,
        { testimonial: presentTestimonial(row), content, customerName, company: customerCompany },
      ]
    }),
  )
}
