import { listInvoices } from '#contract/billing/changes.ts'
import { getSubscription, type SubscriptionBody } from '#contract/billing/subscription.ts'
import { priceIds } from '#contract/billing/tiers.ts'
import { getUsage } from '#contract/billing/usage.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { currentBackend } from '../setup.ts'
import { anInstance } from './samples.ts'

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type Entitlement = SubscriptionBody['entitlement']

/** A trial of Starter with 14 days left. */
export function aTrial(own: Partial<Entitlement> = {}): SubscriptionBody {
  return {
    entitlement: {
      takesPayments: true,
      tier: 'starter',
      status: 'trial',
      limit: 50,
      period: 'month',
      endsAt: inDays(14),
      renewsAt: null,
      trialEndsAt: inDays(14),
      endedAt: null,
      isOverdue: false,
      ...own,
    },
    paid: null,
    sold: [...priceIds],
  }
}

/** Starter, paid by the month, with the next payment in ten days. */
export function aPaidPlan(
  own: Partial<NonNullable<SubscriptionBody['paid']>> = {},
  entitlement: Partial<Entitlement> = {},
): SubscriptionBody {
  const trial = aTrial({ status: 'active', endsAt: null, renewsAt: inDays(10), ...entitlement })
  const starter = { priceId: 'starter_monthly', period: 'month', cents: 2900, currency: 'usd' } as const
  return { ...trial, paid: { ...starter, isEnding: false, hasCard: true, next: null, ...own } }
}

/** The server sells plans, and this is the workspace's. */
export function onPlan(plan: SubscriptionBody, used = 12): void {
  const { limit, period } = plan.entitlement
  currentBackend().answer(getInstance, anInstance({ paymentsConfigured: true }))
  currentBackend().answer(getSubscription, plan)
  currentBackend().answer(getUsage, { used, limit, period })
  currentBackend().answerByDefault(listInvoices, [])
}
