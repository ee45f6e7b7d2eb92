import { type ImportField } from '#contract/imports/imports.ts'
import { mostColumns } from '#contract/imports/import-files.ts'
import { columnFit } from './column-fit.ts'
import { columnFactsOf, looksLikeAddress } from './column-facts.ts'
import { byContent } from './by-content.ts'
import { type Column, columnsThatDiffer, type Unsure } from './column-choice.ts'
import { conceptsOf } from './header-concepts.ts'
import { isHeaderName, headerMeaningOf, saysOtherwise } from './header-meaning.ts'
import { headerWords } from './header-words.ts'
import { bareName, firstCells, type Table } from '../files/table.ts'

type Columns = Partial<Record<ImportField, number>>

/** What was guessed, and what was left to the owner. */
export interface Guess {
  readonly columns: Columns
  /** Fields that two columns suit about as well: neither was taken. */
  readonly unsure: readonly Unsure[]
}

/** Two columns whose claims are as near to each other as this are asked about. */
const nearClaim = 0.25
/** On average. */
const longestTitle = 60
/** German grades, of which 1 is the best: read as stars they would say the opposite. */
const schoolGrade = /(?:gesamt|schul|durchschnitts)note/i

/** `response_date` is when a survey was answered, unless something in the file is the shop's response. */
function isReplyText(header: string): boolean {
  const concepts = conceptsOf(header)
  return (
    concepts.includes('reply') && !concepts.some((one) => one === 'date' || one === 'id' || one === 'source')
  )
}

const allWords = new Set(Object.values(headerWords).flat())
/** In the table of a survey: "Response text". */
const customersAnswer = /^(?:response|answer)[\s_-]+(?=text|comment)/i
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

/**
 * Guesses the columns by the words in their names, weighed with what is in them; then by what is in them alone. Where two
 * are as good and say different things, none is taken.
 */
export function guessColumns(table: Table, now: Date): Guess {
  const columns: Column[] = []
  const isSurvey = table.hasHeader && table.columns.some((name) => conceptsOf(name).includes('survey'))
  for (const [index, name] of table.columns.slice(0, mostColumns).entries()) {
    const header = table.hasHeader ? name : ''
    const cells = firstCells(table, index, sampleCells)
    const meaning = headerMeaningOf(isSurvey ? header.replace(customersAnswer, '') : header)
    columns.push({ index, header, meaning, facts: columnFactsOf(cells, now) })
  }
  const differ = columnsThatDiffer(table, now)
  const { found, unsure } = byMeaning(columns, stemOfText(columns), differ)
  const isTaken = ({ index }: Column) =>
    Object.values(found).includes(index) || unsure.some((one) => one.columns.includes(index))
  for (const [field, choose] of byContent) {
    if (found[field] !== undefined || unsure.some((one) => one.field === field)) continue
    const choice = choose(
      columns.filter((column) => !isTaken(column)),
      columns,
    )
    const [first, second] = choice
    if (first === undefined) continue
    if (second !== undefined && differ(field, first.index, second.index))
      unsure.push({ field, columns: inOrder(first.index, second.index) })
    else found[field] = first.index
  }
  askWhereTitleIsLonger(found, columns, unsure)
  return { columns: titleAsText(found, columns, unsure), unsure }
}

/** What is longer than the text, and long, is no title of it: one of the two is the text. */
function askWhereTitleIsLonger(found: Columns, columns: readonly Column[], unsure: Unsure[]): void {
  const { title, content } = found
  if (title === undefined || content === undefined) return
  const lengthOf = (index: number) => columns.find((one) => one.index === index)!.facts.averageLength
  if (lengthOf(title) < longestTitle || lengthOf(title) < lengthOf(content)) return
  unsure.push({ field: 'content', columns: inOrder(content, title) })
  delete found.title
  delete found.content
}

/** A file with titles and no texts: they are what was said. */
function titleAsText(found: Columns, columns: readonly Column[], unsure: readonly Unsure[]): Columns {
  const { title, ...rest } = found
  if (title === undefined || unsure.some(({ field }) => field === 'content')) return found
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

function inOrder(one: number, other: number): [number, number] {
  return one < other ? [one, other] : [other, one]
}

interface Claim {
  readonly field: ImportField
  readonly index: number
  readonly score: number
}

/** Gives every field the column that speaks for it most; a column feeds one field. */
function byMeaning(columns: readonly Column[], stem: Stem | undefined, differ: Differ) {
  const claims = claimsOf(columns, stem)
  const found: Columns = {}
  const taken = new Set<number>()
  const open = (claim: Claim) => claim.score > 0 && !taken.has(claim.index)
  for (const claim of claims) {
    if (!open(claim) || found[claim.field] !== undefined) continue
    found[claim.field] = claim.index
    taken.add(claim.index)
  }
  const unsure: Unsure[] = []
  for (const [field, index] of Object.entries(found) as [ImportField, number][]) {
    const ofField = claims.filter((claim) => claim.field === field)
    const best = ofField.find((claim) => claim.index === index)!
    const rival = ofField.find(
      (claim) => open(claim) && best.score - claim.score <= nearClaim && differ(field, index, claim.index),
    )
    if (rival === undefined) continue
    unsure.push({ field, columns: inOrder(index, rival.index) })
    delete found[field]
  }
  return { found, unsure }
}

type Differ = ReturnType<typeof columnsThatDiffer>

/** What every column says for itself, the strongest first. */
function claimsOf(columns: readonly Column[], stem: Stem | undefined): Claim[] {
  const hasReply = columns.some(
    ({ header, meaning, facts }) =>
      isReplyText(header) && meaning.content === undefined && facts.numbers < 0.5,
  )
  const persons = columns.flatMap(({ header, meaning, facts }) =>
    meaning.customerName !== undefined && conceptsOf(header).includes('person') ? facts.people : [],
  )
  const names = columns.filter(({ meaning, facts }) => (meaning.customerName ?? 0) > 1.5 && !facts.isRepeated)
  const isNone = (field: ImportField, { header, facts, meaning }: Column) =>
    // What some call the title of an author is their name, where there is no other.
    (field === 'role' && meaning.customerName !== undefined && names.length === 0) ||
    (field === 'date' && hasReply && saysOtherwise(header, ['survey'])) ||
    (field === 'rating' && schoolGrade.test(header) && facts.spokenRatings < 0.5)
  // Beside "Client name", a "Name" with fewer names in it is that of the entry.
  const isOfEntry = (field: ImportField, { facts }: Column) =>
    field === 'customerName' && persons.some((people) => people > facts.people + 0.3)
  return columns
    .flatMap((column) =>
      (Object.entries(column.meaning) as [ImportField, number][]).map(([field, score]) => {
        const isKin = column.index !== stem?.index && firstWordOf(column.header) === stem?.word
        const sum = score + columnFit(field, column.facts, score) + kinship(field, isKin)
        const claim = isNone(field, column) ? 0 : sum - (isOfEntry(field, column) ? 0.5 : 0)
        return { field, index: column.index, score: claim }
      }),
    )
    .toSorted((a, b) => b.score - a.score)
}

/** "Quote Author" is who said the quote, whatever "Name" is. */
function kinship(field: ImportField, isKin: boolean): number {
  if (!isKin || field === 'content') return 0
  return field === 'customerName' ? 1.6 : 1.1
}

function isValue(cell: string) {
  return /^[-+]?\d[\d.,:/\s%-]*$/.test(cell) || looksLikeAddress(cell) || /^https?:\/\//i.test(cell)
}
