import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
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

/** A code with everything that cleaning may take away. */
const longestCell = 3 * longestCode
/** Small enough for other requests to be served in between. */
const sliceBytes = 8_192

/** Reads one code a line, or the `code` column of comma, semicolon or tab separated text. */
export async function readCodes(content: string): Promise<ReadCodes> {
  const rows = await codeRowsOf(content.replace(/^\uFEFF/, ''))
  const column = codeColumnOf(rows)
  const cells = rows
    .slice(column.isNamed ? 1 : 0)
    .map((row) => row[column.index] ?? '')
    .filter((cell) => cell.trim() !== '')
  if (cells.length > mostCodesAtOnce) {
    const [count, most] = [cells.length, mostCodesAtOnce].map((number) => number.toLocaleString('en'))
    throw new Problem(
      'unreadable-file',
      `This file has ${count} codes. Please upload at most ${most} at a time.`,
    )
  }
  const cleaned = cells
    .map((cell) => (cell.length > longestCell ? cell : cleanText(cell).replace(/\s+/g, ' ')))
    .filter((cell) => cell !== '')
  if (cleaned.length === 0) throw new Problem('unreadable-file', 'This file contains no codes.')
  const usable = cleaned.filter((cell) => cell.length <= longestCode)
  const codes = [...new Set(usable)]
  return { codes, repeated: usable.length - codes.length, unusable: cleaned.length - usable.length }
}

async function codeRowsOf(content: string): Promise<string[][]> {
  const [first = ''] = content.split(/\r\n|\n|\r/, 1)
  const delimiter = [',', ';', '\t'].find((mark) => first.includes(mark)) ?? ','
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  try {
    const rows: string[][] = []
    for await (const row of Readable.from(codeSlices(content)).compose(parser)) rows.push(row)
    return rows
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure
    throw new Problem(
      'unreadable-file',
      'A quotation mark in this file is not closed. Please fix it and try again.',
    )
  }
}

async function* codeSlices(content: string) {
  const bytes = Buffer.from(content)
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes)
    await setImmediate()
  }
}

function codeColumnOf(rows: readonly string[][]): { index: number; isNamed: boolean } {
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
