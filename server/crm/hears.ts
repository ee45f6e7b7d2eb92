import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import { noteRemoved } from '../emails/service.ts'
import type { Hears } from '../feature.ts'
import { mergeReached } from './milestones/meet.ts'
import { testimonials } from '../testimonials/tables.ts'
import { crmContacts } from './tables.ts'
import { writeLater } from './write-back.ts'

/** What the CRM is told of testimonials that go or come back (of new ones, `writeNewToCrms` tells), and what becomes of contacts whose customers are gone. */
export const hearsForCrm: Hears = {
  'testimonial-deleted': writeOf,
  'testimonial-restored': writeOf,
  'testimonial-withdrawn': writeOf,
  'feedback-allowed': writeOf,
  'feedback-made-private': writeOf,
  // The rows stay, and say nothing of them: the next sync does not bring them back, nor one after connecting again.
  async 'customer-deleted'(_services, tx, { workspaceId, at, each }) {
    if (each.length === 0) return
    const ids = each.map(({ customerId }) => customerId)
    const theirs = and(eq(crmContacts.workspaceId, workspaceId), inArray(crmContacts.customerId, ids))
    const known = await tx.select({ email: crmContacts.email }).from(crmContacts).where(theirs)
    const addresses = known.map(({ email }) => email)
    await noteRemoved(tx, workspaceId, addresses, at)
    await forgetPeople(tx, theirs)
  },
  async 'testimonial-erased'(services, tx, { workspaceId, each }) {
    const addresses = each.flatMap(({ customerEmail }) => customerEmail ?? [])
    await writeLater(services, tx, workspaceId, addresses)
    if (addresses.length === 0) return
    const theirs = inArray(crmContacts.email, addresses)
    await forgetPeople(tx, and(eq(crmContacts.workspaceId, workspaceId), theirs))
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

interface OfTestimonials {
  readonly workspaceId: string
  readonly each: readonly { readonly testimonialId: string }[]
}

async function writeOf(services: Services, tx: Tx, { workspaceId, each }: OfTestimonials): Promise<void> {
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

async function forgetPeople(tx: Tx, which: ReturnType<typeof and>): Promise<void> {
  await tx.update(crmContacts).set({ name: '', email: '', company: null }).where(which)
}
