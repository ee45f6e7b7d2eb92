import { asc, eq, gt } from 'drizzle-orm'
import type { Services } from '../../context.ts'
import { defineScheduledJob } from '../../jobs/define-job.ts'
import { rowId } from '../../kit/ids.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { idOf } from '../stripe/read-customer.ts'
import { type BillingDifference, billingChecks, billingCustomers } from '../tables.ts'
import { tellOperator } from './difference-email.ts'
import { syncCustomer } from './sync-customer.ts'

const pageSize = 200

/** Every night: compares what is stored with what Stripe says, mends what differs and tells the operator. */
export const checkBilling = defineScheduledJob('check-billing', '23 3 * * *', {
  attempts: 3,
  timeoutSeconds: 3600,
  async run(services) {
    if (services.config.payments) await reconcile(services)
  },
})

export async function reconcile(services: Services): Promise<typeof billingChecks.$inferSelect> {
  const { db, now, log } = services
  const check = { id: rowId(now()), startedAt: now() }
  await db.insert(billingChecks).values(check)
  const differences: BillingDifference[] = []
  let customers = 0
  for await (const customerId of everyCustomer(services)) {
    customers += 1
    const { workspaceId, changes } = await syncCustomer(services, customerId)
    differences.push(...changes.map((what) => ({ workspaceId, customerId, what })))
  }
  differences.push(...(await findDoubled(services)))
  const [finished] = await db
    .update(billingChecks)
    .set({ finishedAt: now(), customers, differences })
    .where(eq(billingChecks.id, check.id))
    .returning()
  if (differences.length > 0) {
    log.warn({ customers, differences }, 'billing differed from the payment provider')
    await tellOperator(services, differences)
  }
  return finished!
}

/** Those that we know, and those that Stripe has a subscription of and we should know. */
async function* everyCustomer(services: Services): AsyncGenerator<string> {
  const seen = new Set<string>()
  for (let after = ''; ;) {
    const some = await services.db
      .select({ customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(gt(billingCustomers.customerId, after))
      .orderBy(asc(billingCustomers.customerId))
      .limit(pageSize)
    for (const { customerId } of some) {
      seen.add(customerId)
      yield customerId
    }
    const last = some.at(-1)
    if (!last) break
    after = last.customerId
  }
  for (const { customerId } of await readRunning(services)) {
    if (seen.has(customerId)) continue
    seen.add(customerId)
    yield customerId
  }
}

/** Every subscription of ours that runs at Stripe. Others of the same account do not name a workspace. */
function readRunning(services: Services): Promise<{ customerId: string; subscriptionId: string }[]> {
  return askStripe(services, async (stripe) => {
    const running = []
    for await (const one of stripe.subscriptions.list({ limit: 100 })) {
      const customerId = idOf(one.customer)
      if (customerId && one.metadata['workspace_id']) running.push({ customerId, subscriptionId: one.id })
    }
    return running
  })
}

/** Whoever pays twice: nothing here can tell which of both they want, so the operator is told. */
async function findDoubled(services: Services): Promise<BillingDifference[]> {
  const running = await readRunning(services)
  const byCustomer = new Map<string, typeof running>()
  for (const one of running) byCustomer.set(one.customerId, [...(byCustomer.get(one.customerId) ?? []), one])
  return [...byCustomer]
    .filter(([, theirs]) => theirs.length > 1)
    .map(([customerId, theirs]) => ({
      workspaceId: null,
      customerId,
      what: `This customer pays for ${theirs.length} subscriptions: ${theirs.map((one) => one.subscriptionId).join(', ')}.`,
    }))
}
