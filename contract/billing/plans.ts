import { type BillingPeriod, enforcedLimits, priceIds, type PriceId, priceOf, type Tier } from './tiers.ts'

/**
 * What plans cost and hold. The landing page, the checkout page and the dashboard show figures of their own, as the
 * product's documents say; what is charged and enforced is the checkout's.
 */
export interface Plan {
  tier: Tier
  name: string
  description: string
  /** In whole US cents, for each period. */
  price: number
  period: BillingPeriod
  /** What the checkout call takes. */
  priceId: PriceId
  /** How many testimonials a month may be approved; `null`: as many as there are. */
  limit: number | null
  /** The same in the words of its page. */
  allowance: string
  features: readonly string[]
  isPopular: boolean
}

/** Plans differ in how many testimonials they hold, and in nothing else. */
const everyPlan = ['Every feature', '10,000 API requests per hour', 'Full export at any time']

/** What a plan is called on every page; pages differ in figures. */
const shown = {
  starter: { name: 'Starter', description: 'For a small business.' },
  professional: { name: 'Professional', description: 'For a team that publishes every week.' },
  enterprise: { name: 'Enterprise', description: 'For large teams with many customers.' },
} as const satisfies Record<Tier, Pick<Plan, 'name' | 'description'>>

type Figures = Pick<Plan, 'tier' | 'price' | 'limit' | 'allowance'>

const makePlan = (figures: Figures, priceId: PriceId = `${figures.tier}_monthly`): Plan => ({
  ...figures,
  ...shown[figures.tier],
  period: priceOf(priceId).period,
  priceId,
  features: everyPlan,
  isPopular: figures.tier === 'professional',
})

/** The landing page. Enterprise is sold in a conversation there. */
export const landingPlans: readonly Plan[] = [
  makePlan({ tier: 'starter', price: 29_00, limit: 50, allowance: '50 testimonials a month' }),
  makePlan({ tier: 'professional', price: 99_00, limit: 200, allowance: '200 testimonials a month' }),
  makePlan({ tier: 'enterprise', price: 299_00, limit: null, allowance: 'As many testimonials as you need' }),
]

/** Everything that checkout sells: charged and enforced. Limits are those of a month, by the year too. */
export const soldPlans: readonly Plan[] = priceIds.map((priceId) => {
  const { tier, cents, period } = priceOf(priceId)
  const limit = enforcedLimits[tier]
  const most = period === 'year' ? `Up to ${limit} testimonials a month` : `Up to ${limit} testimonials`
  const allowance = limit === null ? 'Unlimited testimonials' : most
  return makePlan({ tier, price: cents, limit, allowance }, priceId)
})

/** The checkout page. */
export const checkoutPlans: readonly Plan[] = soldPlans.filter(({ period }) => period === 'month')
export const yearlyPlans: readonly Plan[] = soldPlans.filter(({ period }) => period === 'year')

export interface PlanLimit {
  tier: 'free' | Tier
  name: string
  /** In whole US cents, a month. */
  price: number
  /** `null`: no limit. */
  limit: number | null
}

/** The dashboard's plan card. */
export const dashboardPlans: readonly PlanLimit[] = [
  { tier: 'free', name: 'Free', price: 0, limit: 3 },
  { tier: 'starter', name: 'Starter', price: 29_00, limit: 50 },
  { tier: 'professional', name: 'Professional', price: 79_00, limit: 200 },
  { tier: 'enterprise', name: 'Enterprise', price: 199_00, limit: null },
]

/** What a tier is called everywhere. */
export function planName(tier: string): string {
  return dashboardPlans.find((plan) => plan.tier === tier)?.name ?? tier
}

/** The cheapest that is sold, in whole US cents. */
export const lowestPrice = Math.min(...checkoutPlans.map(({ price }) => price))
