import { endpoint } from '#contract/endpoint.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { addressOf, call, callList } from './api.ts'
import { ApiProblem, sentenceOf } from './problem.ts'
import { queryLoader, makeQueryClient } from './query-client.ts'

const rename = endpoint('PATCH /api/things/:id', {
  access: 'owner',
  rate: 'app',
  params: z.object({ id: z.string() }),
  query: z.object({ note: z.optional(z.string()) }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
})
const list = endpoint('GET /api/things', {
  access: 'owner',
  rate: 'app',
  query: z.object({ limit: z.optional(z.number()) }),
  response: z.array(z.object({ name: z.string() })),
})

/** The network is the outside here: each test says what answers, and sees what was asked. */
function answer(response: Response | Error) {
  const asked = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>(async () => {
    if (response instanceof Error) throw response
    return response
  })
  vi.stubGlobal('fetch', asked)
  return asked
}
async function failureOf(work: Promise<unknown>) {
  const failure = await work.then(() => undefined).catch((error: unknown) => error)
  if (!(failure instanceof ApiProblem)) throw new Error(`expected an ApiProblem, got ${String(failure)}`)
  return failure
}

afterEach(() => vi.unstubAllGlobals())

test('a body is sent as JSON, with the idempotency key beside it (SHELL-36)', async () => {
  const asked = answer(Response.json({ name: 'New' }))
  const result = await call(
    rename,
    { params: { id: 'a/b' }, query: { note: 'x y' }, body: { name: 'New' } },
    { idempotencyKey: 'once' },
  )
  expect(result).toEqual({ name: 'New' })
  const [address, init] = asked.mock.calls[0] ?? []
  expect(address).toBe('/api/things/a%2Fb?note=x+y')
  expect(init).toMatchObject({ method: 'PATCH', body: '{"name":"New"}', credentials: 'include' })
  const headers = new Headers(init?.headers)
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('idempotency-key')).toBe('once')
})

test('without a body nothing is sent, and there is no content type (SHELL-36)', async () => {
  const asked = answer(Response.json([]))
  await call(list, { query: {} })
  expect(asked.mock.calls[0]?.[1]).not.toHaveProperty('body')
  expect(new Headers(asked.mock.calls[0]?.[1]?.headers).has('content-type')).toBe(false)
})

test('a refused call says status, colon, space and body, and has a sentence for people (SHELL-37)', async () => {
  const body = JSON.stringify({ code: 'email-taken', message: 'Taken.', fields: { email: 'Already here' } })
  answer(new Response(body, { status: 409 }))
  const failure = await failureOf(call(list, { query: {} }))
  expect(failure.message).toBe(`409: ${body}`)
  expect(failure.raw).toBe(failure.message)
  expect(failure).toMatchObject({
    code: 'email-taken',
    sentence: 'Taken.',
    fields: { email: 'Already here' },
  })
  expect(sentenceOf(failure, 'Please try again')).toBe('Taken.')
})

test('an answer with an empty body is named by its status text (SHELL-37)', async () => {
  answer(new Response(null, { status: 502, statusText: 'Bad Gateway' }))
  const failure = await failureOf(call(list, { query: {} }))
  expect(failure.message).toBe('502: Bad Gateway')
  expect(sentenceOf(failure, 'Please try again')).toBe('Please try again')
})

test('a page of an error that is not ours shows none of it to people', async () => {
  answer(new Response('<h1>nginx</h1>', { status: 504 }))
  const failure = await failureOf(call(list, { query: {} }))
  expect(failure.message).toBe('504: <h1>nginx</h1>')
  expect(failure.sentence).toBe('')
})

test('a server that cannot be reached is said in words', async () => {
  answer(new TypeError('Failed to fetch'))
  const failure = await failureOf(call(list, { query: {} }))
  expect(failure).toMatchObject({ status: 0, code: 'unavailable' })
  expect(failure.sentence).toMatch(/couldn't reach the server/)
})

test('a list knows how many there are and where it goes on', async () => {
  const link = '</api/things?limit=2&cursor=abc%3D>; rel="next"'
  answer(Response.json([{ name: 'a' }], { headers: { link, 'x-total-count': '41' } }))
  expect(await callList(list, { query: { limit: 2 } })).toEqual({
    items: [{ name: 'a' }],
    total: 41,
    isCounted: true,
    nextCursor: 'abc=',
  })
})

test('the last page of a list has nothing after it', async () => {
  answer(Response.json([], { headers: { 'x-total-count': '0' } }))
  expect(await callList(list, { query: {} })).toEqual({
    items: [],
    total: 0,
    isCounted: true,
    nextCursor: undefined,
  })
})

test('a list that the server has not counted to its end says so', async () => {
  answer(Response.json([], { headers: { 'x-total-count': '96', 'x-total-count-relation': 'gte' } }))
  expect(await callList(list, { query: {} })).toMatchObject({ total: 96, isCounted: false })
})

test('an address leaves out what was not given', () => {
  expect(addressOf(list, { query: {} })).toBe('/api/things')
  expect(addressOf(list, { query: { limit: 5 } })).toBe('/api/things?limit=5')
})

test('the default loader gets the address that stands first in the query key, and 401 is an error (SHELL-38, SHELL-39)', async () => {
  const asked = answer(Response.json({ id: 1 }))
  const client = makeQueryClient()
  expect(await client.fetchQuery({ queryKey: ['/api/user', 'of this page'] })).toEqual({ id: 1 })
  const [address, init] = asked.mock.calls[0] ?? []
  expect(address).toBe('/api/user')
  expect(init?.method ?? 'GET').toBe('GET')
  answer(new Response(null, { status: 401, statusText: 'Unauthorized' }))
  const failure = await failureOf(client.fetchQuery({ queryKey: ['/api/other'] }))
  expect(failure.message).toBe('401: Unauthorized')
})

test('the loader can be told that being signed out gives nothing and is no error (SHELL-39)', async () => {
  answer(new Response(null, { status: 401 }))
  const client = makeQueryClient()
  const read = client.fetchQuery({ queryKey: ['/api/user'], queryFn: queryLoader({ on401: 'null' }) })
  expect(await read).toBeNull()
})

test('a failed query is not tried again', async () => {
  const asked = answer(new Response(null, { status: 500 }))
  await failureOf(makeQueryClient().fetchQuery({ queryKey: ['/api/user'] }))
  expect(asked).toHaveBeenCalledTimes(1)
})
