import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'

/** What of the plan is used. */
export const usage = z.object({
  /** Testimonials that were approved in `period`. */
  used: z.number(),
  /** How many may be; null is no limit. */
  limit: z.nullable(z.number()),
  /** This calendar month (UTC), or everything. */
  period: z.enum(['month', 'total']),
})
export type Usage = z.infer<typeof usage>

export const getUsage = ownerEndpoint('GET /api/billing/usage', { response: usage })
