import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { inquiryTypes } from '#contract/site/contact.ts'
import { type ServiceName, incidentStatuses, serviceNames, serviceStates } from '#contract/instance/status.ts'
import { at, bytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'

/** One measurement of one service in one minute; kept for two days. */
export const probes = keyedTable(
  'probes',
  {
    service: text('service', { enum: serviceNames }).notNull(),
    /** The beginning of the minute, so that two nodes or two tries count once. */
    minute: at('minute').notNull(),
  },
  {
    state: text('state', { enum: serviceStates }).notNull(),
    tookMs: integer('took_ms').notNull(),
    /** How many probes in a row have failed, this one included. */
    failures: integer('failures').notNull(),
  },
  (table) => [index('probes_age').on(table.minute)],
)

/** The measurements of a day (UTC) added up, kept for good. */
export const probeDays = keyedTable(
  'probe_days',
  { service: text('service', { enum: serviceNames }).notNull(), day: date('day').notNull() },
  {
    operational: integer('operational').notNull(),
    degraded: integer('degraded').notNull(),
    outage: integer('outage').notNull(),
  },
)

export const incidents = pgTable(
  'incidents',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    status: text('status', { enum: incidentStatuses }).notNull(),
    impact: text('impact', { enum: serviceStates }).notNull(),
    services: jsonb('services').$type<ServiceName[]>().notNull(),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [index('incidents_newest').on(table.startedAt)],
)

/** What was said about an incident, and when. Never changed. */
export const incidentUpdates = pgTable(
  'incident_updates',
  {
    id: uuid('id').primaryKey(),
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    status: text('status', { enum: incidentStatuses }).notNull(),
    message: text('message').notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('incident_updates_of').on(table.incidentId, table.at)],
)

/** What visitors wrote on the contact page. No tenant's: nobody but the operator reads it. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    inquiryType: text('inquiry_type', { enum: inquiryTypes }).notNull(),
    /** SHA-256 of the `Idempotency-Key` and of the input it stood for. */
    keyHash: bytes('key_hash'),
    inputHash: bytes('input_hash').notNull(),
    createdAt: at('created_at').notNull(),
    answeredAt: at('answered_at'),
  },
  (table) => [
    uniqueIndex('contact_messages_key').on(table.keyHash),
    index('contact_messages_newest').on(table.createdAt, table.id),
  ],
)
