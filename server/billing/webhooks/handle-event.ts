import { and, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Services } from '../../context.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { askStripe, untilStripeIsBack } from '../stripe/ask-stripe.ts'
import { idOf } from '../stripe/read-customer.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { billingCustomers, billingEvents } from '../tables.ts'

type EventRow = typeof billingEvents.$inferSelect

/** Acts on an event that is stored: asks Stripe about whom it names, unless that was done since it came. */
export const handleEvent = defineJob({
  name: 'billing-event',
  payload: z.object({ eventId: z.string() }),
  ...untilStripeIsBack,
  async run(services, { eventId }) {
    const [event] = await services.db.select().from(billingEvents).where(eq(billingEvents.eventId, eventId))
    if (event && !event.handledAt) await actOn(services, event, await answeredSince(services, event))
  },
})

/** Acts on an event whatever was done before. Where everything holds already, nothing changes. */
export async function replayEvent(services: Services, event: EventRow): Promise<void> {
  await actOn(services, event, undefined)
}

/** Of people who are no customers here, or no longer, only that something was told. */
function keptOf({ workspaceId }: Whose): { payload?: object } {
  return workspaceId === null ? { payload: {} } : {}
}

interface Whose {
  readonly customerId: string | null
  readonly workspaceId: string | null
}

async function actOn(services: Services, event: EventRow, answered: Whose | undefined): Promise<void> {
  const { db, now } = services
  const which = eq(billingEvents.eventId, event.eventId)
  try {
    const whose = answered ?? (await askAbout(services, event))
    const handledTimes = sql`${billingEvents.handledTimes} + 1`
    await db
      .update(billingEvents)
      .set({ ...whose, handledAt: now(), handledTimes, lastError: null, ...keptOf(whose) })
      .where(which)
  } catch (failure) {
    await db
      .update(billingEvents)
      .set({ lastError: String(failure).slice(0, 500) })
      .where(which)
    throw failure
  }
}

async function askAbout(services: Services, event: EventRow): Promise<Whose> {
  const customerId = event.customerId ?? (await customerOfCharge(services, event.payload))
  if (customerId === null) return { customerId, workspaceId: null }
  const { workspaceId } = await syncCustomer(services, customerId)
  return { customerId, workspaceId }
}

/** Events come in swarms: the answer to a question that was asked after this one came has what it tells. */
async function answeredSince({ db }: Services, { customerId, asked }: EventRow): Promise<Whose | undefined> {
  if (customerId === null || asked === null) return undefined
  const [known] = await db
    .select({ workspaceId: billingCustomers.workspaceId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.customerId, customerId), gt(billingCustomers.written, asked)))
  return known && { customerId, workspaceId: known.workspaceId }
}

const aboutCharge = z.object({
  data: z.object({
    object: z.object({ charge: z.nullish(z.union([z.string(), z.object({ id: z.string() })])) }),
  }),
})

/** Disputes name their charge, and the charge its customer. */
async function customerOfCharge(services: Services, payload: unknown): Promise<string | null> {
  const charge = idOf(z.safeParse(aboutCharge, payload).data?.data.object.charge)
  if (charge === null) return null
  return askStripe(services, async (stripe) => idOf((await stripe.charges.retrieve(charge)).customer))
}
