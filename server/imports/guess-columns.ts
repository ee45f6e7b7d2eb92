import type { ImportField } from '#contract/imports.ts'
import { detectDateOrder, readDate } from './dates.ts'
import { headerWords } from './header-words.ts'
import { detectScale } from './ratings.ts'
import { bareName, columnOf, type Table } from './table.ts'

type Columns = Partial<Record<ImportField, number>>

const allWords = new Set(Object.values(headerWords).flat())
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function looksLikeAddress(cell: string): boolean {
  return email.test(cell)
}

/** True when the first row names the columns instead of being a review itself. */
export function looksLikeHeader(rows: readonly string[][]): boolean {
  const [first, ...rest] = rows
  if (first === undefined) return false
  const cells = first.map((cell) => cell.trim())
  if (cells.some((cell) => allWords.has(bareName(cell)))) return true
  if (cells.length < 2 || rest.length === 0) return false
  if (cells.some((cell) => isValue(cell) || cell.length > 60)) return false
  if (new Set(cells).size < cells.length) return false
  return cells.some((_, index) => {
    const below = rest.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '')
    return below.length > 0 && below.every((cell) => isValue(cell) || cell.length > 60)
  })
}

/** Guesses the columns by their names, then by what is in them. */
export function guessColumns(table: Table, now: Date): Columns {
  const columns: Columns = {}
  const free = new Set(table.columns.keys())
  function take(field: ImportField, index: number | undefined) {
    if (index === undefined || columns[field] !== undefined) return
    columns[field] = index
    free.delete(index)
  }
  if (table.hasHeader) {
    for (const [field, index] of byName(table)) if (free.has(index)) take(field, index)
  }
  const facts = table.columns.map((_, index) => factsOf(columnOf(table, index), now))
  const first = (isSuch: (fact: Facts) => boolean) =>
    [...free].find((index) => isSuch(facts[index] ?? noFacts))
  take(
    'customerEmail',
    first((fact) => fact.emails > 0.8),
  )
  take(
    'date',
    first((fact) => fact.dates > 0.8),
  )
  take(
    'sourceUrl',
    first((fact) => fact.links > 0.8),
  )
  take('content', longest([...free], facts))
  if (!table.hasHeader) {
    take(
      'rating',
      first((fact) => fact.isRating),
    )
    take(
      'customerName',
      first((fact) => fact.names > 0.8),
    )
  }
  return columns
}

/** Whole names only, so that `Rating count` is no rating; the first word that is there wins. */
function byName(table: Table): [ImportField, number][] {
  const names = table.columns.map(bareName)
  const fields = Object.entries(headerWords) as [ImportField, readonly string[]][]
  const found: [ImportField, number][] = []
  for (const [field, words] of fields) {
    const exact = words.map((word) => names.indexOf(word)).find((index) => index !== -1)
    if (exact !== undefined) found.push([field, exact])
  }
  return found
}

interface Facts {
  emails: number
  dates: number
  links: number
  names: number
  isRating: boolean
  averageLength: number
}
const noFacts: Facts = { emails: 0, dates: 0, links: 0, names: 0, isRating: false, averageLength: 0 }

function factsOf(column: readonly string[], now: Date): Facts {
  const cells = column
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .slice(0, 500)
  if (cells.length === 0) return noFacts
  const share = (isSuch: (cell: string) => boolean) => cells.filter(isSuch).length / cells.length
  const { order } = detectDateOrder(cells)
  return {
    emails: share((cell) => email.test(cell)),
    dates: share((cell) => !/^\d{1,9}$/.test(cell) && readDate(cell, order, now) !== undefined),
    links: share((cell) => /^https?:\/\//i.test(cell)),
    names: share(
      (cell) => cell.length <= 40 && /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(cell) && cell.split(' ').length <= 4,
    ),
    isRating: detectScale(cells) !== undefined,
    averageLength: cells.reduce((sum, cell) => sum + cell.length, 0) / cells.length,
  }
}

function longest(indexes: readonly number[], facts: readonly Facts[]) {
  const texts = indexes.filter((index) => {
    const fact = facts[index] ?? noFacts
    return (
      !fact.isRating && fact.links < 0.5 && fact.emails < 0.5 && fact.dates < 0.5 && fact.averageLength > 0
    )
  })
  return texts.toSorted((a, b) => (facts[b]?.averageLength ?? 0) - (facts[a]?.averageLength ?? 0))[0]
}

function isValue(cell: string) {
  return /^[-+]?\d[\d.,:/\s%-]*$/.test(cell) || email.test(cell) || /^https?:\/\//i.test(cell)
}
