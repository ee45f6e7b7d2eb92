import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { crmTypes, type WriteBack } from '#contract/crm/crm.ts'
import {
  milestoneActions,
  milestoneObjects,
  milestoneOperators,
  milestoneOutcomes,
} from '#contract/crm/milestones.ts'
import { customers } from '../customers/tables.ts'
import { at, bytes, goesWith } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace, onlyOfWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'
import type { SyncPosition } from './sync/position.ts'

/** One connected CRM of a kind. Credentials are encrypted with a key that is not in the database. */
export const crmIntegrations = tableOfWorkspace(
  'crm_integrations',
  {
    crmType: text('crm_type', { enum: crmTypes }).notNull(),
    /** Encrypted JSON; its shape is the CRM's. */
    credentials: bytes('credentials').notNull(),
    /** The host that they were encrypted for. Null in what was kept before hosts were. */
    host: text('host'),
    instanceUrl: text('instance_url').notNull().default(''),
    portalId: text('portal_id').notNull().default(''),
    createdAt: at('created_at').notNull(),
    /** Off: nothing is asked of the CRM, and nobody because of it. */
    isActive: boolean('is_active').notNull().default(true),
    /** The CRM no longer takes the credentials: it is left alone until the owner connects again. */
    isExpired: boolean('is_expired').notNull().default(false),
    lastSyncAt: at('last_sync_at'),
    contactsSynced: integer('contacts_synced').notNull().default(0),
    dealsSynced: integer('deals_synced').notNull().default(0),
    lastError: text('last_error'),
    /** Who syncs now, and how long nobody else does: a process that died holds it no longer than that. */
    lease: uuid('lease'),
    leaseUntil: at('lease_until'),
    /** How far an unfinished sync is; null when none is. */
    position: jsonb('position').$type<SyncPosition>(),
    readCount: integer('read_count').notNull().default(0),
    expectedCount: integer('expected_count'),
    /** Every change up to then is here; null until everything was read once. */
    syncedUntil: at('synced_until'),
    /** When the CRM's list of deleted contacts was last read. */
    goneReadAt: at('gone_read_at'),
    failures: integer('failures').notNull().default(0),
    /** Not tried by the clock before then. */
    retryAt: at('retry_at'),
    /** Which fields of a contact say that a testimonial was given; null when nothing is written there. */
    writeBack: jsonb('write_back').$type<WriteBack>(),
    /** Testimonials up to then were looked at for it. */
    writtenUntil: at('written_until'),
  },
  (table) => [
    uniqueIndex('crm_integrations_kind').on(table.workspaceId, table.crmType),
    // Found when the CRM tells of changes.
    index('crm_integrations_portal').on(table.portalId),
    index('crm_integrations_unfinished')
      .on(table.leaseUntil)
      .where(sql`position is not null`),
  ],
)

/** What names a record of a CRM. No foreign key to the integration: the rows of one that is gone go in batches. */
const crmRecordKey = () => ({
  workspaceId: ofWorkspace(),
  integrationId: uuid('integration_id').notNull(),
  crmId: text('crm_id').notNull(),
})

/**
 * The contacts of a CRM that have an address, as it had them last, and who they are here. When that customer is gone,
 * somebody removed them: they do not come back with the next sync.
 */
export const crmContacts = keyedTable(
  'crm_contacts',
  crmRecordKey(),
  {
    customerId: uuid('customer_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    /** The customer was made of this contact, and goes with it unless something happened to them. */
    madeCustomer: boolean('made_customer').notNull(),
    /** Which reading of everything saw it last: what the newest did not see is gone. */
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    index('crm_contacts_customer').on(table.workspaceId, table.customerId),
    index('crm_contacts_email').on(table.workspaceId, table.email),
  ],
)

/** The deals of a CRM (opportunities, at Salesforce), as it had them last. */
export const crmDeals = keyedTable('crm_deals', crmRecordKey(), {
  name: text('name').notNull(),
  stage: text('stage').notNull(),
  isWon: boolean('is_won').notNull(),
  /** By the CRM's own ids. */
  contactIds: text('contact_ids').array().notNull(),
  seenAt: at('seen_at').notNull(),
})

/** What happens by itself. */
export const crmAutomation = pgTable('crm_automation', {
  workspaceId: onlyOfWorkspace(),
  autoSendAfterDeal: boolean('auto_send_after_deal').notNull().default(false),
  weeklyFollowUps: boolean('weekly_follow_ups').notNull().default(false),
  /** When it was switched on: deals won before are left alone. */
  dealsUntil: at('deals_until'),
})

/** A rule about a field of a contact or a deal: whoever meets it is asked for a testimonial. */
export const milestones = tableOfWorkspace('milestones', {
  name: text('name').notNull(),
  crmType: text('crm_type', { enum: crmTypes }).notNull(),
  triggerObject: text('trigger_object', { enum: milestoneObjects }).notNull().default('contact'),
  triggerField: text('trigger_field').notNull(),
  triggerOperator: text('trigger_operator', { enum: milestoneOperators }).notNull(),
  triggerValue: text('trigger_value').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** What it starts, so many days after it is met. */
  action: text('action', { enum: milestoneActions }).notNull().default('email'),
  campaignId: uuid('campaign_id'),
  delayDays: integer('delay_days').notNull().default(0),
  /** Those who met it before it was made are asked too. */
  asksExisting: boolean('asks_existing').notNull().default(true),
  createdAt: at('created_at').notNull(),
  /** When its rule was last changed. */
  ruleChangedAt: at('rule_changed_at').notNull().defaultNow(),
  /** When everybody had been looked at by this rule; null until a reading of everything that began later is over. */
  lookedAtAllAt: at('looked_at_all_at'),
})

/** Who met a milestone, and what became of it: once is enough. */
export const milestoneRequests = keyedTable(
  'milestone_requests',
  {
    workspaceId: uuid('workspace_id').notNull(),
    milestoneId: uuid('milestone_id').notNull(),
    customerId: uuid('customer_id').notNull(),
  },
  {
    /** When they were asked, or it was decided that they are not. */
    askedAt: at('asked_at'),
    outcome: text('outcome', { enum: milestoneOutcomes }).notNull().default('asked'),
    reachedAt: at('reached_at').notNull().defaultNow(),
    dueAt: at('due_at'),
  },
  (table) => [
    goesWith(milestones, [table.workspaceId, table.milestoneId], 'milestone_requests_of_milestone'),
    goesWith(customers, [table.workspaceId, table.customerId], 'milestone_requests_of_customer'),
    // For the cascade.
    index('milestone_requests_customer').on(table.workspaceId, table.customerId),
    index('milestone_requests_due')
      .on(table.dueAt)
      .where(sql`outcome = 'due'`),
  ],
)
