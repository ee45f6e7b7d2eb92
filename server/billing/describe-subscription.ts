import { eq } from 'drizzle-orm'
import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import { priceIds } from '#contract/billing/tiers.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Entitlement } from './entitlement/entitlement.ts'
import { entitlementOf } from './entitlement/read-entitlement.ts'
import { subscriptions } from './tables.ts'

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
