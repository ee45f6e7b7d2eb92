import http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { researchBusiness } from '#contract/business/business-research.ts'
import { readSiteLook } from '#contract/widgets/widgets.ts'
import { caller } from '../test/as.ts'
import { makeOwner } from '../test/make.ts'
import { solvedChallenge } from '../test/solved-challenge.ts'
import { testApp } from '../test/test-app.ts'
import { listening } from '../test/stand-ins/listening.ts'

const asked: string[] = []
const home = `<html><head><title>Home</title><meta property="og:site_name" content="Eastside Bakery">
    <meta name="Description" content="Sourdough &amp; rye,\n baked at night.">
    <body><a href="https://www.yelp.com/biz/eastside">Yelp</a><a href="https://g.page/eastside">Us</a>`
const pages: Readonly<Record<string, string>> = {
  '/en': home,
  '/bare': '<p>Hi',
  '/long': `<meta name=description content="${'bread and rolls '.repeat(80)}">`,
  '/nested': '<table><td>'.repeat(28_000),
  '/spaces': `<meta name=description content="a${' '.repeat(180_000)}b">`,
}
const redirects: Record<string, string> = {
  '/': '/en',
  '/loop': '/loop',
  '/inside': 'https://127.0.0.1/admin',
}
const website = http.createServer(({ url = '' }, response) => {
  asked.push(url)
  if (redirects[url]) return response.writeHead(302, { location: redirects[url] }).end()
  if (url === '/endless') return writeWithoutEnd(response)
  return response.end(pages[url] ?? home)
})
const origin = await listening(website)
afterAll(() => {
  website.closeAllConnections()
  website.close()
})
const app = await testApp({ PLAUDIT_INTERNAL_SITE: origin })

/** A page whose body never ends, as long as somebody reads. */
function writeWithoutEnd(response: http.ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write('<p>Bread and rolls.</p>'.repeat(500)));
  }
  response.on('drain', more).write(home)
  more()
}

const research = async (body: { businessName?: string; industry?: string; businessUrl?: string }) =>
  (await caller(app).call(researchBusiness, { body })).body
const at = (path: string) => research({ businessName: 'Eastside', businessUrl: `${origin}${path}` })

test('a website says in its own words what the business is, across redirects (BCTX-15)', async () => {
  expect(await research({ businessUrl: `${origin}/` })).toMatchObject({
    businessName: 'Eastside Bakery',
    businessDescription: 'Sourdough & rye, baked at night.',
    reviewPlatforms: ['Google', 'Yelp'],
    reviewProfiles: [
      { platform: 'google', name: 'Google', address: 'https://g.page/eastside', page: `${origin}/en` },
      { platform: 'yelp', name: 'Yelp', address: 'https://www.yelp.com/biz/eastside', page: `${origin}/en` },
    ],
    isWebsiteRead: true,
    websiteProblem: '',
  })
  expect(asked).toEqual(['/robots.txt', '/', '/en'])
})

const noAnswer = 'The website did not answer. Please check the address.'

test.each(['/loop', '/inside'])('nothing is read where %s leads', async (path) => {
  expect(await at(path)).toMatchObject({ isWebsiteRead: false, websiteProblem: noAnswer })
})

/** Forms that lead inside, however they are written; what is no address at all is refused before. */
const insideForms = (at: number) => [
  `http://127.0.0.1:${at}/`,
  `http://127.0.0.2:${at}`,
  `http://localhost:${at}/`,
  `http://LOCALHOST:${at}/`,
  `http://2130706433:${at}/`,
  `http://0x7f000001:${at}/`,
  `http://0177.0.0.1:${at}/`,
  `http://127.1:${at}/`,
  `http://0.0.0.0:${at}/`,
  `http://127.0.0.1.:${at}/`,
  `http://①②⑦.⓪.⓪.①:${at}/`,
  `http://127。0。0。1:${at}/`,
  `http://%31%32%37.0.0.1:${at}/`,
  `http://[::1]:${at}/`,
  `http://[::ffff:127.0.0.1]:${at}/`,
  `http://[::ffff:7f00:1]:${at}/`,
  `http://[64:ff9b::7f00:1]:${at}/`,
  `http://public.example@127.0.0.1:${at}/`,
  `https://127.0.0.1:${at}/`,
  `https://127.0.0.1`,
  `https://localhost.localdomain`,
  `https://169.254.169.254/latest/meta-data/`,
  `https://[fd00:ec2::254]/latest/meta-data/`,
  `https://10.0.0.8/`,
  `https://192.168.1.1/admin`,
  `https://bakery.example:99999`,
  `file:///etc/passwd`,
  `gopher://127.0.0.1:${at}/_x`,
]

