import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listCustomers } from '#contract/customers/customers.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { makeBusiness, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { learnWords } from './learn-words.ts'

const app = await testApp()
const { db } = app.services
const learn = () => learnWords.run(app.services, {})
const of = ({ user }: Owner) => sql`(select workspace_id from users where id = ${user.id})`

async function add(owner: Owner, contents: readonly string[], day = '2025-01-01'): Promise<void> {
  await db.execute(sql`insert into testimonials
      (workspace_id, id, customer_name, content, rating, status, origin, is_confirmed_by_author, created_at, received_at)
    select ${of(owner)}, gen_random_uuid(), 'Ana', content, 5, 'approved', 'imported', true,
      ${day}::timestamptz + n * interval '1 minute', now()
    from json_array_elements_text(${JSON.stringify(contents)}::json) with ordinality as input(content, n)`)
}

/** More of them than a search reads at once, newer than all others. */
const newest = Array.from({ length: 1050 }, (_, index) => `Good ${index}`)

async function found(owner: Owner, search: string): Promise<string[]> {
  const { body } = await owner.call(listTestimonials, { query: { search } })
  return body.map(({ content }) => content)
}

async function vocabulary(owner: Owner): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ word: string; rows: number }>(
    sql`select word, rows from search_vocabulary where workspace_id = ${of(owner)} and list = 'testimonials'`,
  )
  return Object.fromEntries(rows.map(({ word, rows: count }) => [word, count]))
}

