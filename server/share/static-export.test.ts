import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { sessionCookie } from '#contract/cookies.ts'
import { withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { exportStatic } from '#contract/share/static-export.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { buildFonts } from '../../scripts/build/build-fonts.mjs'
import { fontsFolder } from '../kit/folders.ts'
import { caller } from '../test/as.ts'
import { approved, makeBusiness, type Owner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { unzip } from '../test/unzip.ts'

const app = await testApp()

beforeAll(async () => {
  if (!existsSync(path.join(fontsFolder, 'fonts.conf'))) await buildFonts()
})

async function exported(owner: Owner, query = '') {
  const { rawPayload, headers, statusCode } = await app.http.inject({
    url: `${exportStatic.path}${query}`,
    headers: { cookie: `${sessionCookie}=${owner.token}` },
  })
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  return unzip(rawPayload)
}

test('the export has a page, data and an image of each testimonial that may be shown, and of no other', async () => {
  const owner = await makeBusiness(app)
  await approved(app, owner, { content: 'Shown words.', customerName: 'Łucja Ó' })
  await submitted(app, owner.user.formId, { content: 'Pending words.', customerEmail: 'a@mail.test' })
  const { id, token } = await submitted(app, owner.user.formId, {
    content: 'Withdrawn words.',
    customerEmail: 'b@mail.test',
  })
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  await caller(app).call(withdrawMyTestimonial, { params: { token } })

  const files = await exported(owner)
  expect([...files.keys()]).toEqual([
    'READ-ME.txt',
    'testimonials.html',
    'testimonials.json',
    'images/001-Łucja-Ó.png',
    'images/001-Łucja-Ó.svg',
  ])
  const all = [...files.values()].map((bytes) => bytes.toString()).join('\n')
  expect(all).toContain('Shown words.')
  expect(all).not.toMatch(/Pending words|Withdrawn words|@mail\.test|ines@/)
  expect(await sharp(files.get('images/001-Łucja-Ó.png')).metadata()).toMatchObject({ width: 1200 })
  expect(JSON.parse(String(files.get('testimonials.json')))).toMatchObject({
    format: 'plaudit-testimonials-1',
    businessName: 'Lindqvist Bakery',
    shown: 1,
    total: 3,
    testimonials: [{ content: 'Shown words.', photo: null }],
  })
  expect(String(files.get('READ-ME.txt'))).toContain('1 of 3 shown')
})

test('the page is whole without a server: nothing is loaded, counts and day are on it, hostile words are words', async () => {
  app.clock.now = new Date('2026-11-24T10:00:00Z')
  const owner = await makeBusiness(app, '<b>Bakery</b>')
  await approved(app, owner, {
    content: '</blockquote><script>alert(1)</script> ${x} $& "quoted"',
    customerName: '"><img src=https://evil.example/x onerror=alert(1)>',
    rating: 4,
  })
  await submitted(app, owner.user.formId, { rating: 1, customerEmail: 'a@mail.test' })
  const page = String((await exported(owner, '?lang=de&theme=dark')).get('testimonials.html'))
  expect(page).not.toMatch(/<(script|img|link|iframe|object|embed)\b/i)
  expect(page).not.toMatch(/url\(|@import/)
  expect(page).toContain('&lt;/blockquote&gt;&lt;script&gt;alert(1)')
  expect(page).toContain('<html lang="de">')
  for (const words of [
    '2 über unser Formular',
    '1 von 2 gezeigt',
    'Stand: 24. November 2026',
    '4 von 5 Sternen',
  ]) {
    expect(page).toContain(words)
  }
})

test('options leave out what the owner does not want, and never the labels', async () => {
  const owner = await makeBusiness(app)
  await approved(app, owner, { company: 'Duarte & Sons', rating: 5 })
  const page = async (query: string) => String((await exported(owner, query)).get('testimonials.html'))
  expect(await page('')).toContain('Duarte &amp; Sons')
  const bare = await page('?showRatings=false&showCompany=false&showDates=false')
  expect(bare).not.toMatch(/Duarte &amp; Sons|class="stars"/)
  expect(bare).toContain('How we collect')
})

test('another workspace has its own export, and nobody gets one without signing in', async () => {
  const [owner, neighbor] = [await makeBusiness(app), await makeBusiness(app, 'Neighbor')]
  await approved(app, owner, { content: 'Words of the first.' })
  const files = await exported(neighbor)
  expect([...files.keys()]).toEqual(['READ-ME.txt', 'testimonials.html', 'testimonials.json'])
  expect((await app.http.inject(exportStatic.path)).statusCode).toBe(401)
})

test('exports of several businesses are made at the same time, and one business makes one at a time', async () => {
  const [owner, neighbor] = [await makeBusiness(app), await makeBusiness(app, 'Neighbor')]
  await approved(app, owner, { content: 'Words of the first.' })
  const ask = ({ token }: Owner) =>
    app.http.inject({ url: exportStatic.path, headers: { cookie: `${sessionCookie}=${token}` } })
  const [first, second, third] = await Promise.all([ask(owner), ask(owner), ask(neighbor)])
  expect([first, second, third].map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 503])
  expect(third.statusCode).toBe(200)
  const refused = [first, second].find(({ statusCode }) => statusCode === 503)
  expect(refused?.json()).toMatchObject({
    message: 'Your last export is still being made. Please try again when it is done.',
  })
  expect((await ask(owner)).statusCode).toBe(200)
})
