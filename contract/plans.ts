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

/** The landing page. Enterprise is sold in a conversation there. */
export const landingPlans: readonly Plan[] = [
  {
    tier: 'starter',
    name: 'Starter',
    description: 'For a small business.',
    price: 29,
    period: 'month',
    priceId: 'starter_monthly',
    allowance: '50 testimonials a month',
    features: everyPlan,
    isPopular: false,
  },
  {
    tier: 'professional',
    name: 'Professional',
    description: 'For a team that publishes every week.',
    price: 99,
    period: 'month',
    priceId: 'professional_monthly',
    allowance: '200 testimonials a month',
    features: everyPlan,
    isPopular: true,
  },
  {
    tier: 'enterprise',
    name: 'Enterprise',
    description: 'For large teams with many customers.',
    price: 299,
    period: 'month',
    priceId: 'enterprise_monthly',
    allowance: 'As many testimonials as you need',
    features: everyPlan,
    isPopular: false,
  },
]

/** The checkout page: charged and enforced. */
export const checkoutPlans: readonly Plan[] = [
  {
    tier: 'starter',
    name: 'Starter',
    description: 'For a small business.',
    price: 29,
    period: 'month',
    priceId: 'starter_monthly',
    allowance: 'Up to 50 testimonials',
    features: everyPlan,
    isPopular: false,
  },
  {
    tier: 'professional',
    name: 'Professional',
    description: 'For a team that publishes every week.',
    price: 79,
    period: 'month',
    priceId: 'professional_monthly',
    allowance: 'Up to 500 testimonials',
    features: everyPlan,
    isPopular: true,
  },
  {
    tier: 'enterprise',
    name: 'Enterprise',
    description: 'For large teams with many customers.',
    price: 199,
    period: 'month',
    priceId: 'enterprise_monthly',
    allowance: 'Unlimited testimonials',
    features: everyPlan,
    isPopular: false,
  },
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
