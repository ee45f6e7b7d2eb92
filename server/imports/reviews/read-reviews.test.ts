import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ImportChoices } from '#contract/imports/imports.ts'
import { outcomes, readFile } from './read-reviews.ts'
import { type Outcome, type Review } from './to-review.ts'

const now = new Date('2026-06-01T12:00:00Z')

function read(content: string, choices: ImportChoices = {}) {
  const file = readFile({ content }, choices, now)
  const rows: Outcome[] = []
  for (const outcome of outcomes(file)) rows.push(outcome)
  const reviews: Review[] = rows.flatMap(({ review }) => (review === undefined ? [] : [review]))
  return { file, rows, reviews }
}

const readFixture = (name: string) =>
  read(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8'))

describe('exports of other products are recognized without mapping', () => {
  test.for([
    ['judgeme.csv', 'Judge.me', 'Maren Holt', 'maren.holt@example.com', 5, '2026-02-10T15:30:40.000Z'],
    ['trustpilot.csv', 'Trustpilot', 'Søren Lund', 'soren@example.dk', 5, '2026-01-14T09:12:33.000Z'],
    ['yotpo.csv', 'Yotpo', 'Kenji Mori', 'kenji@example.jp', 5, '2025-11-02T00:00:00.000Z'],
    ['okendo.csv', 'Okendo', 'Amara Obi', 'amara@example.ng', 5, '2025-12-24T10:00:00.000Z'],
    ['senja.csv', 'Senja', 'Grace Lindqvist', 'grace@example.se', 5, '2026-02-01T12:00:00.000Z'],
    ['senja.json', 'Senja', 'Grace Lindqvist', 'grace@example.se', 5, '2026-02-01T12:00:00.000Z'],
    ['testimonial-to.csv', 'Testimonial.to', 'Yuki Tanaka', 'yuki@example.jp', 5, undefined],
    ['google-takeout.json', 'Google', 'Chloé Martin', null, 5, '2026-03-05T07:41:09.123Z'],
    ['google-api.json', 'Google', 'Chloé Martin', null, 5, '2026-03-05T07:41:09.123Z'],
    ['yelp.json', 'Yelp', 'Ella A.', null, 5, '2026-04-18T19:32:11.000Z'],
  ] as const)('%s is a file of %s', ([name, product, customerName, customerEmail, rating, date]) => {
    const { file, reviews } = readFixture(name)
    expect(file.format?.name).toBe(product)
    expect(reviews[0]).toMatchObject({ customerName, customerEmail, rating, source: product })
    expect(reviews[0]?.date?.toISOString()).toBe(date)
  })

  test('capitals, extra and missing columns do not matter', () => {
    const { file, reviews } = read(
      'RATING,Body,Reviewer_Name,review date,something_new\n4,Sturdy chair.,Ana,2026-01-05,x\n',
    )
    expect(file.format?.name).toBe('Judge.me')
    expect(reviews[0]).toMatchObject({ rating: 4, content: 'Sturdy chair.', customerName: 'Ana' })
  })

  test('a title stands above the text, unless the text begins with it', () => {
    const { reviews } = readFixture('judgeme.csv')
    expect(reviews[0]?.content).toBe(
      'Worth the wait\nThe oak shelf arrived a week late, but it is "dead level" and smells of fresh wood.',
    )
    expect(reviews[1]?.content).toBe('Good quality, and the screws were\nin a bag of their own.')
    // The card has it as its headline.
    expect(reviews.slice(0, 2).map(({ headline }) => headline)).toEqual(['Worth the wait', null])
  })

  test('of a review that Google translated, the original is kept', () => {
    const { reviews } = readFixture('google-takeout.json')
    expect(reviews.map(({ content }) => content)).toEqual(['Du pain délicieux.', 'Sin sitio para sentarse.'])
  })

  test('stars without words are left out, with the reason', () => {
    const { rows } = readFixture('google-takeout.json')
    expect(rows[1]).toMatchObject({ row: 2, skipped: 'This row has no text' })
  })

  test('the same Google review has one key, from Takeout and from the interface, under any account', () => {
    const takeout = readFixture('google-takeout.json')
    const api = readFixture('google-api.json')
    expect(api.reviews[0]?.importKey).toBe(takeout.reviews[0]?.importKey)
  })
})

describe('other files', () => {
  test('a German shop file: semicolons, decimal commas, day first, names and texts with umlauts', () => {
    const { file, rows, reviews } = readFixture('german-shop.csv')
    expect(file.mapping).toMatchObject({ delimiter: ';', hasHeader: true, dateOrder: 'day-first' })
    expect(
      reviews.map(({ customerName, rating, date }) => [
        customerName,
        rating,
        date?.toISOString().slice(0, 10),
      ]),
    ).toEqual([
      ['Jürgen Weiß', 4, '2026-03-14'],
      ['Anonymous customer', 5, '2026-04-02'],
      ['Anna', null, '2026-04-03'],
    ])
    expect(reviews[0]?.ratingGiven).toBe(4.5)
    expect(rows[2]).toMatchObject({
      row: 5,
      notes: ['The rating "0" does not fit a scale from 1 to 5, so this review has no stars'],
    })
  })

  test('one message per line without a header, in a script without spaces', () => {
    const { file, reviews } = read('อร่อยมาก ครบ, จบ\nบริการดีมาก\r\n\nจะกลับมาอีก\n')
    expect(file.mapping).toMatchObject({ delimiter: 'none', hasHeader: false, source: '' })
    expect(reviews.map(({ content }) => content)).toEqual(['อร่อยมาก ครบ, จบ', 'บริการดีมาก', 'จะกลับมาอีก'])
  })

  test('without a header the columns are told by what is in them', () => {
    const { file } = read(
      '9,ana@example.com,Ana Lima,They fixed the roof in a day and cleaned up behind them.,2026-01-02\n' +
        '7,bo@example.com,Bo Chen,Friendly but a little late with the second delivery of tiles.,2026-02-03\n',
    )
    expect(file.mapping).toMatchObject({
      hasHeader: false,
      ratingScale: 'zero-to-ten',
      columns: { rating: 0, customerEmail: 1, customerName: 2, content: 3, date: 4 },
    })
  })

  test('the owner may say otherwise: other columns, another scale, month first', () => {
    const { reviews } = read('a,b,when\nGreat,80,03/04/2026\n', {
      columns: { content: 0, rating: 1, date: 2 },
      hasHeader: true,
      ratingScale: 'percent',
      dateOrder: 'month-first',
      source: 'Our old website',
    })
    expect(reviews[0]).toMatchObject({ content: 'Great', rating: 4, source: 'Our old website' })
    expect(reviews[0]?.date?.toISOString()).toBe('2026-03-04T00:00:00.000Z')
  })

  test('dates that can be read both ways are reported as such', () => {
    expect(read('review,date\nFine,03/04/2026\n').file.datesAmbiguous).toBe(true)
    expect(read('review,date\nFine,03/04/2026\nGood,28/04/2026\n').file.datesAmbiguous).toBe(false)
  })
})

describe('rows', () => {
  test('a row of the file that comes twice is taken once', () => {
    const { rows } = read('name,review\nAna,Great\nBo,Great\nAna ,great\n')
    expect(rows.map(({ skipped }) => skipped)).toEqual([undefined, undefined, 'Same review as row 2'])
  })

  test('the key stays when an unrelated column is mapped differently', () => {
    const content = 'name,review,firm\nAna,Great,Lima Ltd\n'
    const one = read(content, { columns: { customerName: 0, content: 1 }, source: 'One' })
    const two = read(content, { columns: { customerName: 0, content: 1, company: 2 }, source: 'Two' })
    expect(two.reviews[0]?.importKey).toBe(one.reviews[0]?.importKey)
  })

  test('a text that is too long is skipped, never cut', () => {
    const { rows, reviews } = read(`name,review\nAna,${'a'.repeat(10_001)}\nBo,${'b'.repeat(10_000)}\n`)
    expect(rows[0]?.skipped).toBe('The text has 10,001 characters; the limit is 10,000')
    expect(reviews.map(({ content }) => content.length)).toEqual([10_000])
  })

  test('a text is refused by its raw length before its marks and spaces are looked at', () => {
    const marks = '\u0301\u0323'.repeat(20_000)
    const { rows } = read(`name,review\nAna,a${marks}\nBo,"a${' '.repeat(60_000)}b"\n`)
    expect(rows.map(({ skipped }) => skipped)).toEqual([
      'The text has 40,001 characters; the limit is 10,000',
      'The text has 60,002 characters; the limit is 10,000',
    ])
  })

  test('of marks in a row 30 are kept, and the review with them', () => {
    const { reviews } = read(`name,review\nAna,Gre${'\u0323'.repeat(500)}at\n`)
    expect(reviews[0]?.content.normalize('NFD')).toBe(`Gre${'\u0323'.repeat(30)}at`)
  })

  test('an address that is none is left out and noted, the review stays', () => {
    const { rows, reviews } = read('name,email,review\nAna,ana at home,Great\n')
    expect(reviews[0]?.customerEmail).toBeNull()
    expect(rows[0]?.notes).toEqual(['"ana at home" is not an email address, so it was left out'])
  })

  test('a row that slipped sideways is skipped', () => {
    const { rows } = read('name,review\nAna,Great\nBo,Good, fast and cheap\nCy,Fine\nDi,Nice\nEd,Ok\n')
    expect(rows[1]?.skipped).toContain('3 columns instead of 2')
  })

  test('control characters and direction overrides do not get into names', () => {
    const { reviews } = read('name,review\nA\u202Ena\u0007,Great\n')
    expect(reviews[0]?.customerName).toBe('Ana')
  })
})

describe('files that cannot be read say so in a sentence', () => {
  test.for([
    ['   \n\n', 'This file is empty.'],
    ['PK\u0003\u0004abc', 'This is an Excel or zip file.'],
    ['%PDF-1.7', 'This is a PDF.'],
    ['\u0000\u0001a'.repeat(100), 'This is not a text file.'],
    ['<!DOCTYPE html><html>', 'This is a web page'],
    ['{"reviews": [', 'incomplete or has an error'],
    ['{"reviews": []}', 'The list in this JSON file is empty.'],
    ['{"a": 1}', 'This JSON file has no list in it.'],
    ['name,review\nAna,Great\nBo,"never closed\n', 'a quotation mark is never closed'],
    ['name,review\n', 'This file has a header row but no reviews.'],
    [`review\n${'x\n'.repeat(50_001)}`, 'This file has more than 50,000 rows.'],
  ] as const)('%j', ([content, sentence]) => {
    expect(() => read(content)).toThrow(sentence)
  })

  test('the file of places that one reviewed oneself is told apart from reviews of the business', () => {
    expect(() => readFixture('google-maps-own-places.json')).toThrow('Google Business Profile')
  })
})
