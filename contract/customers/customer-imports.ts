import { z } from 'zod/mini'
import { customerStatuses } from './customers.ts'
import { endpoint } from '../endpoint.ts'
import { handsOut, importCallsAt, takesFile } from '../imports/import-progress.ts'
import {
  fileFindings,
  importUpload,
  mappingTo,
  previewEndpoint,
  rowFindings,
} from '../imports/import-files.ts'

export const customerImportFields = ['name', 'lastName', 'email', 'company', 'phone', 'status'] as const
export type CustomerImportField = (typeof customerImportFields)[number]

export const customerMapping = mappingTo(customerImportFields)
export type CustomerMapping = z.infer<typeof customerMapping>

/** What the owner decided; whatever is left out is detected from the file. */
export const customerChoices = z.extend(z.partial(customerMapping), {
  /** Customers who are here under another name get the one in the file; left out: they keep theirs. */
  renames: z.optional(z.boolean()),
  /** Whoever imports them vouches that they agreed to text messages, in the words of `textConsentSentence`. */
  vouchesForTexts: z.optional(z.boolean()),
})
export type CustomerChoices = z.infer<typeof customerChoices>

const upload = z.extend(importUpload, { mapping: z.optional(customerChoices) })

export const customerPreview = z.object({
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: customerMapping,
  ...fileFindings,
  rows: z.number(),
  /** Rows that can be imported, before comparing with who is here already. */
  usable: z.number(),
  /** How many of them are customers here under another name. */
  otherNames: z.number(),
  sample: z.array(
    z.object({
      row: z.number(),
      name: z.string(),
      email: z.string(),
      company: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      status: z.enum(customerStatuses),
      excerpt: z.string(),
      ...rowFindings,
    }),
  ),
})
export type CustomerPreview = z.infer<typeof customerPreview>

export const previewCustomerImport = previewEndpoint(
  'POST /api/customers/import/preview',
  upload,
  customerPreview,
)

/** Takes a list in and answers at once; a job applies it, wholly or not at all. Known addresses are merged. */
export const startCustomerImport = endpoint('POST /api/customers/import', {
  support: 'never',
  ...takesFile,
  body: upload,
})

export const customerImports = importCallsAt('/api/customers')
export const {
  get: getCustomerImport,
  list: listCustomerImports,
  previewUndo: previewCustomerImportUndo,
  undo: undoCustomerImport,
  report: getCustomerImportReport,
} = customerImports

export const exportCustomers = endpoint('GET /api/customers/export', {
  ...handsOut,
  acceptsKey: 'exports:read',
  about: {
    group: 'customers',
    place: 10,
    title: 'Export customers',
    says: 'Every customer as one file.',
    sample: { query: { format: 'csv' } },
  },
})
