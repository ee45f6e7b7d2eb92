import { z } from 'zod/mini'
import { adminEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'

/** How many months the charts look back, this one included. */
export const platformMonths = 12

/** What was new in a month. */
const platformMonth = z.object({
  /** `2026-03`, in UTC. */
  month: z.string(),
  users: z.number(),
  testimonials: z.number(),
  widgets: z.number(),
  businessProfiles: z.number(),
  workspaces: z.number(),
})
export type PlatformMonth = z.infer<typeof platformMonth>

export const platformStats = z.object({
  totalUsers: z.number(),
  /** Who was here within the last 30 days. */
  activeUsers: z.number(),
  totalTestimonials: z.number(),
  totalWidgets: z.number(),
  totalBusinessProfiles: z.number(),
  totalWorkspaces: z.number(),
  /** Oldest first. */
  months: z.array(platformMonth),
  /** Counted at most a minute ago. */
  countedAt: moment,
})
export type PlatformStats = z.infer<typeof platformStats>

/** Figures of the whole instance. */
export const getPlatformStats = adminEndpoint('GET /api/admin/platform-stats', {
  audit: 'figures',
  response: platformStats,
})
