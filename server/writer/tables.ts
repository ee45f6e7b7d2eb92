import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { at, bytes, keyOfRow } from '../db/columns.ts'
import { rowOfWorkspace } from '../workspaces/tables.ts'

/** What the writer has drafted, as fingerprints: enough to recognize it, and not its words. */
export const drafts = pgTable(
  'drafts',
  {
    ...rowOfWorkspace(),
    /** Of all its letters and digits, so that case, spaces and punctuation change nothing. */
    textHash: bytes('text_hash').notNull(),
    /** Of every five words in a row, so that a few changed words do not make it another's. */
    shingles: integer('shingles').array().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    keyOfRow(table),
    index('drafts_of_workspace').on(table.workspaceId, table.expiresAt),
    index('drafts_expiry').on(table.expiresAt),
  ],
)
