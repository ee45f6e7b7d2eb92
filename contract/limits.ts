import type { RateClass } from './endpoint.ts'

/** Requests per minute and caller: a signed-in user, else an address. */
export const requestsPerMinute: Record<RateClass, number> = {
  auth: 30,
  'public-write': 60,
  upload: 60,
  'public-read': 600,
  app: 1200,
  embed: 100_000,
}

/** Requests per hour and workspace with its secret keys, together. */
export const keyRequestsPerHour = { free: 1_000, paid: 10_000 } as const

/** Characters. Reviews from elsewhere can be long; what customers write in the form is at most 5,000. */
export const longestTestimonial = 10_000
