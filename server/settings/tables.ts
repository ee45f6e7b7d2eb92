import { date, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { at } from '../db/columns.ts'

/** What a user chose in Settings. Missing parts are the defaults of `contract/settings/settings.ts`. */
export const userSettings = pgTable('user_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  notifications: jsonb('notifications').$type<Record<string, unknown>>().notNull().default({}),
  ai: jsonb('ai').$type<Record<string, unknown>>().notNull().default({}),
  appearance: jsonb('appearance').$type<Record<string, unknown>>().notNull().default({}),
  /** Which first steps were done by hand, and whether the list of them was closed. */
  checklist: jsonb('checklist').$type<Record<string, unknown>>().notNull().default({}),
  /** Everything in the bell up to here has been seen. */
  notificationsSeenAt: at('notifications_seen_at'),
  /** The Monday of the last weekly report that was posted, so that none goes out twice. */
  lastReportOn: date('last_report_on'),
})
