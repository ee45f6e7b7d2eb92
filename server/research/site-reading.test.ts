import http from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { researchBusiness, takeWebsiteLogo } from '#contract/business/business-research.ts'
import { caller } from '../test/as.ts'
import { makeBusiness } from '../test/make.ts'
import { fakeModel } from '../test/stand-ins/models.ts'
import { testApp } from '../test/test-app.ts'
import { readSite } from './site/read-site.ts'
import { listening } from '../test/stand-ins/listening.ts'

const nav = ['about', 'services', 'prices', 'contact', 'imprint', 'gallery', 'jobs']
  .map((name) => `<a href="/${name}">${name.charAt(0).toUpperCase()}${name.slice(1)}</a>`)
  .join('')
const head = '<title>Harbor Dental</title><meta property="og:site_name" content="Harbor Dental">'
const page = (body: string) =>
  `<html lang="en"><head>${head}</head><body><nav>${nav}</nav><main>${body}</main></body></html>`
const home = page(
  '<h1>Gentle teeth</h1><p>Our dental practice has looked after families on the harbor for thirty years, without hurry.</p>',
)
const services = page('<h1>Services</h1><h2>Checkups</h2><h2>Fillings</h2><h2>Whitening</h2>')

let site: Record<string, string | Buffer | number> = {}
const asked: string[] = []
let agent: string | undefined
const website = http.createServer(({ url = '', headers }, response) => {
  asked.push(url)
  if (url === '/robots.txt') agent = headers['user-agent']
  const found = site[url]
  if (found === 'never') return undefined
  if (typeof found === 'number') return response.writeHead(found).end()
  if (found === undefined) return response.writeHead(404).end()
  return response
    .writeHead(200, { 'content-type': url.endsWith('.png') ? 'image/png' : 'text/html' })
    .end(found)
})
const origin = await listening(website)
const fake = await fakeModel()
afterAll(() => {
  website.closeAllConnections()
  website.close()
  return fake.close()
})
const app = await testApp({
  PLAUDIT_INTERNAL_SITE: origin,
  WRITER_URL: `${fake.url}/v1`,
  WRITER_MODEL: 'llama3.2',
})
const read = async (path = '/') =>
  (await caller(app).call(researchBusiness, { body: { businessUrl: origin + path } })).body

beforeEach(() => {
  site = {
    '/': home,
    '/services': services,
    '/about': page('<h1>About</h1>'),
    '/contact': page('<p>Phone: 555 010 2233</p>'),
  }
  asked.length = 0
  fake.write = () => '{}'
})

