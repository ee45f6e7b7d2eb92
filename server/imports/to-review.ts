import { createHash } from 'node:crypto'
import { email as emailRule } from '#contract/fields.ts'
import type { ImportField, ImportMapping } from '#contract/imports.ts'
import { cleanLine, cleanParagraphs, sameText, withTitle } from './clean-text.ts'
import { readDate } from './dates.ts'
import { withoutFormulaGuard } from '../formula-safe.ts'
import { type KnownFormat, ownFormatId } from './known-formats.ts'
import { type Marks, marksOfOthers, readMarks } from './own-format.ts'
import { toStars } from './ratings.ts'
import type { Table, TableRow } from './table.ts'

export const maximumLetters = 5000
export const namelessCustomer = 'Anonymous customer'

/** One review, ready to be stored. */
export interface Review {
  customerName: string
  customerEmail: string | null
  company: string | null
  content: string
  rating: number | null
  /** When it was written; null when the file does not say. */
  date: Date | null
  source: string
  sourceUrl: string | null
  externalId: string | null
  /** The same for the same review, however often it is imported. */
  importKey: string
  marks: Marks
}

/** What became of one row: a review with remarks on it, or the reason why there is none. */
export type Outcome = { row: number; excerpt: string } & (
  | { review: Review; notes: string[]; skipped?: never }
  | { skipped: string; review?: never; notes?: never }
)

export interface Reading {
  format: KnownFormat | undefined
  mapping: ImportMapping
  table: Pick<Table, 'columns' | 'delimiter'>
  now: Date
}

/** Turns a row into a review by the mapping. Never cuts or guesses silently: it skips with a reason or notes a change. */
export function toReview(row: TableRow, reading: Reading): Outcome {
  const { format, mapping, now } = reading
  const cell = (field: ImportField) => readCell(row, field, reading)
  const content = withTitle(cleanLine(cell('title')), cleanParagraphs(cell('content')))
  const excerpt = excerptOf(
    content === '' ? row.cells.filter((text) => text.trim() !== '').join(' · ') : content,
  )
  const skip = (skipped: string): Outcome => ({ row: row.number, excerpt, skipped })

  const width = reading.table.columns.length
  const surplus = row.cells.slice(width).some((text) => text.trim() !== '')
  if (surplus)
    return skip(
      `This row has ${row.cells.length} columns instead of ${width}; check for a misplaced separator or quotation mark`,
    )
  if (content === '') return skip('This row has no text')
  const letters = content.length
  if (letters > maximumLetters) {
    return skip(
      `The text has ${letters.toLocaleString('en')} characters; the limit is ${maximumLetters.toLocaleString('en')}`,
    )
  }
  const ratingCell = cleanLine(cell('rating'))
  const rating = ratingCell === '' ? null : (toStars(ratingCell, mapping.ratingScale) ?? undefined)
  if (rating === undefined)
    return skip(`The rating "${excerptOf(ratingCell, 20)}" does not fit ${scaleNames[mapping.ratingScale]}`)

  const notes: string[] = []
  const typedEmail = cleanLine(cell('customerEmail'))
  const email = emailRule.safeParse(typedEmail)
  if (typedEmail !== '' && !email.success)
    notes.push(`"${excerptOf(typedEmail, 40)}" is not an email address, so it was left out`)
  const typedDate = cleanLine(cell('date'))
  const date = typedDate === '' ? null : (readDate(typedDate, mapping.dateOrder, now) ?? null)
  if (typedDate !== '' && date === null)
    notes.push(
      `The date "${excerptOf(typedDate, 40)}" cannot be read or is in the future, so this review has no date`,
    )
  const name = cleanLine(`${cell('customerName')} ${cell('customerLastName')}`)
  if (name.length > 120) notes.push('The name is longer than 120 characters and was shortened')
  const facts = {
    customerName: name.slice(0, 120).trim() || namelessCustomer,
    customerEmail: email.data ?? null,
    company: cleanLine(cell('company')).slice(0, 120) || null,
    content,
    rating,
    date,
    source: cleanLine(cell('source')).slice(0, 60) || mapping.source,
    sourceUrl: webAddress(cell('sourceUrl')),
    externalId: cleanLine(cell('externalId')).slice(0, 300) || null,
  }
  const marks = format?.id === ownFormatId ? readMarks(reading.table, row) : marksOfOthers
  return { row: row.number, excerpt, notes, review: { ...facts, importKey: keyOf(facts, format), marks } }
}

const scaleNames = {
  'one-to-five': 'a scale from 1 to 5',
  'zero-to-ten': 'a scale from 0 to 10',
  percent: 'a scale from 0 to 100 percent',
} as const

function readCell(row: TableRow, field: ImportField, { format, mapping, table }: Reading) {
  const index = mapping.columns[field]
  const text = index === undefined ? '' : (row.cells[index] ?? '')
  const isGuarded = format?.id === ownFormatId && table.delimiter !== 'json'
  const plain = isGuarded ? withoutFormulaGuard(text) : text
  return format?.tidy?.[field]?.(plain) ?? plain
}

/**
 * A product's own review id where the format is known; our own ids belong to one workspace and are compared there.
 * Ids of unknown files are not trusted: two shops both count from 1. Neither the workspace is part of the key, nor what
 * the owner typed as source.
 */
function keyOf(facts: Omit<Review, 'importKey' | 'marks'>, format: KnownFormat | undefined) {
  const { customerName, customerEmail, content, rating, date, externalId } = facts
  const parts =
    format !== undefined && format.id !== ownFormatId && externalId !== null
      ? [format.id, externalId]
      : [
          'text',
          sameText(customerName),
          customerEmail ?? '',
          sameText(content),
          rating ?? '',
          date?.toISOString() ?? '',
        ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

function excerptOf(text: string, letters = 80) {
  const line = cleanLine(text)
  return line.length > letters ? `${line.slice(0, letters).replace(/[\uD800-\uDBFF]$/, '')}…` : line
}

function webAddress(text: string) {
  const url = URL.parse(text.trim())
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.href.length <= 2000
    ? url.href
    : null
}
