import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Fairness, skipReasons } from '#contract/campaigns/campaign-audience.ts'
import type { CampaignReminder } from '#contract/campaigns/campaign-reminder.ts'
import {
  audienceKinds,
  campaignChannels,
  campaignStatuses,
  defaultCampaignSettings,
  type ReminderHours,
  type SendWindow,
} from '#contract/campaigns/campaigns.ts'
import { at, goesWith } from '../db/columns.ts'
import { onlyOfWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'

/** Emails that ask many customers for a testimonial, with their reminders. */
export const campaigns = tableOfWorkspace(
  'campaigns',
  {
    name: text('name').notNull(),
    status: text('status', { enum: campaignStatuses }).notNull(),
    channel: text('channel', { enum: campaignChannels }).notNull().default('email'),
    emailSubject: text('email_subject').notNull(),
    emailTemplate: text('email_template').notNull(),
    reminders: jsonb('reminders').$type<CampaignReminder[]>().notNull().default([]),
    /** Null: at any time. */
    sendWindow: jsonb('send_window').$type<SendWindow>(),
    /** Null: the usual ones, where the business is. */
    reminderHours: jsonb('reminder_hours').$type<ReminderHours>(),
    audience: text('audience', { enum: audienceKinds }).notNull(),
    sampleSize: integer('sample_size'),
    sampleSeed: text('sample_seed'),
    /** Who could be asked and who was to be, when it was last started. */
    fairness: jsonb('fairness').$type<Fairness>(),
    /** "Send Emails" was pressed. Nothing leaves before. */
    startedAt: at('started_at'),
    completedAt: at('completed_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('campaigns_newest').on(table.workspaceId, table.createdAt, table.id)],
)

/** `waiting`: for the next email. `done`: all of them have been sent. `skipped`: never asked. `stopped`: asked, and no more. */
export const placeStates = ['waiting', 'done', 'skipped', 'stopped'] as const

/** A customer in a campaign, and what is next for them. What was sent is in `requests`; who answered too. */
export const campaignPeople = tableOfWorkspace(
  'campaign_people',
  {
    campaignId: uuid('campaign_id').notNull(),
    /** Null once the customer was deleted: what was sent stays counted. */
    customerId: uuid('customer_id'),
    state: text('state', { enum: placeStates }).notNull().default('waiting'),
    /** Why they were skipped or stopped. */
    reason: text('reason', { enum: skipReasons }),
    /** 0 is the first email, 1 to 3 are the reminders. */
    nextStep: smallint('next_step').notNull().default(0),
    /** Null until the campaign is started, and when nothing is next. */
    dueAt: at('due_at'),
    /** The personal link that was made to be sent by hand, for the step that is next. */
    handLinkId: text('hand_link_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('campaign_people_once').on(table.workspaceId, table.campaignId, table.customerId),
    goesWith(campaigns, [table.workspaceId, table.campaignId], 'campaign_people_campaign_fk'),
    index('campaign_people_in_order').on(table.workspaceId, table.campaignId, table.createdAt, table.id),
    // Found when their customer is deleted or merged.
    index('campaign_people_customer').on(table.workspaceId, table.customerId),
    index('campaign_people_due')
      .on(table.workspaceId, table.dueAt)
      .where(sql`state = 'waiting' and due_at is not null`),
  ],
)

/** For all campaigns of a workspace. */
export const campaignSettings = pgTable('campaign_settings', {
  workspaceId: onlyOfWorkspace(),
  cooldownDays: integer('cooldown_days').notNull().default(defaultCampaignSettings.cooldownDays),
  emailsPerHour: integer('emails_per_hour').notNull().default(defaultCampaignSettings.emailsPerHour),
  /** Of the business; of its first campaign's owner, until somebody chose. */
  timeZone: text('time_zone'),
})
