import { setImmediate } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { CsvError, type Options, parse as createParser } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import type { Delimiter } from '#contract/imports.ts'
import { looksLikeHeader } from './guess-columns.ts'
import { maximumRows, type Table, uniqueNames } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

interface Layout {
  delimiter?: Delimiter | undefined
  hasHeader?: boolean | undefined
}

type IsHeader = (rows: readonly string[][]) => boolean

const sampleRecords = 60
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
  const delimiter = layout.delimiter ?? detectDelimiter(body)
  const records = delimiter === 'none' ? body.split(/\r\n|\n|\r/) : await readRecords(body, delimiter)
  const numbered = records.map((record, index) => ({
    number: index + (named === null ? 1 : 2),
    cells: typeof record === 'string' ? [record] : record,
  }))
  const rows = numbered.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const hasHeader = layout.hasHeader ?? isHeader(rows.slice(0, sampleRecords).map(({ cells }) => cells))
  const header = hasHeader ? (rows.shift()?.cells ?? []) : []
  if (rows.length > maximumRows) throw tooManyRows(rows.length)
  const width = hasHeader
    ? header.length
    : Math.max(0, ...rows.slice(0, 1000).map(({ cells }) => cells.length))
  const columns = uniqueNames(Array.from({ length: width }, (_, index) => header[index] ?? ''))
  return { columns, rows, hasHeader, delimiter }
}

/** The sentence for a file beyond `maximumRows`. */
export function tooManyRows(count: number): UnreadableFile {
  const [rows, most] = [count, maximumRows].map((number) => number.toLocaleString('en'))
  return new UnreadableFile(`This file has ${rows} rows. Please split it into files of at most ${most} rows.`)
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

/** Parses in slices, so that other requests are served between them. */
async function readRecords(text: string, delimiter: string): Promise<string[][]> {
  const records: string[][] = []
  try {
    const parser = Readable.from(slices(text)).compose(createParser(options(delimiter)))
    for await (const record of parser) records.push(record)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const at = records.length + 1
    throw new UnreadableFile(
      `This file cannot be read from row ${at} on: a quotation mark is never closed. Please check that row.`,
      { cause: error },
    )
  }
  return records
}

async function* slices(text: string) {
  const bytes = Buffer.from(text)
  const sliceBytes = 65_536
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes)
    await setImmediate()
  }
}

/** The separator that splits the first rows into the same number of columns most steadily. */
function detectDelimiter(text: string): Delimiter {
  let best: Delimiter = 'none'
  let bestScore = 0
  for (const delimiter of [',', ';', '\t', '|'] as const) {
    const score = steadiness(sample(text, delimiter))
    if (score > bestScore) [best, bestScore] = [delimiter, score]
  }
  // A single quoted column has no separator at all, but its line ends inside quotes are not the end of a review.
  return best === 'none' && /^\s*"/.test(text) ? ',' : best
}

function sample(text: string, delimiter: Delimiter): string[][] {
  const beginning = text.slice(0, 400_000)
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