describe('a website', () => {
  test('is read in at most six pages, says who reads, and every value names its page (BCTX-15, API-60)', async () => {
    const found = await read()
    expect(asked.toSorted()).toEqual([
      '/',
      '/about',
      '/contact',
      '/imprint',
      '/prices',
      '/robots.txt',
      '/services',
    ])
    expect(agent).toMatch(/^PlauditResearch\/1\.0 \(\+http/)
    expect(found).toMatchObject({
      businessName: 'Harbor Dental',
      industry: 'Dental practice',
      keyServices: ['Checkups', 'Fillings', 'Whitening'],
      phone: '555 010 2233',
      pages: [{ kind: 'home' }, { kind: 'about' }, { kind: 'services' }, { kind: 'contact' }],
      sources: {
        businessName: `${origin}/`,
        keyServices: `${origin}/services`,
        phone: `${origin}/contact`,
      },
      wordedBy: null,
    })
    expect(found.sources).not.toHaveProperty('targetAudience')
    expect(found.testimonialQuestions).toHaveLength(6)
    expect(found.questions.map(({ text }) => text)).toEqual(found.testimonialQuestions)
    expect(found.questions[3]).toEqual({ asks: 'benefits', text: 'What did you like best about “Checkups”?' })
  })

  test('tells of each page while it is read, to whoever asks for parts', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: researchBusiness.path,
      payload: { businessUrl: `${origin}/` },
      headers: { accept: 'text/event-stream' },
    })
    const events = answer.body.split('\n\n').filter(Boolean)
    const parts = events
      .filter((one) => one.startsWith('event: part'))
      .map((one) => JSON.parse(one.slice(one.indexOf('{'))))
    expect(parts[0]).toEqual({ address: `${origin}/`, kind: 'home', state: 'reading' })
    expect(parts).toContainEqual({ address: `${origin}/services`, kind: 'services', state: 'read' })
    expect(parts).toContainEqual({ address: `${origin}/prices`, kind: 'pricing', state: 'failed' })
    expect(events.at(-1)).toMatch(/^event: done/)
  })

  test('that forbids it in its robots.txt is not read, and a page that it forbids is left out', async () => {
    site['/robots.txt'] = 'User-agent: *\nDisallow: /services\n\nUser-agent: OtherBot\nDisallow: /'
    expect(await read()).toMatchObject({ isWebsiteRead: true, keyServices: [] })
    expect(asked).not.toContain('/services')
    site['/robots.txt'] = 'User-agent: *\nDisallow: /\nAllow: /about'
    const forbidden =
      'This website asks not to be read by programs (robots.txt). Please fill out the form yourself.'
    expect(await read()).toMatchObject({ isWebsiteRead: false, websiteProblem: forbidden, businessName: '' })
    site['/robots.txt'] = 503
    expect(await read()).toMatchObject({ isWebsiteRead: false, websiteProblem: forbidden })
    expect(asked.filter((path) => path === '/')).toHaveLength(1)
  })

  test('that is slow is waited for a while: a page that never comes is left out, and a first one is given up', async () => {
    const reading = {
      trustedOrigin: origin,
      publicUrl: 'https://plaudit.example',
      onProgress: () => undefined,
      limitsMs: { site: 1500, page: 300, robots: 300 },
    }
    site['/about'] = 'never'
    const { pages } = await readSite(`${origin}/`, reading)
    expect(pages.map(({ kind }) => kind)).toEqual(['home', 'services', 'contact'])
    site['/'] = 'never'
    await expect(readSite(`${origin}/`, reading)).rejects.toThrow('The website did not answer.')
    await expect(
      readSite(`${origin}/`, { ...reading, limitsMs: { ...reading.limitsMs, site: 100 } }),
    ).rejects.toThrow('This website takes too long to answer.')
  })

  test('that is no web page, or in letters of its own, is told apart', async () => {
    site['/photo.png'] = Buffer.from('not read')
    expect(await read('/photo.png')).toMatchObject({
      websiteProblem: 'This address does not lead to a web page.',
    })
    site['/old'] = Buffer.from(
      '<meta charset="iso-8859-1"><title>Bäckerei Jöst</title><h1>Bäckerei Jöst</h1>',
      'latin1',
    )
    expect(await read('/old')).toMatchObject({ businessName: 'Bäckerei Jöst', industry: 'Bäckerei' })
  })
})

describe('with an AI service', () => {
  test('its words are taken where the pages carry them, and what it invents is not', async () => {
    fake.write = () =>
      JSON.stringify({
        industry: 'Award-winning dentistry',
        description:
          'For thirty years, our dental practice has looked after families on the harbor, without hurry.',
        services: ['Whitening', 'Implants', 'Fillings'],
        audience: 'Celebrities from all over the world.',
        advantages: [],
      })
    expect(await read()).toMatchObject({
      industry: 'Dental practice',
      businessDescription:
        'For thirty years, our dental practice has looked after families on the harbor, without hurry.',
      keyServices: ['Whitening', 'Fillings'],
      targetAudience: '',
      wordedBy: 'llama3.2',
    })
    fake.write = () => 'I would rather talk about something else.'
    expect(await read()).toMatchObject({ keyServices: ['Checkups', 'Fillings', 'Whitening'], wordedBy: null })
  })
})

describe('the logo of a website', () => {
  test('becomes the profile’s when its owner takes it, and one from inside the network does not', async () => {
    const owner = await makeBusiness(app)
    site['/logo.png'] = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#0d6a52' } })
      .png()
      .toBuffer()
    const taken = await owner.call(takeWebsiteLogo, { body: { logoUrl: `${origin}/logo.png` } })
    expect(taken.body.logoUrl).toMatch(/^\/api\/public\/logos\//)
    const inside = await owner.call(takeWebsiteLogo, { body: { logoUrl: 'https://127.0.0.1/logo.png' } })
    expect([inside.status, inside.problem.fields]).toEqual([
      400,
      { logoUrl: 'The website did not send this picture.' },
    ])
    const page = await owner.call(takeWebsiteLogo, { body: { logoUrl: `${origin}/` } })
    expect(page.status).toBe(400)
    expect((await owner.call(getBusinessProfile, {})).body?.logoUrl).toBe(taken.body.logoUrl)
  })
})
