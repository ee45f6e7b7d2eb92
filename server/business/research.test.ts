import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { researchBusiness } from '#contract/business-research.ts'
import { caller } from '../test/as.ts'
import { testApp } from '../test/test-app.ts'
import { readWebPage, readWebsite } from './read-website.ts'

const app = await testApp()
const asked: string[] = []
const website = http.createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/') return response.writeHead(301, { location: '/en' }).end()
  if (request.url === '/loop') return response.writeHead(302, { location: '/loop' }).end()
  if (request.url === '/inside') return response.writeHead(302, { location: 'https://127.0.0.1/admin' }).end()
  return response.end(`<html><head><title>Home</title><meta property="og:site_name" content="Eastside Bakery">
    <meta name="Description" content="Sourdough &amp; rye,\n baked at night.">
    <body><a href="https://www.yelp.com/biz/eastside">Yelp</a><a href="https://g.page/eastside">Us</a>`)
})
await new Promise<void>((listening) => void website.listen(0, '127.0.0.1', listening))
afterAll(() => website.close())
const origin = `http://127.0.0.1:${(website.address() as AddressInfo).port}`

const research = async (body: { businessName?: string; industry?: string; businessUrl?: string }) =>
  (await caller(app).call(researchBusiness, { body })).body

test('a website says in its own words what the business is, across redirects (BCTX-15)', async () => {
  expect(await readWebsite(`${origin}/`, origin)).toEqual({
    name: 'Eastside Bakery',
    description: 'Sourdough & rye, baked at night.',
    reviewPlatforms: ['Google', 'Yelp'],
  })
  expect(asked).toEqual(['/', '/en'])
})

test.each(['/loop', '/inside'])('nothing is read where %s leads', async (path) => {
  expect(await readWebsite(`${origin}${path}`, origin)).toBeUndefined()
})

test('an address inside the network is never asked, and the way goes on all the same (BCTX-11)', async () => {
  const before = asked.length
  for (const businessUrl of [origin, 'https://127.0.0.1', 'https://localhost.localdomain']) {
    expect(await research({ businessName: 'Eastside', businessUrl })).toMatchObject({ isWebsiteRead: false })
  }
  expect(asked).toHaveLength(before)
})

test.each<{ businessName?: string; industry?: string }>([
  { businessName: 'Eastside', industry: 'Bakery' },
  { businessName: 'Olive & Thread' },
  { businessName: 'Eastside Software', industry: 'SaaS' },
  {},
])('without a website %j is all that is known: nothing is made up', async (typed) => {
  const { businessName = '', industry = '' } = typed
  expect(await research(typed)).toEqual({
    businessName,
    industry,
    businessDescription: '',
    targetAudience: '',
    brandTone: '',
    reviewPlatforms: [],
    keyServices: [],
    competitiveAdvantages: [],
    testimonialQuestions: [],
    isWebsiteRead: false,
  })
})

test('a page without a head says nothing, and a long description ends at a word', () => {
  expect(readWebPage('<p>Hi')).toEqual({ name: '', description: '', reviewPlatforms: [] })
  const { description } = readWebPage(`<meta name=description content="${'bread and rolls '.repeat(80)}">`)
  expect(description.length).toBeLessThanOrEqual(601)
  expect(description).toMatch(/(bread|and|rolls)…$/)
})
