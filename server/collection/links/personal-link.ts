import { and, eq, isNull, or } from 'drizzle-orm'
import type { PublicForm } from '#contract/collection/collection.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { customers } from '../../customers/tables.ts'
import { collectionLinks } from '../tables.ts'

/** What a link that was made for one customer says of them: whoever opens it may be somebody else. */
export async function personalOf(
  { db }: Services,
  { workspaceId, customerEmail }: { readonly workspaceId: string; readonly customerEmail: string | null },
): Promise<PublicForm['personal']> {
  if (!customerEmail) return null
  const [customer] = await db
    .select({ name: customers.name })
    .from(customers)
    .where(and(eq(customers.workspaceId, workspaceId), eq(customers.email, customerEmail)))
  return { customerName: customer?.name ?? '', email: hidden(customerEmail) }
}

/** `i•••@example.com`: enough to know one's own address by. */
function hidden(address: string): string {
  const at = address.lastIndexOf('@')
  return `${String.fromCodePoint(address.codePointAt(0)!)}•••${address.slice(at)}`
}

/**
 * Takes the one testimonial that such a link is good for; false when it was taken before. Links of the same person for the
 * same testimonial are used up with it.
 */
export async function takeOnly(tx: Tx, workspaceId: string, id: string, now: Date): Promise<boolean> {
  const group = tx
    .select({ id: collectionLinks.groupId })
    .from(collectionLinks)
    .where(and(eq(collectionLinks.workspaceId, workspaceId), eq(collectionLinks.id, id)))
  const used = await tx
    .update(collectionLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(collectionLinks.workspaceId, workspaceId),
        or(eq(collectionLinks.id, id), eq(collectionLinks.groupId, group)),
        isNull(collectionLinks.usedAt),
      ),
    )
    .returning({ id: collectionLinks.id })
  return used.some((link) => link.id === id)
}
