import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CardDesign } from '#contract/collection/card-design.ts'
import { customerLanguages } from '#contract/languages.ts'
import { at, keyOfRow } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofTestimonial } from '../testimonials/tables.ts'
import { ofWorkspace } from '../workspaces/tables.ts'

/** Every address on which customers leave testimonials: forms, shared links, QR codes. */
export const collectionLinks = pgTable(
  'collection_links',
  {
    workspaceId: ofWorkspace(),
    /** Stands in public addresses; random, 128 bits. */
    id: text('id').notNull(),
    /** A `link` opens the form, a `qr` the questionnaire; a `request` is the link of one email, and opens the form. */
    kind: text('kind', { enum: ['form', 'link', 'qr', 'request'] }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    description: text('description').notNull().default(''),
    /** Whom a shared link was made for; null for links that anybody may use. */
    customerEmail: text('customer_email'),
    /** When that customer sent their testimonial: their link takes no second one. */
    usedAt: at('used_at'),
    /** Links that one person got for the same testimonial: with one, all are used up. */
    groupId: uuid('group_id'),
    /** Of the card that was last designed for it. */
    design: jsonb('design').$type<CardDesign>(),
    /** When its last day ends; null for links without one. */
    expiresAt: at('expires_at'),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    keyOfRow(table),
    index('collection_links_default').on(table.workspaceId, table.isDefault),
    index('collection_links_group')
      .on(table.workspaceId, table.groupId)
      .where(sql`group_id is not null`),
  ],
)

/** Private pages that could not be mailed yet: no owner had proven their address, or there was no room that day. */
export const waitingPrivatePages = keyedTable(
  'waiting_private_pages',
  { workspaceId: uuid('workspace_id').notNull(), testimonialId: uuid('testimonial_id').notNull() },
  {
    language: text('language', { enum: customerLanguages }).notNull(),
    /** Not before this moment. */
    dueAt: at('due_at').notNull(),
  },
  (table) => [ofTestimonial(table), index('waiting_private_pages_due').on(table.dueAt)],
)
