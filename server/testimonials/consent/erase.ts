import type { Services } from '../../context.ts'
import { matches } from '../../db/matches.ts'
import { notFound } from '../../http/problem.ts'
import { testimonials } from '../tables.ts'
import { raised } from '../rows.ts'

/**
 * Removes a customer's words and everything that says who they are, for good: from here, and wherever else it is known
 * by those who hear of it. What happened stays in the history, without its details. As the server's own role, because
 * emails are no tenant's table.
 */
export function eraseOwnWords(services: Services, workspaceId: string, id: string): Promise<void> {
  const itself = matches(testimonials, { workspaceId, id })
  return services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(testimonials).where(itself).for('update')
    if (!row) throw notFound('page')
    const now = services.now()
    // Outlets hear of changed rows only. And a deleted one stays as a number in the average (ruling 6.7).
    await tx
      .update(testimonials)
      .set({ deletedAt: row.deletedAt ?? now, version: raised })
      .where(itself)
    const { customerName, customerEmail, content } = row
    await services.emit(tx, {
      name: 'testimonial-erased',
      workspaceId,
      at: now,
      actor: 'customer',
      each: [{ testimonialId: id, customerName, customerEmail, content }],
    })
    await tx.delete(testimonials).where(itself)
  })
}
