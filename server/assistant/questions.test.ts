import { expect, test } from 'vitest'
import { chat } from '#contract/assistant/chat.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { makeBusiness, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { fillForQuestions, type Run } from '../test/asking/fill.ts'
import { hostile } from '../test/asking/hostile.ts'
import type { AssistantQuery } from '#contract/assistant/query.ts'
import { checked } from '../test/asking/check.ts'
import { questions } from '../test/asking/questions.ts'
import { firstOwners } from '../test/asking/as-owners.ts'
import { waitingReasons } from '#contract/testimonials/testimonial-filters.ts'

const app = await testApp()
const owner = await makeBusiness(app, 'Lindqvist Bakery', { keyServices: 'Catering, Sourdough' })
const workspaceId = await workspaceOf(app, owner)
const run: Run = async (sql, values) => (await app.services.database.pool.query(sql, [...values])).rows
await fillForQuestions(run, workspaceId, app.services.now(), 300)

const ask = async (message: string, previous?: AssistantQuery) =>
  (await owner.call(chat, { body: { message, ...(previous && { previous }) } })).body

test('thirty questions get the numbers of hand-written SQL, with slips and in other words', async () => {
  const some = questions
    .filter((_, index) => index % 2 === 0)
    .flatMap(([sql, first, ...others]) => [[sql, others.at(-1) ?? first!] as const])
    .slice(0, 30)
  for (const [sql, question] of some) {
    const answer = await ask(question)
    const told = await checked(run, { sql, workspaceId, now: app.services.now() }, answer)
    expect([question, told.verdict, told.expected, answer.response]).toEqual([
      question,
      'right',
      told.expected,
      answer.response,
    ])
  }
})

test('every number leads to a page that shows exactly as many', async () => {
  const asked = [
    'How many testimonials last month?',
    'testimonials by rating',
    'reviews by source',
    'reviews by tag',
    'reviews by company',
    'reviews by month',
    'reviews per week this year',
    'German reviews',
    'what is unpublished and why',
    'reviews by customer',
    'reviews that mention parking',
    'Who has not answered?',
    'customers without testimonials',
    'Google vs Trustpilot',
    'open private feedback',
    'reviews by status',
    'reviews by service',
    'What AI-generated insights do you have for me?',
    'How many reviews mention caterings?',
    'reviews not from Google last summer',
    'reviews in German before June',
    'everything except the tag wedding since March 3',
    'percentage with five stars from Google',
  ]
  const timeZone = 'America/New_York'
  let links = 0
  for (const message of asked) {
    const { body } = await owner.call(chat, { body: { message, timeZone } })
    const pieces = [...body.lines.flat(), ...(body.table?.rows.flatMap(({ cells }) => cells) ?? [])]
    for (const { text, href } of pieces) {
      if (href === undefined || /[?&](?:view|customer)=[\da-f-]{36}/.test(href)) continue
      const shown = await countAt(href)
      expect([message, href, shown]).toEqual([
        message,
        href,
        Number(/[\d,]+/.exec(text)?.[0].replace(',', '')),
      ])
      links += 1
    }
  }
  expect(links).toBeGreaterThan(60)
})

/** How many rows the page at this address says that it has. */
async function countAt(href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  const { tab, state, ...query } = Object.fromEntries(searchParams)
  const [endpoint, asked]: [Endpoint, object] =
    pathname === '/customers'
      ? [listCustomers, query]
      : [listTestimonials, tab === 'private' ? { ...query, feedback: state ?? 'all' } : query]
  const { headers } = await owner.call(endpoint, { query: { ...asked, limit: '1' } })
  return Number(headers['x-total-count'])
}

test('the next question changes the last one', async () => {
  const first = await ask('How many five-star reviews in March?')
  const second = await ask('and last month?', first.query!)
  expect(second.query).toMatchObject({
    measure: 'count',
    filters: { rating: 5 },
    span: { name: 'last month' },
  })
  const third = await ask('only from Google', second.query!)
  expect(third.query).toMatchObject({
    filters: { rating: 5, source: 'Google' },
    span: { name: 'last month' },
  })
  const shown = await ask('show them', third.query!)
  expect(shown.query).toMatchObject({ measure: 'list', filters: { rating: 5, source: 'Google' } })
  expect((await ask('why?', first.query!)).response).toMatch(/^I can’t tell why/)
  expect((await ask('How many customers do I have?', third.query!)).query).toMatchObject({
    subject: 'customers',
    filters: {},
  })
  const forged = { ...first.query, span: { from: '2020-01-01 or true', to: 'x', name: 'always' } }
  // Nothing that our own pages would send.
  const refused = await owner.call(chat, { body: { message: 'and now?', previous: forged as never } })
  expect(refused.status).toBe(400)
})

