import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { customerLanguages } from '#contract/languages.ts'
import { textConsentSources } from '#contract/texts/text-consent.ts'
import { users } from '../accounts/tables.ts'
import { at, bytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { emailStates } from '../emails/tables.ts'
import { ofWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'

/** A `request` asks a customer for something; the others answer somebody, or serve the team, and leave at any hour. */
export const textKinds = ['request', 'confirmation', 'code', 'notice'] as const

/** The outbox of text messages. States are those of `emails`; `bounced`: the phone network could not deliver it. */
export const texts = tableOfWorkspace(
  'texts',
  {
    kind: text('kind', { enum: textKinds }).notNull(),
    /** In E.164; empty once the person was forgotten: that it was sent, and what it cost, stays counted. */
    recipient: text('recipient').notNull(),
    /** As in `stopped_numbers`. */
    numberKey: bytes('number_key').notNull(),
    body: text('body').notNull(),
    language: text('language', { enum: customerLanguages }).notNull(),
    state: text('state', { enum: emailStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    segments: smallint('segments').notNull(),
    /** Of all its segments, in millionths of `currency`; null without a price. */
    priceMicros: integer('price_micros'),
    currency: text('currency'),
    /** The campaign that it belongs to. */
    campaignId: uuid('campaign_id'),
    /** Not before this moment. */
    dueAt: at('due_at').notNull(),
    /** Its campaign is paused, and it waits with it. */
    isHeld: boolean('is_held').notNull().default(false),
    createdAt: at('created_at').notNull(),
    /** While it is being sent: since when. */
    sentAt: at('sent_at'),
    deliveredAt: at('delivered_at'),
    bouncedAt: at('bounced_at'),
    /** The gateway's own id. */
    gatewayId: text('gateway_id'),
  },
  (table) => [
    index('texts_due')
      .on(table.dueAt)
      .where(sql`state = 'queued' and not is_held`),
    index('texts_in_hand')
      .on(table.sentAt)
      .where(sql`state = 'sending'`),
    index('texts_newest').on(table.workspaceId, table.createdAt),
    index('texts_campaign')
      .on(table.workspaceId, table.campaignId)
      .where(sql`campaign_id is not null`),
    // Found when a gateway tells of it by its own id.
    index('texts_gateway')
      .on(table.gatewayId)
      .where(sql`gateway_id is not null`),
    // Found when somebody replies.
    index('texts_number').on(table.numberKey, table.createdAt),
  ],
)

/** That somebody may be texted: in which words, since when, and who says so. */
export const textConsents = tableOfWorkspace(
  'text_consents',
  {
    customerId: uuid('customer_id').notNull(),
    /** The number that it was given for, in E.164: another number needs another consent. */
    phone: text('phone').notNull(),
    wording: text('wording').notNull(),
    language: text('language', { enum: customerLanguages }).notNull(),
    source: text('source', { enum: textConsentSources }).notNull(),
    /** Who of the team vouches for it; null where the customer gave it. */
    vouchedBy: uuid('vouched_by'),
    /** How and when the customer agreed, as that person says. */
    note: text('note').notNull().default(''),
    givenAt: at('given_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [index('text_consents_customer').on(table.workspaceId, table.customerId, table.givenAt)],
)

/** Numbers that no workspace may text: they replied STOP to the number that all of them write from. */
export const stoppedNumbers = pgTable('stopped_numbers', {
  /** A keyed hash of the number: there are few enough numbers to try all of them against a plain one. */
  numberKey: bytes('number_key').primaryKey(),
  stoppedAt: at('stopped_at').notNull(),
})

/** How many segments a workspace has queued in a month. */
export const textUsage = keyedTable(
  'text_usage',
  { workspaceId: ofWorkspace(), month: date('month').notNull() },
  { segments: integer('segments').notNull() },
)

/** The same of the whole instance. */
export const instanceTextUsage = pgTable('instance_text_usage', {
  month: date('month').primaryKey(),
  segments: integer('segments').notNull(),
})

/** The number that somebody of the team is notified at. */
export const userPhones = pgTable('user_phones', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  phone: text('phone').notNull(),
  /** SHA-256 of the code that was sent to it; null once it was entered. */
  codeHash: bytes('code_hash'),
  codeSentAt: at('code_sent_at'),
  /** Wrong codes that were entered. */
  tries: smallint('tries').notNull().default(0),
  provenAt: at('proven_at'),
})
