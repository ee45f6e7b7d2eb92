import type { Activity, Notifications, PlanCard } from '#contract/overview/overview.ts'
import { sampleOf } from './sample.ts'

let made = 0

/** Ines Duarte left a testimonial a moment ago, which is pending. */
export const anActivity = sampleOf<Activity>(() => {
  made += 1
  return {
    id: `submitted ${made}`,
    kind: 'submitted',
    at: new Date().toISOString(),
    count: 1,
    name: 'Ines Duarte',
    testimonialId: `testimonial-${made}`,
    rating: 5,
    isPrivate: false,
    isWaiting: true,
  }
})

/** The free plan on a server that sells plans, with nothing used. */
export const aPlanCard = sampleOf<PlanCard>(() => ({
  tier: 'free',
  name: 'Free',
  price: 0,
  limit: 3,
  enforcedLimit: 3,
  isLimited: true,
  used: 0,
  period: 'total',
  status: 'expired',
  endsAt: null,
  renewsAt: null,
  endedAt: null,
}))

/** Emails leave as they should. */
export const noEmailTrouble: Notifications['email'] = { outageSince: null, held: null }

/** An empty bell. */
export const noNotifications: Notifications = {
  unread: 0,
  items: [],
  browser: false,
  email: noEmailTrouble,
}
