import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { curlOf, groupsOf } from '#contract/documentation.ts'
import { allEndpoints } from '../test/all-endpoints.ts'
import { makeBusiness } from '../test/make.ts'
import { sitePage, textOf } from '../test/stand-ins/site-pages.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { publicUrl } = app.services.config
const { document, text } = await sitePage(app, '/documentation')
const groups = await Promise.all(
  groupsOf(allEndpoints).map(async ({ slug, calls }) => ({
    calls,
    page: (await sitePage(app, `/documentation/api/${slug}`)).document,
  })),
)

test('MKT-32: has five tabs, which are links to the parts below each other while there is no JavaScript', () => {
  const tabs = [...document.querySelectorAll('nav[aria-label=Documentation] a')]
  expect(tabs.map(textOf)).toEqual([
    'Getting Started',
    'Features',
    'Integrations',
    'API Reference',
    'Troubleshooting',
  ])
  for (const tab of tabs) {
    const part = document.getElementById((tab.getAttribute('href') ?? '').slice(1))
    expect(textOf(part?.querySelector('h2') ?? null)).toBe(textOf(tab))
  }
})

const listedCalls = {
  'get-api-testimonials': 'GET /api/testimonials',
  'post-api-testimonials': 'POST /api/testimonials',
  'get-api-testimonials-id': 'GET /api/testimonials/{id}',
  'put-api-testimonials-id': 'PUT /api/testimonials/{id}',
  'delete-api-testimonials-id': 'DELETE /api/testimonials/{id}',
}

test.for(Object.entries(listedCalls))(
  'MKT-34: %s, %s, is listed, and its old address leads to its page',
  ([id, call]) => {
    const link = document.getElementById(id)
    expect(link?.closest('[data-tab-panel]')?.id).toBe('api-reference')
    expect([...(link?.parentElement?.children ?? [])].map(textOf)).toEqual(
      expect.arrayContaining(call.split(' ')),
    )
    expect(link?.getAttribute('href')).toBe(`/documentation/api/testimonials#${id}`)
    const heading = groups[0]?.page.getElementById(id)
    expect([...(heading?.children ?? [])].map(textOf)).toEqual(call.split(' '))
  },
)

test('every address of the time when the documentation was one page leads to the page of its text', async () => {
  const old = [
    ['get-api-embed-testimonials-userid', '/documentation/api/widgets#get-api-embed-testimonials-userid'],
    ['delete-api-api-keys-id', '/documentation/api/api-keys#delete-api-api-keys-id'],
    ['authorization', '/documentation/api/authorization'],
    ['limits', '/documentation/api/limits'],
    ['refusals', '/documentation/api/errors'],
    ['other-calls', '/documentation/api/internal'],
    ['any-website', '/documentation/integrations#any-website'],
    ['private-feedback', '/documentation/features#private-feedback'],
    ['the-widget-is-empty', '/documentation/troubleshooting#the-widget-is-empty'],
  ] as const
  for (const [id, to] of old) {
    const link = document.getElementById(id)
    expect([link?.hasAttribute('data-moved'), link?.getAttribute('href')], `at #${id}`).toEqual([true, to])
  }
  for (const id of ['testimonials-api', 'keys-api', 'public-api'])
    expect(document.getElementById(id)?.closest('[data-tab-panel]')?.id, `at #${id}`).toBe('api-reference')
})

test('every call is on the page of its group with its sample, for reading and for copying, on the address of this server', () => {
  for (const { calls, page } of groups) {
    const copied = [...page.querySelectorAll('[data-island=copy-sample]')].map(
      (place) => (JSON.parse(place.getAttribute('data-props') ?? '') as { text: string }).text,
    )
    const read = [...page.querySelectorAll('article pre')].map(({ textContent }) => textContent)
    const samples = calls.map((call) => curlOf(call, publicUrl))
    expect(copied).toEqual(samples)
    expect(read).toEqual(samples)
  }
})

test('what endpoints say about themselves is in no script of a page', () => {
  const scripts = globSync('dist/web/assets/*.js').map((file) => readFileSync(file, 'utf8'))
  const says = groups.flatMap(({ calls }) => calls.map(({ about }) => about.says.slice(0, 50)))
  expect([scripts.length > 100, says.length > 30]).toEqual([true, true])
  expect(says.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([])
})

test('MKT-35 and MKT-36: says how keys are sent and what 401 means, and both are so', async () => {
  expect(text).toContain('Keys are sent as a Bearer authorization')
  expect(text).toContain(
    '401 Unauthorized means a wrong, expired or revoked key, or a missing Bearer prefix.',
  )
  const owner = await makeBusiness(app)
  const { key } = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
  const list = async (authorization: string) =>
    (await app.http.inject({ url: '/api/testimonials', headers: { authorization } })).statusCode
  expect(await list(`Bearer ${key}`)).toBe(200)
  for (const wrong of [key, 'Bearer sk_wrong']) expect(await list(wrong)).toBe(401)
})
