import { z } from 'zod/mini'
import { uploadEndpoint } from '../endpoint.ts'
import { line } from '../fields.ts'

/** Largest file, in bytes of JSON body around it. */
export const largestUpload = 16_000_000
export const tooLargeFile = {
  field: 'content',
  sentence: 'This file is larger than 10 MB. Please split it into smaller files.',
} as const

/** What stands between two columns; `none` takes every line as one review. */
export const delimiters = [',', ';', '\t', '|', 'none'] as const
export type Delimiter = (typeof delimiters)[number]

/** How many columns of a file can be imported, counted from the left. */
export const mostColumns = 501

/** The number of a column, from 0. */
const columnNumber = z
  .int()
  .check(
    z.gte(0, 'This column does not exist'),
    z.lt(mostColumns, `Only the first ${mostColumns} columns of a file can be imported`),
  )

/**
 * How a file is split, and which column feeds which field.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function mappingTo<const Fields extends readonly string[]>(fields: Fields) {
  return z.object({
    columns: z.partialRecord(z.enum(fields), columnNumber),
    hasHeader: z.boolean(),
    delimiter: z.enum(delimiters),
  })
}

export const importUpload = z.object({
  fileName: line(255),
  /** The file's text, decoded by the browser; of an Excel or zip file its bytes, as `data:;base64,...`. */
  content: z.string({ error: 'The file is missing' }).check(z.minLength(1, 'The file is empty')),
})

/**
 * Reads a whole file and says what would be imported. Stores nothing.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function previewEndpoint<
  const Address extends `POST /api/${string}`,
  const Body extends z.core.$ZodType,
  const Preview extends z.core.$ZodType,
>(address: Address, body: Body, response: Preview) {
  return uploadEndpoint(address, { body, bodyLimitBytes: largestUpload, tooLarge: tooLargeFile, response })
}

/** What is to be said about any file. */
export const fileFindings = {
  /** How many control characters were left out. */
  droppedCharacters: z.number(),
  /** True when the file has more than `mostColumns`; `columns` ends there. */
  isTooWide: z.boolean(),
  /** Sentences on what stands in the file and is left out: lines above the table, comments that are spam. */
  leftOut: z.array(z.string()),
}

/** What is to be said about a row of any file. */
export const rowFindings = {
  /** Why this row would be left out. */
  problem: z.nullable(z.string()),
  /** What would be changed about it, e.g. an invalid email address, or a status that we do not have. */
  notes: z.array(z.string()),
}
