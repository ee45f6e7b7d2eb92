import { email as emailRule } from '#contract/fields.ts'
import type { ImportField, ImportMapping } from '#contract/imports/imports.ts'
import { longestTestimonial } from '#contract/limits.ts'
import {
  cleanLine,
  cleanParagraphs,
  cutText,
  headlineOfTitle,
  sameText,
  withTitle,
} from '../files/clean-text.ts'
import { isMonthAlone, readDate } from '../columns/dates.ts'
import { lineExcerptOf, excerptOfCells, longestCell } from '../files/excerpts.ts'
import { withoutFormulaGuard } from '#shared/text/formula-safe.ts'
import { importKeyOf, keyOfPlatform } from '../import-key.ts'
import { type KnownFormat, ownFormatId } from '../files/known-formats.ts'
import { givenIn, isDatedByImport, type Marks, marksOfOthers, readMarks } from '../files/own-format.ts'
import { saysNone, toStars } from '../columns/ratings.ts'
import { textOfHtml } from '../files/html-text.ts'
import type { Table, TableRow } from '../files/table.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { statedSource } from '../../kit/words/stated-source.ts'
import type { testimonials } from '../../testimonials/tables.ts'

/**
 * A text is refused by its raw length before anything is done with it. Spaces and marks that cleaning drops may make
 * it several times as long as what is kept.
 */
const longestRaw = 4 * longestTestimonial
export const namelessCustomer = 'Anonymous customer'

/** One review, ready to be stored; without a source where nobody said it. */
export interface Review extends Pick<
  typeof testimonials.$inferSelect,
  | 'customerName'
  | 'customerEmail'
  | 'company'
  | 'role'
  | 'content'
  | 'headline'
  | 'rating'
  | 'ratingGiven'
  | 'source'
  | 'sourceUrl'
> {
  /** When it was written; null when the file does not say. */
  date: Date | null
  externalId: string | null
  /** The text with the entities and tags that earlier versions kept; missing where there are none. */
  formerContent?: string
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
  /** Other columns of the text, such as that of another language: used where the chosen one is empty. */
  alternates: readonly number[]
  now: Date
}

/** Turns a row into a review by the mapping. Never cuts or guesses silently: it skips with a reason or notes a change. */
export function rowToReview(row: TableRow, reading: Reading): Outcome {
  const { format } = reading
  const width = reading.table.columns.length
  const surplus = row.cells.slice(width).some((text) => text.trim() !== '')
  const raw = rawCell(row, 'content', reading).length + rawCell(row, 'title', reading).length
  const content = raw > longestRaw ? '' : reviewTextOf(row, reading)
  const excerpt =
    content === '' && raw <= longestRaw
      ? excerptOfCells(row)
      : lineExcerptOf(content || rawCell(row, 'content', reading))
  const skip = (skipped: string): Outcome => ({ row: row.number, excerpt, skipped })

  if (surplus)
    return skip(
      `This row has ${row.cells.length} columns instead of ${width}; check for a misplaced separator or quotation mark`,
    )
  if (raw > longestRaw) return skip(reviewTooLongSentence(raw))
  if (content === '') return skip('This row has no text')
  if (content.length > longestTestimonial) return skip(reviewTooLongSentence(content.length))
  const { notes, ...facts } = reviewFactsOf(row, reading)
  const former = reviewTextOf(row, reading, rawCell)
  const headline = headlineOfTitle(cleanLine(readCell(row, 'title', reading)), content)
  const review = { ...facts, content, headline, ...(former !== content && { formerContent: former }) }
  const marks = format?.id === ownFormatId ? readMarks(reading.table, row) : marksOfOthers
  return {
    row: row.number,
    excerpt,
    notes,
    review: { ...review, importKey: reviewKeyOf(review, format), marks },
  }
}

function reviewTextOf(row: TableRow, reading: Reading, read: typeof rawCell = readCell) {
  const title = cleanLine(read(row, 'title', reading))
  const text = cleanParagraphs(read(row, 'content', reading))
  // Many write one line and leave the text empty: then the title is what they said.
  return text === '' ? title : withTitle(title, text)
}

function reviewTooLongSentence(length: number) {
  const [have, most] = [length, longestTestimonial].map((number) => number.toLocaleString('en'))
  return `The text has ${have} characters; the limit is ${most}`
}

