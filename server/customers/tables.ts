import { sql } from 'drizzle-orm'
import { index, integer, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { requestChannels } from '#contract/campaigns/request-channels.ts'
import { customerStatuses } from '#contract/customers/customers.ts'
import { customerLanguages } from '#contract/languages.ts'
import { at, indexWhereSet } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { searchable } from '../search/searchable.ts'
import { tableOfWorkspace } from '../workspaces/tables.ts'

/** The people a business may ask. One row for an address: a second one with the same address is merged into it. */
export const customers = tableOfWorkspace(
  'customers',
  {
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    company: text('company'),
    /** In E.164, as `+12125550123`. */
    phone: text('phone'),
    /** In which they are written to; null: nobody said. */
    language: text('language', { enum: customerLanguages }),
    /** `pending` once asked, `responded` once a testimonial came from this address. */
    status: text('status', { enum: customerStatuses }).notNull().default('active'),
    /** The CRM this row came from. */
    crmType: text('crm_type'),
    crmId: text('crm_id'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** What search looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(searchable(`name || ' ' || email || ' ' || coalesce(company, '')`))),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.workspaceId, table.email),
    index('customers_newest').on(table.workspaceId, table.createdAt, table.id),
    index('customers_by_status').on(table.workspaceId, table.status, table.createdAt, table.id),
  ],
)

/**
 * How many customers have each status, kept by triggers so that the list says how many there are without counting them.
 * `slot` spreads concurrent writers over several rows; readers add them up.
 */
export const customerCounters = keyedTable(
  'customer_counters',
  {
    workspaceId: uuid('workspace_id').notNull(),
    status: text('status', { enum: customerStatuses }).notNull(),
    slot: smallint('slot').notNull(),
  },
  { count: integer('count').notNull() },
)

/** Emails that asked a customer for a testimonial, what was sent by hand, and what became of both. */
export const requests = tableOfWorkspace(
  'requests',
  {
    /** Null once the customer was deleted: what was sent stays counted. */
    customerId: uuid('customer_id'),
    email: text('email').notNull(),
    /** The collection link that the email leads to. */
    linkId: text('link_id').notNull(),
    emailId: uuid('email_id'),
    /** Of the text message, where it is none of emails. */
    textId: uuid('text_id'),
    subject: text('subject').notNull(),
    sentAt: at('sent_at').notNull(),
    remindedAt: at('reminded_at'),
    answeredAt: at('answered_at'),
    testimonialId: uuid('testimonial_id'),
    channel: text('channel', { enum: requestChannels }).notNull().default('email'),
    /** When the form of its personal link was first opened. */
    openedAt: at('opened_at'),
    /** Of a campaign: which one, whose place in it, and which of its emails. */
    campaignId: uuid('campaign_id'),
    personId: uuid('person_id'),
    step: smallint('step'),
  },
  (table) => [
    // At most once a person and step, whoever sends.
    uniqueIndex('requests_once').on(table.workspaceId, table.personId, table.step),
    indexWhereSet('requests_campaign', table.workspaceId, table.campaignId),
    // Found when an email is about to leave, and when a form is opened.
    indexWhereSet('requests_email', table.workspaceId, table.emailId),
    indexWhereSet('requests_text', table.workspaceId, table.textId),
    index('requests_link').on(table.workspaceId, table.linkId),
    index('requests_customer').on(table.workspaceId, table.customerId, table.sentAt),
    index('requests_newest').on(table.workspaceId, table.sentAt),
    // Found when a testimonial comes from this address, and by the weekly reminder.
    index('requests_unanswered')
      .on(table.workspaceId, table.email)
      .where(sql`answered_at is null`),
  ],
)
