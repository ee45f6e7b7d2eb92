import type { Delimiter } from '#contract/imports/import-files.ts'
import { Unreadable } from '../../kit/unreadable.ts'

/** A file as rows and columns, whatever it was before. */
export interface Table {
  /** Header names, unique; `Column 1`, `Column 2` ... without a header. */
  columns: string[]
  rows: TableRow[]
  hasHeader: boolean
  /** `json` for files that have no lines to speak of. */
  delimiter: Delimiter | 'json'
  /** Sentences on what stands in the file and is none of the rows. */
  leftOut?: readonly string[]
}

export interface TableRow {
  /** Counted as a spreadsheet does: the first row of the file, header included, is 1. */
  number: number
  cells: string[]
}

/** Files with more rows are refused rather than cut. */
export const maximumRows = 50_000

/** The sentence for a file beyond `maximumRows`. */
export function tooManyRows(): Unreadable {
  const most = maximumRows.toLocaleString('en')
  return new Unreadable(`This file has more than ${most} rows. Please split it into smaller files.`)
}

const longestSample = 1000
const longestHeader = 200

/** The first `most` filled cells of a column, none of them long; of a sparse column those among its first 5,000. */
export function firstCells({ rows }: Table, index: number, most: number): string[] {
  const cells: string[] = []
  for (let at = 0; at < rows.length && at < 5000 && cells.length < most; at += 1) {
    const cell = rows[at]?.cells[index]?.slice(0, longestSample).trim() ?? ''
    if (cell !== '') cells.push(cell)
  }
  return cells
}

/** A header name without case, spaces and punctuation: `Review Created (UTC)` and `review_created_utc` are the same. */
export function bareName(name: string): string {
  return name
    .slice(0, longestHeader)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** Gives every column a name of its own. */
export function uniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return names.map((header, index) => {
    const name = header.trim() || `Column ${index + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}
