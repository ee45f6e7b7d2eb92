import { folded } from '#shared/text/folded.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { submitTestimonial } from '#contract/collection/collection.ts'
import { createCustomer, listCustomers } from '#contract/customers/customers.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { migrate } from '../../db/migrate.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { testDatabase } from '../../test/processes/test-db.ts'

const app = await testApp()
const { db } = app.services
const rowsInAll = 9000

let owner: Owner
let neighbor: Owner

beforeAll(async () => {
  owner = await makeBusiness(app)
  neighbor = await makeBusiness(app, 'Next Door')
  await fill(owner)
  await fill(neighbor)
})

/** More rows than a search reads at once. Row n says what its number is divisible by. */
async function fill({ user }: Owner): Promise<void> {
  await db.execute(sql`insert into testimonials
      (workspace_id, id, customer_name, content, rating, status, origin, is_confirmed_by_author, created_at, received_at)
    select workspace_id, gen_random_uuid(), 'Ana ' || n,
      concat_ws(' ', 'we had', case when n % 40 = 0 then 'sourdough' end, 'bread', case when n % 3000 = 0 then 'Quiñones Ævar' end,
        case when n % 4500 = 0 then 'ขนมปังอร่อยมาก' end, case when n % 9000 = 7 then 'ζ' end, 'again'),
      1 + n % 5, case when n % 2 = 0 then 'approved' else 'pending' end, 'imported', true,
      timestamptz '2026-01-01' + n * interval '1 minute', now()
    from generate_series(1, ${rowsInAll}::int) n, users where users.id = ${user.id}`)
}

/** Follows the links to the end. */
async function searched(query: { search: string; status?: 'pending' | 'approved'; limit?: number }) {
  const numbers: number[] = []
  const totals: string[] = []
  for (let cursor: string | undefined, calls = 0; calls === 0 || cursor; calls++) {
    const { body, headers } = await owner.call(listTestimonials, {
      query: { ...query, ...(cursor && { cursor }) },
    })
    numbers.push(...body.map(({ customerName }) => Number(customerName.split(' ')[1])))
    totals.push(`${headers['x-total-count-relation'] ? 'at least ' : ''}${String(headers['x-total-count'])}`)
    cursor = /cursor=([\w-]+).*rel="next"/.exec(headers['link'] ?? '')?.[1]
    if (calls > 200) throw new Error('the links do not end')
  }
  return { numbers, totals }
}

/** The numbers that n divides, the greatest first. */
function multiplesOf(n: number): number[] {
  return Array.from({ length: Math.floor(rowsInAll / n) }, (_, index) => n * (index + 1)).toReversed()
}

describe('searching among more rows than are read at once', () => {
  test('frequent words are found to the last, newest first, though pages come out short', async () => {
    const { numbers, totals } = await searched({ search: 'sourdough' })
    expect(numbers).toEqual(multiplesOf(40))
    expect(totals[0]).toBe('at least 25')
  })

  test('words of every row fill their pages', async () => {
    const { numbers, totals } = await searched({ search: 'BREAD' })
    expect(numbers).toEqual(multiplesOf(1))
    expect(totals).toHaveLength(rowsInAll / 100)
  })

  test.for([
    ['a whole word', 'Quiñones', 3000],
    ['other capitals', 'quiÑONES ævar', 3000],
    ['a part of a word', 'ñone', 3000],
    ['words in a row', 'bread quiñones', 3000],
    ['a long word and the next', 'bread quiñones ævar', 3000],
    ['parts of words in a row', 'ead quiñones æv', 3000],
    ['a script without spaces', 'อร่อย', 4500],
  ] as const)('rare words are found and counted exactly: %s', async ([, search, divisor]) => {
    const { numbers, totals } = await searched({ search })
    expect(numbers).toEqual(multiplesOf(divisor))
    expect(totals).toEqual([String(rowsInAll / divisor)])
  })

  test('a single letter that hardly anybody uses is found', async () => {
    expect((await searched({ search: 'Ζ' })).numbers).toEqual([7])
  })

  test('rare words page by page keep their total', async () => {
    expect(await searched({ search: 'quiñones', limit: 1 })).toEqual({
      numbers: [9000, 6000, 3000],
      totals: ['3', '3', '3'],
    })
  })

  test('a filter narrows both ways of searching', async () => {
    expect((await searched({ search: 'sourdough', status: 'pending' })).numbers).toEqual([])
    expect((await searched({ search: 'ζ', status: 'pending' })).numbers).toEqual([7])
    expect((await searched({ search: 'ζ', status: 'approved' })).numbers).toEqual([])
  })

  test.for(["we' had", "'", '\\', '&', ':*', '!', "it''s | (", 'we <-> had', '%', '_'])(
    'signs are only signs: %s',
    async (search) => {
      expect((await searched({ search })).numbers).toEqual([])
    },
  )
})

