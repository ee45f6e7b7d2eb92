import { mostColumns } from '#contract/imports/import-files.ts'
import { type Json, type JsonObject, parseBounded } from '../../kit/parse-bounded.ts'
import { commentoComments } from './commento.ts'
import { maximumRows, type Table, tooManyRows } from './table.ts'
import { Unreadable } from '../../kit/unreadable.ts'

const wrongTakeoutFile =
  'This file has the reviews you wrote yourself on Google Maps. Reviews of your business are in the same download, ' +
  'in the file reviews.json under "Google Business Profile".'
const listNames = ['reviews', 'testimonials', 'data', 'items', 'results', 'records', 'entries', 'rows']
const deepest = 6
const longestFirstLine = 200_000
// A row has a cell in every column, so a few rows with many names of their own would fill the memory.
const mostCells = 10_000_000

/** True when the text is meant as JSON. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(\{|\[\s*[[{\]"])/.test(text)
}

/**
 * Reads a list of objects, wherever it stands in the file; nested names are joined by dots (`reviewer.displayName`).
 * Names beyond `mostColumns` are left out.
 */
export function readJson(text: string): Table {
  const list = findList(parseLines(text) ?? parse(text))
  if (list.length > maximumRows) throw tooManyRows()
  const positions = new Map<string, number>()
  const sparse: Map<number, string>[] = []
  for (const item of list) {
    const cells = new Map<number, string>()
    for (const [name, value] of flatten(item, '', 0)) {
      const position = positions.get(name) ?? positions.size
      if (position >= mostColumns) continue
      positions.set(name, position)
      cells.set(position, value)
    }
    sparse.push(cells)
  }
  const columns = [...positions.keys()]
  if (columns.length * list.length > mostCells) {
    throw new Unreadable('This JSON file has too many different fields. Export the list as CSV instead.')
  }
  const rows: Table['rows'] = []
  for (const [index, cells] of sparse.entries()) {
    rows.push({ number: index + 1, cells: columns.map((_, position) => cells.get(position) ?? '') })
  }
  return { columns, rows, hasHeader: true, delimiter: 'json' }
}

function parse(text: string): Json {
  try {
    return parseBounded(text, { depth: 100, values: mostCells })
  } catch (cause) {
    throw new Unreadable('This JSON file is incomplete or has an error. Please download it again.', { cause })
  }
}

/** One object a line, as programs write what they gather: undefined when it is one value. */
function parseLines(text: string): Json[] | undefined {
  if (!/^\s*\{[^\n]*\}\s*\n\s*\{/.test(text.slice(0, longestFirstLine))) return undefined
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > maximumRows) throw tooManyRows()
  return lines.map((line) => parse(line))
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function findList(value: Json): JsonObject[] {
  if (isObject(value) && value['type'] === 'FeatureCollection') throw new Unreadable(wrongTakeoutFile)
  if (Array.isArray(value)) return reviewsIn(value)
  if (isObject(value)) {
    const comments = commentoComments(value)
    if (comments) return comments
    const named = listNames.map((name) => value[name]).find((inner) => Array.isArray(inner))
    const list = named ?? Object.values(value).find((inner) => Array.isArray(inner) && inner.some(isObject))
    if (Array.isArray(list)) return reviewsIn(list)
    const inner = Object.values(value).find(
      (part) => isObject(part) && Object.values(part).some(Array.isArray),
    )
    if (isObject(inner)) return findList(inner)
  }
  throw new Unreadable('This JSON file has no list in it.')
}

function reviewsIn(list: Json[]): JsonObject[] {
  const objects = list.map((item) => (typeof item === 'string' ? { text: item } : item)).filter(isObject)
  if (objects.length === 0) throw new Unreadable('The list in this JSON file is empty.')
  // Several pages of an interface kept as they came: [{reviews: [...]}, {reviews: [...]}]
  const pages = objects.map((item) => item['reviews'])
  return pages.every((page) => Array.isArray(page)) ? pages.flat().filter(isObject) : objects
}

function* flatten(value: JsonObject, prefix: string, depth: number): Generator<[string, string]> {
  for (const [name, inner] of Object.entries(value)) {
    const path = prefix === '' ? name : `${prefix}.${name}`
    if (isObject(inner)) {
      if (depth < deepest) yield* flatten(inner, path, depth + 1)
    } else if (Array.isArray(inner)) {
      const plain = inner.filter((item) => typeof item === 'string' || typeof item === 'number')
      if (plain.length > 0) yield [path, plain.join(', ')]
    } else if (inner !== null) yield [path, String(inner)]
  }
}
