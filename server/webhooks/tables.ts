import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { type WebhookEvent, webhookKinds } from '#contract/webhooks/webhook-events.ts'
import { deliveryStates } from '#contract/webhooks/webhooks.ts'
import { at, bytes, goesWith } from '../db/columns.ts'
import { tableOfWorkspace } from '../workspaces/tables.ts'

/** Where a workspace wants to be told what happens. Addresses and secrets are encrypted with a key that is not in the database. */
export const webhooks = tableOfWorkspace('webhooks', {
  kind: text('kind', { enum: webhookKinds }).notNull(),
  name: text('name').notNull(),
  address: bytes('address').notNull(),
  /** What may be shown of it. */
  shownAddress: text('shown_address').notNull(),
  /** The chat that a Telegram bot writes to. */
  chatId: text('chat_id'),
  events: jsonb('events').$type<readonly WebhookEvent[]>().notNull(),
  lowestRating: smallint('lowest_rating'),
  highestRating: smallint('highest_rating'),
  quoteLength: integer('quote_length').notNull(),
  /** Null for chats, which check nothing. */
  secret: bytes('secret'),
  oldSecret: bytes('old_secret'),
  oldSecretUntil: at('old_secret_until'),
  isActive: boolean('is_active').notNull().default(true),
  offBecause: text('off_because'),
  createdAt: at('created_at').notNull(),
  lastDeliveredAt: at('last_delivered_at'),
  failingSince: at('failing_since'),
  /** When its owners were told that it fails. */
  toldAt: at('told_at'),
  lastError: text('last_error'),
  /** It asked to be left alone until then. */
  restsUntil: at('rests_until'),
})

/** What happened, as it is told: the same to each who wants to know, and at each try. */
export const webhookMessages = tableOfWorkspace(
  'webhook_messages',
  {
    event: text('event').notNull(),
    testimonialId: uuid('testimonial_id'),
    customerId: uuid('customer_id'),
    /** Null once the person was forgotten, or its time is over. */
    data: jsonb('data').$type<Record<string, unknown>>(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('webhook_messages_testimonial').on(table.workspaceId, table.testimonialId),
    index('webhook_messages_customer')
      .on(table.workspaceId, table.customerId)
      .where(sql`customer_id is not null`),
    index('webhook_messages_old').on(table.createdAt),
  ],
)

/** A message on its way to one webhook. */
export const webhookDeliveries = tableOfWorkspace(
  'webhook_deliveries',
  {
    webhookId: uuid('webhook_id').notNull(),
    messageId: uuid('message_id').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** Not before then; of one that is being sent, until when nobody else takes it. */
    dueAt: at('due_at').notNull(),
    lastStatus: smallint('last_status'),
    lastError: text('last_error'),
  },
  (table) => [
    goesWith(webhooks, [table.workspaceId, table.webhookId], 'webhook_deliveries_of_webhook'),
    goesWith(webhookMessages, [table.workspaceId, table.messageId], 'webhook_deliveries_of_message'),
    index('webhook_deliveries_due')
      .on(table.dueAt)
      .where(sql`state in ('waiting', 'sending')`),
    index('webhook_deliveries_newest').on(table.workspaceId, table.webhookId, table.createdAt, table.id),
    // For the cascade.
    index('webhook_deliveries_message').on(table.workspaceId, table.messageId),
  ],
)

/** Every try, with what came back. */
export const webhookAttempts = tableOfWorkspace(
  'webhook_attempts',
  {
    deliveryId: uuid('delivery_id').notNull(),
    createdAt: at('created_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    status: smallint('status'),
    answer: text('answer').notNull(),
    error: text('error'),
  },
  (table) => [
    goesWith(webhookDeliveries, [table.workspaceId, table.deliveryId], 'webhook_attempts_of_delivery'),
    index('webhook_attempts_delivery').on(table.workspaceId, table.deliveryId),
  ],
)
