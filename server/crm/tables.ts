import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { crmTypes } from '#contract/crm.ts'
import { at, bytes } from '../db/columns.ts'
import { onlyOfWorkspace, rowOfWorkspace } from '../workspaces/tables.ts'

/** One connected CRM of a kind. Credentials are encrypted with a key that is not in the database. */
export const crmIntegrations = pgTable(
  'crm_integrations',
  {
    ...rowOfWorkspace(),
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
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    uniqueIndex('crm_integrations_kind').on(table.workspaceId, table.crmType),
  ],
)

/** What happens by itself. */
export const crmAutomation = pgTable('crm_automation', {
  workspaceId: onlyOfWorkspace(),
  autoSendAfterDeal: boolean('auto_send_after_deal').notNull().default(false),
  weeklyFollowUps: boolean('weekly_follow_ups').notNull().default(false),
  /** When it was switched on: deals won before are left alone. */
  dealsUntil: at('deals_until'),
})
