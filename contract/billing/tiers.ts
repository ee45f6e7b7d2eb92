/** What is sold, what it holds and what it costs: the one file with the figures that are charged and enforced. */
export const tiers = ['starter', 'professional', 'enterprise'] as const
export type Tier = (typeof tiers)[number]

export const billingPeriods = ['month', 'year'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/**
 * Testimonials that may be approved: in a calendar month with a paid plan, in all with the free one. `null` is no limit.
 */
export const enforcedLimits: Readonly<Record<'free' | Tier, number | null>> = {
  free: 3,
  starter: 50,
  professional: 500,
  enterprise: null,
}

/** Of the trial, which starts with the account and needs no card. */
export const trialDays = 14

export const priceIds = [
  'starter_monthly',
  'starter_yearly',
  'professional_monthly',
  'professional_yearly',
  'enterprise_monthly',
  'enterprise_yearly',
] as const
/** Our own name of a price: the payment provider's is in the settings of the instance. */
export type PriceId = (typeof priceIds)[number]

export interface Price {
  readonly priceId: PriceId
  readonly tier: Tier
  readonly period: BillingPeriod
  /** In whole US cents, per period. */
  readonly cents: number
}

const monthlyCents: Readonly<Record<Tier, number>> = { starter: 2900, professional: 7900, enterprise: 19_900 }

/** A year costs as much as so many months. */
export const monthsPaidPerYear = 10

export const prices: readonly Price[] = /* @__PURE__ */ tiers.flatMap((tier) => [
  { priceId: `${tier}_monthly` as const, tier, period: 'month' as const, cents: monthlyCents[tier] },
  {
    priceId: `${tier}_yearly` as const,
    tier,
    period: 'year' as const,
    cents: monthlyCents[tier] * monthsPaidPerYear,
  },
])

export function priceOf(priceId: PriceId): Price {
  return prices.find((price) => price.priceId === priceId)!
}
