import { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import type { ReportLine } from '#contract/imports/import-progress.ts'
import { byteOrderMark, toCsv } from '../../kit/csv.ts'

/** Of the longest texts, so many are two megabytes: written in a moment, so that other requests are served in between. */
export const exportBatchRows = 200

type Cell = string | number | boolean | null

/** What an export is made of. */
interface Exported<Row> {
  /** What the rows are, e.g. `customers`. */
  readonly name: string
  readonly now: Date
  readonly columns: readonly (keyof Row & string)[]
  /** At most `exportBatchRows` rows behind `last` by the primary key: rows that arrive meanwhile come last, none twice. */
  page(last: Row | undefined): Promise<readonly Row[]>
}

/** All rows in the order of their arrival, as a stream: memory stays the same for any number of rows. */
export function exportStream<Row extends Readonly<Record<string, Cell>>>(
  format: 'csv' | 'json',
  exported: Exported<Row>,
): Readable {
  return Readable.from(format === 'csv' ? csvText(exported) : jsonOf(exported), { objectMode: false })
}

/** The report of an import, for a spreadsheet. */
export function reportStream(report: AsyncIterable<readonly ReportLine[]>): Readable {
  return Readable.from(reportParts(report), { objectMode: false })
}

async function* reportParts(report: AsyncIterable<readonly ReportLine[]>) {
  yield byteOrderMark + toCsv([['Row', 'What', 'Reason', 'Text']])
  for await (const lines of report) {
    yield toCsv(
      lines.map(({ row, isSkipped, reason, excerpt }) => [
        row,
        isSkipped ? 'skipped' : 'changed',
        reason,
        excerpt,
      ]),
    )
  }
}

async function* csvText<Row extends Readonly<Record<string, Cell>>>(exported: Exported<Row>) {
  const { columns } = exported
  yield byteOrderMark + toCsv([columns])
  for await (const rows of pageBatches(exported)) {
    yield toCsv(rows.map((row) => columns.map((column) => row[column])))
  }
}

async function* jsonOf<Row extends Readonly<Record<string, Cell>>>(exported: Exported<Row>) {
  const { name, now } = exported
  const head = { format: `${brand.prefix}-${name}`, version: 1, exportedAt: now.toISOString() }
  yield `${JSON.stringify(head).slice(0, -1)},"${name}":[`
  let separator = '\n'
  for await (const rows of pageBatches(exported)) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}

async function* pageBatches<Row>({ page }: Pick<Exported<Row>, 'page'>): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await page(last)
    if (rows.length > 0) yield rows
    if (rows.length < exportBatchRows) return
    last = rows.at(-1)
  }
}
