import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, moment } from './fields.ts'

/** Largest file, in bytes of JSON body around it. */
const bodyLimitBytes = 16_000_000

export const importFields = [
  'customerName',
  'customerEmail',
  'company',
  'title',
  'content',
  'rating',
  'date',
  'sourceUrl',
  'externalId',
] as const
export type ImportField = (typeof importFields)[number]

export const ratingScales = ['one-to-five', 'zero-to-ten', 'percent'] as const
export type RatingScale = (typeof ratingScales)[number]
export const dateOrders = ['iso', 'day-first', 'month-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Which column (by index) feeds which field, and how to read it. */
export const importMapping = z.object({
  columns: z.partialRecord(z.enum(importFields), z.int().check(z.gte(0), z.lte(500))),
  hasHeader: z.boolean(),
  ratingScale: z.enum(ratingScales),
  dateOrder: z.enum(dateOrders),
  /** Shown as "imported from ...". */
  source: z.string().check(z.minLength(1, 'Please say where these reviews come from'), z.maxLength(60)),
})
export type ImportMapping = z.infer<typeof importMapping>

const upload = z.object({
  fileName: z.string().check(z.maxLength(255)),
  /** The file's text, decoded by the browser. */
  content: z.string({ error: 'The file is missing' }).check(z.minLength(1, 'The file is empty')),
  mapping: z.optional(importMapping),
})

export const importPreview = z.object({
  /** The product whose export this is, e.g. `Judge.me`; null when the owner has to map. */
  recognised: z.nullable(z.string()),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: importMapping,
  /** True when the dates can be read both ways, so that the owner must choose. */
  datesAmbiguous: z.boolean(),
  rows: z.number(),
  usable: z.number(),
  sample: z.array(
    z.object({
      row: z.number(),
      customerName: z.string(),
      company: z.nullable(z.string()),
      content: z.string(),
      rating: z.nullable(z.number()),
      date: z.nullable(moment),
      problem: z.nullable(z.string()),
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
  bodyLimitBytes,
  response: importPreview,
})

export const importStates = ['waiting', 'running', 'done', 'failed'] as const

export const importProgress = z.object({
  id: z.string(),
  fileName: z.string(),
  source: z.string(),
  state: z.enum(importStates),
  rows: z.number(),
  processed: z.number(),
  added: z.number(),
  skipped: z.number(),
  /** What was left out or changed, row by row (the file's row numbers), at most 1,000. */
  report: z.array(z.object({ row: z.number(), reason: z.string(), excerpt: z.string() })),
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
  bodyLimitBytes,
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

export const exportTestimonials = endpoint({
  access: 'owner',
  rate: 'upload',
  method: 'GET',
  path: '/api/testimonials/export',
  query: z.object({ format: z.enum(['csv', 'json'], { error: 'The format is csv or json' }) }),
  response: 'file',
})
