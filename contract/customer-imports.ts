import { z } from 'zod/mini'
import { customerStatuses } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { idParams } from './shapes.ts'
import {
  delimiters,
  fileFindings,
  importProgress,
  importUpload,
  largestUpload,
  mostColumns,
  tooFarRight,
  importListQuery,
  importSummary,
  undoPreview,
} from './imports.ts'

export const customerImportFields = ['name', 'lastName', 'email', 'company', 'status'] as const
export type CustomerImportField = (typeof customerImportFields)[number]

/** Which column (by index) feeds which field, and how the file is split. */
export const customerMapping = z.object({
  columns: z.partialRecord(
    z.enum(customerImportFields),
    z.int().check(z.gte(0, 'This column does not exist'), z.lt(mostColumns, tooFarRight)),
  ),
  hasHeader: z.boolean(),
  delimiter: z.enum(delimiters),
})
export type CustomerMapping = z.infer<typeof customerMapping>

/** What the owner decided; whatever is left out is detected from the file. */
export const customerChoices = z.partial(customerMapping)
export type CustomerChoices = z.infer<typeof customerChoices>

const upload = z.extend(importUpload, { mapping: z.optional(customerChoices) })

export const customerPreview = z.object({
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: customerMapping,
  ...fileFindings,
  rows: z.number(),
  /** Rows that can be imported, before comparing with who is here already. */
  usable: z.number(),
  sample: z.array(
    z.object({
      row: z.number(),
      name: z.string(),
      email: z.string(),
      company: z.nullable(z.string()),
      status: z.enum(customerStatuses),
      excerpt: z.string(),
      /** Why this row would be left out. */
      problem: z.nullable(z.string()),
      /** What would be changed about it, e.g. a status that we do not have. */
      notes: z.array(z.string()),
    }),
  ),
})
export type CustomerPreview = z.infer<typeof customerPreview>

/** Reads a list of customers and says what would be imported. Stores nothing. */
export const previewCustomerImport = endpoint('POST /api/customers/import/preview', {
  access: 'owner',
  rate: 'upload',
  body: upload,
  bodyLimitBytes: largestUpload,
  response: customerPreview,
})

/** Takes a list in and answers at once; a job applies it, wholly or not at all. Known addresses are merged. */
export const startCustomerImport = endpoint('POST /api/customers/import', {
  access: 'owner',
  rate: 'upload',
  body: upload,
  bodyLimitBytes: largestUpload,
  status: 202,
  response: importProgress,
})

export const getCustomerImport = endpoint('GET /api/customers/imports/:id', {
  access: 'owner',
  rate: 'app',
  params: idParams,
  response: importProgress,
})

/** Newest first, at most 100 (the default). Headers as with `listTestimonials`. */
export const listCustomerImports = endpoint('GET /api/customers/imports', {
  access: 'owner',
  rate: 'app',
  query: importListQuery,
  response: z.array(importSummary),
})

export const previewCustomerImportUndo = endpoint('GET /api/customers/imports/:id/undo', {
  access: 'owner',
  rate: 'app',
  params: idParams,
  response: undoPreview,
})

/** As `undoImport`. */
export const undoCustomerImport = endpoint('POST /api/customers/imports/:id/undo', {
  access: 'owner',
  rate: 'app',
  params: idParams,
  status: 202,
  response: importSummary,
})

/** The whole report as CSV. */
export const getCustomerImportReport = endpoint('GET /api/customers/imports/:id/report', {
  access: 'owner',
  rate: 'app',
  params: idParams,
  response: 'file',
})

export const exportCustomers = endpoint('GET /api/customers/export', {
  access: 'owner',
  rate: 'upload',
  query: z.object({ format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }) }),
  response: 'file',
})
