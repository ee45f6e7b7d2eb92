import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { answerProblems } from '../guards.ts'
import { refuseUnknownCalls } from '../refuse.ts'
import { serveWeb } from './static.ts'

const appAddresses = ['/login', '/dashboard', '/rewards', '/rewards/ledger']

/** What a build leaves behind, each file with its own text. */
const built = {
  'app-addresses.json': JSON.stringify(appAddresses),
  'index.html': 'the app',
  'form.html': '<head></head>the pages of customers',
  'customers/qr-testimonial.html': '<head></head>the questionnaire',
  'site/index.html': 'the landing page of __PUBLIC_URL__',
  'site-scripts.json': JSON.stringify(['early()']),
  'site/about.html': 'about us',
  'site/planted.html': '<script>early()</script><p>A name: <script>steal()</script></p><style>p{}</style>',
  'site/demo.html': 'the demo',
  'site/demo/oauth-review.html': 'handing a review over',
  'site/404.html': 'nothing here',
  'site/rebuilt.html': 'as it was built for __PUBLIC_URL__',
  'assets/app-1a2b.js': 'code',
}

const http = Fastify()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plaudit-web-'))
  for (const [name, text] of Object.entries(built)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  answerProblems(http, { isFull: () => false })
  refuseUnknownCalls(http)
  const statuses: Record<string, 404 | 410> = { '/verify/gone': 404, '/testimonial-form/closed': 410 }
  const statusFor = (pathname: string) => Promise.resolve(statuses[pathname])
  const headFor = (pathname: string) =>
    Promise.resolve(
      pathname === '/verify/scripted'
        ? '<script>steal()</script>'
        : pathname === '/verify/shown'
          ? '<meta name="about" content="$& bread">'
          : '',
    )
  await serveWeb(http, folder, readConfig({ PUBLIC_URL: 'https://praise.example' }), statusFor, headFor)
})
afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
})

/** What somebody sees who opens this address in a browser. */
async function open(url: string) {
  const { statusCode, payload, headers } = await http.inject({ url, headers: { accept: 'text/html' } })
  return { statusCode, payload, headers }
}

/** The same address in capitals, with a slash at the end. */
const shouted = (url: string) => `${url.toUpperCase()}/`

