import { pgTable, text } from 'drizzle-orm/pg-core'

/** What this instance is, one fact a row; no tenant's. */
export const instanceFacts = pgTable('instance_facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
