import type { PlanCard } from '#contract/overview/overview.ts'
import { dashboardPlans } from '#contract/billing/plans.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { entitlementOf, usedOf } from '../billing/service.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'

/** What a card says only of plans that are sold. */
const nothingEnds = {
  enforcedLimit: null,
  status: 'active',
  endsAt: null,
  renewsAt: null,
  endedAt: null,
} as const

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
    ...nothingEnds,
  }
}

/** Free where nothing is sold, and everything counts; else the plan that holds, and what of it was approved. */
export async function planOf(
  services: Pick<Services, 'config' | 'now'>,
  tx: Tx,
  workspaceId: string,
  stats: TestimonialStats,
): Promise<PlanCard> {
  const entitlement = await entitlementOf(services, tx, workspaceId)
  const { takesPayments, tier, status, limit: enforcedLimit, period } = entitlement
  const { name, price, limit } = figuresOf(takesPayments ? tier : 'free')
  const shown = { name, price, limit }
  if (!takesPayments)
    return { tier: 'free', ...shown, isLimited: false, used: stats.total, period: 'total', ...nothingEnds }
  const { endsAt, renewsAt, endedAt } = entitlement
  return {
    tier,
    ...shown,
    enforcedLimit,
    isLimited: limit !== null,
    used: await usedOf(services, tx, workspaceId, entitlement),
    period,
    status,
    endsAt: endsAt?.toISOString() ?? null,
    renewsAt: renewsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }
}

function figuresOf(tier: string) {
  return dashboardPlans.find((plan) => plan.tier === tier) ?? dashboardPlans[0]!
}
