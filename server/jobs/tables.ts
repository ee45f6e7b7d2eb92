import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** Queues that administrators paused: their jobs wait until somebody resumes them. */
export const pausedQueues = pgTable('paused_queues', {
  name: text('name').primaryKey(),
  pausedAt: at('paused_at').notNull(),
})
