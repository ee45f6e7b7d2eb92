import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, index } from 'drizzle-orm/pg-core'
import { at, bytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace, onlyOfWorkspace } from '../workspaces/tables.ts'

export const businessProfiles = pgTable(
  'business_profiles',
  {
    workspaceId: onlyOfWorkspace(),
    businessName: text('business_name').notNull(),
    industry: text('industry').notNull().default(''),
    ownerName: text('owner_name').notNull(),
    ownerRole: text('owner_role').notNull().default(''),
    contactEmail: text('contact_email').notNull(),
    businessDescription: text('business_description').notNull(),
    businessUrl: text('business_url').notNull().default(''),
    phone: text('phone').notNull().default(''),
    services: text('services').notNull().default(''),
    keyServices: text('key_services').notNull().default(''),
    targetMarket: text('target_market').notNull().default(''),
    targetAudience: text('target_audience').notNull(),
    uniqueValue: text('unique_value').notNull().default(''),
    openingHours: text('opening_hours').notNull().default(''),
    /** Separated by commas. */
    languages: text('languages').notNull().default(''),
    /** One address a line. */
    reviewProfiles: text('review_profiles').notNull().default(''),
    logoUrl: text('logo_url'),
    primaryReviewPlatform: text('primary_review_platform'),
    reviewPromptEnabled: boolean('review_prompt_enabled').notNull().default(true),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  // For administrators, who look for a business among all of them.
  (table) => [
    index('business_profiles_newest').on(table.createdAt, table.workspaceId),
    index('business_profiles_industry').on(sql`lower(industry)`),
    index('business_profiles_words').using(
      'gin',
      sql`plaudit_directory_words(business_name || ' ' || business_url || ' ' || industry)`,
    ),
  ],
)

/** Logos, re-encoded by us. `id` is random and stands in the public address; a new logo has a new one. */
export const logos = keyedTable(
  'logos',
  { workspaceId: ofWorkspace(), id: text('id').notNull() },
  {
    contentType: text('content_type').notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: at('created_at').notNull(),
  },
)
