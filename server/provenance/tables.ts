import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes, keyOf } from '../db/columns.ts'
import { ofTestimonial } from '../testimonials/tables.ts'

/** The hash-chained history of a testimonial. A trigger fills `seq`, `salt`, `commitment` and the hashes. */
export const testimonialEvents = pgTable(
  'testimonial_events',
  {
    workspaceId: uuid('workspace_id').notNull(),
    testimonialId: uuid('testimonial_id').notNull(),
    seq: integer('seq').notNull().default(0),
    type: text('type').notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull(),
    /** JSON; erasable, with its salt, without breaking the chain. */
    payload: text('payload'),
    salt: bytes('salt'),
    commitment: bytes('commitment')
      .notNull()
      .default(sql`''::bytea`),
    previousHash: bytes('previous_hash')
      .notNull()
      .default(sql`''::bytea`),
    hash: bytes('hash')
      .notNull()
      .default(sql`''::bytea`),
  },
  (table) => [
    keyOf(table.workspaceId, table.testimonialId, table.seq),
    // What happened lately, in the whole workspace. Imported rows would bury it, and pay for it.
    index('testimonial_events_newest')
      .on(table.workspaceId, table.at)
      .where(sql`type not like 'import%'`),
    ofTestimonial(table),
  ],
)
