import type { SubscriptionBody, SubscriptionStatus } from '#contract/billing/subscription.ts'
import type { BadgeTone } from '../../ui/text/badge.tsx'

interface StatusLook {
  readonly label: string
  readonly tone: BadgeTone
}

const looks: Readonly<Record<SubscriptionStatus, StatusLook>> = {
  active: { label: 'Active', tone: 'success' },
  trial: { label: 'Trial', tone: 'accent' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  expired: { label: 'Ended', tone: 'warning' },
  suspended: { label: 'Suspended', tone: 'warning' },
}

/** How the plan stands, in a word. */
export function planStatus({ entitlement: { status, isOverdue } }: SubscriptionBody): StatusLook {
  return isOverdue ? { label: 'Payment overdue', tone: 'warning' } : looks[status]
}
