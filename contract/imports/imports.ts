import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { moment, line } from '../fields.ts'
import { fileFindings, importUpload, mappingTo, previewEndpoint, rowFindings } from './import-files.ts'
import { handsOut, importCallsAt, takesFile } from './import-progress.ts'
import { testimonialFilters } from '../testimonials/testimonial-filters.ts'
import { testimonialParts } from '../row-calls.ts'

export const importFields = [
  'customerName',
  /** Joined behind `customerName`, for files that keep first and last names apart. */
  'customerLastName',
  'customerEmail',
  'company',
  'role',
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

/** The same as for customers, and how to read the columns. */
export const importMapping = z.extend(mappingTo(importFields), {
  ratingScale: z.enum(ratingScales),
  dateOrder: z.enum(dateOrders),
  /** Shown as "imported from ...". */
  /** Empty where nobody said: a file's name is no source. */
  source: line(60),
})
export type ImportMapping = z.infer<typeof importMapping>

/** What the owner decided; whatever is left out is detected from the file. */
export const importChoices = z.partial(importMapping)
export type ImportChoices = z.infer<typeof importChoices>

const upload = z.extend(importUpload, { mapping: z.optional(importChoices) })

/** What a second import would change about a testimonial of an earlier one. */
export const importUpdate = z.object({
  row: z.number(),
  customerName: z.string(),
  content: z.string(),
  changes: z.array(
    z.object({
      field: z.enum(['customerName', 'customerEmail', 'company', 'role', 'rating', 'date']),
      from: z.nullable(z.union([z.string(), z.number()])),
      to: z.nullable(z.union([z.string(), z.number()])),
    }),
  ),
})
export type ImportUpdate = z.infer<typeof importUpdate>

export const importPreview = z.object({
  /** The product whose export this is, e.g. `Judge.me`; null when the owner has to map. */
  recognized: z.nullable(z.string()),
  /** A sentence on what this kind of file leaves out, if anything. */
  note: z.nullable(z.string()),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: importMapping,
  /** True when the dates can be read both ways, so that the owner must choose. */
  datesAmbiguous: z.boolean(),
  /** True when a few ratings are above the scale that fits all others, so that the owner must choose. */
  ratingsAmbiguous: z.boolean(),
  /** Fields that two columns (by number, from 0) suit about as well: neither was taken, so that the owner can choose. */
  unsure: z.array(z.object({ field: z.enum(importFields), columns: z.array(z.number()) })),
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
      ...testimonialParts,
      /** In stars, what the file gives, where that lies between two whole ones. */
      ratingGiven: z.nullable(z.number()),
      date: z.nullable(moment),
      ...rowFindings,
    }),
  ),
})
export type ImportPreview = z.infer<typeof importPreview>

export const previewImport = previewEndpoint('POST /api/testimonials/import/preview', upload, importPreview)

/** Takes a file in and answers at once; a job applies it, wholly or not at all. */
export const startImport = endpoint('POST /api/testimonials/import', {
  support: 'never',
  ...takesFile,
  body: z.extend(upload, {
    /** Approves what it adds: the owner's word that these reviews are genuine. */
    approve: z.optional(z.boolean()),
  }),
})

export const reviewImports = importCallsAt('/api/testimonials')
export const {
  get: getImport,
  list: listImports,
  previewUndo: previewImportUndo,
  undo: undoImport,
  report: getImportReport,
} = reviewImports

/** Everything, or what passes the filters. */
export const exportTestimonials = endpoint('GET /api/testimonials/export', {
  ...handsOut,
  acceptsKey: 'exports:read',
  query: z.extend(handsOut.query, testimonialFilters),
  about: {
    group: 'testimonials',
    place: 22,
    title: 'Export testimonials',
    says: 'Every testimonial as one file, or those that the filters of the list leave.',
    sample: { query: { format: 'csv' } },
  },
})
