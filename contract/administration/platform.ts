import { z } from 'zod/mini'
import { adminEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { adminUser } from './users.ts'

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

/** What happens on an instance as a whole. It names businesses and team members, never a business's customers. */
export const platformActivityKinds = [
  'workspace-created',
  'user-joined',
  'testimonials-received',
  'widget-created',
  'deletion-requested',
  'contact-message',
  'incident',
] as const

const platformActivity = z.object({
  /** Tells entries of one list apart. */
  id: z.string(),
  kind: z.enum(platformActivityKinds),
  at: moment,
  /** Of the business, the person or the incident. */
  name: z.string(),
  /** How many testimonials. */
  count: z.number(),
  /** Where it happened; `null` for what belongs to no workspace. */
  workspaceId: z.nullable(z.string()),
})
export type PlatformActivity = z.infer<typeof platformActivity>

/** The latest of the last 30 days, newest first, at most 50. */
export const getRecentActivity = adminEndpoint('GET /api/admin/recent-activity', {
  response: z.array(platformActivity),
})

/** Who signed up last, newest first, at most 10. */
export const getRecentUsers = adminEndpoint('GET /api/admin/recent-users', { response: z.array(adminUser) })

const platformDay = z.object({
  /** `2026-03-31`, in UTC. */
  day: z.string(),
  users: z.number(),
  activeUsers: z.number(),
  testimonials: z.number(),
  widgets: z.number(),
  businessProfiles: z.number(),
  workspaces: z.number(),
  /** Workspaces whose subscription is active. */
  subscriptions: z.number(),
})
export type PlatformDay = z.infer<typeof platformDay>

/** How the totals stood at the end of each day, oldest first, as far as they were noted: at most 90 days. */
export const listPlatformDays = adminEndpoint('GET /api/admin/platform-days', {
  audit: 'figures',
  response: z.array(platformDay),
})
