import { type ImportField } from '#contract/imports/imports.ts'
import { mostColumns } from '#contract/imports/import-files.ts'
import { columnFit } from './column-fit.ts'
import { type Facts, columnFactsOf, looksLikeAddress } from './column-facts.ts'
import { conceptsOf } from './header-concepts.ts'
import { type Meaning, isHeaderName, headerMeaningOf, saysOtherwise } from './header-meaning.ts'
import { headerWords } from './header-words.ts'
import { bareName, firstCells, type Table } from '../files/table.ts'

type Columns = Partial<Record<ImportField, number>>

interface Column {
  readonly index: number
  /** Empty without a header row. */
  readonly header: string
  readonly meaning: Meaning
  readonly facts: Facts
}

const meaninglessHeader =
  /^(?:(?:field|column|col|c|q|question|var|x|unnamed|item|feld|spalte|champ|campo)?[\s:_-]*\d*)$/i
const scaleInHeader = /(?<!\d)[01]\s*(?:-|–|to|bis|à|a|\.\.\.?)\s*(?:5|10)(?!\d)/i

/** `response_date` is when a survey was answered, unless something in the file is the shop's response. */
function isReplyText(header: string): boolean {
  const concepts = conceptsOf(header)
  return (
    concepts.includes('reply') && !concepts.some((one) => one === 'date' || one === 'id' || one === 'source')
  )
}

const allWords = new Set(Object.values(headerWords).flat())
const sampleCells = 500

/** True when the first row names the columns instead of being a review itself. */
export function looksLikeHeader(rows: readonly string[][]): boolean {
  const [first, ...rest] = rows
  if (first === undefined) return false
  const cells = first.slice(0, mostColumns).map((cell) => cell.slice(0, 300).trim())
  if (cells.some((cell) => cell.length <= 60 && allWords.has(bareName(cell)))) return true
  if (cells.length < 2 || rest.length === 0) return false
  if (cells.some((cell) => isValue(cell) || (cell.length > 60 && !/[?:]$/.test(cell)))) return false
  if (cells.some(isHeaderName)) return true
  if (new Set(cells).size < cells.length) return false
  return cells.some((_, index) => {
    const below = rest.map((row) => row[index]?.slice(0, 300).trim() ?? '').filter((cell) => cell !== '')
    return below.length > 0 && below.every((cell) => isValue(cell) || cell.length > 60)
  })
}

/** Guesses the columns by the words in their names, weighed with what is in them; then by what is in them alone. */
export function guessColumns(table: Table, now: Date): Columns {
  const columns: Column[] = []
  for (const [index, name] of table.columns.slice(0, mostColumns).entries()) {
    const header = table.hasHeader ? name : ''
    columns.push({
      index,
      header,
      meaning: headerMeaningOf(header),
      facts: columnFactsOf(firstCells(table, index, sampleCells), now),
    })
  }
  const found = byMeaning(columns, stemOfText(columns))
  const free = () => columns.filter(({ index }) => !Object.values(found).includes(index))
  for (const [field, choose] of byContent) {
    if (found[field] !== undefined) continue
    const index = choose(free(), columns)?.index
    if (index !== undefined) found[field] = index
  }
  return titleAsText(found, columns)
}

/** A file with titles and no texts: they are what was said. */
function titleAsText(found: Columns, columns: readonly Column[]): Columns {
  const { title, ...rest } = found
  if (title === undefined) return found
  const lengthOf = (index: number | undefined) =>
    columns.find((one) => one.index === index)?.facts.averageLength
  const isNamed = columns.some(
    ({ index, meaning }) => index === found.content && meaning.content !== undefined,
  )
  const hasText = found.content !== undefined && (isNamed || lengthOf(found.content)! > lengthOf(title)!)
  return hasText ? found : { ...rest, content: title }
}

interface Stem {
  /** The column of the text itself, which is nobody's kin. */
  readonly index: number
  readonly word: string
}

/** What the header of the text begins with, where others begin with it as well: `Quote` beside `Quote Author`. */
function stemOfText(columns: readonly Column[]): Stem | undefined {
  const claims = columns.flatMap(({ index, header, meaning, facts }) => {
    const score =
      meaning.content === undefined ? 0 : meaning.content + columnFit('content', facts, meaning.content)
    return score > 0 ? [{ index, header, score }] : []
  })
  const [text] = claims.toSorted((a, b) => b.score - a.score)
  const word = text && firstWordOf(text.header)
  return text && word ? { index: text.index, word } : undefined
}

