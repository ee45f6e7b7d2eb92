import { Unreadable } from '../../kit/unreadable.ts'
import { isPartOfWorkbook, readXlsx } from './read-xlsx.ts'
import type { TableRow } from './table.ts'
import { unzipped } from './unzip.ts'

const beginning = /^data:[\w./+-]*;base64,/
const reviewFile = /(?:^|\/)reviews[^/]*\.json$/i

/** A file that is no text comes as the address of its bytes (`data:;base64,...`). */
export function isPacked(content: string): boolean {
  return beginning.test(content.slice(0, 200))
}

/** The rows of an Excel file, or the text of the lists of reviews in a zip of Google Takeout. */
export function readPacked(content: string): { rows: TableRow[]; leftOut: string[] } | { text: string } {
  const bytes = Buffer.from(content.slice(content.indexOf(',') + 1), 'base64')
  const files = unzipped(new Uint8Array(bytes), (path) => isPartOfWorkbook(path) || reviewFile.test(path))
  const sheet = readXlsx(files)
  if (sheet) return sheet
  const lists = [...files].filter(([path]) => reviewFile.test(path)).map(([, text]) => text)
  if (lists.length > 0) return { text: `[${lists.join(',')}]` }
  throw new Unreadable(
    'This zip file has no Excel sheet and no reviews.json in it. Unzip it and choose the file with the reviews.',
  )
}
