import { tooManyRows } from './read-delimited.ts'
import { maximumRows, type Table } from './table.ts'
import { UnreadableFile } from './unreadable-file.ts'

const wrongTakeoutFile =
  'This file has the reviews you wrote yourself on Google Maps. Reviews of your business are in the same download, ' +
  'in the file reviews.json under "Google Business Profile".'
const listNames = ['reviews', 'testimonials', 'data', 'items', 'results', 'records', 'entries', 'rows']
const deepest = 6

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
type JsonObject = Record<string, Json>

/** True when the text is meant as JSON. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(\{|\[\s*[[{\]"])/.test(text)
}

/** Reads a list of objects, wherever it stands in the file; nested names are joined by dots (`reviewer.displayName`). */
export function readJson(text: string): Table {
  const list = findList(parse(text))
  if (list.length > maximumRows) throw tooManyRows(list.length)
  const columns: string[] = []
  const positions = new Map<string, number>()
  const rows = list.map((item, index) => {
    const cells: string[] = []
    for (const [name, value] of flatten(item, '', 0)) {
      const position = positions.get(name) ?? columns.push(name) - 1
      positions.set(name, position)
      cells[position] = value
    }
    return { number: index + 1, cells }
  })
  for (const row of rows) row.cells = Array.from(columns, (_, index) => row.cells[index] ?? '')
  return { columns, rows, hasHeader: true, delimiter: 'json' }
}

function parse(text: string): Json {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch (cause) {
    throw new UnreadableFile('This JSON file is incomplete or has an error. Please download it again.', {
      cause,
    })
  }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function findList(value: Json): JsonObject[] {
  if (isObject(value) && value['type'] === 'FeatureCollection') throw new UnreadableFile(wrongTakeoutFile)
  if (Array.isArray(value)) return reviewsIn(value)
  if (isObject(value)) {
    const named = listNames.map((name) => value[name]).find((inner) => Array.isArray(inner))
    const list = named ?? Object.values(value).find((inner) => Array.isArray(inner) && inner.some(isObject))
    if (Array.isArray(list)) return reviewsIn(list)
    const inner = Object.values(value).find(
      (part) => isObject(part) && Object.values(part).some(Array.isArray),
    )
    if (isObject(inner)) return findList(inner)
  }
  throw new UnreadableFile('This JSON file has no list in it.')
}

function reviewsIn(list: Json[]): JsonObject[] {
  const objects = list.map((item) => (typeof item === 'string' ? { text: item } : item)).filter(isObject)
  if (objects.length === 0) throw new UnreadableFile('The list in this JSON file is empty.')
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
