import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { listCustomers, editCustomer } from '#contract/customers/customers.ts'
import { previewCustomerImport } from '#contract/customers/customer-imports.ts'
import { type Endpoint, endpoint } from '#contract/endpoint.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { previewImport } from '#contract/imports/imports.ts'
import { mostColumns } from '#contract/imports/import-files.ts'
import { seeNotifications } from '#contract/overview/overview.ts'
import { editTestimonial } from '#contract/testimonials/editing.ts'
import { sessionCookie } from '#contract/cookies.ts'
import { createApp } from '../app.ts'
import { mount } from '../http/mount.ts'
import { makeAdministrator, makeBusiness, makeOwner, submitted } from '../test/make.ts'
import { expectProblem } from '../test/problems.ts'
import { fieldsOf } from '../test/schemas.ts'
import { testApp } from '../test/test-app.ts'
import { isSecondAddress } from '../test/valid-bodies.ts'

const app = await testApp()
const someId = '0192f3a0-0000-7000-8000-000000000000'

const oddDays = [
  '0000-01-01',
  '0000-12-31',
  '2026-02-29',
  '1900-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13',
  '4714-11-24 BC',
  'infinity',
  'epoch',
  'now',
  'today',
  '2026-1-1',
  '20260101',
  '2026-W01-1',
  '2026-001',
  '01.02.2026',
  '٢٠٢٦-٠١-٠١',
  '2026-01-01\0',
  ' 2026-01-01',
  '1e3',
]
const oddMoments = [
  '0000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-01-01T25:00:00.000Z',
  '2026-01-01T23:59:60.000Z',
  '2026-01-01T00:00:00.000000001Z',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00:00+99:99',
  '2026-01-01',
  'infinity',
]
const oddIds = [
  someId,
  someId.toUpperCase(),
  '',
  '\0',
  'null',
  `${someId} ${someId}`,
  `${someId}\0`,
  someId.slice(1),
]
const base64 = (text: string) => Buffer.from(text).toString('base64url')
/** Every odd moment with a good id, every odd id with a good moment, and what is no cursor at all. */
const oddCursors = [
  ...oddMoments.map((at) => base64(`${at} ${someId}`)),
  ...oddIds.slice(1).map((id) => base64(`2026-01-01T00:00:00.000Z ${id}`)),
  `${base64(`2026-01-01T00:00:00.000Z ${someId}`)}=`,
  Buffer.from(`2026-01-01T00:00:00.000Z ${someId}`).toString('base64').concat('!'),
  base64('2026-01-01T00:00:00.000Z'),
  base64(JSON.stringify({ at: '2026-01-01', id: someId })),
  someId,
  '\0',
  '💥',
  'x'.repeat(199),
  '%00',
]
const oddNumbers = [
  '-1',
  '0',
  '0.5',
  '101',
  '1e400',
  '1e21',
  '2147483648',
  '9223372036854775808',
  'NaN',
  'Infinity',
]

const lists = app.mounted.filter(
  (one) => one.method === 'GET' && keysOf(one.query).includes('cursor') && !isSecondAddress(one),
)

function keysOf(schema: unknown): string[] {
  if (!schema) return []
  return fieldsOf(schema).map(({ name }) => name)
}

async function cookiesFor(access: Endpoint['access']) {
  const { token = '' } = access === 'admin' ? await makeAdministrator(app) : await makeOwner(app)
  return { [sessionCookie]: token }
}

test('every list with pages is walked', () => {
  expect(lists.map(({ path }) => path).toSorted()).toEqual([
    '/api/admin/audit',
    '/api/admin/contact-messages',
    '/api/api-keys',
    '/api/campaigns',
    '/api/campaigns/:id/people',
    '/api/customers',
    '/api/customers/imports',
    '/api/mail/suppressions',
    '/api/mail/unsettled',
    '/api/milestones',
    '/api/published-reviews',
    '/api/rewards',
    '/api/sharing-links',
    '/api/testimonials',
    '/api/testimonials/imports',
    '/api/webhooks/:id/deliveries',
    '/api/widgets',
  ])
})

/** Of lists of something, a stranger learns nothing: not even that a cursor is wrong. */
const openLists = lists.filter(({ path }) => !path.includes(':'))

test.for(openLists)('$path answers 400 to every cursor that it did not give', async ({ path, access }) => {
  const cookies = await cookiesFor(access)
  for (const cursor of oddCursors) {
    const answer = await app.http.inject({ url: path, query: { cursor }, cookies })
    expect([cursor, answer.statusCode]).toEqual([cursor, 400])
    expectProblem(answer, cursor)
    expect(answer.json()).toHaveProperty('fields.cursor')
  }
})

test.for(openLists)('$path answers 400 to numbers that it does not take', async ({ path, query, access }) => {
  const cookies = await cookiesFor(access)
  for (const name of ['limit', 'rating'].filter((one) => keysOf(query).includes(one))) {
    for (const value of oddNumbers) {
      const answer = await app.http.inject({ url: path, query: { [name]: value }, cookies })
      expect([name, value, answer.statusCode]).toEqual([name, value, 400])
      expectProblem(answer, value)
    }
  }
})

