import { and, eq, lt, sql } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { readCustomer } from '../stripe/read-customer.ts'
import { billingCustomers } from '../tables.ts'
import { adoptCustomer } from './adopt-customer.ts'
import { writePlan } from './write-plan.ts'

/** What was found to differ from what was stored, in sentences; `stale` when a newer answer was written meanwhile. */
export interface Synced {
  readonly workspaceId: string | null
  readonly changes: readonly string[]
  readonly isStale: boolean
}

/**
 * Asks Stripe about a customer and writes what it says. Each question has a number and is written only while no higher one
 * was: whatever runs side by side, the answer that was asked for last stays. What changes at Stripe meanwhile is told by an
 * event of its own, which asks again.
 */
export async function syncCustomer(services: Services, customerId: string): Promise<Synced> {
  const { db } = services
  let asked = await takeNumber(services, customerId)
  const stripeCustomer = await askStripe(services, (stripe, settings) =>
    readCustomer(stripe, settings, customerId),
  )
  if (!asked && (await adoptCustomer(services, stripeCustomer)))
    asked = await takeNumber(services, customerId)
  if (!asked) return { workspaceId: null, changes: [], isStale: false }
  const { workspaceId, number } = asked
  const changes = await db.transaction(async (tx) => {
    if (!(await isNewest(services, tx, { workspaceId, number }))) return undefined
    return writePlan(services, tx, workspaceId, stripeCustomer)
  })
  return { workspaceId, changes: changes ?? [], isStale: changes === undefined }
}

async function takeNumber({ db }: Services, customerId: string) {
  const [taken] = await db
    .update(billingCustomers)
    .set({ asked: sql`${billingCustomers.asked} + 1` })
    .where(eq(billingCustomers.customerId, customerId))
    .returning({ workspaceId: billingCustomers.workspaceId, number: billingCustomers.asked })
  return taken
}

/** Locks the customer until the transaction ends. */
async function isNewest(
  { now }: Services,
  tx: Tx,
  { workspaceId, number }: { workspaceId: string; number: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(billingCustomers)
    .set({ written: number, writtenAt: now() })
    .where(and(eq(billingCustomers.workspaceId, workspaceId), lt(billingCustomers.written, number)))
  return rowCount === 1
}
