import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { sessionCookie } from './http/session.ts'
import { makeBusiness } from './test/make.ts'
import { testApp } from './test/test-app.ts'

const app = await testApp()
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

async function tried(
  owner: { token: string | undefined },
  { method, path }: Endpoint,
  part: string,
  body: unknown,
) {
  const { statusCode, payload } = await app.http.inject({
    method,
    url: path.replace(/:\w+/g, encodeURIComponent(part)),
    headers: {
      cookie: `${sessionCookie}=${owner.token ?? ''}`,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { payload: JSON.stringify(body) ?? '' }),
  })
  return { statusCode, payload }
}

test.for(app.mounted.filter(({ path }) => path !== '/api/logout'))(
  '$method $path answers nonsense with a sentence, never with a failure of its own',
  async (endpoint) => {
    const owner = await makeBusiness(app)
    for (const value of nasty) {
      const bodies = [value, Object.fromEntries([...names, ...more].map((name) => [name, value]))]
      for (const body of bodies) {
        for (const part of ['x', '\u0000', '%', '..%2f..', `${owner.user.formId}\u0000`]) {
          const { statusCode, payload } = await tried(owner, endpoint, part, body)
          expect(statusCode, `${payload} for ${JSON.stringify(body)?.slice(0, 200)} at ${part}`).toBeLessThan(
            500,
          )
          const told = statusCode < 400 || /"message":"\S+ \S/.test(payload)
          expect({ told, payload }).toMatchObject({ told: true })
        }
      }
    }
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
  const owner = await makeBusiness(app)
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
