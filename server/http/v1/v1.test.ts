import { describe, expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type KeyScope, keyScopes } from '#contract/key-scopes.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { v1CreateCustomer, v1GetCustomer, v1ListCustomers, v1UpdateCustomer } from '#contract/v1/customers.ts'
import { v1ListFeedback } from '#contract/v1/feedback.ts'
import { v1ExportRewards } from '#contract/v1/figures.ts'
import {
  v1ApproveTestimonial,
  v1CreateTestimonial,
  v1GetTestimonial,
  v1HideTestimonial,
  v1ListTestimonials,
  v1UpdateTestimonial,
} from '#contract/v1/testimonials.ts'
import { v1CreateWebhook, v1ListWebhooks } from '#contract/v1/webhooks.ts'
import {
  v1CreateWidget,
  v1GetWidget,
  v1ListWidgets,
  v1SaveWall,
  v1UpdateWidget,
} from '#contract/v1/widgets.ts'
import { idempotency } from '../../db/tables.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, submitted } from '../../test/make.ts'
import { fieldsOf } from '../../test/schemas.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const words = { customerName: 'Ines Duarte', content: 'The rye keeps for a week.', rating: 5 }
const aWidget = { name: 'Home page', templateId: 'modern-card' }

/** A program with a key for everything, or for these scopes. */
async function program(scopes: KeyScope[] = [...keyScopes]) {
  const owner = await makeBusiness(app)
  const { key } = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop', scopes } })).body
  const call = async (endpoint: Endpoint, input: object = {}, headers: Record<string, string> = {}) => {
    const authorization = `Bearer ${key}`
    const given = { authorization, ...headers }
    const answer = await caller(app).call(endpoint, input, given)
    const { status, text } = answer
    return {
      status,
      text,
      headers: answer.headers,
      json: JSON.parse(text) as Record<string, unknown> & Testimonial,
    }
  }
  return { owner, call }
}

describe('a change under /api/v1', () => {
  test('of everything about a testimonial that a program sent holds, until it is approved', async () => {
    const { call } = await program()
    const made = await call(v1CreateTestimonial, { body: { ...words, source: 'Google', date: '2026-03-31' } })
    const params = { id: made.json.id }
    const change = {
      customerName: 'Inês Duarte',
      company: 'Duarte & Filhos',
      role: 'Head of purchasing',
      customerEmail: 'ines@example.com',
      content: 'The rye keeps for ten days.',
      rating: 4,
      source: 'Yelp',
      date: '2026-04-01',
      tags: ['bread'],
      isPinned: true,
      headline: 'The rye keeps for ten days.',
      highlights: ['ten days'],
    }
    const changed = await call(v1UpdateTestimonial, { params, body: change })
    expect(changed.json).toMatchObject({ ...change, status: 'pending', origin: 'api' })
    const nothing = {
      company: null,
      customerEmail: null,
      rating: null,
      source: null,
      date: null,
      headline: null,
    }
    const emptied = await call(v1UpdateTestimonial, { params, body: nothing })
    expect(emptied.json).toMatchObject({ ...nothing, source: 'API', customerName: 'Inês Duarte' })
    await call(v1ApproveTestimonial, { params })
    const late = await call(v1UpdateTestimonial, { params, body: { rating: 1, tags: ['late'] } })
    expect([late.status, late.json['errors']]).toEqual([
      403,
      [
        {
          field: 'rating',
          detail: 'The rating can only be changed until the testimonial is approved or rejected.',
        },
      ],
    ])
    expect((await call(v1GetTestimonial, { params })).json.tags).toEqual(['bread'])
  })

  test('of what a customer said is refused, and of what the team keeps of it is not', async () => {
    const { owner, call } = await program()
    const { id } = await submitted(app, owner.user.formId, { rating: 4 })
    const params = { id }
    for (const body of [{ rating: 5 }, { customerName: 'Somebody' }, { company: 'Somewhere' }]) {
      const answer = await call(v1UpdateTestimonial, { params, body })
      expect([answer.status, answer.json['code']]).toEqual([403, 'not-allowed'])
    }
    const same = await call(v1UpdateTestimonial, { params, body: { rating: 4, tags: ['good'] } })
    expect([same.status, same.json.tags]).toEqual([200, ['good']])
  })

  test('names a field that it does not know, and changes nothing', async () => {
    const { call } = await program()
    const { json } = await call(v1CreateTestimonial, { body: words })
    const params = { id: json.id }
    const answer = await call(v1UpdateTestimonial, { params, body: { ratings: 1, tags: ['x'] } })
    expect([answer.status, answer.json['detail']]).toEqual([400, expect.stringContaining('ratings')])
    const list = await call(v1ListTestimonials, { query: { stars: 5 } })
    expect([list.status, list.json['detail']]).toEqual([400, expect.stringContaining('stars')])
    expect((await call(v1GetTestimonial, { params })).json.tags).toEqual([])
  })

  test('takes null wherever null was given', () => {
    const pairs = app.mounted.flatMap((write) => {
      const read = app.mounted.find(({ method, path }) => method === 'GET' && path === write.path)
      return write.path.startsWith('/api/v1/') && write.body && write.method !== 'POST' && read
        ? [[read, write]]
        : []
    })
    expect(pairs.length).toBeGreaterThan(5)
    for (const [read, write] of pairs as [Endpoint, Endpoint][]) {
      const given = fieldsOf(read.response).filter(({ takesNull }) => takesNull)
      const refused = fieldsOf(write.body).filter(
        ({ name, takesNull }) => !takesNull && given.some((field) => field.name === name),
      )
      expect([write.path, refused]).toEqual([write.path, []])
    }
  })
})

