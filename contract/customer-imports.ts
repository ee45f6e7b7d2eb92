import { z } from 'zod/mini'
import { customerStatuses } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
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
export const previewCustomerImport = endpoint({
  access: 'owner',
  rate: 'upload',
  method: 'POST',
  path: '/api/customers/import/preview',
  body: upload,
  bodyLimitBytes: largestUpload,
  response: customerPreview,
})

/** Takes a list in and answers at once; a job applies it, wholly or not at all. Known addresses are merged. */
export const startCustomerImport = endpoint({
  access: 'owner',
  rate: 'upload',
  method: 'POST',
  path: '/api/customers/import',
  body: upload,
  bodyLimitBytes: largestUpload,
  status: 202,
  response: importProgress,
})

export const getCustomerImport = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/customers/imports/:id',
  params: z.object({ id }),
  response: importProgress,
})

/** Newest first, at most 100 (the default). Headers as with `listTestimonials`. */
export const listCustomerImports = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/customers/imports',
  query: importListQuery,
  response: z.array(importSummary),
})

export const previewCustomerImportUndo = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/customers/imports/:id/undo',
  params: z.object({ id }),
  response: undoPreview,
})

/** As `undoImport`. */
export const undoCustomerImport = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'POST',
  path: '/api/customers/imports/:id/undo',
  params: z.object({ id }),
  status: 202,
  response: importSummary,
})

/** The whole report as CSV. */
export const getCustomerImportReport = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/customers/imports/:id/report',
  params: z.object({ id }),
  response: 'file',
})

export const exportCustomers = endpoint({
  access: 'owner',
  rate: 'upload',
  method: 'GET',
  path: '/api/customers/export',
  query: z.object({ format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }) }),
  response: 'file',
})