/** Everything but the text, with a note on each cell that could not be taken as it is. */
function reviewFactsOf(row: TableRow, reading: Reading) {
  const { mapping, now, format, table } = reading
  const line = (field: ImportField) => cleanLine(shortCell(row, field, reading))
  const notes: string[] = []
  const typedEmail = line('customerEmail')
  const email = emailRule.safeParse(typedEmail)
  if (typedEmail !== '' && !email.success)
    notes.push(`"${lineExcerptOf(typedEmail, 40)}" is not an email address, so it was left out`)
  const isOwn = format?.id === ownFormatId
  const typedDate = isOwn && isDatedByImport(table, row) ? '' : line('date')
  const date = typedDate === '' ? null : (readDate(typedDate, mapping.dateOrder, now) ?? null)
  if (typedDate !== '' && date === null)
    notes.push(
      `The date "${lineExcerptOf(typedDate, 40)}" cannot be read or is in the future, so this review has no date`,
    )
  if (date !== null && isMonthAlone(typedDate))
    notes.push(`The date "${lineExcerptOf(typedDate, 40)}" has no day, so the first of the month is used`)
  const given = isOwn ? givenIn(table, row) : ''
  const stars = starsOf(given || line('rating'), mapping.ratingScale, notes)
  const name = cleanLine(`${line('customerName')} ${line('customerLastName')}`)
  if (name.length > 120) notes.push('The name is longer than 120 characters and was shortened')
  return {
    notes,
    customerName: cutText(name, 120).trim() || namelessCustomer,
    customerEmail: email.data ?? null,
    company: cutText(line('company'), 120) || null,
    role: cutText(line('role'), 120) || null,
    date,
    ...stars,
    source: statedSource(cutText(line('source'), 60)) ?? statedSource(mapping.source),
    sourceUrl: webAddress(shortCell(row, 'sourceUrl', reading)),
    externalId: cutText(line('externalId'), 300) || null,
  }
}

/** A rating that cannot be read costs the rating and not the review. */
function starsOf(cell: string, scale: ImportMapping['ratingScale'], notes: string[]) {
  if (cell === '') return { rating: null, ratingGiven: null }
  const stars = toStars(cell, scale)
  const shown = lineExcerptOf(cell, 20)
  if (stars === undefined) {
    notes.push(
      saysNone(cell)
        ? `The rating is "${shown}", so this review has no stars`
        : `The rating "${shown}" does not fit ${scaleNames[scale]}, so this review has no stars`,
    )
    return { rating: null, ratingGiven: null }
  }
  const { rating, given, isQuality } = stars
  if (isQuality) notes.push(`The rating "${shown}" is read as ${formatCount(rating, 'star')}`)
  return { rating, ratingGiven: given }
}

const scaleNames = {
  'one-to-five': 'a scale from 1 to 5',
  'zero-to-ten': 'a scale from 0 to 10',
  percent: 'a scale from 0 to 100 percent',
} as const

function rawCell(row: TableRow, field: ImportField, { mapping, alternates }: Reading) {
  const index = mapping.columns[field]
  if (index === undefined) return ''
  const cell = row.cells[index] ?? ''
  if (field !== 'content' || cell.trim() !== '') return cell
  const other = alternates.find((at) => row.cells[at]?.trim())
  return other === undefined ? '' : (row.cells[other] ?? '')
}

function shortCell(row: TableRow, field: ImportField, reading: Reading) {
  return readCell(row, field, reading, longestCell)
}

function readCell(row: TableRow, field: ImportField, reading: Reading, longest = longestRaw) {
  const { format, table } = reading
  const text = rawCell(row, field, reading).slice(0, longest)
  // Our own export writes text as text.
  if (format?.id === ownFormatId) return table.delimiter === 'json' ? text : withoutFormulaGuard(text)
  const plain = textOfHtml(text)
  return format?.tidy?.[field]?.(plain) ?? plain
}

/**
 * A product's own review id where the format is known; our own ids belong to one workspace and are compared there.
 * Ids of unknown files are not trusted: two shops both count from 1. Neither the workspace is part of the key, nor what
 * the owner typed as source.
 */
function reviewKeyOf(facts: Omit<Review, 'importKey' | 'marks'>, format: KnownFormat | undefined) {
  const { customerName, customerEmail, content, rating, date, externalId } = facts
  if (format !== undefined && format.id !== ownFormatId && externalId !== null)
    return keyOfPlatform(format.id, externalId).toString('base64url')
  const parts = [sameText(customerName), customerEmail ?? '', sameText(content), rating ?? '']
  return importKeyOf(['text', ...parts, date?.toISOString() ?? '']).toString('base64url')
}

function webAddress(text: string) {
  const url = URL.parse(text.trim())
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.href.length <= 2000
    ? url.href
    : null
}
