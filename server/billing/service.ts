import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import { priceIds } from '#contract/billing/tiers.ts'
import { eq } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import type { Entitlement } from './entitlement/entitlement.ts'
import { entitlementOf } from './entitlement/read-entitlement.ts'
import { subscriptions } from './tables.ts'

export { type Entitlement, entitlementAt } from './entitlement/entitlement.ts'
export { entitlementOf, planColumns } from './entitlement/read-entitlement.ts'
export { takeQuota, takeQuotaIfAny } from './quota/take-quota.ts'
export { checkNeed } from './quota/check-need.ts'
export { isPaying } from './entitlement/is-paying.ts'
export { areWidgetsOff } from './entitlement/widgets-off.ts'
export { usedOf } from './quota/used.ts'
export { readInvoices } from './invoices.ts'

/** This instance has no payment provider, and says so. */
export function refuseWithoutPayments(): never {
  throw new Problem(
    'payments-not-configured',
    'This server takes no payments: nothing is limited. You can use everything without a plan.',
  )
}

/** The plan as its owner sees it. */
export async function describeSubscription(context: WorkspaceContext): Promise<SubscriptionBody> {
  const { config, workspaceId } = context
  return context.tenant(async (tx) => {
    const entitlement = await entitlementOf(context, tx, workspaceId)
    const [found] = entitlement.takesPayments
      ? await tx.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId))
      : []
    const isPaid = found !== undefined && entitlement.tier !== 'free'
    return {
      entitlement: writeEntitlement(entitlement),
      paid: isPaid ? describePaid(found) : null,
      sold: priceIds.filter((priceId) => config.payments?.prices[priceId]),
    }
  })
}

function describePaid(found: typeof subscriptions.$inferSelect): SubscriptionBody['paid'] {
  const { priceId, period, cents, currency, isEnding, hasCard, nextPriceId, nextAt } = found
  const next = nextAt && { priceId: nextPriceId, at: nextAt.toISOString() }
  return { priceId, period, cents, currency, isEnding, hasCard, next }
}

function writeEntitlement(entitlement: Entitlement): SubscriptionBody['entitlement'] {
  const { endsAt, renewsAt, trialEndsAt, endedAt, ...rest } = entitlement
  const written = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    ...rest,
    endsAt: written(endsAt),
    renewsAt: written(renewsAt),
    trialEndsAt: written(trialEndsAt),
    endedAt: written(endedAt),
  }
}