describe('a POST with an Idempotency-Key', () => {
  test('happens once, also when it is sent three times at once', async () => {
    const { call } = await program()
    for (const [endpoint, list, body] of [
      [v1CreateTestimonial, v1ListTestimonials, words],
      [v1CreateCustomer, v1ListCustomers, { name: 'Ines', email: 'ines@example.com' }],
      [v1CreateWidget, v1ListWidgets, aWidget],
    ] as const) {
      const send = () =>
        call(endpoint, { body }, { 'idempotency-key': `of ${endpoint.path}`.replaceAll(' ', '-') })
      const answers = await Promise.all([send(), send(), send()])
      answers.push(await send())
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect((await call(list)).headers['x-total-count']).toBe('1')
    }
  })

  test('that approves is answered again after the row has changed, and the same key with another row is refused', async () => {
    const { call } = await program()
    const made = [
      await call(v1CreateTestimonial, { body: words }),
      await call(v1CreateTestimonial, { body: words }),
    ]
    const [one, other] = made.map(({ json }) => ({ params: { id: json.id } }))
    const key = { 'idempotency-key': 'approve-1' }
    const approved = await call(v1ApproveTestimonial, one, key)
    expect(approved.json.status).toBe('approved')
    await call(v1HideTestimonial, one)
    expect((await call(v1ApproveTestimonial, one, key)).text).toBe(approved.text)
    expect((await call(v1ApproveTestimonial, one)).status).toBe(409)
    const reused = await call(v1ApproveTestimonial, other, key)
    expect([reused.status, reused.json['code']]).toEqual([422, 'idempotency-key-reused'])
    expect((await call(v1GetTestimonial, other)).json.status).toBe('pending')
  })

  test('that makes a webhook leaves no secret in the database', async () => {
    const { call } = await program()
    const body = {
      kind: 'webhook',
      name: 'Shop',
      address: 'https://shop.example.com/hook',
      events: ['testimonial.approved'],
    }
    const send = () => call(v1CreateWebhook, { body }, { 'idempotency-key': 'hook' })
    const [first, again] = [await send(), await send()]
    expect(again.text).toBe(first.text)
    expect((await call(v1ListWebhooks)).json).toHaveLength(1)
    const kept = JSON.stringify(await app.services.db.select().from(idempotency))
    expect(kept).not.toContain(String(first.json['secret']).slice(6))
  })
})

describe('a change with If-Match', () => {
  test('reaches only what was read', async () => {
    const { owner, call } = await program()
    const made = await call(v1CreateTestimonial, { body: words })
    const params = { id: made.json.id }
    const { etag = '' } = (await call(v1GetTestimonial, { params })).headers
    const first = await call(v1UpdateTestimonial, { params, body: { tags: ['a'] } }, { 'if-match': etag })
    expect([first.status, first.headers['etag']]).toEqual([200, expect.not.stringMatching(etag)])
    const late = await call(v1UpdateTestimonial, { params, body: { tags: ['b'] } }, { 'if-match': etag })
    expect([late.status, late.json['code']]).toEqual([412, 'changed-meanwhile'])
    await owner.call(decideTestimonial, { params, body: { status: 'approved' } })
    const behind = { 'if-match': first.headers['etag'] ?? '' }
    expect((await call(v1UpdateTestimonial, { params, body: { tags: ['c'] } }, behind)).status).toBe(412)
    const any = await call(v1UpdateTestimonial, { params, body: { tags: ['d'] } }, { 'if-match': '*' })
    expect([any.status, any.json.tags]).toEqual([200, ['d']])
    const missing = { params: { id: '0192f3a0-0000-7000-8000-000000000000' }, body: { tags: [] } }
    expect((await call(v1UpdateTestimonial, missing, { 'if-match': etag })).status).toBe(404)
  })

  test('of two at once lets one through, for rows with a version and without', async () => {
    const { call } = await program()
    const customer = await call(v1CreateCustomer, { body: { name: 'Ines', email: 'ines@example.com' } })
    const widget = await call(v1CreateWidget, { body: aWidget })
    const rows = [
      [v1GetCustomer, v1UpdateCustomer, { params: { id: customer.json.id }, body: { company: 'A' } }],
      [v1GetWidget, v1UpdateWidget, { params: { id: widget.json.id }, body: aWidget }],
    ] as const
    for (const [read, write, input] of rows) {
      const { etag = '' } = (await call(read, input)).headers
      // Whoever comes second finds a moment later written.
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      const both = await Promise.all([1, 2].map(() => call(write, input, { 'if-match': etag })))
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    }
  })
})