describe('what the server sends for an address (SHELL-22)', () => {
  test('a build beside a running server changes nothing of what it sends', async () => {
    await writeFile(path.join(folder, 'site/rebuilt.html'), 'as it is built now')
    const built = 'as it was built for https://praise.example'
    for (const _ of ['first', 'again']) expect((await open('/rebuilt')).payload).toBe(built)
  })

  test.each(appAddresses)('%s is the app, in capitals and with a slash too (SHELL-10)', async (url) => {
    for (const address of [url, shouted(url), `${url}?from=a%20letter`]) {
      expect(await open(address)).toMatchObject({ statusCode: 200, payload: 'the app' })
    }
  })

  test.each([
    ['/', 'the landing page of https://praise.example'],
    ['/about', 'about us'],
    ['/demo', 'the demo'],
    ['/demo/oauth-review', 'handing a review over'],
  ])(
    '%s is a page of the public site, in capitals and with a slash too (SHELL-06, SHELL-07)',
    async (url, payload) => {
      for (const address of url === '/' ? [url] : [url, shouted(url)]) {
        expect(await open(address)).toMatchObject({ statusCode: 200, payload })
      }
    },
  )

  test.each([
    '/testimonial-form/nTq3vX',
    '/Testimonial-Form/nTq3vX/',
    '/testimonial-success',
    '/my/nTq3vX',
    '/verify/nTq3vX',
    '/oauth/google/review',
    '/oauth/g2/review',
    '/my/nTq3vX/reward',
    '/OAuth/Yelp/Review/',
    '/oauth/google/review?review_text=Good%20bread',
  ])(
    '%s is the page of customers, whatever the case of what stands before the id (SHELL-05)',
    async (url) => {
      expect(await open(url)).toMatchObject({ statusCode: 200, payload: built['form.html'] })
    },
  )

  test.each(['/qr-testimonial/nTq3vX', '/QR-TESTIMONIAL/nTq3vX/'])(
    '%s is a page of customers with code of its own (SHELL-05)',
    async (url) => {
      const page = built['customers/qr-testimonial.html']
      expect(await open(url)).toMatchObject({ statusCode: 200, payload: page })
    },
  )

  test.each([
    ['/my/nTq3vX', 'noindex'],
    ['/MY/nTq3vX/', 'noindex'],
    ['/%6dy/nTq3vX', 'noindex'],
    ['/my%2fnTq3vX', 'noindex'],
    ['/testimonial-success', 'noindex'],
    ['/Testimonial%2Dsuccess', 'noindex'],
    ['/verify/nTq3vX', 'noindex'],
    ['/oauth/google/review', 'noindex'],
    ['/testimonial-form/nTq3vX', undefined],
    ['/about', undefined],
  ])('%s tells search engines: %s', async (url, robots) => {
    expect((await open(url)).headers['x-robots-tag']).toBe(robots)
  })

  test.each([
    '/nowhere',
    '/app-addresses.json',
    '/about/us',
    '/dashboard/deeper',
    '/404',
    '/assets/gone.js',
    '/site/about.html',
    '/customers/qr-testimonial.html',
    '/customers/qr-testimonial',
    '/oauth/review',
    '/oauth/google/review/deeper',
  ])('at %s people are told that there is nothing (SHELL-21)', async (url) => {
    expect(await open(url)).toMatchObject({ statusCode: 404, payload: 'nothing here' })
  })

  test.each([
    ['/embed', '/embed-code'],
    ['/Widgets/', '/embed-code'],
    ['/reviews', '/testimonials'],
    ['/team', '/business-setup?tab=team'],
  ])('%s, which people guess, leads to %s', async (guessed, meant) => {
    const { statusCode, headers } = await open(guessed)
    expect([statusCode, headers.location]).toEqual([302, meant])
  })

  test('the address of a page for a review site, which carries what was written, is told to nobody (PUBF-11)', async () => {
    for (const url of ['/oauth/google/review?review_text=Good', '/oauth/Yelp%2Freview'])
      expect((await open(url)).headers['referrer-policy']).toBe('no-referrer')
    expect((await open('/testimonial-form/nTq3vX')).headers['referrer-policy']).toBeUndefined()
  })

  test('a page of customers that has nothing behind it says so itself, as missing', async () => {
    const { statusCode, payload, headers } = await open('/verify/gone')
    expect([statusCode, payload]).toEqual([404, built['form.html']])
    expect(headers.etag).toBeUndefined()
  })

  test('what programs read of a page of customers is in its head, with a tag of its own', async () => {
    const [shown, other] = [await open('/verify/shown'), await open('/verify/other')]
    expect(shown.payload).toBe('<head><meta name="about" content="$& bread"></head>the pages of customers')
    expect(shown.headers.etag).not.toBe(other.headers.etag)
    expect(shown.headers['content-security-policy']).toBe(other.headers['content-security-policy'])
  })

  test('a page allows the scripts of its template, and none that got into the finished page', async () => {
    const allows = (policy: unknown, text: string) =>
      String(policy).includes(createHash('sha256').update(text).digest('base64'))
    const site = (await open('/planted')).headers['content-security-policy']
    expect([allows(site, 'early()'), allows(site, 'steal()'), allows(site, 'p{}')]).toEqual([
      true,
      false,
      true,
    ])
    const customers = (await open('/verify/scripted')).headers['content-security-policy']
    expect(customers).toContain("script-src 'self';")
    expect((await open('/site-scripts.json')).statusCode).toBe(404)
  })

  test.each(['//about', '//testimonial-success', '//my/nTq3vX', '/about//', '/my//%2e%2e/about'])(
    'at %s nothing is shown that this address does not have',
    async (url) => {
      const { headers, payload } = await open(url)
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
      expect(payload).not.toMatch(/code|landing/)
    },
  )

  test('a program gets a problem instead of a page, and so does every call that does not exist', async () => {
    for (const [url, accept] of [
      ['/nowhere', 'application/json'],
      ['/api/nowhere', 'text/html'],
    ] as const) {
      const answer = await http.inject({ url, headers: { accept } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'not-found', message: 'There is nothing at this address.' })
    }
  })

  test('what has a name of its own is kept for good, and pages are asked for again', async () => {
    expect((await open('/assets/app-1a2b.js')).headers['cache-control']).toMatch(/immutable/)
    const { headers } = await open('/about')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await http.inject({ url: '/about', headers: { 'if-none-match': String(headers['etag']) } })
    expect(again.statusCode).toBe(304)
  })
})
