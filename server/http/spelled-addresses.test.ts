import { expect, test } from 'vitest'
import { allEndpoints } from '../test/all-endpoints.ts'
import { makeBusiness, submitted, tokenOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp({ PUBLIC_URL: 'https://praise.example' })
const owner = await makeBusiness(app)
const { manageUrl } = await submitted(app, owner.user.formId)

const params: Record<string, string> = {
  userId: 'me',
  linkId: owner.user.formId,
  token: tokenOf(manageUrl),
  provider: 'google',
}
const filled = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? owner.user.id)

/** Rewrites what is ours of a path, and leaves the ids in it alone. */
const rewritten = (change: (fixed: string) => string) => (path: string) =>
  filled(
    path
      .split('/')
      .map((part) => (part.startsWith(':') ? part : change(part)))
      .join('/'),
  )
const encoded = (text: string) => text.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** The same address to the router. */
const sameAddress: Record<string, (path: string) => string> = {
  'in capitals': rewritten((part) => part.toUpperCase()),
  'in mixed case': rewritten((part) => part.replace(/^./, (letter) => letter.toUpperCase())),
  'with a slash at the end': (path) => `${filled(path)}/`,
  'with escaped letters': rewritten(encoded),
  'with escaped letters in capitals': rewritten((part) => encoded(part).toUpperCase()),
}
/** No address at all. */
const otherAddress: Record<string, (path: string) => string> = {
  'with two slashes in front': (path) => `/${filled(path)}`,
  'with two slashes inside': (path) => filled(path).replace('/api/', '/api//').replace('/embed/', '/embed//'),
  'with an escaped slash': (path) => filled(path).replace('/api/', '/api%2f').replace('/embed/', '/embed%2f'),
}

const open = allEndpoints.filter(({ access, method }) => access === 'public' && method === 'GET')
const closed = allEndpoints.filter(({ access, method }) => access !== 'public' && method === 'GET')
const paths = [...open, ...closed].map(({ path }) => path)
const addresses = [...new Set([...paths, '/healthz', '/readyz', '/embed/testimonials', '/embed.js'])]

async function ask(url: string, method: 'GET' | 'OPTIONS' | 'POST' = 'GET') {
  const query = url.includes('me') ? `?apiKey=${owner.user.apiKey}` : ''
  const { statusCode, headers } = await app.http.inject({
    method,
    url: `${url}${query}`,
    headers: { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
  })
  // Random or of the moment.
  const changing = ['date', 'content-length', 'location', 'set-cookie', 'connection', 'keep-alive']
  const stableHeaders = Object.entries(headers).filter(([name]) => !changing.includes(name))
  return { statusCode, headers: Object.fromEntries(stableHeaders) }
}

test.for(addresses)('%s says the same about itself however it is spelled', async (path) => {
  const own = await ask(filled(path))
  for (const [spelling, spell] of Object.entries(sameAddress)) {
    expect({ spelling, ...(await ask(spell(path))) }).toEqual({ spelling, ...own })
  }
})

test.for(addresses.filter((path) => path !== '/embed.js' && !path.endsWith('z')))(
  '%s with slashes that do not belong there is an address without anything, closed to other websites',
  async (path) => {
    for (const [spelling, spell] of Object.entries(otherAddress)) {
      const { statusCode, headers } = await ask(spell(path))
      expect({ spelling, statusCode }).toEqual({ spelling, statusCode: 404 })
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    }
  },
)

test('what answers the session’s owner is kept by nobody, however it is spelled', async () => {
  for (const { path } of closed) {
    for (const spell of [filled, ...Object.values(sameAddress)]) {
      expect((await ask(spell(path))).headers['cache-control']).toBe('no-store')
    }
  }
})

test.for(['/api/testimonials/submit', '/api/public/my/:token', '/api/embed/testimonials/:userId'])(
  'another website’s browser may call %s in every spelling, or in none',
  async (path) => {
    const own = await ask(filled(path), 'OPTIONS')
    expect(own).toMatchObject({ statusCode: 204, headers: { 'access-control-allow-origin': '*' } })
    for (const spell of Object.values(sameAddress)) expect(await ask(spell(path), 'OPTIONS')).toEqual(own)
    for (const spell of Object.values(otherAddress)) {
      expect((await ask(spell(path), 'OPTIONS')).headers).not.toHaveProperty('access-control-allow-origin')
    }
  },
)

test('a change from another website is refused however its address is spelled', async () => {
  const changes = allEndpoints.filter(({ access, method }) => access !== 'public' && method === 'POST')
  for (const { path } of changes) {
    for (const spell of [filled, ...Object.values(sameAddress)]) {
      expect((await ask(spell(path), 'POST')).statusCode).toBe(403)
    }
  }
})