test('merging the counts of past months changes none of them', async () => {
  const stats = async () => (await owner.call(getTestimonialStats, {})).body
  const before = await stats()
  await db.execute(sql`update testimonial_counters set slot = 3 where slot <> 3 and rating < 4`)
  await db.execute(sql`select plaudit_merge_counters(now())`)
  expect(await stats()).toEqual(before)
  const { rows } = await db.execute(sql`select distinct slot from testimonial_counters`)
  expect(rows).toEqual([{ slot: 0 }])
})

/** A letter of Unicode 17, which JavaScript takes apart and PostgreSQL 18 does not know. */
const newerThanPostgres = '\uA7F1'

describe('marks and letters that people write in many ways', () => {
  const pairs = [
    ["don't", 'We don’t go anywhere else'],
    ['don’t', "We don't go anywhere else"],
    ['don´t', 'We don‘t go anywhere else'],
    ['"the best"', 'Simply „the best“ in town'],
    ['“the best”', 'Simply "the best" in town'],
    ['«the best»', 'Simply “the best” in town'],
    ['open 9-5', 'They are open 9–5'],
    ['first-class', 'A first‑class bakery'],
    ['10 000 loaves', 'They baked 10 000 loaves'],
    ['lopez', 'Señora López came again'],
    ['López', 'Mr. Lopez came again'],
    ['zoe', 'Zoé asked for the recipe'],
    ['Zoé', 'Ｚｏｅ asked for the recipe'],
    ['strasse', 'The shop in the Lange Straße'],
    ['STRAẞE', 'Hauptstrasse 5'],
    ['lodz oresund', 'From Øresund to Łódź'],
    ['bánh mì', 'Banh mi like at home'],
    ['パン', 'おいしいﾊﾟﾝ'],
  ] as const

  test.for(pairs)('%s is found in: %s', async ([search, content]) => {
    const mara = await makeBusiness(app)
    const body = {
      customerName: 'Ines Duarte',
      customerEmail: 'ines@example.com',
      rating: 5,
      formId: mara.user.formId,
    }
    await caller(app).call(submitTestimonial, { body: { ...body, content } })
    await caller(app).call(submitTestimonial, { body: { ...body, content: 'Great bread' } })
    const { body: found } = await mara.call(listTestimonials, { query: { search } })
    expect(found.map((one) => one.content)).toEqual([content])
  })

  test('are the same to the database and to what is typed', async () => {
    const signs = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((sign) =>
      /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}]$/u.test(sign),
    )
    const { rows } = await db.execute(sql`
      select sign, typed, plaudit_searchable(sign) as written
      from unnest(${sql.param(signs)}::text[], ${sql.param(signs.map(folded))}::text[]) as both_ways(sign, typed)
      where plaudit_searchable(sign) <> lower(typed) and sign <> ${newerThanPostgres}`)
    expect(rows).toEqual([])
  })

  test('are one in the index of rare words too', async () => {
    await db.execute(sql`update testimonials set content = 'Jean’s “pain d’épices” is all I want'
      where workspace_id = (select workspace_id from users where id = ${owner.user.id}) and customer_name = 'Ana 6'`)
    for (const search of ["pain d'épices", '"pain', "Jean's", 'jean’s "pain']) {
      expect((await searched({ search })).numbers).toEqual([6])
    }
  })

  test('are one among customers', async () => {
    const mara = await makeBusiness(app)
    await mara.call(createCustomer, { body: { name: 'Rosie O’Neill', email: 'rosie@example.com' } })
    const { body } = await mara.call(listCustomers, { query: { search: "o'neill" } })
    expect(body).toHaveLength(1)
  })

  test('are one in what was there before this version', async () => {
    const database = await testDatabase()
    await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
    await migrate(database, '0012_instance_facts')
    await database.pool
      .query(`with mine as (insert into workspaces (id, name, created_at) values (gen_random_uuid(), 'Mara', now()) returning id)
      insert into testimonials (workspace_id, id, customer_name, content, status, origin, has_their_word, created_at, received_at)
      select id, gen_random_uuid(), 'Rosie O’Neill', 'Don’t miss it', 'approved', 'imported', true, now(), now() from mine`)
    await migrate(database)
    const { rows } = await database.pool.query(`select search_text from testimonials`)
    expect(rows).toEqual([{ search_text: "rosie o'neill  don't miss it" }])
    const { rows: indexes } = await database.pool.query(
      `select indexname as name from pg_indexes where indexname ~ '_search$' order by 1`,
    )
    expect(indexes.map(({ name }) => name)).toEqual([
      'customers_search',
      'rewards_search',
      'testimonials_search',
    ])
  })
})

test('a search that takes too long ends with a sentence', async () => {
  const mara = await makeBusiness(app)
  const client = await app.services.database.pool.connect()
  try {
    await client.query('begin; lock table testimonials in access exclusive mode')
    const { status, problem } = await mara.call(listTestimonials, { query: { search: 'bread' } })
    expect([status, problem.message]).toEqual([
      503,
      'This search took too long. Please try a longer or rarer word.',
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
