import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, line, moment, requiredLine } from './fields.ts'

/** Largest file, in bytes of JSON body around it. */
export const largestUpload = 16_000_000

export const importFields = [
  'customerName',
  /** Joined behind `customerName`, for files that keep first and last names apart. */
  'customerLastName',
  'customerEmail',
  'company',
  'title',
  'content',
  'rating',
  'date',
  'source',
  'sourceUrl',
  'externalId',
] as const
export type ImportField = (typeof importFields)[number]

export const ratingScales = ['one-to-five', 'zero-to-ten', 'percent'] as const
export type RatingScale = (typeof ratingScales)[number]
export const dateOrders = ['iso', 'day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** What stands between two columns; `none` takes every line as one review. */
export const delimiters = [',', ';', '\t', '|', 'none'] as const
export type Delimiter = (typeof delimiters)[number]

/** How many columns of a file can be imported, counted from the left. */
export const mostColumns = 501
export const tooFarRight = `Only the first ${mostColumns} columns of a file can be imported`

/** Which column (by index) feeds which field, and how to read it. */
export const importMapping = z.object({
  columns: z.partialRecord(
    z.enum(importFields),
    z.int().check(z.gte(0, 'This column does not exist'), z.lt(mostColumns, tooFarRight)),
  ),
  hasHeader: z.boolean(),
  delimiter: z.enum(delimiters),
  ratingScale: z.enum(ratingScales),
  dateOrder: z.enum(dateOrders),
  /** Shown as "imported from ...". */
  source: requiredLine(1, 60, 'Please say where these reviews are from'),
})
export type ImportMapping = z.infer<typeof importMapping>

/** What the owner decided; whatever is left out is detected from the file. */
export const importChoices = z.partial(importMapping)
export type ImportChoices = z.infer<typeof importChoices>

export const importUpload = z.object({
  fileName: line(255),
  /** The file's text, decoded by the browser. */
  content: z.string({ error: 'The file is missing' }).check(z.minLength(1, 'The file is empty')),
})

const upload = z.extend(importUpload, { mapping: z.optional(importChoices) })

/** What is to be said about any file. */
export const fileFindings = {
  /** How many control characters were left out. */
  droppedCharacters: z.number(),
  /** True when the file has more than `mostColumns`; `columns` ends there. */
  isTooWide: z.boolean(),
}

export const importPreview = z.object({
  /** The product whose export this is, e.g. `Judge.me`; null when the owner has to map. */
  recognised: z.nullable(z.string()),
  /** A sentence on what this kind of file leaves out, if anything. */
  note: z.nullable(z.string()),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: importMapping,
  /** True when the dates can be read both ways, so that the owner must choose. */
  datesAmbiguous: z.boolean(),
  /** True when a few ratings are above the scale that fits all others, so that the owner must choose. */
  ratingsAmbiguous: z.boolean(),
  ...fileFindings,
  rows: z.number(),
  /** Rows that can be imported, before comparing with what is here already. */
  usable: z.number(),
  sample: z.array(
    z.object({
      row: z.number(),
      customerName: z.string(),
      company: z.nullable(z.string()),
      content: z.string(),
      rating: z.nullable(z.number()),
      date: z.nullable(moment),
      /** Why this row would be left out. */
      problem: z.nullable(z.string()),
      /** What would be changed about it, e.g. an invalid email address. */
      notes: z.array(z.string()),
    }),
  ),
})
export type ImportPreview = z.infer<typeof importPreview>

/** Reads a file and says what would be imported. Stores nothing. */
export const previewImport = endpoint({
  access: 'owner',
  rate: 'upload',
  method: 'POST',
  path: '/api/testimonials/import/preview',
  body: upload,
  bodyLimitBytes: largestUpload,
  response: importPreview,
})

export const reportLine = z.object({
  row: z.number(),
  isSkipped: z.boolean(),
  reason: z.string(),
  excerpt: z.string(),
})
export type ReportLine = z.infer<typeof reportLine>

export const importStates = ['waiting', 'running', 'done', 'failed'] as const

export const importProgress = z.object({
  id: z.string(),
  fileName: z.string(),
  source: z.string(),
  state: z.enum(importStates),
  rows: z.number(),
  processed: z.number(),
  added: z.number(),
  /** Customers that were here already and are up to date now; none when reviews are imported. */
  merged: z.number(),
  skipped: z.number(),
  /**
   * What was left out (`isSkipped`) or changed, row by row with the file's row numbers: the first 1,000.
   * `getImportReport` has them all.
   */
  report: z.array(reportLine),
  /** A sentence, when the import failed; nothing was added then. */
  failure: z.nullable(z.string()),
  createdAt: moment,
})
export type ImportProgress = z.infer<typeof importProgress>

/** Takes a file in and answers at once; a job applies it, wholly or not at all. */
export const startImport = endpoint({
  access: 'owner',
  rate: 'upload',
  method: 'POST',
  path: '/api/testimonials/import',
  body: upload,
  bodyLimitBytes: largestUpload,
  status: 202,
  response: importProgress,
})

export const getImport = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/testimonials/imports/:id',
  params: z.object({ id }),
  response: importProgress,
})

/** The whole report as CSV. */
export const getImportReport = endpoint({
  access: 'owner',
  rate: 'app',
  method: 'GET',
  path: '/api/testimonials/imports/:id/report',
  params: z.object({ id }),
  response: 'file',
})

export const exportTestimonials = endpoint({
  access: 'owner',
  rate: 'upload',
  method: 'GET',
  path: '/api/testimonials/export',
  query: z.object({ format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }) }),
  response: 'file',
})
