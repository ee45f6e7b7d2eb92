import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { sessionCookie } from '#contract/cookies.ts'
import { makeAdministrator, makeBusiness, makeOwner } from '../test/make.ts'
import { expectProblem } from '../test/problems.ts'
import { fieldsOf } from '../test/schemas.ts'
import { testApp } from '../test/test-app.ts'
import { bodyFor, isSecondAddress } from '../test/valid-bodies.ts'

const app = await testApp()
const owner = await makeBusiness(app)
const administrator = await makeAdministrator(app)
const listening = app.http.listen({ port: 0, host: '127.0.0.1' })
const someId = '0192f3a0-0000-7000-8000-000000000000'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'

function ask(endpoint: { method: Method; access?: string }, url: string, payload?: string, type?: string) {
  const { token = '' } = endpoint.access === 'admin' ? administrator : owner
  return app.http.inject({
    method: endpoint.method,
    url,
    headers: {
      cookie: `${sessionCookie}=${token}`,
      ...(payload !== undefined && { 'content-type': type ?? 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  })
}
const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, someId)

const wrong = [null, '', 'x', 1.5, -1, 1e21, true, [], ['x'], [1, null], {}, { x: 1 }, 'x'.repeat(20_000)]
const wrongWords = ['', 'x', '-1', '0', '1.5', '1e99', 'NaN', 'null', '[]', '\0', '%00', 'x'.repeat(5000)]
const walked = app.mounted.filter((one) => !isSecondAddress(one))
const withBody = walked.filter(({ body, path }) => body && path !== '/api/logout')
const withQuery = walked.filter(({ query }) => query)

test('there are calls to walk', () => {
  expect(withBody.flatMap(({ body }) => fieldsOf(body)).length).toBeGreaterThan(80)
  expect(withQuery.flatMap(({ query }) => fieldsOf(query)).length).toBeGreaterThan(15)
})

test.for(withBody)(
  '$method $path says of each field that is missing or wrong what it must be',
  async (endpoint) => {
    const good = bodyFor(endpoint) ?? {}
    const bodies = fieldsOf(endpoint.body).flatMap(({ name }) =>
      wrong.map((value) => ({ ...good, [name]: value })),
    )
    for (const body of [undefined, {}, [], 'x', 1, null, ...bodies]) {
      const payload = JSON.stringify(body)
      const answer = await ask(endpoint, addressOf(endpoint), payload)
      const asked = `${endpoint.method} ${endpoint.path} ${payload?.slice(0, 200)}`
      expect(answer.statusCode, `${asked}: ${answer.payload}`).not.toBe(500)
      if (answer.statusCode >= 400) expectProblem(answer, asked)
    }
  },
)

test.for(withQuery)('$method $path says what its address may ask for', async (endpoint) => {
  for (const { name } of fieldsOf(endpoint.query)) {
    for (const value of wrongWords) {
      for (const query of [`${name}=${encodeURIComponent(value)}`, `${name}=${value}&${name}=2`]) {
        const asked = `${addressOf(endpoint)}?${query}`
        const answer = await ask(endpoint, asked.replaceAll('\0', ''))
        expect(answer.statusCode, `${asked}: ${answer.payload}`).not.toBe(500)
        if (answer.statusCode >= 400) expectProblem(answer, asked)
      }
    }
  }
})

test.for(withBody)('$method $path says what is wrong with a body that it cannot read', async (endpoint) => {
  const largest = (endpoint.bodyLimitBytes ?? 262_144) + 1000
  for (const [payload, type] of [
    ['{"a":', undefined],
    ["{'a':1}", undefined],
    ['{"__proto__":{"a":1}}', undefined],
    ['a=1', 'application/x-www-form-urlencoded'],
    ['<a/>', 'application/xml'],
    ['--x--', 'multipart/form-data; boundary=x'],
    ['{}', 'no-type'],
    [`"${'x'.repeat(largest)}"`, undefined],
  ] as const) {
    const answer = await ask(endpoint, addressOf(endpoint), payload, type)
    expectProblem(answer, `${endpoint.path} ${type} ${payload.slice(0, 40)}`)
    expect(answer.statusCode).toBe(payload.length > largest ? 413 : 400)
  }
})

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const nowhere = [
  '/api',
  '/api/',
  '/api/nowhere',
  '/API/Nowhere/',
  '/api/testimonials/x/y/z',
  '/api//testimonials',
  '/api/public/nowhere',
  '/api/embed',
  '/api/admin',
  '/api/.env',
]

test.for(nowhere)('%s is told to be no address, whatever the method', async (url) => {
  for (const method of methods) {
    // What another website's browser asks before it calls: which of these calls exist is not its question.
    if (method === 'OPTIONS' && url.startsWith('/api/public/')) continue
    for (const accept of ['text/html', 'application/json', '*/*']) {
      const answer = await app.http.inject({ method, url, headers: { accept } })
      expectProblem(answer, `${method} ${url}`)
      expect(answer.json()).toMatchObject({ code: 'not-found', message: 'There is nothing at this address.' })
    }
  }
  expect((await app.http.inject({ method: 'HEAD', url })).statusCode).toBe(404)
})

test('an address that takes other methods names them', async () => {
  const taken = new Set(app.mounted.map(({ method, path }) => `${method} ${path}`))
  for (const endpoint of app.mounted) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const same = [...taken].some((one) => {
        const [verb, path = ''] = one.split(' ')
        return verb === method && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(addressOf(endpoint))
      })
      if (same) continue
      const answer = await ask({ method }, addressOf(endpoint))
      expectProblem(answer, `${method} ${endpoint.path}`)
      expect(answer.statusCode).toBe(405)
      expect(answer.headers['allow']).toContain(endpoint.method)
    }
  }
})

