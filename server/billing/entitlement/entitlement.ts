import { enforcedLimits, type Tier, tiers } from '#contract/billing/tiers.ts'
import type { SubscriptionStatus } from '#contract/billing/subscription.ts'
import type { workspaces } from '../../workspaces/tables.ts'
import { dayMs } from '../../kit/time.ts'
import type { subscriptions } from '../tables.ts'

/** What a workspace is entitled to at a moment. Dates are null where nothing of the kind happens. */
export interface Entitlement {
  /** False without a payment provider: nothing is limited, sold or counted down. */
  readonly takesPayments: boolean
  /** What holds: `free` once a trial or a subscription has ended. */
  readonly tier: 'free' | Tier
  readonly status: SubscriptionStatus
  /** Testimonials that may be approved in `period`; null is no limit. */
  readonly limit: number | null
  /** Paid plans count the calendar month, the free one everything. */
  readonly period: 'month' | 'total'
  /** When `tier` stops holding, unless it is renewed. */
  readonly endsAt: Date | null
  readonly renewsAt: Date | null
  readonly trialEndsAt: Date | null
  /** When the last trial or subscription ended; null while one is running. */
  readonly endedAt: Date | null
  /** A payment failed and is tried again; the plan goes on meanwhile. */
  readonly isOverdue: boolean
}

export type StoredPlan = Pick<
  typeof workspaces.$inferSelect,
  'subscriptionTier' | 'subscriptionStatus' | 'subscriptionExpiresAt' | 'trialEndsAt'
> &
  // Null where the provider has no subscription of theirs.
  { [Fact in 'isRenewing' | 'isOverdue']: (typeof subscriptions.$inferSelect)[Fact] | null }

/** A renewal that is late, or that we have not heard of, keeps the plan so long. */
export const lateDays = 14

const nothingIsSold: Entitlement = {
  takesPayments: false,
  tier: 'starter',
  status: 'active',
  limit: null,
  period: 'total',
  endsAt: null,
  renewsAt: null,
  trialEndsAt: null,
  endedAt: null,
  isOverdue: false,
}

/** What follows at `now` from what is stored. */
export function entitlementAt(now: Date, takesPayments: boolean, stored: StoredPlan): Entitlement {
  if (!takesPayments) return nothingIsSold
  const { subscriptionStatus: status, subscriptionExpiresAt: expiresAt, trialEndsAt } = stored
  const shared = { takesPayments, trialEndsAt: status === 'trial' ? (trialEndsAt ?? expiresAt) : trialEndsAt }
  const end = accessEndOf(stored)
  const isRunning = hasRunningStatus(status) && (end === null || now < end)
  if (!isRunning) return { ...shared, ...ended(status, end ?? expiresAt) }
  const tier = tierNamed(stored.subscriptionTier)
  const isRenewing = stored.isRenewing === true
  return {
    ...shared,
    tier,
    status,
    limit: enforcedLimits[tier],
    period: 'month',
    endsAt: isRenewing ? null : end,
    renewsAt: isRenewing ? expiresAt : null,
    endedAt: null,
    isOverdue: stored.isOverdue === true,
  }
}

const runningStatuses = ['active', 'trial', 'cancelled'] as const
type RunningStatus = (typeof runningStatuses)[number]

function hasRunningStatus(status: string): status is RunningStatus {
  return (runningStatuses as readonly string[]).includes(status)
}

function accessEndOf({ subscriptionExpiresAt, isRenewing }: StoredPlan): Date | null {
  if (subscriptionExpiresAt === null || isRenewing !== true) return subscriptionExpiresAt
  return new Date(subscriptionExpiresAt.getTime() + lateDays * dayMs)
}

function ended(status: string, endedAt: Date | null): Omit<Entitlement, 'takesPayments' | 'trialEndsAt'> {
  return {
    tier: 'free',
    status: status === 'suspended' ? 'suspended' : 'expired',
    limit: enforcedLimits.free,
    period: 'total',
    endsAt: null,
    renewsAt: null,
    endedAt,
    isOverdue: false,
  }
}

function tierNamed(name: string): Tier {
  return tiers.find((tier) => tier === name) ?? 'starter'
}
