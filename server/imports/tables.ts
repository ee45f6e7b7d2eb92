import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { type CustomerChoices } from '#contract/customers/customer-imports.ts'
import { type ImportChoices } from '#contract/imports/imports.ts'
import { type ReportLine, importStates } from '#contract/imports/import-progress.ts'
import { customers } from '../customers/tables.ts'
import { at, bytes, goesWith, indexWhereSet } from '../db/columns.ts'
import { keyedTable } from '../db/keyed-table.ts'
import { testimonials } from '../testimonials/tables.ts'
import { tableOfWorkspace } from '../workspaces/tables.ts'

export const imports = tableOfWorkspace('imports', {
  userId: uuid('user_id'),
  fileName: text('file_name').notNull(),
  source: text('source').notNull(),
  /** How the file is read. Lists of customers are told from reviews by `kind`. */
  mapping: jsonb('mapping').$type<
    (ImportChoices & { approve?: true }) | ({ kind: 'customers' } & CustomerChoices)
  >(),
  /** The uploaded text, gzipped; emptied when the import is over. */
  file: bytes('file'),
  state: text('state', { enum: importStates }).notNull(),
  rows: integer('rows').notNull().default(0),
  processed: integer('processed').notNull().default(0),
  added: integer('added').notNull().default(0),
  skipped: integer('skipped').notNull().default(0),
  report: jsonb('report').$type<ReportLine[]>().notNull().default([]),
  failure: text('failure'),
  /** When it was undone, what went and what stayed then. */
  undoneAt: at('undone_at'),
  removed: integer('removed').notNull().default(0),
  kept: integer('kept').notNull().default(0),
  createdAt: at('created_at').notNull(),
})

/** What a field was, and what an import made of it. */
export type FieldChanges = Readonly<
  Record<string, { readonly from: string | number | null; readonly to: string | number | null }>
>

/** What an import did, row by row of its file: knowledge for undoing it, gone when that is over. */
export const importRows = keyedTable(
  'import_rows',
  {
    workspaceId: uuid('workspace_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** The number in the file. */
    row: integer('row').notNull(),
  },
  {
    testimonialId: uuid('testimonial_id'),
    customerId: uuid('customer_id'),
    /** What was changed about somebody or something that was here; null for what the import added. */
    changes: jsonb('changes').$type<FieldChanges>(),
  },
  (table) => [
    goesWith(imports, [table.workspaceId, table.importId], 'import_rows_of_import'),
    goesWith(testimonials, [table.workspaceId, table.testimonialId], 'import_rows_of_testimonial'),
    goesWith(customers, [table.workspaceId, table.customerId], 'import_rows_of_customer'),
    // For the two cascades.
    indexWhereSet('import_rows_testimonial', table.workspaceId, table.testimonialId),
    indexWhereSet('import_rows_customer', table.workspaceId, table.customerId),
  ],
)
