import { stringify } from 'csv-stringify/sync'
import { formulaSafe } from '#shared/text/formula-safe.ts'

/** Without it, spreadsheets take UTF-8 for the machine's old encoding. */
export const byteOrderMark = '\uFEFF'

/** Cells for a spreadsheet: numbers stay numbers, no text is run as a formula, whatever separator the reader expects. */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? formulaSafe(cell) : cell))),
    { quoted_string: true, record_delimiter: 'windows', cast: { boolean: String } },
  )
}
