import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import type { Hears } from '../feature.ts'
import { mergeReached } from './milestones/meet.ts'
import { testimonials } from '../testimonials/tables.ts'
import { crmContacts } from './tables.ts'
import { writeLater } from './write-back.ts'

/** What the CRM is told of testimonials that go or come back (of new ones, `writeNewToCrms` tells), and what becomes of contacts whose customers are gone. */
export const hearsForCrm: Hears = {
  'testimonial-deleted': (services, tx, { workspaceId, each }) => writeOf(services, tx, workspaceId, each),
  'testimonial-restored': (services, tx, { workspaceId, each }) => writeOf(services, tx, workspaceId, each),
  // The rows stay, and say nothing of them: the next sync does not bring them back.
  'customer-deleted': (_services, tx, { workspaceId, each }) =>
    forgetPeople(
      tx,
      and(
        eq(crmContacts.workspaceId, workspaceId),
        inArray(
          crmContacts.customerId,
          each.map(({ customerId }) => customerId),
        ),
      ),
      each.length,
    ),
  async 'testimonial-erased'(services, tx, { workspaceId, each }) {
    const addresses = each.flatMap(({ customerEmail }) => customerEmail ?? [])
    await writeLater(services, tx, workspaceId, addresses)
    const theirs = inArray(crmContacts.email, addresses)
    await forgetPeople(tx, and(eq(crmContacts.workspaceId, workspaceId), theirs), addresses.length)
  },
  async 'customer-merged'(_services, tx, { workspaceId, each }) {
    for (const { customerId, mergedId } of each) {
      await mergeReached(tx, workspaceId, customerId, mergedId)
      await tx
        .update(crmContacts)
        .set({ customerId })
        .where(and(eq(crmContacts.workspaceId, workspaceId), eq(crmContacts.customerId, mergedId)))
    }
  },
}

async function writeOf(
  services: Services,
  tx: Tx,
  workspaceId: string,
  each: readonly { readonly testimonialId: string }[],
): Promise<void> {
  const ids = each.map(({ testimonialId }) => testimonialId)
  const of = await tx
    .selectDistinct({ email: testimonials.customerEmail })
    .from(testimonials)
    .where(rowsWithIds(testimonials, workspaceId, ids))
  await writeLater(
    services,
    tx,
    workspaceId,
    of.flatMap(({ email }) => email ?? []),
  )
}

async function forgetPeople(tx: Tx, which: ReturnType<typeof and>, howMany: number): Promise<void> {
  if (howMany > 0) await tx.update(crmContacts).set({ name: '', email: '', company: null }).where(which)
}
