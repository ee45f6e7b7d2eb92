import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CustomerChoices } from '#contract/customer-imports.ts'
import { type ImportChoices, importStates, type ReportLine } from '#contract/imports.ts'
import { workspaces } from './accounts.ts'
import { at, bytes } from './columns.ts'

export const imports = pgTable(
  'imports',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    userId: uuid('user_id'),
    fileName: text('file_name').notNull(),
    source: text('source').notNull(),
    /** How the file is read. Lists of customers are told from reviews by `kind`. */
    mapping: jsonb('mapping').$type<ImportChoices | ({ kind: 'customers' } & CustomerChoices)>(),
    /** The uploaded text, gzipped; emptied when the import is over. */
    file: bytes('file'),
    state: text('state', { enum: importStates }).notNull(),
    rows: integer('rows').notNull().default(0),
    processed: integer('processed').notNull().default(0),
    added: integer('added').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    report: jsonb('report').$type<ReportLine[]>().notNull().default([]),
    failure: text('failure'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
)
