import { Readable } from 'node:stream'
import { CsvError, type Options, parse as createParser } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { Delimiter } from '#contract/import-files.ts'
import { looksLikeHeader } from './guess-columns.ts'
import { letOthersIn } from './pace.ts'
import { maximumRows, type Table, type TableRow, tooManyRows, uniqueNames } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

interface Layout {
  delimiter?: Delimiter | undefined
  hasHeader?: boolean | undefined
}

type IsHeader = (rows: readonly string[][]) => boolean

const sampleRecords = 60
const sampleLetters = 200_000
const sliceBytes = 16_384
const mostWidth = 2_000
// One cell of a real export is far shorter; a quotation mark that is never closed would swallow the whole file.
const longestRecordBytes = 2_000_000

/** Reads comma, semicolon, tab or bar separated text, or plain lines; what `layout` leaves out is detected. */
export async function readDelimited(
  text: string,
  layout: Layout,
  isHeader: IsHeader = looksLikeHeader,
): Promise<Table> {
  const named = /^sep=(.)\r?\n/.exec(text)
  const body = named === null ? text : text.slice(named[0].length)
  const delimiter = layout.delimiter ?? (await detectDelimiter(body))
  const records = delimiter === 'none' ? lines(body) : readRecords(body, delimiter)
  const rows = await filledRows(records, named === null ? 1 : 2)
  const hasHeader = layout.hasHeader ?? isHeader(rows.slice(0, sampleRecords).map(({ cells }) => cells))
  const header = hasHeader ? (rows.shift()?.cells ?? []) : []
  if (rows.length > maximumRows) throw tooManyRows(rows.length)
  const width = hasHeader
    ? header.length
    : Math.max(0, ...rows.slice(0, 1000).map(({ cells }) => cells.length))
  if (width > mostWidth) {
    const most = mostWidth.toLocaleString('en')
    throw new UnreadableFile(`This file has more than ${most} columns. Please delete those you do not need.`)
  }
  const columns = uniqueNames(Array.from({ length: width }, (_, index) => header[index] ?? ''))
  return { columns, rows, hasHeader, delimiter }
}

/** Keeps the rows that have something in them, and of a file with too many rows only their number. */
async function filledRows(records: AsyncIterable<string[]>, firstNumber: number): Promise<TableRow[]> {
  const rows: TableRow[] = []
  let number = firstNumber
  for await (const cells of records) {
    await letOthersIn()
    if (cells.some((cell) => cell.trim() !== '')) {
      rows.push({ number, cells: rows.length > maximumRows ? nothing : cells })
    }
    number += 1
  }
  return rows
}

const nothing: string[] = []

/** Every line of a file, whatever ends it. */
async function* lines(text: string): AsyncGenerator<string[]> {
  for (const { index, 0: line } of text.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    if (index < text.length) yield [line.replace(/[\r\n]+$/, '')]
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

/** Parses slice by slice, so that other requests are served between them. */
async function* readRecords(text: string, delimiter: string): AsyncGenerator<string[]> {
  let count = 0
  try {
    for await (const record of Readable.from(tableSlices(text)).compose(createParser(options(delimiter)))) {
      count += 1
      yield record
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFile(
      `This file cannot be read from row ${count + 1} on: a quotation mark is never closed. Please check that row.`,
      { cause: error },
    )
  }
}

async function* tableSlices(text: string) {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    await letOthersIn()
    yield bytes.subarray(start, start + sliceBytes)
  }
}

/** The separator that splits the first rows into the same number of columns most steadily. */
async function detectDelimiter(text: string): Promise<Delimiter> {
  let best: Delimiter = 'none'
  let bestScore = 0
  for (const delimiter of [',', ';', '\t', '|'] as const) {
    await letOthersIn()
    const score = steadiness(readSample(text, delimiter))
    if (score > bestScore) [best, bestScore] = [delimiter, score]
  }
  // A single quoted column has no separator at all, but its line ends inside quotes are not the end of a review.
  return best === 'none' && /^\s*"/.test(text) ? ',' : best
}

function readSample(text: string, delimiter: Delimiter): string[][] {
  const beginning = text.slice(0, sampleLetters)
  try {
    return parseAtOnce(beginning, { ...options(delimiter), to: sampleRecords })
  } catch {
    // A quotation mark is never closed; reading the file says where, this only has to tell the separator.
    return parseAtOnce(beginning, { ...options(delimiter), quote: false, to: sampleRecords })
  }
}

/** Columns per row, if at least four of five rows agree on it; one column counts as nothing. */
function steadiness(records: readonly string[][]) {
  const widths = records
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map(({ length }) => length)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [common, times] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [1, 0]
  return common > 1 && times >= widths.length * 0.8 ? common : 0
}