test.for([
  ['/api/testimonials', 'customerName', { content: 'Good bread.' }],
  ['/api/widgets', 'name', { templateId: 'modern-card' }],
] as const)('every cursor that %s gave leads on', async ([path, field, more]) => {
  const owner = await makeOwner(app)
  const cookies = { [sessionCookie]: owner.token ?? '' }
  for (const name of ['Ines', 'Jon', 'Ann'])
    await app.http.inject({ method: 'POST', url: path, payload: { ...more, [field]: name }, cookies })
  const namesIn = (answer: { json: () => unknown }) =>
    (answer.json() as Record<string, string>[]).map((row) => row[field])
  let url = `${path}?limit=1`
  const seen: unknown[] = []
  while (url) {
    const answer = await app.http.inject({ url, cookies })
    expect(answer.headers['x-total-count']).toBe('3')
    seen.push(...namesIn(answer))
    url = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? ''
  }
  expect(seen).toEqual(['Ann', 'Jon', 'Ines'])
  expect(namesIn(await app.http.inject({ url: path, cookies }))).toEqual(seen)
})

test('a day on which nobody can have said anything is refused beside its field', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId)
  const words = 'They said it was good bread.'
  for (const saidOn of oddDays) {
    const { status, problem } = await owner.call(addEvidence, { params: { id }, body: { words, saidOn } })
    expect([saidOn, status, problem.fields]).toEqual([
      saidOn,
      400,
      { saidOn: 'Please enter the date they said it' },
    ])
  }
})

test('odd moments are refused beside their fields', async () => {
  const owner = await makeBusiness(app)
  const [customer] = (await owner.call(listCustomers, { query: {} })).body
  for (const moment of oddMoments.filter((one) => one !== '2026-01-01T00:00:00.000000001Z')) {
    const seen = await owner.call(seeNotifications, { body: { until: moment } })
    const edit = { params: { id: customer?.id ?? someId }, body: { name: 'Ines', updatedAt: moment } }
    const edited = await owner.call(editCustomer, edit)
    expect([moment, seen.status, edited.status]).toEqual([moment, 400, 400])
    expect([seen.problem.fields, edited.problem.fields]).toEqual([
      { until: 'until must be a date and time in ISO 8601' },
      { updatedAt: 'updatedAt must be a date and time in ISO 8601' },
    ])
  }
})

test('a version beyond every number is no failure of ours', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId)
  for (const version of [-1, 0, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
    const answer = await owner.call(editTestimonial, { params: { id }, body: { content: 'x', version } })
    expect([version, answer.status]).toEqual([version, 409])
  }
})

test('what the contract lets through and PostgreSQL does not take is a 400 as well', async () => {
  const planted = endpoint('GET /api/planted-value', {
    access: 'public',
    rate: 'app',
    query: z.object({ value: z.string(), type: z.string() }),
    response: z.object({}),
  })
  const other = { ...app, ...(await createApp(app.services)) }
  mount(other, planted, async ({ db }, { query: { value, type } }) => {
    await db.execute(sql`select ${value}::${sql.raw(type)}`)
    return {}
  })
  for (const [type, value] of [
    ['date', '0000-01-01'],
    ['date', 'junk'],
    ['timestamptz', '294277-01-01'],
    ['interval', '1 fortnight'],
    ['int', '2147483648'],
    ['int', 'x'],
    ['uuid', 'x'],
    ['jsonb', '{'],
    ['text', '\0'],
  ] as const) {
    const answer = await other.http.inject({ url: planted.path, query: { type, value } })
    expect([type, value, answer.statusCode]).toEqual([type, value, 400])
    expectProblem(answer, type)
  }
  await other.http.close()
})

test('a table with its columns behind 600 others is no failure of ours, and one behind 17,000 is refused in a sentence', async () => {
  const owner = await makeOwner(app)
  for (const endpoint of [previewImport, previewCustomerImport]) {
    const wide = await owner.call(endpoint, { body: { fileName: 'wide.csv', content: behind(600) } })
    expect([endpoint.path, wide.status]).toEqual([endpoint.path, 200])
    const mapped = Object.values(wide.body.mapping.columns)
    expect(mapped.filter((column) => column >= mostColumns)).toEqual([])
    const refused = await owner.call(endpoint, { body: { fileName: 'wide.csv', content: behind(17_000) } })
    expect([endpoint.path, refused.status]).toEqual([endpoint.path, 422])
    expect(refused.problem.message).toContain('more than 2,000 columns')
  }
})

/** Two reviews whose columns stand behind this many others. */
function behind(length: number): string {
  const filler = Array.from({ length }, (_, index) => `Extra ${index}`)
  const heads = [...filler, 'Review', 'Rating', 'Name', 'Email']
  const row = [...filler.map(() => 'x'), 'Good bread.', '5', 'Ines', 'ines@example.com']
  return [heads, row, row].map((cells) => cells.join()).join('\n')
}
