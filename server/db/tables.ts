import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytes } from './columns.ts'
import { keyedTable } from './keyed-table.ts'

export const lookupKinds = ['key', 'link', 'logo', 'invitation', 'widget', 'wall', 'wall-domain'] as const

/**
 * Whose a token or a public id is. The rows themselves are found by workspace and id, also when workspaces lie on
 * several machines.
 */
export const lookups = keyedTable(
  'lookups',
  {
    kind: text('kind', { enum: lookupKinds }).notNull(),
    /** A secret's SHA-256, or the bytes of a public id. */
    key: bytes('key').notNull(),
  },
  { workspaceId: uuid('workspace_id').notNull() },
  (table) => [index('lookups_workspace').on(table.workspaceId)],
)

/** The answers given under an `Idempotency-Key`, written in the transaction of the work itself. */
export const idempotency = keyedTable(
  'idempotency',
  {
    workspaceId: uuid('workspace_id').notNull(),
    /** SHA-256 of the caller and their key. */
    key: text('key').notNull(),
  },
  {
    /** SHA-256 of call and input. */
    requestHash: bytes('request_hash').notNull(),
    response: text('response').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('idempotency_age').on(table.createdAt)],
)

/** What was good once and has been used: solutions of the proof of work, and answers of sign-in providers. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    signature: text('signature').primaryKey(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('spent_challenges_expiry').on(table.expiresAt)],
)
