import { mostColumns } from '#contract/imports/import-files.ts'
import { lineExcerptOf } from './files/excerpts.ts'
import { firstCells, type Table } from './files/table.ts'

/** A table without its cells. */
export interface DescribedTable {
  /** The columns that can be chosen, each with its first three different values. */
  readonly columns: { readonly name: string; readonly samples: string[] }[]
  readonly rows: number
  /** It has more columns than can be chosen. */
  readonly isTooWide: boolean
  readonly leftOut: string[]
}

const sampleLetters = 120
const sampledCells = 200
const rowsInBatch = 200

export function describeTable(table: Table): DescribedTable {
  return {
    columns: table.columns
      .slice(0, mostColumns)
      .map((name, index) => ({ name: lineExcerptOf(name, sampleLetters), samples: samplesOf(table, index) })),
    rows: table.rows.length,
    isTooWide: table.columns.length > mostColumns,
    leftOut: [...(table.leftOut ?? [])],
  }
}

/** So many at a time that taking them over holds nobody up. */
export function* inBatches<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < rowsInBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function samplesOf(table: Table, index: number): string[] {
  const samples = new Set<string>()
  for (const cell of firstCells(table, index, sampledCells)) {
    samples.add(lineExcerptOf(cell, sampleLetters))
    if (samples.size === 3) break
  }
  return [...samples]
}
