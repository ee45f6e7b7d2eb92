import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { Problem } from '../../http/problem.ts'
import { presentTestimonial } from '../present.ts'
import { emitOfEach, loadTestimonial, ownTestimonials, raised, type Row } from '../rows.ts'
import { testimonials } from '../tables.ts'

/** "Hide from site" and "Show again". Done already, it stays as it is and nothing enters the history. */
export function hide(context: WorkspaceContext, id: string, isHidden: boolean): Promise<Testimonial> {
  return context.tenant(async (tx) => {
    const [changed] = await hideRows(context, tx, [id], isHidden)
    if (changed) return presentTestimonial(changed)
    const row = await loadTestimonial(tx, context.workspaceId, id)
    if (isHidden && row.status !== 'approved') {
      throw new Problem('invalid-input', 'Only approved testimonials can be hidden.')
    }
    return presentTestimonial(row)
  })
}

/**
 * Hides or shows those of `ids` that it changes anything for, and answers them. What was hidden stays hidden, whatever is
 * decided about it or corrected, until it is shown again.
 */
export async function hideRows(
  context: WorkspaceContext,
  tx: Tx,
  ids: string[],
  isHidden: boolean,
): Promise<Row[]> {
  const rows = await tx
    .update(testimonials)
    .set({ hiddenAt: isHidden ? context.now() : null, version: raised })
    .where(
      and(
        ownTestimonials(context.workspaceId, ids),
        isHidden
          ? and(
              eq(testimonials.status, 'approved'),
              eq(testimonials.isPrivate, false),
              isNull(testimonials.hiddenAt),
            )
          : isNotNull(testimonials.hiddenAt),
      ),
    )
    .returning()
  await emitOfEach(context, tx, isHidden ? 'testimonial-hidden' : 'testimonial-shown', rows)
  return rows
}
