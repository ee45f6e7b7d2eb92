import { type ImportField } from '#contract/imports/imports.ts'
import { mostColumns } from '#contract/imports/import-files.ts'
import { columnFit } from './column-fit.ts'
import { type Facts, columnFactsOf, looksLikeAddress } from './column-facts.ts'
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
  const found = byMeaning(columns)
  const free = () => columns.filter(({ index }) => !Object.values(found).includes(index))
  for (const [field, choose] of byContent) {
    if (found[field] !== undefined) continue
    const index = choose(free())?.index
    if (index !== undefined) found[field] = index
  }
  return found
}

/** Gives every field the column that speaks for it most; a column feeds one field. */
function byMeaning(columns: readonly Column[]): Columns {
  const claims = columns.flatMap(({ index, meaning, facts }) =>
    (Object.entries(meaning) as [ImportField, number][]).map(([field, score]) => ({
      field,
      index,
      score: score + columnFit(field, facts, score),
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

/** Chooses a column for a field that no header names; the order is that in which they are chosen. */
const byContent: readonly (readonly [ImportField, (free: readonly Column[]) => Column | undefined])[] = [
  ['customerEmail', (free) => free.find(({ facts }) => facts.emails > 0.8)],
  [
    'date',
    (free) => free.find(({ header, facts }) => facts.dates > 0.8 && !saysOtherwise(header, ['measure'])),
  ],
  ['sourceUrl', (free) => free.find(({ header, facts }) => facts.links > 0.8 && !saysOtherwise(header))],
  ['rating', ratingAmong],
  ['content', longestAmong],
  ['customerName', nameAmong],
]

function ratingAmong(free: readonly Column[]) {
  const such = free.filter(
    ({ header, facts }) =>
      facts.ratings > 0.9 &&
      facts.dates < 0.5 &&
      facts.highestRating <= 10 &&
      !facts.isYesOrNo &&
      !facts.isCounting &&
      !saysOtherwise(header),
  )
  return (
    such.find(({ facts }) => facts.spokenRatings > 0.5) ??
    such.find(({ facts }) => facts.highestRating <= 5) ??
    such[0]
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
