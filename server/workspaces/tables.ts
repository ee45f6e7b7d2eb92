import { type BuildExtraConfigColumns, sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  type PgTableExtraConfigValue,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { companyFields, publicLinksSettings } from '#contract/business/business.ts'
import type { FormTexts } from '#contract/collection/form-texts.ts'
import type { Questionnaire } from '#contract/collection/questionnaire.ts'
import { at } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** The business's color, as `#rrggbb`: its emails and its wall have it. Null for the product's own. */
    accentColor: text('accent_color'),
    requiresApproval: boolean('requires_approval').notNull().default(true),
    publicLinks: text('public_links', { enum: publicLinksSettings }).notNull().default('everyone'),
    /** Whether the form asks for the customer's company. */
    companyField: text('company_field', { enum: companyFields }).notNull().default('optional'),
    /** Whether it asks what they do there. */
    asksRole: boolean('asks_role').notNull().default(false),
    /** The owner's own words on the form, by language; what is not there is the default. */
    formTexts: jsonb('form_texts').$type<FormTexts>().notNull().default({}),
    /** The owner's own questions, by language. */
    questionnaire: jsonb('questionnaire').$type<Questionnaire>().notNull().default({}),
    /** The owner agreed that this instance's public pages show what is publishable, and the logo. */
    showsInPublic: boolean('shows_in_public').notNull().default(false),
    /** Since when an administrator keeps it off those pages all the same. */
    leftOutOfPublicAt: at('left_out_of_public_at'),
    /** What billing last wrote; what holds at a moment follows from it by `billing/entitlement`. */
    subscriptionTier: text('subscription_tier').notNull().default('starter'),
    subscriptionStatus: text('subscription_status').notNull().default('trial'),
    subscriptionExpiresAt: at('subscription_expires_at'),
    /** Of the trial that began with the workspace; it goes on after a subscription that ended before it. */
    trialEndsAt: at('trial_ends_at'),
    /** When the owner asked for the account to be deleted, and when everything will be gone. */
    deletionRequestedAt: at('deletion_requested_at'),
    deletesAt: at('deletes_at'),
    /** Why administrators of the instance delete it; null where the owner asked. */
    deletionReason: text('deletion_reason'),
    /** Since when administrators of the instance keep it closed: nobody of it signs in, and nothing is shown. */
    suspendedAt: at('suspended_at'),
    /** Administrators may sign in as its people, for support. */
    allowsSupport: boolean('allows_support').notNull().default(true),
    /** Raised by a trigger whenever what the outlets may show has changed. */
    embedVersion: integer('embed_version').notNull().default(0),
    /** Emails to people outside the team: how many have left since when. See emails/allowance.ts. */
    mailed: integer('mailed').notNull().default(0),
    mailedSince: at('mailed_since'),
    createdAt: at('created_at').notNull(),
  },
  // What administrators sort and filter all of them by.
  (table) => [
    index('workspaces_newest').on(table.createdAt, table.id),
    index('workspaces_tier').on(table.subscriptionTier, table.createdAt, table.id),
    index('workspaces_status').on(table.subscriptionStatus, table.createdAt, table.id),
    index('workspaces_expiry').on(table.subscriptionExpiresAt, table.id),
    index('workspaces_name').on(sql`lower(name)`, table.id),
    index('workspaces_words').using('gin', sql`plaudit_directory_words(name)`),
  ],
)
/** Of rows that go with their workspace. */
export const ofWorkspace = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Of the one row that a workspace may have, and that goes with it. */
export const onlyOfWorkspace = () =>
  uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' })

const rowOfWorkspace = () => ({ workspaceId: ofWorkspace(), id: uuid('id').notNull() })

/** A table of rows that go with their workspace and have an id: both together are the key. `rules` are its others. */
export function tableOfWorkspace<Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  rules: (
    table: BuildExtraConfigColumns<Name, ReturnType<typeof rowOfWorkspace> & Columns, 'pg'>,
  ) => PgTableExtraConfigValue[] = () => [],
) {
  return keyedTable(name, rowOfWorkspace(), columns, rules)
}