test('which widget shows a customer’s words is asked by name, and of the last answer', async () => {
  const where = await ask('Which widget shows reviews by Ben Ortiz?')
  expect(where.query).toMatchObject({ subject: 'widgets', filters: { customer: 'Ben Ortiz' } })
  expect(where.response).toBe('You have no widgets yet.')
  await run(
    `insert into widgets (workspace_id, id, key, name, template_id, settings, filters, created_at, updated_at)
     select $1, gen_random_uuid(), 'home', 'Home', 'modern-card', $2::jsonb, $3::jsonb, now(), now()`,
    [workspaceId, JSON.stringify({ displayCount: 3 }), JSON.stringify({})],
  )
  const quotes = await ask('show reviews by Ben Ortiz')
  const { response, table } = await ask('which widget shows them?', quotes.query!)
  expect(response).toBe('“Home” can show testimonials by Ben Ortiz.')
  const [shown] = await run(
    `select count(*) from testimonials where workspace_id = $1 and publishable and customer_name = 'Ben Ortiz'`,
    [workspaceId],
  )
  expect(table?.rows[0]?.cells.map(({ text }) => text)).toEqual(['Home', String(shown?.['count']), 'Live'])
  expect((await ask('performance trends', quotes.query!)).query).toMatchObject({ filters: {} })
})

test('what a word narrows is never passed over', async () => {
  for (const message of ['which customer gave us the worst review', 'complaints about parking lately'])
    expect([message, (await ask(message)).query]).toEqual([message, null])
  expect((await ask('how many reviews this yr')).query).toMatchObject({ span: { name: 'this year' } })
})

test('who asks what customers say gets their words, and who asks how many a number', async () => {
  for (const [message, measure] of [
    ['quotes about the bread', 'list'],
    ['What do people say about bread?', 'list'],
    ['How many quotes about bread?', 'count'],
  ])
    expect([message, (await ask(message!)).query]).toMatchObject([message, { measure }])
})

test('sixty questions that try to leave the workspace, change something, or invent get no number', async () => {
  const before = await run(
    'select count(*), max(version) as version, sum(rating) as stars from testimonials',
    [],
  )
  for (const message of hostile) {
    const { response, table, quotes, query } = await ask(message)
    expect([message, response, table, quotes, query]).toEqual([
      message,
      expect.stringMatching(/^(?:I can’t do that|I don’t know|That’s)/),
      null,
      [],
      null,
    ])
  }
  expect(
    await run('select count(*), max(version) as version, sum(rating) as stars from testimonials', []),
  ).toEqual(before)
})

test('ten owners in their own words get right numbers, or hear that nobody can tell', async () => {
  for (const talk of firstOwners) {
    let previous: AssistantQuery | undefined
    for (const [message, sql] of talk) {
      const answer = await ask(message, previous)
      const told = await checked(run, { sql, workspaceId, now: app.services.now() }, answer)
      expect([message, told.verdict, told.expected, answer.response]).toEqual([
        message,
        sql === null ? 'unknown' : 'right',
        told.expected,
        answer.response,
      ])
      previous = answer.query ?? previous
    }
  }
})

test('a word is found for one and for several, whole, and not in the names of customers', async () => {
  const baker = await makeBusiness(app, 'Next Door')
  const ids = await workspaceOf(app, baker)
  const contents = [
    'The mug is lovely',
    'Two MUGS!',
    'mugs, plates',
    'a smug waiter',
    'Mugging',
    'tea',
    'steak',
  ]
  await run(
    `insert into testimonials (workspace_id, id, customer_name, content, rating, status, origin, is_confirmed_by_author, created_at, received_at)
     select $1, gen_random_uuid(), 'Mug Tea', content, 5, 'approved', 'imported', true, now(), now()
     from json_array_elements_text($2::json) as content`,
    [ids, JSON.stringify(contents)],
  )
  for (const [message, count] of [
    ['How many reviews mention mugs?', 3],
    ['reviews that mention a mug', 3],
    ['How many mention tea?', 1],
    ['How many mention plate?', 1],
  ] as const) {
    const { body } = await baker.call(chat, { body: { message } })
    const href = body.lines.flat().find((piece) => piece.href)?.href ?? ''
    const query = Object.fromEntries(new URL(href, 'http://localhost').searchParams)
    const { body: shown } = await baker.call(listTestimonials, { query })
    expect([message, body.response, shown.length]).toEqual([
      message,
      expect.stringContaining(`have ${count} `),
      count,
    ])
  }
})

test('what keeps testimonials back is the same in the filter and in each of them', async () => {
  await run(
    `update testimonials set
      withdrawn_at = case when place % 9 = 0 then now() end,
      platform_hold = case place % 7 when 0 then 'removed' when 1 then 'terms' end,
      is_confirmed_by_author = place % 5 > 0,
      consents_to_display = case place % 4 when 0 then false when 1 then true end,
      suggested_content = case when place % 6 = 0 then 'Better' end
    from (select id as place_of, row_number() over (order by id) as place from testimonials where workspace_id = $1) p
    where id = place_of`,
    [workspaceId],
  )
  const all = await owner.call(listTestimonials, { query: { limit: '100' } })
  expect(new Set(all.body.map(({ waitingFor }) => waitingFor)).size).toBeGreaterThan(7)
  for (const reason of waitingReasons) {
    const { body } = await owner.call(listTestimonials, { query: { waitingFor: reason, limit: '100' } })
    expect([reason, ...new Set(body.map(({ waitingFor }) => waitingFor))]).toEqual([reason, reason])
    const found = new Set(body.map(({ id }) => id))
    const oldest = body.at(-1)?.createdAt ?? ''
    const here = all.body.filter(({ waitingFor, createdAt }) => waitingFor === reason && createdAt >= oldest)
    expect(here.every(({ id }) => found.has(id))).toBe(true)
  }
})
