import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DomainRecords } from '#contract/emails/sending-domain.ts'
import { at, bytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace, onlyOfWorkspace } from '../workspaces/tables.ts'

/**
 * `queued`: waits, for its first try or the next one. `failed`: given up. `suppressed`: stopped before it left, because
 * the recipient unsubscribed or cannot be reached, or its reason is gone. `bounced`: it left and came back.
 */
export const emailStates = [
  'queued',
  'sending',
  'sent',
  'failed',
  'unknown',
  'suppressed',
  'bounced',
] as const

/** Of these nothing leaves any more. */
export const settledStates = ['sent', 'failed', 'unknown', 'suppressed', 'bounced'] as const

/** `requests`: everything that asks a customer for something. It can be unsubscribed from, and leaves after the others. */
export const emailStreams = ['transactional', 'requests'] as const

/** What an email may be for, so that it stays here when that is over; features say so under `emailPurposes`. */
export const emailPurposes = ['campaign', 'follow-up'] as const

export type EmailPurpose = (typeof emailPurposes)[number]

/** Whose turn it is goes by workspace; what belongs to none counts as one more. */
export const nobodysWorkspace = '00000000-0000-0000-0000-000000000000'

/** The mail outbox: claimed, sent, marked. A crash between sending and marking leaves `sending`, shown as `unknown`. */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id'),
    recipient: text('recipient').notNull(),
    /** As in `mailboxes`; of what belongs to no workspace there is none. */
    mailbox: bytes('mailbox').generatedAlwaysAs(sql`plaudit_mailbox_hash(workspace_id, recipient)`),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** A link that opens something for whoever holds it. It is gone as soon as the email is. */
    secretLink: text('secret_link'),
    state: text('state', { enum: emailStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    /** While it is being sent: since when. */
    sentAt: at('sent_at'),
    stream: text('stream', { enum: emailStreams }).notNull().default('transactional'),
    /** A business writes it to its customers, and not this product to those who work with it. */
    isFromBusiness: boolean('is_from_business').notNull().default(false),
    purpose: text('purpose', { enum: emailPurposes }),
    purposeId: uuid('purpose_id'),
    /** Not before this moment. */
    dueAt: at('due_at').notNull().defaultNow(),
    /** Its reason waits, and it with it: a campaign that was paused. */
    isHeld: boolean('is_held').notNull().default(false),
    /** What mail servers and providers told of it later. */
    deliveredAt: at('delivered_at'),
    /** Only if a provider said so, and the workspace wants to know. */
    openedAt: at('opened_at'),
    bouncedAt: at('bounced_at'),
    complainedAt: at('complained_at'),
    /** Its recipient unsubscribed through it. */
    unsubscribedAt: at('unsubscribed_at'),
  },
  (table) => [
    index('emails_state').on(table.state, table.createdAt),
    index('emails_due')
      .on(table.stream, sql`coalesce(workspace_id, ${sql.raw(`'${nobodysWorkspace}'`)}::uuid)`, table.dueAt)
      .where(sql`state = 'queued' and not is_held`),
    index('emails_of_workspace').on(table.workspaceId, table.createdAt),
    index('emails_of_purpose')
      .on(table.workspaceId, table.purposeId)
      .where(sql`purpose_id is not null`),
  ],
)

/** How somebody unsubscribed: on the page, by their mail program's button, on their private page, or through the owner. */
export const optOutWays = ['page', 'one-click', 'private-page', 'owner'] as const

/** What a workspace has to remember of an address without keeping the address. */
export const mailboxes = keyedTable(
  'mailboxes',
  {
    workspaceId: ofWorkspace(),
    /** SHA-256 of the mailbox, one for all its spellings: `plaudit_mailbox_hash`. */
    mailbox: bytes('mailbox').notNull(),
  },
  {
    /** When the last email left that asked for consent: at most one a day. */
    consentAskedAt: at('consent_asked_at'),
    /** When the private page was last mailed after a submission: at most once a day. */
    privateLinkMailedAt: at('private_link_mailed_at'),
    /** They want no more emails of this business that ask for something. */
    optedOutAt: at('opted_out_at'),
    optedOutBy: text('opted_out_by', { enum: optOutWays }),
    /** What they said, and when, where the owner took that back for them. */
    optedInWords: text('opted_in_words'),
    optedInAt: at('opted_in_at'),
    /** What the mail server said of an address that does not exist. */
    bouncedAt: at('bounced_at'),
    bounceReason: text('bounce_reason'),
    /** They called an email of this business spam. */
    complainedAt: at('complained_at'),
    /** Somebody of the team had this address; a trigger notes it. It can never speak as a customer. */
    leftTeamAt: at('left_team_at'),
    /** Somebody removed this customer here: no CRM brings them back. */
    removedAt: at('removed_at'),
  },
)

/** Mailboxes that no workspace may write to: they do not exist, or their readers called emails spam. */
export const unreachableMailboxes = pgTable('unreachable_mailboxes', {
  /** As in `mailboxes`, for the workspace of nobody. */
  mailbox: bytes('mailbox').primaryKey(),
  bouncedAt: at('bounced_at'),
  complainedAt: at('complained_at'),
})

/** How a workspace writes to its customers. */
export const emailSettings = pgTable('email_settings', {
  workspaceId: onlyOfWorkspace(),
  /** Stands under everything that asks a customer for something. */
  postalAddress: text('postal_address').notNull().default(''),
  /** Whether it wants to know who opened an email, where the mail provider tells. */
  countsOpens: boolean('counts_opens').notNull().default(false),
  /** Too many of its requests bounced, or were called spam: none leaves until the owner has seen to it. */
  heldAt: at('held_at'),
  heldFor: text('held_for', { enum: ['bounces', 'complaints'] }),
  /** What happened before is forgiven. */
  resumedAt: at('resumed_at'),
})

/** The domain that a workspace sends from, with the key that signs for it. */
export const sendingDomains = pgTable('sending_domains', {
  workspaceId: onlyOfWorkspace(),
  domain: text('domain').notNull(),
  /** What stands before the @ of the sender. */
  localPart: text('local_part').notNull(),
  selector: text('selector').notNull(),
  /** PKCS 8, sealed with the instance's key. */
  sealedKey: bytes('sealed_key').notNull(),
  publicKey: text('public_key').notNull(),
  records: jsonb('records').$type<DomainRecords>(),
  checkedAt: at('checked_at'),
  /** Since when the domain answers with what it has to; only then is it written from. */
  verifiedAt: at('verified_at'),
})

/** A mail server that takes nothing; gone when it does again. */
export const mailOutages = pgTable('mail_outages', {
  server: text('server').primaryKey(),
  since: at('since').notNull(),
  /** What it said last. */
  error: text('error').notNull(),
})
