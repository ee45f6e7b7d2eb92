import type { Activity, PlanCard } from '#contract/overview.ts'

let made = 0

/** Ines Duarte left a testimonial a moment ago, which is pending. */
export function anActivity(own: Partial<Activity> = {}): Activity {
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
    ...own,
  }
}

/** The free plan on a server that sells plans, with nothing used. */
export function aPlanCard(own: Partial<PlanCard> = {}): PlanCard {
  return {
    tier: 'free',
    name: 'Free',
    price: '$0',
    limit: 3,
    isLimited: true,
    used: 0,
    period: 'total',
    ...own,
  }
}
