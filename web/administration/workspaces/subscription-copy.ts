import type { SubscriptionStatus } from '#contract/billing/subscription.ts'
import type { Tier } from '#contract/billing/tiers.ts'
import type { BadgeTone } from '../../ui/text/badge.tsx'

export const tierNames: Readonly<Record<Tier, string>> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
}

export const statusNames: Readonly<Record<SubscriptionStatus, string>> = {
  active: 'Active',
  trial: 'Trial',
  expired: 'Expired',
  cancelled: 'Canceled',
  suspended: 'Suspended',
}

const tones: Readonly<Record<SubscriptionStatus, BadgeTone>> = {
  active: 'success',
  trial: 'accent',
  expired: 'warning',
  cancelled: 'neutral',
  suspended: 'danger',
}

/** A tier by its name; one that nobody planned for, as it is stored. */
export function tierName(tier: string): string {
  return (tierNames as Readonly<Record<string, string>>)[tier] ?? tier
}

/** A status by its name; one that nobody planned for, as it is stored. */
export function statusName(status: string): string {
  return (statusNames as Readonly<Record<string, string>>)[status] ?? status
}

export function statusTone(status: string): BadgeTone {
  return (tones as Readonly<Record<string, BadgeTone>>)[status] ?? 'neutral'
}

const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** A day that may lie ahead, as the reader writes it; nothing without one. */
export function endDate(date: string | null): string | undefined {
  return date === null ? undefined : asDay.format(new Date(date))
}