async function waiting(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from search_changes`)
  return rows[0]?.count ?? 0
}

/** What people type, by language, and the text that they look for. */
const slips = [
  [
    'English',
    'The sourdough is wonderful',
    ['sourdugh', 'souordough', 'sourdpugh', 'suordough', 'wonderfull'],
  ],
  ['English, short words', 'Shirts, (maybe) cake!', ['shrit', 'cakr', 'ckae', 'mayve']],
  ['an apostrophe left out', "They don't rush you", ['dont']],
  ['German', 'Sehr freundliche Bäckerei, größte Auswahl', ['freundlihce', 'Backerei', 'Auswhal', 'grösßte']],
  ['Spanish', 'Atención excelente, volveré mañana', ['Atencion', 'exelente', 'manana', 'volvere']],
  ['French', 'L’équipe est très chaleureuse', ['equipe', 'chaleurese', 'chaleurreuse']],
  ['Portuguese', 'Ótimo atendimento e preço', ['atendimeto', 'preco', 'otimo']],
  ['Polish', 'Bardzo miła obsługa', ['obsluga', 'obsłuag']],
  ['Russian', 'Отличное обслуживание', ['обслушивание', 'отлично', 'Отлчиное']],
  ['Greek', 'Εξαιρετική εξυπηρέτηση', ['εξυπηρετηση', 'εξαιρετκή']],
  ['Arabic', 'خدمة ممتازة، شكرا', ['ممتازه', 'متمازة']],
] as const

describe('among more testimonials than a search reads at once', () => {
  let mara: Owner

  beforeAll(async () => {
    mara = await makeBusiness(app)
    const neighbor = await makeBusiness(app, 'Next Door')
    await add(neighbor, ['The pumpernickel is wonderful'])
    await add(mara, [
      ...slips.map(([, content]) => content),
      '服务非常好，面包很好吃',
      'パンがとても美味しい',
      'Lovely marzipan bread',
      'Lovely marzipan rolls',
    ])
    await add(mara, newest, '2026-01-01')
    await learn()
  })

  test('a typing error is forgiven in every language that puts spaces between words', async () => {
    const missed: string[] = []
    for (const [language, content, typed] of slips)
      for (const search of typed) {
        const contents = await found(mara, search)
        if (!contents.includes(content)) missed.push(`${language}: ${search}`)
      }
    expect(missed).toEqual([])
  })

  test('scripts without spaces are found as they are typed', async () => {
    expect(await found(mara, '面包很好')).toEqual(['服务非常好，面包很好吃'])
    expect(await found(mara, '美味しい')).toEqual(['パンがとても美味しい'])
    expect(await found(mara, '面饱很好')).toEqual([])
  })

  test('the other words of the search are still required, as words or parts of them', async () => {
    expect(await found(mara, 'bread marzipna')).toEqual(['Lovely marzipan bread'])
    expect(await found(mara, 'lov marzipna')).toEqual(['Lovely marzipan rolls', 'Lovely marzipan bread'])
    expect(await found(mara, 'nobody marzipna')).toEqual([])
  })

  test('several words are found in any order, whole or in part (TEST-04)', async () => {
    expect(await found(mara, 'rolls marzipan')).toEqual(['Lovely marzipan rolls'])
    expect(await found(mara, 'ZIPAN rol ovel')).toEqual(['Lovely marzipan rolls'])
    expect(await found(mara, 'lovely zip')).toEqual(['Lovely marzipan rolls', 'Lovely marzipan bread'])
    expect(await found(mara, 'cake! (maybe)')).toEqual(['Shirts, (maybe) cake!'])
    expect(await found(mara, 'rolls bread')).toEqual([])
  })

  test('what a neighbor’s customers wrote is neither meant nor found', async () => {
    expect(await found(mara, 'pumpernikel')).toEqual([])
    expect(await vocabulary(mara)).not.toHaveProperty('pumpernickel')
  })

  test('a new one is found before its words are learned', async () => {
    await add(mara, ['Splendid strudel'], '2026-06-01')
    expect(await found(mara, 'strudle')).toEqual(['Splendid strudel'])
  })

  test('an old one is found by parts of words that nobody used before, learned or not', async () => {
    await add(mara, ['Splendid\nknäckebröd: crunchy'], '2024-01-01')
    for (let turn = 0; turn < 2; turn++) {
      expect(await found(mara, 'äckebr')).toEqual(['Splendid\nknäckebröd: crunchy'])
      expect(await found(mara, 'runch plendid kebröd:')).toEqual(['Splendid\nknäckebröd: crunchy'])
      await learn()
    }
  })

  test('a word that is longer than any in the vocabulary is found, also by a part of it', async () => {
    const long = 'Our Donaudampfschifffahrtselektrizitätenhauptbetriebswerk loved it'
    await add(mara, [long], '2024-01-02')
    await learn()
    expect(await found(mara, 'elektrizit loved')).toEqual([long])
    expect(await found(mara, 'hauptbetriebswerk')).toEqual([long])
  })
})

test('customers are found in spite of a typing error too', async () => {
  const mara = await makeBusiness(app)
  await db.execute(sql`insert into customers (workspace_id, id, name, email, created_at, updated_at)
    select ${of(mara)}, gen_random_uuid(), case n when 1 then 'Rosalind Quimby' else 'Ben Good' end, n || '@example.com',
      timestamptz '2025-01-01' + n * interval '1 minute', now()
    from generate_series(1, 1050) as n`)
  await learn()
  const { body } = await mara.call(listCustomers, { query: { search: 'quinby rosalind' } })
  expect(body.map(({ name }) => name)).toEqual(['Rosalind Quimby'])
})

test('the words of an edited or erased testimonial are forgotten, unless another one has them', async () => {
  const mara = await makeBusiness(app)
  await add(mara, ['Wonderful marzipan', 'Wonderful nougat', 'nothing'])
  await learn()
  expect(await vocabulary(mara)).toMatchObject({ wonderful: 2, marzipan: 1, nougat: 1 })
  await db.execute(sql`update testimonials set content = 'Wonderful truffles'
    where content like '%nougat' and workspace_id = ${of(mara)}`)
  await db.execute(
    sql`delete from testimonials where content like '%marzipan' and workspace_id = ${of(mara)}`,
  )
  await learn()
  expect(await vocabulary(mara)).toEqual({ ana: 2, wonderful: 1, truffles: 1, nothing: 1 })
  expect(await waiting()).toBe(0)
})

test('it does not matter in which order texts are counted, or whether two processes count at once', async () => {
  const mara = await makeBusiness(app)
  const contents = Array.from('abcdefghij', (letter) => `Marzipan nougat ${letter}xyz`)
  for (let turn = 0; turn < 4; turn++) await add(mara, contents)
  await db.execute(
    sql`delete from testimonials where content not like '%axyz' and workspace_id = ${of(mara)}`,
  )
  const some = () => db.execute(sql`select plaudit_learn_words(7)`)
  while ((await waiting()) > 0) await Promise.all([some(), some()])
  expect(await vocabulary(mara)).toEqual({ ana: 4, marzipan: 4, nougat: 4, axyz: 4 })
})

test('a change that leaves the text alone leaves nothing to learn', async () => {
  const mara = await makeBusiness(app)
  await add(mara, ['Wonderful marzipan'])
  await learn()
  await db.execute(sql`update testimonials set status = 'rejected' where workspace_id = ${of(mara)}`)
  expect(await waiting()).toBe(0)
})
