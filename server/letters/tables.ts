import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

export const letterStates = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const

/** The mail outbox: claimed, sent, marked. A crash between sending and marking leaves `sending`, shown as `unknown`. */
export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id'),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** A link that opens something for whoever holds it. It is gone as soon as the letter is. */
    secretLink: text('secret_link'),
    state: text('state', { enum: letterStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    /** While it is being sent: since when. */
    sentAt: at('sent_at'),
  },
  (table) => [index('letters_state').on(table.state, table.createdAt)],
)
