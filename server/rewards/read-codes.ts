import { CsvError, parse } from 'csv-parse/sync'
import { cleanText } from '#contract/fields.ts'
import { longestCode, mostCodesAtOnce } from '#contract/rewards.ts'
import { Problem } from '../http/problem.ts'

const header = /^(discount |coupon |voucher |reward )?codes?$/i

export interface ReadCodes {
  /** Each once, in the order of the file. */
  readonly codes: readonly string[]
  /** How often a code stood there again. */
  readonly repeated: number
  readonly unusable: number
}

/** Reads one code a line, or the `code` column of comma, semicolon or tab separated text. */
export function readCodes(content: string): ReadCodes {
  const rows = rowsOf(content.replace(/^\uFEFF/, ''))
  const column = columnOf(rows)
  const cells = rows
    .slice(column.isNamed ? 1 : 0)
    .map((row) => cleanText(row[column.index] ?? '').replace(/\s+/g, ' '))
    .filter((cell) => cell !== '')
  if (cells.length === 0) throw new Problem('unreadable-file', 'This file contains no codes.')
  if (cells.length > mostCodesAtOnce) {
    const [count, most] = [cells.length, mostCodesAtOnce].map((number) => number.toLocaleString('en'))
    throw new Problem(
      'unreadable-file',
      `This file has ${count} codes. Please upload at most ${most} at a time.`,
    )
  }
  const usable = cells.filter((cell) => cell.length <= longestCode)
  const codes = [...new Set(usable)]
  return { codes, repeated: usable.length - codes.length, unusable: cells.length - usable.length }
}

function rowsOf(content: string): string[][] {
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
    throw new Problem(
      'unreadable-file',
      'A quotation mark in this file is not closed. Please fix it and try again.',
    )
  }
}

function columnOf(rows: readonly string[][]): { index: number; isNamed: boolean } {
  const index = rows[0]?.findIndex((name) => header.test(name.trim())) ?? -1
  if (index >= 0) return { index, isNamed: true }
  if (rows.some((row) => row.slice(1).some((cell) => cell.trim() !== ''))) {
    throw new Problem(
      'unreadable-file',
      'This file has several columns. Please name the one with the codes “code”, or upload one code per line.',
    )
  }
  return { index: 0, isNamed: false }
}
