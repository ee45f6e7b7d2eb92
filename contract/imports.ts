import { z } from 'zod/mini'
import { endpoint, ownerEndpoint, uploadEndpoint } from './endpoint.ts'
import { testimonialFilters } from './testimonial-filters.ts'
import { idParams } from './shapes.ts'
import { paging } from './lists.ts'
import { line, moment, requiredLine } from './fields.ts'

/** Largest file, in bytes of JSON body around it. */
const largestUpload = 16_000_000

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

/**
 * A body that holds a whole file.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function asFile<const Body>(body: Body) {
  return { body, bodyLimitBytes: largestUpload }
}

const upload = z.extend(importUpload, { mapping: z.optional(importChoices) })

/** What a second import would change about a testimonial of an earlier one. */
export const importUpdate = z.object({
  row: z.number(),
  customerName: z.string(),
  content: z.string(),
  changes: z.array(
    z.object({
      field: z.enum(['customerName', 'customerEmail', 'company', 'rating', 'date']),
      from: z.nullable(z.union([z.string(), z.number()])),
      to: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
})
export type ImportUpdate = z.infer<typeof importUpdate>

/** What is to be said about any file. */
export const fileFindings = {
  /** How many control characters were left out. */
  droppedCharacters: z.number(),
  /** True when the file has more than `mostColumns`; `columns` ends there. */
  isTooWide: z.boolean(),
}

/** What is to be said about a row of any file. */
export const rowFindings = {
  /** Why this row would be left out. */
  problem: z.nullable(z.string()),
  /** What would be changed about it, e.g. an invalid email address, or a status that we do not have. */
  notes: z.array(z.string()),
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
  /** Of these, rows that are here already and stay as they are. */
  known: z.number(),
  /** Of these, rows of an earlier import that have been corrected since. */
  updates: z.object({
    count: z.number(),
    /** Approved ones, which change wherever they are shown. */
    approved: z.number(),
    /** The first few. */
    sample: z.array(importUpdate),
  }),
  sample: z.array(
    z.object({
      row: z.number(),
      customerName: z.string(),
      company: z.nullable(z.string()),
      content: z.string(),
      rating: z.nullable(z.number()),
      date: z.nullable(moment),
      ...rowFindings,
    }),
  ),
})
export type ImportPreview = z.infer<typeof importPreview>

/** Reads a file and says what would be imported. Stores nothing. */
export const previewImport = uploadEndpoint('POST /api/testimonials/import/preview', {
  ...asFile(upload),
  response: importPreview,
})

export const reportLine = z.object({
  row: z.number(),
  isSkipped: z.boolean(),
  reason: z.string(),
  excerpt: z.string(),
})
export type ReportLine = z.infer<typeof reportLine>

export const importStates = ['waiting', 'running', 'done', 'failed', 'undoing', 'undone'] as const

export const importProgress = z.object({
  id: z.string(),
  fileName: z.string(),
  source: z.string(),
  state: z.enum(importStates),
  rows: z.number(),
  processed: z.number(),
  added: z.number(),
  /** Those that were here already and are up to date now. */
  merged: z.number(),
  skipped: z.number(),
  /**
   * What was left out (`isSkipped`) or changed, row by row with the file's row numbers: the first 1,000.
   * `getImportReport` has them all.
   */
  report: z.array(reportLine),
  /** A sentence, when the import failed; nothing was added then. */
  failure: z.nullable(z.string()),
  /** It is done, not older than 30 days, and brought something. */
  canUndo: z.boolean(),
  undoneAt: z.nullable(moment),
  /** What went when it was undone, and what stayed. */
  removed: z.number(),
  kept: z.number(),
  createdAt: moment,
})
export type ImportProgress = z.infer<typeof importProgress>

/** As in the list of imports. */
export const importSummary = z.omit(importProgress, { report: true })
export type ImportSummary = z.infer<typeof importSummary>

/** What undoing an import would do now. */
export const undoPreview = z.object({
  /** Those that the import added and that go. */
  removed: z.number(),
  /** Of these, testimonials that are approved now. */
  approved: z.number(),
  /** Of these, testimonials whose text somebody of the business has edited. */
  edited: z.number(),
  /**
   * Those that the import added and that stay: testimonials that the customer has confirmed, corrected or withdrawn;
   * customers who were asked, wrote, were edited or came from a CRM.
   */
  kept: z.number(),
  /** Those that were here before, which get their earlier details back. */
  restored: z.number(),
})
export type UndoPreview = z.infer<typeof undoPreview>

/** What the calls about an import take and answer, for testimonials and customers alike. */
export const importCalls = {
  start: {
    access: 'owner',
    rate: 'upload',
    bodyLimitBytes: largestUpload,
    status: 202,
    response: importProgress,
  },
  get: { params: idParams, response: importProgress },
  list: { query: z.object({ ...paging }), response: z.array(importSummary) },
  previewUndo: { params: idParams, response: undoPreview },
  undo: { params: idParams, status: 202, response: importSummary },
  report: { params: idParams, response: 'file' },
  export: {
    access: 'owner',
    rate: 'upload',
    query: z.object({ format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }) }),
    response: 'file',
  },
} as const

/** Takes a file in and answers at once; a job applies it, wholly or not at all. */
export const startImport = endpoint('POST /api/testimonials/import', {
  ...importCalls.start,
  body: z.extend(upload, {
    /** Approves what it adds: the owner's word that these reviews are genuine. */
    approve: z.optional(z.boolean()),
  }),
})

export const getImport = ownerEndpoint('GET /api/testimonials/imports/:id', importCalls.get)

/** Newest first, at most 100 (the default). Headers as with `listTestimonials`. */
export const listImports = ownerEndpoint('GET /api/testimonials/imports', importCalls.list)

export const previewImportUndo = ownerEndpoint(
  'GET /api/testimonials/imports/:id/undo',
  importCalls.previewUndo,
)

/** Takes an import of the last 30 days back, wholly; a job does it. A second call changes nothing. */
export const undoImport = ownerEndpoint('POST /api/testimonials/imports/:id/undo', importCalls.undo)

/** The whole report as CSV. */
export const getImportReport = ownerEndpoint('GET /api/testimonials/imports/:id/report', importCalls.report)

/** Everything, or what passes the filters. */
export const exportTestimonials = endpoint('GET /api/testimonials/export', {
  ...importCalls.export,
  query: z.extend(importCalls.export.query, testimonialFilters),
})
