import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace } from '../workspaces/tables.ts'

export const emailStates = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const

/** The mail outbox: claimed, sent, marked. A crash between sending and marking leaves `sending`, shown as `unknown`. */
export const emails = pgTable(
  'emails',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id'),
    recipient: text('recipient').notNull(),
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
  },
  (table) => [index('emails_state').on(table.state, table.createdAt)],
)

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
    /** Somebody of the team had this address; a trigger notes it. It can never speak as a customer. */
    leftTeamAt: at('left_team_at'),
  },
)