function firstWordOf(header: string): string | undefined {
  return /\p{L}+/u.exec(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase())?.[0]
}

/** Gives every field the column that speaks for it most; a column feeds one field. */
function byMeaning(columns: readonly Column[], stem: Stem | undefined): Columns {
  const hasReply = columns.some(({ header }) => isReplyText(header))
  const claims = columns.flatMap(({ index, header, meaning, facts }) =>
    (Object.entries(meaning) as [ImportField, number][]).map(([field, score]) => ({
      field,
      index,
      score:
        field === 'date' && hasReply && saysOtherwise(header)
          ? 0
          : score +
            columnFit(field, facts, score) +
            kinship(field, index !== stem?.index && firstWordOf(header) === stem?.word),
    })),
  )
  const found: Columns = {}
  const taken = new Set<number>()
  for (const { field, index, score } of claims.toSorted((a, b) => b.score - a.score)) {
    if (score <= 0 || found[field] !== undefined || taken.has(index)) continue
    found[field] = index
    taken.add(index)
  }
  return found
}

/** "Quote Author" is who said the quote, whatever "Name" is. */
function kinship(field: ImportField, isKin: boolean): number {
  if (!isKin || field === 'content') return 0
  return field === 'customerName' ? 1.5 : 1.1
}

/** Chooses a column for a field that no header names; the order is that in which they are chosen. */
type Choose = (free: readonly Column[], all: readonly Column[]) => Column | undefined
const byContent: readonly (readonly [ImportField, Choose])[] = [
  ['customerEmail', (free) => free.find(({ facts }) => facts.emails > 0.8)],
  [
    'date',
    (free) => free.find(({ header, facts }) => facts.dates > 0.8 && !saysOtherwise(header, ['measure'])),
  ],
  [
    'sourceUrl',
    (free) =>
      free.find(
        ({ header, meaning, facts }) =>
          facts.links > 0.8 && meaning.content === undefined && !saysOtherwise(header),
      ),
  ],
  ['rating', ratingAmong],
  ['content', longestAmong],
  ['customerName', nameAmong],
]

/** Numbers from 1 to 5 are stars where something says so: the values, a scale in the header, or no header to say otherwise. */
function ratingAmong(free: readonly Column[], all: readonly Column[]) {
  const judged = free.find(
    ({ header, facts }) =>
      facts.qualities > 0.9 &&
      facts.filled > 1 &&
      !saysOtherwise(header) &&
      all.some((other) => other.facts.ratings < 0.5 && other.facts.averageLength > facts.averageLength),
  )
  const such = free.filter(
    ({ header, facts }) =>
      facts.ratings > 0.9 &&
      (facts.spokenRatings > 0.5 || meaninglessHeader.test(header) || scaleInHeader.test(header)) &&
      facts.dates < 0.5 &&
      facts.highestRating <= 10 &&
      !facts.isYesOrNo &&
      !facts.isCounting &&
      !saysOtherwise(header),
  )
  return (
    such.find(({ facts }) => facts.spokenRatings > 0.5) ??
    such.find(({ facts }) => facts.highestRating <= 5) ??
    such[0] ??
    judged
  )
}

function longestAmong(free: readonly Column[]) {
  const texts = free.filter(
    ({ header, facts }) =>
      facts.filled > 0 &&
      Math.max(facts.ratings, facts.numbers, facts.links, facts.emails, facts.dates) < 0.5 &&
      !saysOtherwise(header, ['thing', 'measure', 'status']),
  )
  return texts.toSorted((a, b) => b.facts.averageLength - a.facts.averageLength)[0]
}

/** Below a header that says nothing, only what are plainly first and last names. */
function nameAmong(free: readonly Column[]) {
  return free.find(({ header, meaning, facts }) =>
    header === ''
      ? facts.names > 0.8
      : facts.people > 0.7 &&
        facts.distinct > 0.5 &&
        !saysOtherwise(header) &&
        Object.keys(meaning).length === 0,
  )
}

function isValue(cell: string) {
  return /^[-+]?\d[\d.,:/\s%-]*$/.test(cell) || looksLikeAddress(cell) || /^https?:\/\//i.test(cell)
}
