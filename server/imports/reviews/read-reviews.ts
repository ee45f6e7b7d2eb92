import { type ImportChoices, type ImportMapping } from '#contract/imports/imports.ts'
import { mostColumns } from '#contract/imports/import-files.ts'
import { dateOrderFinder } from '../columns/date-order.ts'
import { alternatesOf } from '../columns/alternates.ts'
import type { Unsure } from '../columns/column-choice.ts'
import { guessColumns } from '../columns/guess-columns.ts'
import { describeTable, type DescribedTable, inBatches } from '../describe-table.ts'
import { type KnownFormat, recognize } from '../files/known-formats.ts'
import { scaleFinder } from '../columns/rating-scale.ts'
import { readTable } from '../files/read-table.ts'
import type { Table } from '../files/table.ts'
import { type Outcome, type Reading, rowToReview } from './to-review.ts'
import { Unreadable } from '../../kit/unreadable.ts'

/** A file that was understood: its table, how it is read, and what that depends on. */
export interface ReadFile extends Reading {
  table: Table
  /** True when every date can be read day first and month first. */
  datesAmbiguous: boolean
  /** True when only a few ratings are above the scale that fits all others. */
  ratingsAmbiguous: boolean
  /** Fields that two columns suit about as well, and that the owner has to choose. */
  unsure: Unsure[]
  /** How many control characters were left out. */
  droppedCharacters: number
}

/** Reads a file of reviews. What the owner did not choose is detected; without a text column nothing can be imported. */
export function readFile(file: { content: string }, choices: ImportChoices, now: Date): ReadFile {
  const { table, dropped } = readTable(file.content, choices)
  if (table.rows.length === 0) throw new Unreadable('This file has a header row but no reviews.')
  const known = recognize(table)
  const guess = known ? undefined : guessColumns(table, now)
  const chosen = choices.columns ?? known?.columns ?? guess?.columns ?? {}
  const columns: ImportMapping['columns'] = {}
  for (const [field, index] of Object.entries(chosen) as [keyof typeof chosen, number][]) {
    if (index < Math.min(table.columns.length, mostColumns)) columns[field] = index
  }
  const { dates, scale } = formatsOf(table, columns)
  const mapping: ImportMapping = {
    columns,
    hasHeader: table.hasHeader,
    delimiter: table.delimiter === 'json' ? ',' : table.delimiter,
    ratingScale: choices.ratingScale ?? (known ? undefined : scale?.scale) ?? 'one-to-five',
    dateOrder: choices.dateOrder ?? dates.order,
    source: choices.source ?? known?.format.name ?? '',
  }
  return {
    table,
    format: known?.format,
    mapping,
    alternates: alternatesOf(table, columns.content),
    now,
    datesAmbiguous: !dates.isSure,
    ratingsAmbiguous: known === undefined && scale?.isSure === false,
    unsure: (guess?.unsure ?? []).filter((open) => isOpen(open, columns)),
    droppedCharacters: dropped,
  }
}

function isOpen({ field, columns: two }: Unsure, columns: ImportMapping['columns']): boolean {
  return columns[field] === undefined && !Object.values(columns).some((index) => two.includes(index))
}

/** How the dates and the ratings of a whole file are to be read. */
function formatsOf({ rows }: Table, columns: ImportMapping['columns']) {
  const dates = dateOrderFinder()
  const ratings = scaleFinder()
  for (const { cells } of rows) {
    if (columns.date !== undefined) dates.add(cells[columns.date] ?? '')
    if (columns.rating !== undefined) ratings.add(cells[columns.rating] ?? '')
  }
  return { dates: dates.found(), scale: ratings.found() }
}

/** Reads row by row, and knows a row that the file already had. */
export function* outcomes(reading: ReadFile): Generator<Outcome> {
  const seen = new Map<string, number>()
  for (const row of reading.table.rows) {
    const outcome = rowToReview(row, reading)
    const key = outcome.review?.importKey
    const first = key === undefined ? undefined : seen.get(key)
    if (key !== undefined && first === undefined) seen.set(key, row.number)
    yield first === undefined
      ? outcome
      : { row: outcome.row, excerpt: outcome.excerpt, skipped: `Same review as row ${first}` }
  }
}

/** What is known of a file without its rows. */
export interface ReviewFile extends Pick<
  ReadFile,
  'mapping' | 'datesAmbiguous' | 'ratingsAmbiguous' | 'unsure' | 'droppedCharacters'
> {
  readonly format: Pick<KnownFormat, 'id' | 'name' | 'note'> | undefined
  readonly table: DescribedTable
}

/** Reads a file in a thread of its own (`read-apart.ts`), and answers what became of its rows in parts. */
export function* readReviewFile(
  file: { content: string },
  choices: ImportChoices,
  { now, wantsRows }: { readonly now: Date; readonly wantsRows: boolean },
): Generator<Outcome[], ReviewFile> {
  const read = readFile(file, choices, now)
  if (wantsRows) yield* inBatches(outcomes(read))
  const { table, format, mapping, datesAmbiguous, ratingsAmbiguous, unsure, droppedCharacters } = read
  return {
    table: describeTable(table),
    format: format && { id: format.id, name: format.name, ...(format.note && { note: format.note }) },
    mapping,
    datesAmbiguous,
    ratingsAmbiguous,
    unsure,
    droppedCharacters,
  }
}