test('a body that is no UTF-8 is told to be none, and changes nothing', async () => {
  const payload = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')])
  const headers = { cookie: `${sessionCookie}=${owner.token}`, 'content-type': 'application/json' }
  for (const url of ['/api/customers', '/api/v1/customers']) {
    const answer = await app.http.inject({ method: 'POST', url, headers, payload })
    expectProblem(answer, url)
    expect([answer.statusCode, answer.payload]).toEqual([400, expect.stringContaining('UTF-8')])
  }
})

test('an address that cannot be decoded is told to be wrong, with the headers of every answer', async () => {
  for (const url of [
    '/api/%',
    '/api/testimonials/%zz',
    '/api/%E0%A4%A',
    '/%ff',
    '/api/embed/testimonials/%',
    '/api/testimonials?search=%',
    '/api/testimonials?search=%zz',
    '/api/testimonials?search=%E0%A4%A',
    '/api/testimonials?search=a&%ff=b',
    '/api/v1/testimonials?search=%ED%A0%80',
    '/api/nowhere?x=%c0%ae',
  ]) {
    const answer = await app.http.inject({ url })
    expectProblem(answer, url)
    expect([url, answer.statusCode]).toEqual([url, 400])
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  }
  const long = await app.http.inject({ url: `/api/testimonials/${'x'.repeat(3000)}` })
  expectProblem(long, 'a long id')
  expect(long.statusCode).toBe(404)
})

test('a page opens whatever somebody put behind its question mark', async () => {
  for (const url of ['/login?utm_source=100%', '/?ref=%ff', '/api/testimonials?search=100%25+%E2%9C%93'])
    expect((await app.http.inject({ url })).statusCode).not.toBe(400)
})

test('what is no HTTP is answered with a problem too', async () => {
  await listening
  const { port } = app.http.server.address() as { port: number }
  for (const [bytes, status] of [
    ['NONSENSE / HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['GET /api/testimonials?search=é HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(port, '127.0.0.1')
    socket.write(bytes)
    const response = await text(socket)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response).toContain('content-type: application/problem+json')
    expect(response).toMatch(/"code":"(invalid-input|too-large)","message":"\w+ [^"]+\."/)
  }
})

test('a stranger’s key is told to be wrong in words', async () => {
  const stranger = await makeOwner(app)
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/testimonials',
    headers: { authorization: `Bearer ${stranger.user.apiKey}`, 'idempotency-key': 'a b' },
  })
  expectProblem(answer, 'a wrong key')
  expect(answer.statusCode).toBe(401)
})

test('all of this was refused for what it was, and not because somebody had been signed out', async () => {
  for (const { token = '' } of [owner, administrator]) {
    const cookies = { [sessionCookie]: token }
    expect((await app.http.inject({ url: '/api/user', cookies })).statusCode).toBe(200)
  }
})
