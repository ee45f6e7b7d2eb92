import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { testimonials } from '../testimonials/tables.ts'

/** Those of these addresses that a testimonial came from, whether or not they were in the list of customers by then. */
export async function whoSpoke(
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
): Promise<Set<string | null>> {
  if (addresses.length === 0) return new Set()
  const { customerEmail, deletedAt } = testimonials
  const found = await tx
    .selectDistinct({ email: customerEmail })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.workspaceId, workspaceId),
        inArray(customerEmail, [...addresses]),
        isNull(deletedAt),
      ),
    )
  return new Set(found.map(({ email }) => email))
}
