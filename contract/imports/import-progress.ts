import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { largestUpload, tooLargeFile } from './import-files.ts'
import { paging } from '../lists.ts'
import { idParams } from '../shapes.ts'

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

/** What takes a file in, and what hands all of it out, for testimonials and customers alike. */
export const takesFile = {
  access: 'owner',
  rate: 'upload',
  bodyLimitBytes: largestUpload,
  tooLarge: tooLargeFile,
  status: 202,
  response: importProgress,
} as const
export const handsOut = {
  access: 'owner',
  rate: 'upload',
  query: z.object({ format: z.enum(['csv', 'json'], { error: 'The format must be csv or json' }) }),
  response: 'file',
} as const

/**
 * The calls about the imports at an address, for testimonials and customers alike.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function importCallsAt<const At extends `/api/${string}`>(at: At) {
  return {
    get: ownerEndpoint(`GET ${at}/imports/:id`, { params: idParams, response: importProgress }),
    /** Newest first, at most 100 (the default). Headers as with `listTestimonials`. */
    list: ownerEndpoint(`GET ${at}/imports`, {
      query: z.object({ ...paging }),
      response: z.array(importSummary),
    }),
    previewUndo: ownerEndpoint(`GET ${at}/imports/:id/undo`, { params: idParams, response: undoPreview }),
    /** Takes an import of the last 30 days back, wholly; a job does it. A second call changes nothing. */
    undo: ownerEndpoint(`POST ${at}/imports/:id/undo`, {
      support: 'never',
      params: idParams,
      status: 202,
      response: importSummary,
    }),
    /** The whole report as CSV. */
    report: ownerEndpoint(`GET ${at}/imports/:id/report`, { params: idParams, response: 'file' }),
  }
}
