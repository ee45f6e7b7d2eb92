import { setImmediate } from 'node:timers/promises'
import { type ImportChoices, type ImportMapping, mostColumns } from '#contract/imports.ts'
import { detectDateOrder } from './dates.ts'
import { guessColumns } from './guess-columns.ts'
import { recognise } from './known-formats.ts'
import { detectScale } from './ratings.ts'
import { readDelimited } from './read-delimited.ts'
import { looksLikeJson, readJson } from './read-json.ts'
import { columnOf, type Table } from './table.ts'
import { type Outcome, type Reading, toReview } from './to-review.ts'
import { refuseOtherFiles, UnreadableFile } from './unreadable-file.ts'

/** A file that was understood: its table, how it is read, and what that depends on. */
export interface ReadFile extends Reading {
  table: Table
  /** True when every date can be read day first and month first. */
  datesAmbiguous: boolean
}

/** Reads a file of reviews. What the owner did not choose is detected; without a text column nothing can be imported. */
export async function readFile(
  file: { fileName: string; content: string },
  choices: ImportChoices,
  now: Date,
): Promise<ReadFile> {
  const text = refuseOtherFiles(file.content)
  const table = looksLikeJson(text) ? readJson(text) : await readDelimited(text, choices)
  if (table.rows.length === 0) throw new UnreadableFile('This file has a header row but no reviews.')
  const known = recognise(table)
  const given = choices.columns ?? known?.columns ?? (await guessColumns(table, now))
  const columns: ImportMapping['columns'] = {}
  for (const [field, index] of Object.entries(given) as [keyof typeof given, number][]) {
    if (index < Math.min(table.columns.length, mostColumns)) columns[field] = index
  }
  const dates = detectDateOrder(columnOf(table, columns.date))
  const scale = known === undefined ? detectScale(columnOf(table, columns.rating))?.scale : 'one-to-five'
  const mapping: ImportMapping = {
    columns,
    hasHeader: table.hasHeader,
    delimiter: table.delimiter === 'json' ? ',' : table.delimiter,
    ratingScale: choices.ratingScale ?? scale ?? 'one-to-five',
    dateOrder: choices.dateOrder ?? dates.order,
    source: choices.source ?? known?.format.name ?? sourceFrom(file.fileName),
  }
  return { table, format: known?.format, mapping, now, datesAmbiguous: !dates.isSure }
}

/** Reads row by row; lets other requests through, and knows a row that the file already had. */
export async function* outcomes(reading: ReadFile): AsyncGenerator<Outcome> {
  const seen = new Map<string, number>()
  for (const [index, row] of reading.table.rows.entries()) {
    if (index % 500 === 499) await setImmediate()
    const outcome = toReview(row, reading)
    const key = outcome.review?.importKey
    const first = key === undefined ? undefined : seen.get(key)
    if (key !== undefined && first === undefined) seen.set(key, row.number)
    yield first === undefined
      ? outcome
      : { row: outcome.row, excerpt: outcome.excerpt, skipped: `Same review as row ${first}` }
  }
}

export async function allOutcomes(reading: ReadFile): Promise<Outcome[]> {
  const all: Outcome[] = []
  for await (const outcome of outcomes(reading)) all.push(outcome)
  return all
}

/** `customer-reviews 2026.csv` comes from "customer-reviews 2026". */
function sourceFrom(fileName: string) {
  const name = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z]{2,4}$/i, '')
    .trim()
  return name.slice(0, 60).trim() || 'a file'
}
