/**
 * What plans cost and hold. The landing page, the checkout page and the dashboard show figures of their own, as the
 * product's documents say; what is charged and enforced is the checkout's.
 */
export const tiers = ['starter', 'professional', 'enterprise'] as const
export type Tier = (typeof tiers)[number]

export interface Plan {
  tier: Tier
  name: string
  description: string
  /** In US dollars. */
  price: number
  period: 'month'
  /** What the checkout call takes. */
  priceId: string
  /** The allowance, in the words of its page. */
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

const makePlan = (tier: Tier, price: number, allowance: string): Plan => ({
  tier,
  ...shown[tier],
  price,
  period: 'month',
  priceId: `${tier}_monthly`,
  allowance,
  features: everyPlan,
  isPopular: tier === 'professional',
})

/** The landing page. Enterprise is sold in a conversation there. */
export const landingPlans: readonly Plan[] = [
  makePlan('starter', 29, '50 testimonials a month'),
  makePlan('professional', 99, '200 testimonials a month'),
  makePlan('enterprise', 299, 'As many testimonials as you need'),
]

/** The checkout page: charged and enforced. */
export const checkoutPlans: readonly Plan[] = [
  makePlan('starter', 29, 'Up to 50 testimonials'),
  makePlan('professional', 79, 'Up to 500 testimonials'),
  makePlan('enterprise', 199, 'Unlimited testimonials'),
]

export interface PlanLimit {
  tier: 'free' | Tier
  name: string
  price: number
  /** `null`: no limit. */
  limit: number | null
}

/** The dashboard's plan card. */
export const dashboardPlans: readonly PlanLimit[] = [
  { tier: 'free', name: 'Free', price: 0, limit: 3 },
  { tier: 'starter', name: 'Starter', price: 29, limit: 50 },
  { tier: 'professional', name: 'Professional', price: 79, limit: 200 },
  { tier: 'enterprise', name: 'Enterprise', price: 199, limit: null },
]
