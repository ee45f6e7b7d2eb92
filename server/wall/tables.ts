import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { onlyOfWorkspace } from '../workspaces/tables.ts'

/** The page of testimonials that a workspace has on this server. Whose a slug or a domain is stands in `lookups`. */
export const walls = pgTable('walls', {
  workspaceId: onlyOfWorkspace(),
  slug: text('slug').notNull(),
  isOn: boolean('is_on').notNull().default(false),
  /** Search engines may list it. */
  isIndexed: boolean('is_indexed').notNull().default(false),
  /** Empty: a title in the reader's language. */
  title: text('title').notNull().default(''),
  intro: text('intro').notNull().default(''),
  /** As `#rrggbb`; null for the product's own look, in light and dark. The accent is the workspace's. */
  backgroundColor: text('background_color'),
  /** Tags that visitors may filter by; all others stay the team's. */
  shownTags: text('shown_tags')
    .array()
    .notNull()
    .default(sql`'{}'`),
  domain: text('domain'),
  /** What the record of the domain must say. */
  domainToken: text('domain_token'),
  /** When the record was last found; null: the wall does not answer there. */
  domainProvenAt: at('domain_proven_at'),
  /** Since when the record of a proven domain is not there any more. */
  domainMissingSince: at('domain_missing_since'),
  /** Raised by every change: pages that were kept are asked for again. */
  version: integer('version').notNull().default(1),
})
