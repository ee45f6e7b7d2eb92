import { date, integer, pgTable } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** How the instance stood at the end of a day (UTC), or stands today. Kept for good: the charts over time read it. */
export const platformDays = pgTable('platform_days', {
  day: date('day').primaryKey(),
  users: integer('users').notNull(),
  activeUsers: integer('active_users').notNull(),
  testimonials: integer('testimonials').notNull(),
  widgets: integer('widgets').notNull(),
  businessProfiles: integer('business_profiles').notNull(),
  workspaces: integer('workspaces').notNull(),
  /** Workspaces whose subscription is active. */
  subscriptions: integer('subscriptions').notNull(),
})

/** How many requests came in an hour, and how many of them failed through a fault of the server's. */
export const requestHours = pgTable('request_hours', {
  hour: at('hour').primaryKey(),
  requests: integer('requests').notNull(),
  failures: integer('failures').notNull(),
})