describe('a list under /api/v1', () => {
  test.for([
    [v1CreateWidget, v1ListWidgets, (name: string) => ({ ...aWidget, name })],
    [v1CreateTestimonial, v1ListTestimonials, (customerName: string) => ({ ...words, customerName })],
    [
      v1CreateCustomer,
      v1ListCustomers,
      (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` }),
    ],
  ] as const)('comes in pages: %#', async ([create, list, bodyOf]) => {
    const { call } = await program()
    for (const name of ['Ines', 'Jon', 'Ann']) await call(create, { body: bodyOf(name) })
    const seen: string[] = []
    let query: Record<string, string> | undefined = { limit: '1' }
    while (query) {
      const page = await call(list, { query })
      expect(page.headers['x-total-count']).toBe('3')
      seen.push(...(page.json as unknown as { id: string }[]).map(({ id }) => id))
      const next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1]
      expect(next ?? list.path).toMatch(new RegExp(`^${list.path}`))
      query = next ? Object.fromEntries(new URL(next, 'http://x').searchParams) : undefined
    }
    expect(new Set(seen).size).toBe(3)
    const odd = await call(list, { query: { cursor: 'nonsense' } })
    expect([odd.status, odd.json['errors']]).toEqual([400, [{ field: 'cursor', detail: expect.any(String) }]])
  })

  test('of private feedback has only that, and its links keep what was asked', async () => {
    const { owner, call } = await program()
    await submitted(app, owner.user.formId, { rating: 2, customerEmail: 'a@example.com' })
    await submitted(app, owner.user.formId, { rating: 1, customerEmail: 'b@example.com' })
    await submitted(app, owner.user.formId, { rating: 5, customerEmail: 'c@example.com' })
    const page = await call(v1ListFeedback, { query: { limit: 1 } })
    expect([page.headers['x-total-count'], page.json]).toMatchObject(['2', [{ isPrivate: true }]])
    expect(page.headers['link']).toContain('/api/v1/private-feedback?feedback=all')
  })
})

describe('a refusal under /api/v1', () => {
  test('is a problem detail whose type is documented', async () => {
    const { call } = await program()
    const params = { id: '0192f3a0-0000-7000-8000-000000000000' }
    const { headers, json } = await call(v1GetTestimonial, { params })
    expect(headers['content-type']).toContain('application/problem+json')
    expect(json).toEqual({
      type: 'http://127.0.0.1:3000/documentation/api/errors#not-found',
      title: 'Not found',
      status: 404,
      detail: 'This testimonial does not exist.',
      instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
      code: 'not-found',
    })
  })

  test('says which methods an address takes, and which limit it was', async () => {
    const { call } = await program()
    const other = await app.http.inject({ method: 'PUT', url: '/api/v1/testimonials' })
    expect([other.statusCode, other.headers['allow']]).toEqual([405, 'GET, POST'])
    expect(other.json()).toMatchObject({ code: 'method-not-allowed', status: 405 })
    const nowhere = await app.http.inject('/api/v1/nowhere')
    expect([nowhere.statusCode, nowhere.json<{ code: string }>().code]).toEqual([404, 'not-found'])
    const wall = { slug: 'x', isOn: true, isIndexed: true, title: '', intro: '', shownTags: [] }
    const refused = await call(v1SaveWall, { body: wall })
    expect(refused.json['errors']).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'slug' })]),
    )
  })

  test('of a key without the scope names the scope', async () => {
    const { call } = await program(['testimonials:read'])
    expect((await call(v1ListTestimonials)).status).toBe(200)
    const refused = await call(v1ExportRewards)
    expect([refused.status, refused.json['detail']]).toEqual([403, expect.stringContaining('exports:read')])
  })
})
