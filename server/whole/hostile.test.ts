import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sessionCookie } from '#contract/cookies.ts'
import { makeBusiness } from '../test/make.ts'
import { expectProblem } from '../test/problems.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
let owner = await makeBusiness(app)
const listening = app.http.listen({ port: 0, host: '127.0.0.1' })
const nested = JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown
const nasty: readonly unknown[] = [
  null,
  [],
  '\u0000',
  '\ud800',
  -1,
  1e308,
  true,
  {},
  nested,
  'x'.repeat(20_000),
  "'; drop table users; --",
  '{{constructor.constructor("x")()}}',
  ['a', { b: '\u0000' }],
]
/** Every name that some endpoint of the contract reads, so that each schema is reached. */
const names = [
  'formId',
  'ids',
  'status',
  'content',
  'email',
  'customerEmail',
  'password',
  'token',
  'consent',
  'altcha',
]
const more = [
  'rating',
  'customerName',
  'version',
  'mapping',
  'fileName',
  'publicLinks',
  'googlePlaceId',
  'saidOn',
  'name',
  'subject',
  'message',
  'updatedAt',
  'words',
  'logoData',
  'role',
  'services',
  'updatedAt',
]

const ids = ['x', '\u0000', '%', '..%2f..']

interface Hostile {
  readonly url: string
  readonly payload: string | undefined
}

/**
 * Each different request once: many values make the same bytes, and a path without an id is one path. Every body goes to
 * one of the addresses, and one body to each of the others: what reads them knows nothing of each other.
 */
function hostileRequests({ method, path }: Endpoint, formId: string): Hostile[] {
  const addresses = [...ids, `${formId}\u0000`].map((id) => path.replace(/:\w+/g, encodeURIComponent(id)))
  const bodies = nasty.flatMap((value) => [
    value,
    Object.fromEntries([...names, ...more].map((name) => [name, value])),
  ])
  const payloads = method === 'GET' ? [undefined] : bodies.map((body) => JSON.stringify(body) ?? '')
  const [first = path, ...others] = new Set(addresses)
  const each = [...new Set(payloads)]
  return [
    ...each.map((payload) => ({ url: first, payload })),
    ...others.map((url) => ({ url, payload: each.at(-1) })),
  ]
}

test.for(app.mounted.filter(({ path }) => path !== '/api/logout'))(
  '$method $path answers nonsense with a sentence, never with a failure of its own',
  async (endpoint) => {
    const { method } = endpoint
    for (const { url, payload } of hostileRequests(endpoint, owner.user.formId)) {
      const answer = await app.http.inject({
        method,
        url,
        headers: {
          cookie: `${sessionCookie}=${owner.token ?? ''}`,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { payload }),
      })
      const asked = `${url} ${payload?.slice(0, 200)}`
      expect(answer.statusCode, `${asked}: ${answer.payload}`).toBeLessThan(500)
      if (answer.statusCode >= 400) expectProblem(answer, asked)
    }
    // Whom a call has signed out, others would only refuse.
    if ((await owner.call(currentUser, {})).status !== 200) owner = await makeBusiness(app)
  },
)

test.for([
  '/api/testimonials?search=%00',
  '/api/testimonials?search=%E0%A4%A',
  '/api/testimonials?cursor=%00&limit=1e9',
  '/api/customers?search=%00%25_%5C',
  '/api/customers?cursor=%00&limit=1e9',
  '/api/customers/%00',
  '/api/testimonials?status=approved&status=rejected',
  '/api/embed/testimonials/%00?apiKey=%00',
  '/api/embed/testimonials/me?apiKey=a&apiKey=b',
  '/api/public/business-profile/%00',
  '/api/public/my/%00%00',
  '/testimonial-form/%00',
  '/%c0%ae%c0%ae/etc/passwd',
  '/assets/../../../etc/passwd',
  '/..%2f..%2fpackage.json',
])('the address %s is answered without a failure of its own and without a file of ours', async (url) => {
  const { statusCode, payload } = await app.http.inject({
    url,
    headers: { cookie: `${sessionCookie}=${owner.token ?? ''}` },
  })
  expect(statusCode).toBeLessThan(500)
  expect(payload).not.toMatch(/root:|"dependencies"/)
})

// Over the wire: what tests inject is parsed before it gets to us.
test.for(['//', '//[', '//%00:x@', '/\\[', '/?//['])('the path %s is only a path', async (path) => {
  const { port } = new URL(await listening)
  const [answer] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBeLessThan(500)
})

test.each([
  [
    'lists in lists',
    '['.repeat(400_000) + ']'.repeat(400_000),
    'This JSON is nested more than 64 levels deep.',
  ],
  ['more values than a form has', `[${'1,'.repeat(150_000)}1]`, 'This JSON has more than 100,000 values.'],
  ['what would be a prototype', `{"__proto__":"${'a'.repeat(300_000)}"}`, 'This is not valid JSON.'],
  ['half of a file', `{"content":"${'a'.repeat(300_000)}`, 'This is not valid JSON.'],
])('a large body of %s is refused in a sentence', async (_, payload, message) => {
  const { token } = await makeBusiness(app)
  const send = (headers: Record<string, string>) =>
    app.http.inject({
      method: 'POST',
      url: '/api/testimonials/import/preview',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  const answer = await send({ cookie: `${sessionCookie}=${token}` })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid-input', message }])
  // From a stranger it is not even read.
  expect((await send({})).statusCode).toBe(401)
})
