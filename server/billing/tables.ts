import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { planActivityKinds } from '#contract/overview/overview.ts'
import { billingPeriods, priceIds, tiers } from '#contract/billing/tiers.ts'
import { at } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace, onlyOfWorkspace } from '../workspaces/tables.ts'

/** Who a workspace is at the payment provider. The provider names each customer once, and the customer one workspace. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    workspaceId: onlyOfWorkspace(),
    /** The provider's id, such as `cus_...`. */
    customerId: text('customer_id').notNull(),
    createdAt: at('created_at').notNull(),
    /** How often the provider was asked about it. Each answer is written under its number, and never after a higher one. */
    asked: integer('asked').notNull().default(0),
    written: integer('written').notNull().default(0),
    writtenAt: at('written_at'),
  },
  (table) => [index('billing_customers_customer').on(table.customerId)],
)

/**
 * The subscription that counts, as the provider last told it. What follows from it for the workspace is in the row of
 * the workspace: tier, status and when it expires.
 */
export const subscriptions = pgTable('subscriptions', {
  workspaceId: onlyOfWorkspace(),
  /** The provider's id, such as `sub_...`. */
  subscriptionId: text('subscription_id').notNull(),
  /** The provider's own word, such as `past_due`. */
  state: text('state').notNull(),
  tier: text('tier', { enum: tiers }).notNull(),
  /** Null for a price that this server does not sell. */
  priceId: text('price_id', { enum: priceIds }),
  period: text('period', { enum: billingPeriods }).notNull(),
  cents: integer('cents').notNull(),
  currency: text('currency').notNull(),
  periodStart: at('period_start').notNull(),
  periodEnd: at('period_end').notNull(),
  /** It goes on after the workspace's `subscription_expires_at`, which a late payment may pass by some days. */
  isRenewing: boolean('is_renewing').notNull(),
  isEnding: boolean('is_ending').notNull(),
  isOverdue: boolean('is_overdue').notNull(),
  hasCard: boolean('has_card').notNull(),
  nextPriceId: text('next_price_id', { enum: priceIds }),
  nextAt: at('next_at'),
})

/** Invoices of a workspace as the provider last told them. */
export const invoices = keyedTable(
  'invoices',
  {
    workspaceId: ofWorkspace(),
    /** The provider's id, such as `in_...`. */
    invoiceId: text('invoice_id').notNull(),
  },
  {
    /** As it is printed; null while it is a draft. */
    number: text('number'),
    /** The provider's own word, such as `paid`. */
    state: text('state').notNull(),
    cents: integer('cents').notNull(),
    paidCents: integer('paid_cents').notNull(),
    /** Refunded, or lost to a dispute. */
    returnedCents: integer('returned_cents').notNull(),
    currency: text('currency').notNull(),
    createdAt: at('created_at').notNull(),
    /** The provider's page of it, where it can be paid and saved. */
    url: text('url'),
  },
)

/** What the provider told, each event once. It says whom to ask about; nothing is built from it. */
export const billingEvents = pgTable(
  'billing_events',
  {
    /** The provider's id, such as `evt_...`. */
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    /** Null until it is known whose it is, and for what is nobody's here. */
    workspaceId: uuid('workspace_id'),
    customerId: text('customer_id'),
    /** How often we had asked about the customer when it came: an answer asked for later has what it tells. */
    asked: integer('asked'),
    /** Signed by the provider; the body as it came. */
    payload: jsonb('payload').notNull(),
    happenedAt: at('happened_at').notNull(),
    receivedAt: at('received_at').notNull(),
    handledAt: at('handled_at'),
    handledTimes: integer('handled_times').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    index('billing_events_workspace').on(table.workspaceId),
    index('billing_events_received').on(table.receivedAt),
    index('billing_events_waiting')
      .on(table.receivedAt)
      .where(sql`${table.handledAt} is null`),
  ],
)

/** Each comparison of what is stored with what the provider says, and what it mended. */
export const billingChecks = pgTable('billing_checks', {
  id: uuid('id').primaryKey(),
  startedAt: at('started_at').notNull(),
  finishedAt: at('finished_at'),
  customers: integer('customers').notNull().default(0),
  differences: jsonb('differences').$type<readonly BillingDifference[]>().notNull().default([]),
})

export interface BillingDifference {
  readonly workspaceId: string | null
  readonly customerId: string
  /** A sentence for the operator. */
  readonly what: string
}

/** What the business was told of its plan, in the bell and mostly by email too: each once. */
export const planNotices = keyedTable(
  'plan_notices',
  {
    workspaceId: ofWorkspace(),
    kind: text('kind', { enum: planActivityKinds }).notNull(),
    /** The end that it is about; of a limit the month, and 1970 for the one that counts everything. */
    about: at('about').notNull(),
    /** Days that are left; of a limit what it is. */
    count: integer('count').notNull(),
  },
  { at: at('at').notNull() },
)

/** One row: since when this server takes payments. Accounts from before that get a trial from then on. */
export const paymentsSince = pgTable('payments_since', { at: at('at').primaryKey() })
