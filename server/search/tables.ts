import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { keyOfRow } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'

/** How both begin. Without a foreign key: checking it would cost an import more than the row itself. */
const ofList = () => ({
  workspaceId: uuid('workspace_id').notNull(),
  /** The table that is searched. */
  list: text('list').notNull(),
})

/** The words that a workspace's lists hold: what a mistyped word may have meant. Kept by `plaudit_learn_words`. */
export const searchVocabulary = keyedTable(
  'search_vocabulary',
  { ...ofList(), word: text('word').notNull() },
  {
    /** How many rows have it. A word that none has is removed. */
    rows: integer('rows').notNull(),
    /** Hashes of how it begins and of that with one letter left out: two words that share one are nearly alike. */
    keys: bigint('keys', { mode: 'bigint' })
      .array()
      .notNull()
      .generatedAlwaysAs(sql`plaudit_word_keys(workspace_id, list, word)`),
  },
)

/** Texts whose words are still to be counted. Triggers write them, so that no writer waits for another's words. */
export const searchChanges = pgTable(
  'search_changes',
  {
    ...ofList(),
    id: uuid('id').notNull(),
    /** 1: a row has this text; -1: it no longer has. */
    change: smallint('change').notNull(),
    words: text('words').notNull(),
  },
  (table) => [keyOfRow(table)],
)
