import type { PlanCard } from '#contract/overview/overview.ts'
import { dashboardPlans } from '#contract/billing/plans.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import type { Config } from '../config/config.ts'

/** The platform's own account, which no plan describes. */
export function adminPlan(used: number): PlanCard {
  return {
    tier: 'enterprise',
    name: 'Admin Account',
    price: null,
    limit: 999_999,
    isLimited: false,
    used,
    period: 'total',
  }
}

interface Subscription {
  readonly tier: string
  readonly status: string
}

/** Free until a subscription is paid for, which only a payment provider makes possible. Free counts everything, paid plans what came this month. */
export function planOf(
  { payments }: Config,
  { tier, status }: Subscription,
  stats: TestimonialStats,
): PlanCard {
  const isPaidFor = payments !== undefined && status === 'active'
  const paid = isPaidFor ? dashboardPlans.find((plan) => plan.tier === tier) : undefined
  const plan = paid ?? dashboardPlans[0]!
  const isFree = plan.tier === 'free'
  return {
    tier: plan.tier,
    name: plan.name,
    price: plan.price,
    limit: plan.limit,
    isLimited: payments !== undefined && plan.limit !== null,
    used: isFree ? stats.total : stats.thisMonth.total,
    period: isFree ? 'total' : 'month',
  }
}
