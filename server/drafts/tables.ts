import { bigint, date, index, integer } from 'drizzle-orm/pg-core'
import { at, bytes } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { ofWorkspace, tableOfWorkspace } from '../workspaces/tables.ts'

/** What the writer has drafted, as fingerprints: enough to recognize it, and not its words. */
export const drafts = tableOfWorkspace(
  'drafts',
  {
    /** Of all its letters and digits, so that case, spaces and punctuation change nothing. */
    textHash: bytes('text_hash').notNull(),
    /** Of every five words in a row, so that a few changed words do not make it another's. */
    shingles: integer('shingles').array().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('drafts_of_workspace').on(table.workspaceId, table.expiresAt),
    index('drafts_expiry').on(table.expiresAt),
  ],
)

/** Whole drafts for an hour, so that a retry gets the same text and the AI service is not asked twice. */
export const storedDrafts = keyedTable(
  'stored_drafts',
  {
    workspaceId: ofWorkspace(),
    /** SHA-256 of everything that the draft depends on. */
    key: bytes('key').notNull(),
  },
  {
    /** Encrypted: customers' words, which nobody has approved yet. */
    sealed: bytes('sealed').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('stored_drafts_expiry').on(table.expiresAt)],
)

const tokens = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** What a workspace asked of the AI service on a day in UTC. */
export const writerUsage = keyedTable(
  'writer_usage',
  { workspaceId: ofWorkspace(), day: date('day').notNull() },
  {
    /** What the daily limit counts: every call that was to be made. */
    drafts: integer('drafts').notNull(),
    /** Those that the service answered or counted tokens for. */
    calls: integer('calls').notNull().default(0),
    inputTokens: tokens('input_tokens'),
    outputTokens: tokens('output_tokens'),
  },
  (table) => [index('writer_usage_day').on(table.day)],
)
