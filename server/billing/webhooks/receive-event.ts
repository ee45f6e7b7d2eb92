import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { billingCustomers, billingEvents } from '../tables.ts'
import { handleEvent } from './handle-event.ts'

/**
 * Stores an event and the job that acts on it, in one transaction: after the reply it is not lost, and its repetition
 * changes nothing.
 */
export async function receiveEvent({ db, jobs, now }: Services, event: Stripe.Event): Promise<void> {
  const customerId = customerIn(event)
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .insert(billingEvents)
      .values({
        eventId: event.id,
        type: event.type,
        customerId,
        asked: await askedAbout(tx, customerId),
        payload: event,
        happenedAt: new Date(event.created * 1000),
        receivedAt: now(),
      })
      .onConflictDoNothing()
    if (rowCount === 1) await jobs.enqueue(tx, handleEvent, { eventId: event.id })
  })
}

async function askedAbout(tx: Tx, customerId: string | null): Promise<number | null> {
  if (customerId === null) return null
  const [known] = await tx
    .select({ asked: billingCustomers.asked })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
  return known?.asked ?? null
}

/** Whom it is about, where it says so: disputes name only their charge. */
function customerIn({ type, data }: Stripe.Event): string | null {
  const about = data.object as { readonly id?: unknown; readonly customer?: unknown }
  if (type.startsWith('customer.') && String(about.id).startsWith('cus_')) return String(about.id)
  const { customer } = about
  if (typeof customer === 'string') return customer
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null
}
