import { and, eq, ne, or } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { noteRemoved } from '../emails/service.ts'
import { testimonials } from '../testimonials/tables.ts'
import { takeBackUnsent } from './take-back.ts'
import { customers, requests } from './tables.ts'

interface Person extends Pick<typeof testimonials.$inferSelect, 'workspaceId' | 'customerEmail'> {
  readonly testimonialId: string
  readonly at: Date
}

/**
 * Forgets somebody whose testimonial is erased; what was sent stays counted. Whoever has said something else too stays
 * in the list with it.
 */
export async function forgetCustomer(tx: Tx, person: Person): Promise<void> {
  const { workspaceId, customerEmail, testimonialId } = person
  const saidMore =
    customerEmail !== null &&
    (await tx.$count(
      testimonials,
      and(
        eq(testimonials.workspaceId, workspaceId),
        eq(testimonials.customerEmail, customerEmail),
        ne(testimonials.id, testimonialId),
      ),
    )) > 0
  const isForgotten = customerEmail !== null && !saidMore
  // Emails to them are deleted, whether they have left or not.
  if (customerEmail !== null) await takeBackUnsent(tx, workspaceId, [customerEmail])
  await tx
    .update(requests)
    .set({ customerId: null, email: '', subject: '' })
    .where(
      and(
        eq(requests.workspaceId, workspaceId),
        or(
          eq(requests.testimonialId, testimonialId),
          isForgotten ? eq(requests.email, customerEmail) : undefined,
        ),
      ),
    )
  if (isForgotten) {
    await noteRemoved(tx, workspaceId, [customerEmail], person.at)
    await tx
      .delete(customers)
      .where(and(eq(customers.workspaceId, workspaceId), eq(customers.email, customerEmail)))
  }
}
