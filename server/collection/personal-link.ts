import { and, eq, isNull } from 'drizzle-orm'
import type { PublicForm } from '#contract/collection.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { customers } from '../customers/tables.ts'
import { collectionLinks } from './tables.ts'

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

/** Takes the one testimonial that such a link is good for; false when it was taken before. */
export async function takeOnly(tx: Tx, workspaceId: string, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(collectionLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(collectionLinks.workspaceId, workspaceId),
        eq(collectionLinks.id, id),
        isNull(collectionLinks.usedAt),
      ),
    )
  return used.rowCount === 1
}
