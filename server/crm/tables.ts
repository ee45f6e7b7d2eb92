import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { crmTypes } from '#contract/crm/crm.ts'
import { milestoneOperators } from '#contract/crm/milestones.ts'
import { customers } from '../customers/tables.ts'
import { at, bytes, goesWith } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { onlyOfWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'

/** One connected CRM of a kind. Credentials are encrypted with a key that is not in the database. */
export const crmIntegrations = tableOfWorkspace(
  'crm_integrations',
  {
    crmType: text('crm_type', { enum: crmTypes }).notNull(),
    /** Encrypted JSON; its shape is the CRM's. */
    credentials: bytes('credentials').notNull(),
    instanceUrl: text('instance_url').notNull().default(''),
    portalId: text('portal_id').notNull().default(''),
    createdAt: at('created_at').notNull(),
    lastSyncAt: at('last_sync_at'),
    contactsSynced: integer('contacts_synced').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [uniqueIndex('crm_integrations_kind').on(table.workspaceId, table.crmType)],
)

/** What happens by itself. */
export const crmAutomation = pgTable('crm_automation', {
  workspaceId: onlyOfWorkspace(),
  autoSendAfterDeal: boolean('auto_send_after_deal').notNull().default(false),
  weeklyFollowUps: boolean('weekly_follow_ups').notNull().default(false),
  /** When it was switched on: deals won before are left alone. */
  dealsUntil: at('deals_until'),
})

/** A rule about a field of a contact: whoever meets it is asked for a testimonial. */
export const milestones = tableOfWorkspace('milestones', {
  name: text('name').notNull(),
  crmType: text('crm_type', { enum: crmTypes }).notNull(),
  triggerField: text('trigger_field').notNull(),
  triggerOperator: text('trigger_operator', { enum: milestoneOperators }).notNull(),
  triggerValue: text('trigger_value').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: at('created_at').notNull(),
})

/** Who was asked because of a milestone: once is enough. */
export const milestoneRequests = keyedTable(
  'milestone_requests',
  {
    workspaceId: uuid('workspace_id').notNull(),
    milestoneId: uuid('milestone_id').notNull(),
    customerId: uuid('customer_id').notNull(),
  },
  { askedAt: at('asked_at').notNull() },
  (table) => [
    goesWith(milestones, [table.workspaceId, table.milestoneId], 'milestone_requests_of_milestone'),
    goesWith(customers, [table.workspaceId, table.customerId], 'milestone_requests_of_customer'),
    // For the cascade.
    index('milestone_requests_customer').on(table.workspaceId, table.customerId),
  ],
)
