import type { Tier } from '#contract/billing/tiers.ts'
import type { SubscriptionStatus } from '#contract/billing/subscription.ts'
import type { StripeCustomer, StripeSubscription } from '../stripe/read-customer.ts'

/** What is written into the row of a workspace. */
export interface FoundPlan {
  readonly subscriptionTier: Tier
  readonly subscriptionStatus: SubscriptionStatus
  readonly subscriptionExpiresAt: Date | null
}

const running = ['active', 'trialing', 'past_due']
/** Nothing was ever paid for these. */
const neverBegun = ['incomplete', 'incomplete_expired']

/** The subscription that counts: the newest that runs, or else the newest. */
export function chooseSubscription({ subscriptions }: StripeCustomer): StripeSubscription | undefined {
  const begun = subscriptions.filter(({ state }) => !neverBegun.includes(state))
  return begun.find(({ state }) => running.includes(state)) ?? begun[0]
}

export function runningOf({ subscriptions }: StripeCustomer): readonly StripeSubscription[] {
  return subscriptions.filter(({ state }) => running.includes(state))
}

/** What follows for the workspace from the subscription that counts; `trialEndsAt` is of the trial that began with the account. */
export function planOf(
  stripeCustomer: StripeCustomer,
  chosen: StripeSubscription,
  { now, trialEndsAt }: { readonly now: Date; readonly trialEndsAt: Date | null },
): FoundPlan {
  const { tier, state, periodStart, periodEnd, isEnding } = chosen
  const plan = (subscriptionStatus: SubscriptionStatus, subscriptionExpiresAt: Date): FoundPlan => ({
    subscriptionTier: tier,
    subscriptionStatus,
    subscriptionExpiresAt,
  })
  if (isPaidBack(stripeCustomer, chosen)) return plan('suspended', periodStart)
  if (state === 'active') return plan(isEnding ? 'cancelled' : 'active', periodEnd)
  if (state === 'trialing') return plan(isEnding ? 'cancelled' : 'trial', chosen.trialEnd ?? periodEnd)
  // The period that is not paid for does not count: `lateDays` run from its beginning.
  if (state === 'past_due') return plan('active', periodStart)
  if (trialEndsAt && trialEndsAt > now && !hasPaid(stripeCustomer)) {
    return { subscriptionTier: 'starter', subscriptionStatus: 'trial', subscriptionExpiresAt: trialEndsAt }
  }
  if (state === 'paused') return plan('suspended', periodStart)
  return plan('expired', chosen.endedAt ?? periodStart)
}

/** False for what ends with its period, and for a trial without a card. What is late may still be paid. */
export function isRenewing({ state, isEnding, hasCard }: StripeSubscription): boolean {
  if (state === 'past_due') return true
  return !isEnding && (state === 'active' || (state === 'trialing' && hasCard))
}

function hasPaid({ invoices }: StripeCustomer): boolean {
  return invoices.some(({ paidCents }) => paidCents > 0)
}

/** All that was paid in the running period went back, by a refund or a lost dispute. */
function isPaidBack({ invoices }: StripeCustomer, { id, periodStart }: StripeSubscription): boolean {
  const current = invoices.filter((one) => one.subscriptionId === id && one.createdAt >= periodStart)
  const paid = current.reduce((sum, { paidCents }) => sum + paidCents, 0)
  const returned = current.reduce((sum, { returnedCents }) => sum + returnedCents, 0)
  return paid > 0 && returned >= paid
}
