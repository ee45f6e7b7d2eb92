import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from './columns.ts'

export const lookupKinds = ['key', 'link', 'logo', 'invitation'] as const

/**
 * Whose a token or a public id is. The rows themselves are found by workspace and id, also when workspaces lie on
 * several machines.
 */
export const lookups = pgTable(
  'lookups',
  {
    kind: text('kind', { enum: lookupKinds }).notNull(),
    /** A secret's SHA-256, or the bytes of a public id. */
    key: bytes('key').notNull(),
    workspaceId: uuid('workspace_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('lookups_workspace').on(table.workspaceId),
  ],
)

/** The answers given under an `Idempotency-Key`, written in the transaction of the work itself. */
export const idempotency = pgTable(
  'idempotency',
  {
    workspaceId: uuid('workspace_id').notNull(),
    /** SHA-256 of the caller and their key. */
    key: text('key').notNull(),
    /** SHA-256 of call and input. */
    requestHash: bytes('request_hash').notNull(),
    response: text('response').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.key] }),
    index('idempotency_age').on(table.createdAt),
  ],
)

/** Proof-of-work solutions that have been used; each is good once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    signature: text('signature').primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('spent_challenges_expiry').on(table.expiresAt)],
)

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
