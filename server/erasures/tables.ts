import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import type { KeptErasure } from './erasure.ts'

/**
 * What people had removed or stopped, in ids and hashes: written with the change itself, and copied into a file that no
 * restore overwrites (`file.ts`). It outlives what it names, so it belongs to no workspace.
 */
export const erasures = pgTable('erasures', {
  /** In the order in which they happened. */
  id: uuid('id').primaryKey(),
  at: at('at').notNull(),
  erasure: jsonb('erasure').$type<KeptErasure>().notNull(),
})
