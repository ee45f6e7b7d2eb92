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
