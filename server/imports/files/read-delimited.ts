import { CsvError, type Options, parse } from 'csv-parse/sync'
import type { Delimiter } from '#contract/imports/import-files.ts'
import { namesFrom, titleLinesAbove } from './header-rows.ts'
import { looksLikeHeader } from '../columns/guess-columns.ts'
import { maximumRows, type Table, type TableRow, tooManyRows, uniqueNames } from './table.ts'
import { Unreadable } from '../../kit/unreadable.ts'

interface Layout {
  delimiter?: Delimiter | undefined
  hasHeader?: boolean | undefined
}

type IsHeader = (rows: readonly string[][]) => boolean

const sampleRecords = 60
const sampleLetters = 200_000
const mostWidth = 2_000
// One cell of a real export is far shorter; a quotation mark that is never closed would swallow the whole file.
const longestRecordBytes = 2_000_000

/** Reads comma, semicolon, tab or bar separated text, or plain lines; what `layout` leaves out is detected. */
export function readDelimited(text: string, layout: Layout, isHeader: IsHeader = looksLikeHeader): Table {
  const named = /^sep=(.)\r?\n/.exec(text)
  const body = named === null ? text : text.slice(named[0].length)
  const delimiter = layout.delimiter ?? detectDelimiter(body)
  return tableOf(filledRows(body, delimiter, named === null ? 1 : 2), delimiter, layout, isHeader)
}

/** Rows with names: those of the header, if they have one, below lines that stand above the table. */
export function tableOf(
  rows: TableRow[],
  delimiter: Table['delimiter'],
  layout: Pick<Layout, 'hasHeader'>,
  isHeader: IsHeader = looksLikeHeader,
): Table {
  const titleLines = layout.hasHeader === false ? 0 : titleLinesAbove(rows, isHeader)
  rows.splice(0, titleLines)
  const hasHeader = layout.hasHeader ?? isHeader(rows.slice(0, sampleRecords).map(({ cells }) => cells))
  const { names: header, used } = hasHeader ? namesFrom(rows.slice(0, 4)) : { names: [], used: 0 }
  rows.splice(0, used)
  if (rows.length > maximumRows) throw tooManyRows()
  const width = hasHeader
    ? header.length
    : Math.max(0, ...rows.slice(0, 1000).map(({ cells }) => cells.length))
  if (width > mostWidth) throw tooManyColumns()
  const columns = uniqueNames(Array.from({ length: width }, (_, index) => header[index] ?? ''))
  return { columns, rows, hasHeader, delimiter, leftOut: titleLineSentences(titleLines) }
}

function titleLineSentences(count: number): string[] {
  if (count === 0) return []
  return [
    count === 1
      ? 'The first row is a title and was left out.'
      : `The first ${count} rows stand above the column names and were left out.`,
  ]
}

function tooManyColumns(): Unreadable {
  const most = mostWidth.toLocaleString('en')
  return new Unreadable(`This file has more than ${most} columns. Please delete those you do not need.`)
}

/** The rows that have something in them. One too many ends the reading. */
function filledRows(text: string, delimiter: Delimiter, firstNumber: number): TableRow[] {
  const rows: TableRow[] = []
  let number = firstNumber
  const take = (cells: string[]) => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells })
    if (rows.length === 1 && cells.length > mostWidth) throw tooManyColumns()
    // The header may be one of them.
    if (rows.length > maximumRows + 1) throw tooManyRows()
    number += 1
  }
  if (delimiter === 'none') for (const line of lines(text)) take([line])
  else readRecords(text, delimiter, take)
  return rows
}

/** Every line of a file, whatever ends it. */
function* lines(text: string): Generator<string> {
  for (const { index, 0: line } of text.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    if (index < text.length) yield line.replace(/[\r\n]+$/, '')
  }
}

function options(delimiter: string): Options {
  return {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRecordBytes,
    record_delimiter: ['\r\n', '\n', '\r'],
  }
}

function readRecords(text: string, delimiter: string, take: (cells: string[]) => void): void {
  let count = 0
  const onRecord = (cells: string[]) => {
    count += 1
    take(cells)
    return undefined
  }
  try {
    parse(text, { ...options(delimiter), on_record: onRecord })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Unreadable(
      `This file cannot be read from row ${count + 1} on: a quotation mark is never closed. Please check that row.`,
      { cause: error },
    )
  }
}

/** `&amp;`: what ends it separates nothing. */
const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi

/** The separator that splits the first rows into the same number of columns most steadily. */
function detectDelimiter(text: string): Delimiter {
  const beginning = text.slice(0, sampleLetters).replace(entity, '&$1')
  let best: Delimiter = 'none'
  let bestScore = 0
  for (const delimiter of [',', ';', '\t', '|'] as const) {
    const score = steadiness(readSample(beginning, delimiter))
    if (score > bestScore) [best, bestScore] = [delimiter, score]
  }
  // A single quoted column has no separator at all, but its line ends inside quotes are not the end of a review.
  return best === 'none' && /^\s*"/.test(text) ? ',' : best
}

function readSample(beginning: string, delimiter: Delimiter): string[][] {
  try {
    return parse(beginning, { ...options(delimiter), to: sampleRecords })
  } catch {
    // A quotation mark is never closed; reading the file says where, this only has to tell the separator.
    return parse(beginning, { ...options(delimiter), quote: false, to: sampleRecords })
  }
}

/** Columns per row, if at least four of five rows agree on it; one column counts as nothing. */
function steadiness(records: readonly string[][]) {
  const filled = records.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  // Lines above the table have one cell, whatever separates the others.
  const start = filled.findIndex(({ length }) => length > 1)
  const widths = filled.slice(start > 0 && start <= 10 ? start : 0).map(({ length }) => length)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [common, times] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [1, 0]
  // Of few rows, one may hold a separator that nobody quoted.
  const isSteady =
    times >= widths.length * 0.8 || (common > 2 && widths.length < 5 && times >= widths.length - 1)
  return common > 1 && isSteady ? common : 0
}
