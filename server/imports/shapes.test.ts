import { describe, expect, test } from 'vitest'
import { aside } from './fixtures/shapes/aside.ts'
import { helpDesks } from './fixtures/shapes/help-desks.ts'
import { lastAside } from './fixtures/shapes/last-aside.ts'
import { laterAside } from './fixtures/shapes/later-aside.ts'
import { later } from './fixtures/shapes/later.ts'
import { platforms } from './fixtures/shapes/platforms.ts'
import type { ExpectedRow, Shape } from './fixtures/shapes/shape.ts'
import { shops } from './fixtures/shapes/shops.ts'
import { surveys } from './fixtures/shapes/surveys.ts'
import { lastOfAll } from './fixtures/shapes/last-of-all.ts'
import { outcomes, type ReadFile, readFile } from './reviews/read-reviews.ts'
import { namelessCustomer, type Outcome } from './reviews/to-review.ts'

const now = new Date('2026-06-01T12:00:00Z')
const fields = ['name', 'email', 'company', 'role', 'rating', 'given', 'day', 'text', 'url'] as const

/** What came of a file: how many cells are right, and which are wrong without a word. */
function judge(shape: Shape) {
  const file = readFile({ content: shape.lines.join('\n') }, {}, now)
  const read = [...outcomes(file)]
  const asked = questionOf(file)
  // Without a column of texts nothing is imported, so that every cell waits for a click.
  const found = asked === 'text' ? [] : read
  const cells = shape.rows.flatMap((expected, index) => cellsOf(expected, found[index], asked))
  const surplus = read.slice(shape.rows.length).map(({ row }) => `row ${row} is none`)
  return {
    right: cells.filter(({ isRight }) => isRight).length,
    all: cells.length,
    wrong: cells.flatMap(({ isRight, says }) => (isRight ? [] : says)),
    silent: [...cells.flatMap(({ isSilent, says }) => (isSilent ? says : [])), ...surplus],
    asked,
  }
}

function questionOf({ mapping, datesAmbiguous, ratingsAmbiguous }: ReadFile): Shape['asks'] {
  if (mapping.columns.content === undefined) return 'text'
  return datesAmbiguous ? 'dates' : ratingsAmbiguous ? 'ratings' : undefined
}

function cellsOf(expected: ExpectedRow, outcome: Outcome | undefined, asked: Shape['asks']) {
  const found = outcome?.review
  const have: Partial<Record<(typeof fields)[number], unknown>> = found
    ? {
        name: found.customerName === namelessCustomer ? undefined : found.customerName,
        email: found.customerEmail ?? undefined,
        company: found.company ?? undefined,
        role: found.role ?? undefined,
        rating: found.rating ?? undefined,
        given: found.ratingGiven ?? undefined,
        day: asked === 'dates' ? undefined : found.date?.toISOString().slice(0, 10),
        text: found.content,
        url: found.sourceUrl ?? undefined,
      }
    : {}
  return fields.flatMap((field) => {
    if (expected[field] === undefined && have[field] === undefined) return []
    const isRight = expected[field] === have[field]
    const says = `${field}: ${String(have[field])} instead of ${String(expected[field])}`
    // What is missing stands among the columns that are left out; what is there and wrong looks like the truth.
    return [{ isRight, says, isSilent: !isRight && have[field] !== undefined }]
  })
}

function shareRight(shapes: readonly Shape[]): number {
  const judged = shapes.map(judge)
  const sum = (of: 'right' | 'all') => judged.reduce((total, one) => total + one[of], 0)
  return sum('right') / sum('all')
}

const first = [...shops, ...surveys, ...platforms, ...aside]
const second = [...later, ...helpDesks, ...laterAside, ...lastAside]
const third = lastOfAll
const all = [...first, ...second, ...third]

describe('files after the exports of products, forms and lists are read right without a click', () => {
  test('there are 40 of a first collection, 39 of a second and 13 of a third', () => {
    expect([first.length, second.length, third.length]).toEqual([40, 39, 13])
  })

  test.for(all.map((shape) => [shape.product, shape] as const))('%s', ([, shape]) => {
    const { wrong, silent, asked } = judge(shape)
    const isAsked = shape.asks === 'text'
    expect({ wrong: isAsked ? [] : wrong, silent, asked }).toEqual({
      wrong: [],
      silent: [],
      asked: shape.asks,
    })
  })

  test.for([
    ['first', first],
    ['second', second],
    ['third', third],
  ] as const)('at least 0.95 of the cells of the %s collection', ([, shapes]) => {
    expect(shareRight(shapes)).toBeGreaterThanOrEqual(0.95)
  })
})
