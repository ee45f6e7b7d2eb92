import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { workspaces } from './accounts.ts'
import { at } from './columns.ts'

export const businessProfiles = pgTable('business_profiles', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
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
  logoUrl: text('logo_url'),
  primaryReviewPlatform: text('primary_review_platform'),
  reviewPromptEnabled: boolean('review_prompt_enabled').notNull().default(true),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})

/** Every address on which customers leave testimonials: forms, shared links, QR codes. */
export const collectionLinks = pgTable(
  'collection_links',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Stands in public addresses; random, 128 bits. */
    id: text('id').notNull(),
    kind: text('kind', { enum: ['form', 'link', 'qr'] }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    description: text('description').notNull().default(''),
    /** Whom a shared link was made for; null for links that anybody may use. */
    customerEmail: text('customer_email'),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('collection_links_default').on(table.workspaceId, table.isDefault),
  ],
)

/** Where customers may also write in public; shown to everyone or nobody, never by rating. */
export const platformConnections = pgTable(
  'platform_connections',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    platform: text('platform', { enum: ['google', 'yelp', 'trustpilot', 'facebook', 'g2'] }).notNull(),
    platformBusinessId: text('platform_business_id').notNull(),
    businessName: text('business_name').notNull(),
    businessAddress: text('business_address').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.platform] })],
)