let insideAsked = 0
const inside = http.createServer((_request, response) => {
  insideAsked += 1
  response.end(home)
})
const insideOrigin = await listening(inside)
afterAll(() => inside.close())

test('28 hostile forms of an address reach nothing inside, typed or as a redirect (BCTX-11)', async () => {
  const forms = insideForms(Number(new URL(insideOrigin).port))
  const readings = new Set<string>()
  for (const businessUrl of forms) {
    const { status, text } = await caller(app).call(researchBusiness, { body: { businessUrl } })
    readings.add(status === 400 ? 'refused' : (JSON.parse(text) as { websiteProblem: string }).websiteProblem)
    redirects['/hop'] = Buffer.from(businessUrl).toString('latin1')
    readings.add((await at('/hop')).websiteProblem)
  }
  expect([...readings].toSorted()).toEqual([noAnswer, 'refused'])
  expect([forms.length, insideAsked]).toEqual([28, 0])
})

test.each([
  [{ businessName: 'Eastside', industry: 'Bakery' }],
  [{ businessName: 'Eastside Dental' }],
  [{ businessName: 'Eastside', businessUrl: 'https://127.0.0.1' }],
  [{ businessName: '' }],
])('of %j nothing is answered that nobody said', async (input) => {
  expect(await research(input)).toMatchObject({
    businessName: input.businessName,
    businessDescription: '',
    targetAudience: '',
    keyServices: [],
  })
})

test('a page without a head says nothing, and a long description ends at a word', async () => {
  expect(await at('/bare')).toMatchObject({ businessDescription: '', isWebsiteRead: true })
  const { businessDescription } = await at('/long')
  expect(businessDescription.length).toBeLessThanOrEqual(601)
  expect(businessDescription).toMatch(/(bread|and|rolls)…$/)
})

test('a page is read to the first of its body, and what comes then is not waited for', async () => {
  expect(await at('/endless')).toMatchObject({ businessDescription: 'Sourdough & rye, baked at night.' })
})

test('a page that is nested without end is given up with a sentence, for proposals and for colors', async () => {
  const sentence = 'This page is nested too deep to read.'
  expect(await at('/nested')).toMatchObject({ isWebsiteRead: false, websiteProblem: sentence })
  const owner = await makeOwner(app)
  const { body } = await owner.call(readSiteLook, { body: { businessUrl: `${origin}/nested` } })
  expect(body).toEqual({ isRead: false, problem: sentence })
})

test('a description of spaces costs no more than its length', async () => {
  expect(await at('/spaces')).toMatchObject({ isWebsiteRead: true })
})

test('strangers solve a challenge for each website, and may look up ten an hour', async () => {
  const guarded = await testApp({
    PLAUDIT_POW: 'on',
    PLAUDIT_RATE_LIMITS: 'on',
    PLAUDIT_INTERNAL_SITE: origin,
  })
  const before = asked.length
  const ask = async (altcha?: string) =>
    caller(guarded).call(researchBusiness, { body: { businessUrl: `${origin}/en`, altcha } })
  const { status, problem } = await ask()
  expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
    400,
    'robot-check-failed',
    ['altcha'],
  ])
  expect(asked).toHaveLength(before)
  const altcha = await solvedChallenge(guarded, '', 'research')
  expect((await ask(altcha)).body.isWebsiteRead).toBe(true)
  expect((await ask(altcha)).problem.code).toBe('robot-check-failed')
  const answers = []
  for (let more = 4; more <= 11; more += 1) answers.push((await ask()).status)
  expect(answers).toEqual([400, 400, 400, 400, 400, 400, 400, 429])
})
