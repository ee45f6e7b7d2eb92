import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { customerLanguages } from '#contract/languages.ts'
import { at, keyOfRow } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace, onlyOfWorkspace } from '../workspaces/tables.ts'

/** How the rows that a job alone writes begin. Without a foreign key: checking it would cost an import more than the row. */
const ofAny = () => uuid('workspace_id').notNull()

/** Testimonials that are to be read: new, changed, deleted or back. Triggers write them; reading removes them. */
export const themeChanges = pgTable(
  'theme_changes',
  { workspaceId: ofAny(), id: uuid('id').notNull(), testimonialId: uuid('testimonial_id').notNull() },
  (table) => [keyOfRow(table)],
)

/**
 * What each testimonial speaks of, a row for each of its themes, and one for the theme `` that every text has. Gone when the
 * testimonial is deleted.
 */
export const themeMentions = keyedTable(
  'theme_mentions',
  { workspaceId: ofAny(), testimonialId: uuid('testimonial_id').notNull(), theme: text('theme').notNull() },
  {
    /** The Monday of the week in which it was said (UTC); 0001-01-01 when nobody knows. */
    week: date('week').notNull(),
    /** Where it is first named in the text, first praised and first criticized. */
    namedAt: integer('named_at').notNull(),
    praisedAt: integer('praised_at'),
    criticizedAt: integer('criticized_at'),
  },
  (table) => [
    index('theme_mentions_newest').on(table.workspaceId, table.theme, table.week, table.testimonialId),
    index('theme_mentions_criticism')
      .on(table.workspaceId, table.theme, table.week, table.testimonialId)
      .where(sql`criticized_at is not null`),
  ],
)

/** How many testimonials of each week mention a theme, praise it and criticize it. */
export const themeCounts = keyedTable(
  'theme_counts',
  { workspaceId: ofAny(), theme: text('theme').notNull(), week: date('week').notNull() },
  {
    mentions: integer('mentions').notNull(),
    praise: integer('praise').notNull(),
    criticism: integer('criticism').notNull(),
  },
)

/** Phrases that a business's customers use more than others do: themes of its own. */
export const themePhrases = keyedTable(
  'theme_phrases',
  { workspaceId: ofWorkspace(), theme: text('theme').notNull() },
  {
    /** As most customers write it. */
    name: text('name').notNull(),
    language: text('language', { enum: customerLanguages }).notNull(),
  },
)

/** What the owner decided of a theme. */
export const themeDecisions = keyedTable(
  'theme_decisions',
  { workspaceId: ofWorkspace(), theme: text('theme').notNull() },
  {
    name: text('name'),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** The theme that it counts as. */
    mergedInto: text('merged_into'),
  },
)

/** When a workspace's own phrases were last looked for, and among how many texts. */
export const themeSearches = pgTable('theme_searches', {
  workspaceId: onlyOfWorkspace(),
  searchedAt: at('searched_at').notNull(),
  texts: integer('texts').notNull(),
})
