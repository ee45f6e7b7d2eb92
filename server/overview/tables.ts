import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** How far work that comes by the clock has got. */
export const watermarks = pgTable('watermarks', {
  name: text('name').primaryKey(),
  until: at('until').notNull(),
})
