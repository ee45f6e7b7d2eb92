import { CsvError, parse } from 'csv-parse/sync'
import { cleanText } from '#contract/fields.ts'
import { longestCode, mostCodesAtOnce } from '#contract/rewards/rewards.ts'
import { Unreadable } from '../kit/unreadable.ts'

const header = /^(discount |coupon |voucher |reward )?codes?$/i

export interface ReadCodes {
  /** Each once, in the order of the file. */
  readonly codes: readonly string[]
  /** How often a code stood there again. */
  readonly repeated: number
  readonly unusable: number
}

/** A code with everything that cleaning may take away. */
const longestCell = 3 * longestCode

/** Reads one code a line, or the `code` column of comma, semicolon or tab separated text. */
export function readCodes(content: string): ReadCodes {
  const rows = codeRowsOf(content.replace(/^\uFEFF/, ''))
  const column = codeColumnOf(rows)
  const cells = rows
    .slice(column.isNamed ? 1 : 0)
    .map((row) => row[column.index] ?? '')
    .filter((cell) => cell.trim() !== '')
  if (cells.length > mostCodesAtOnce) {
    const [count, most] = [cells.length, mostCodesAtOnce].map((number) => number.toLocaleString('en'))
    throw new Unreadable(`This file has ${count} codes. Please upload at most ${most} at a time.`)
  }
  const cleaned = cells
    .map((cell) => (cell.length > longestCell ? cell : cleanText(cell).replace(/\s+/g, ' ')))
    .filter((cell) => cell !== '')
  if (cleaned.length === 0) throw new Unreadable('This file contains no codes.')
  const usable = cleaned.filter((cell) => cell.length <= longestCode)
  const codes = [...new Set(usable)]
  return { codes, repeated: usable.length - codes.length, unusable: cleaned.length - usable.length }
}

function codeRowsOf(content: string): string[][] {
  const [first = ''] = content.split(/\r\n|\n|\r/, 1)
  const delimiter = [',', ';', '\t'].find((mark) => first.includes(mark)) ?? ','
  try {
    return parse(content, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    })
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure
    throw new Unreadable('A quotation mark in this file is not closed. Please fix it and try again.')
  }
}

function codeColumnOf(rows: readonly string[][]): { index: number; isNamed: boolean } {
  const index = rows[0]?.findIndex((name) => header.test(name.trim())) ?? -1
  if (index >= 0) return { index, isNamed: true }
  if (rows.some((row) => row.slice(1).some((cell) => cell.trim() !== ''))) {
    throw new Unreadable(
      'This file has several columns. Please name the one with the codes “code”, or upload one code per line.',
    )
  }
  return { index: 0, isNamed: false }
}
