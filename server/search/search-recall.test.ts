import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { learnWords } from './learn-words.ts'
import { makeBusiness, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

/** 200 of the Women's E-Commerce Clothing Reviews (CC0 1.0): titles and texts as customers typed them. */
const fixture = new URL('./fixtures/clothing-reviews.json', import.meta.url)
const reviews = JSON.parse(await readFile(fixture, 'utf8')) as { content: string; rating: number }[]
const searches = 60

const app = await testApp()
let owner: Owner

beforeAll(async () => {
  owner = await makeBusiness(app)
  await fill(
    reviews.map(({ content }) => content),
    '2026-01-01',
  )
})

async function fill(contents: readonly string[], day: string): Promise<void> {
  await app.services.db.execute(sql`insert into testimonials
      (workspace_id, id, customer_name, content, rating, status, origin, is_confirmed_by_author, created_at, received_at)
    select workspace_id, gen_random_uuid(), 'Ana', content, 5, 'approved', 'imported', true,
      ${day}::timestamptz + n * interval '1 minute', now()
    from users, json_array_elements_text(${JSON.stringify(contents)}::json) with ordinality as input(content, n)
    where users.id = ${owner.user.id}`)
}

/** The same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Two or three words of one review, in another order than there. */
function someWords(random: (below: number) => number): string[] {
  const words = [...new Set(wordsOf(reviews[random(reviews.length)]!.content))].filter(
    (word) => word.length > 2,
  )
  const chosen = new Set<string>()
  const howMany = 2 + random(2)
  while (chosen.size < howMany) chosen.add(words[random(words.length)]!)
  return [...chosen]
}

/** The reviews that have these words, whole, wherever. */
function withWords(words: readonly string[]): string[] {
  return reviews
    .map(({ content }) => content)
    .filter((content) => words.every((word) => wordsOf(content).includes(word)))
}

/** Every page of what is found. */
async function found(search: string): Promise<Set<string>> {
  const contents = new Set<string>()
  let cursor: string | undefined
  do {
    const { body, headers } = await owner.call(listTestimonials, {
      query: { search, ...(cursor && { cursor }) },
    })
    for (const { content } of body) contents.add(content)
    cursor = /cursor=([\w-]+).*rel="next"/.exec(headers['link'] ?? '')?.[1]
  } while (cursor)
  return contents
}

/** The longest word with a letter missing, wrong, too many, or swapped with the next. */
function mistyped(words: readonly string[], random: (below: number) => number): string[] {
  const longest = words.toSorted((a, b) => b.length - a.length)[0]!
  const at = 1 + random(longest.length - 2)
  const letters = Array.from(longest)
  const errors = [
    letters.toSpliced(at, 1),
    letters.with(at, 'q'),
    letters.toSpliced(at, 0, 'k'),
    letters.toSpliced(at, 2, letters[at + 1]!, letters[at]!),
  ]
  const wrong = errors[random(4)]!.join('')
  return words.map((word) => (word === longest ? wrong : word))
}

async function recall(type: (words: string[], random: (below: number) => number) => string): Promise<number> {
  const random = seeded(5)
  let wanted = 0
  let hits = 0
  for (let turn = 0; turn < searches; turn++) {
    const words = someWords(random)
    const expected = withWords(words)
    const contents = await found(type(words, random))
    wanted += expected.length
    hits += expected.filter((content) => contents.has(content)).length
  }
  return hits / wanted
}

const asTyped = (words: string[]) => `  ${words.join('   ')} `
const withError = (words: string[], random: (below: number) => number) => mistyped(words, random).join(' ')

describe('TEST-04 60 searches of two and three words in any order', () => {
  test('find every review that has the words', async () => {
    expect(await recall(asTyped)).toBe(1)
  })

  test('find nine in ten with a typing error in one of them', async () => {
    expect(await recall(withError)).toBeGreaterThanOrEqual(0.9)
  })

  test('find them behind thousands of newer testimonials too', async () => {
    await fill(
      Array.from({ length: 2500 }, (_, index) => `Lovely bread, number ${index}.`),
      '2026-03-01',
    )
    await learnWords.run(app.services, {})
    expect(await recall(asTyped)).toBe(1)
    expect(await recall(withError)).toBeGreaterThanOrEqual(0.9)
  })
})

const oddities = [
  'Open 24/7, and it cost £5. Call +49 30 901820 or write to hello@maras-bakery.example!',
  'It’s (great) – 100% “wow”… e.g. the co-op’s x-large ones; ok? zx',
  'อาหารอร่อยมาก พนักงานน่ารัก จะกลับมาอีกแน่นอนค่ะ',
  'とても美味しいパンでした。また来ます。',
  'Очень вкусный хлеб, спасибо! Всё свежее и тёплое.',
  'Λατρεύω το ψωμί τους, είναι πάντα φρέσκο',
  `Donaudampfschifffahrtsgesellschaftskapitänsmütze${'x'.repeat(20)} qzj`,
  'Tab\there, new\nline there: B2B #1 50/50 a+b=c',
]

test('TEST-04 whatever stands in a text is found by any part of it, behind thousands of newer testimonials', async () => {
  await fill(oddities, '2025-06-01')
  await learnWords.run(app.services, {})
  const texts = [...oddities, ...reviews.map(({ content }) => content)]
  const random = seeded(11)
  const simply = (text: string) =>
    text.toLowerCase().replaceAll(/[’“”–]/g, (mark) => (mark === '–' ? '-' : mark === '’' ? "'" : '"'))
  const missed: string[] = []
  for (let turn = 0; turn < 300; turn++) {
    const text = turn % 2 === 0 ? oddities[random(oddities.length)]! : texts[random(texts.length)]!
    const word = text.split(/\s+/).filter((one) => one !== '')[random(text.split(/\s+/).length)] ?? ''
    const letters = Array.from(word)
    const start = random(letters.length)
    const part = letters.slice(start, start + 1 + random(8)).join('')
    const expected = texts.filter((one) => simply(one).includes(simply(part)))
    if (part === '' || expected.length > 40) continue
    const contents = await found(part)
    if (!expected.every((one) => contents.has(one))) missed.push(part)
  }
  expect(missed).toEqual([])
})

test('TEST-04 the best match comes first: a name, words in a row, whole words, parts of words', async () => {
  const mara = await makeBusiness(app, 'Mara')
  const said = ['Sweetrolling bread', 'Rolls of bread, sweet', 'We love sweet roll bread', 'Good']
  for (const [index, content] of said.entries()) {
    const name = content === 'Good' ? 'Sweet Roll' : 'Ana'
    await mara.call(createTestimonial, { body: { customerName: name, content, rating: 5 - index } })
  }
  const contents = async (query: { search: string; cursor?: string; limit?: number }) => {
    const { body, headers } = await mara.call(listTestimonials, { query })
    return {
      contents: body.map(({ content }) => content),
      link: headers['link'],
      total: headers['x-total-count'],
    }
  }
  expect((await contents({ search: 'roll  sweet' })).contents).toEqual(['Good', said[2], said[1], said[0]])
  expect((await contents({ search: 'sweet roll' })).contents).toEqual(['Good', said[2], said[1], said[0]])
  const first = await contents({ search: 'sweet roll', limit: 3 })
  const cursor = /cursor=([\w-]+)/.exec(first.link ?? '')?.[1] ?? ''
  expect(await contents({ search: 'sweet roll', limit: 3, cursor })).toMatchObject({
    contents: [said[0]],
    total: '4',
  })
})
