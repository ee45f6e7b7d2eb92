import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { distributionMethods, rewardTriggers, rewardTypes } from '#contract/rewards/rewards.ts'
import { at } from '../db/columns.ts'
import { searchable } from '../search/searchable.ts'
import { onlyOfWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'

export const rewardSettings = pgTable('reward_settings', {
  workspaceId: onlyOfWorkspace(),
  isEnabled: boolean('is_enabled').notNull(),
  rewardType: text('reward_type', { enum: rewardTypes }).notNull(),
  rewardMessage: text('reward_message').notNull(),
  triggerCondition: text('trigger_condition', { enum: rewardTriggers }).notNull(),
  distributionMethod: text('distribution_method', { enum: distributionMethods }).notNull(),
  /** Codes are made by us when the pool is empty; false: rewards wait for new codes. */
  generatesCodes: boolean('generates_codes').notNull().default(true),
  updatedAt: at('updated_at').notNull(),
})

/** Codes that the owner uploaded and that wait to be handed out. */
export const rewardCodes = tableOfWorkspace(
  'reward_codes',
  {
    code: text('code').notNull(),
    createdAt: at('created_at').notNull(),
    takenAt: at('taken_at'),
  },
  (table) => [
    uniqueIndex('reward_codes_code').on(table.workspaceId, table.code),
    index('reward_codes_free')
      .on(table.workspaceId, table.id)
      .where(sql`taken_at is null`),
  ],
)

/** The ledger: one line for a testimonial, whatever its rating. A line without a code waits for the pool. */
export const rewards = tableOfWorkspace(
  'rewards',
  {
    /** Kept when the testimonial is erased: what was handed out stays on the books. */
    testimonialId: uuid('testimonial_id').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email'),
    rewardType: text('reward_type', { enum: rewardTypes }).notNull(),
    trigger: text('trigger', { enum: rewardTriggers }).notNull(),
    distributionMethod: text('distribution_method', { enum: distributionMethods }).notNull(),
    message: text('message').notNull(),
    code: text('code'),
    createdAt: at('created_at').notNull(),
    givenAt: at('given_at'),
    emailId: uuid('email_id'),
    /** What search looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          searchable(`customer_name || ' ' || coalesce(customer_email, '') || ' ' || coalesce(code, '')`),
        ),
      ),
  },
  (table) => [
    uniqueIndex('rewards_testimonial').on(table.workspaceId, table.testimonialId),
    uniqueIndex('rewards_code')
      .on(table.workspaceId, table.code)
      .where(sql`code is not null`),
    index('rewards_newest').on(table.workspaceId, table.createdAt, table.id),
  ],
)
