import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { uploadLogo } from '#contract/business/logo.ts'
import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { shareImagePath, shareSizes } from '#shared/share/share-image.ts'
import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, hideTestimonial } from '#contract/testimonials/decisions.ts'
import { getWall, saveWall } from '#contract/wall/wall.ts'
import { buildFonts } from '../../scripts/build/build-fonts.mjs'
import { fontsFolder } from '../kit/folders.ts'
import { caller } from '../test/as.ts'
import { approved, makeBusiness, type Owner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { limits } from './limits.ts'
import { headOfVerifyPage } from './open-graph.ts'

const app = await testApp()

beforeAll(async () => {
  if (!existsSync(path.join(fontsFolder, 'fonts.conf'))) await buildFonts()
})

async function verifyIdOf(owner: Owner, id: string): Promise<string> {
  const { verifyUrl } = (await owner.call(getTestimonial, { params: { id } })).body
  if (!verifyUrl) throw new Error('It is not publishable')
  return verifyUrl.replace('/verify/', '')
}

async function shared(overrides: Parameters<typeof approved>[2] = {}) {
  const owner = await makeBusiness(app)
  const id = await approved(app, owner, overrides)
  return { owner, id, verifyId: await verifyIdOf(owner, id) }
}

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })

/** How many pixels are not the background. */
async function inkIn(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const background = data.subarray(0, 3).toString('hex')
  let ink = 0
  for (let at = 0; at < data.length; at += info.channels) {
    if (data.subarray(at, at + 3).toString('hex') !== background) ink++
  }
  return ink
}

test.each(['wide', 'square'] as const)(
  'a testimonial has a %s image of the size networks ask for',
  async (size) => {
    const { verifyId } = await shared()
    const image = await get(shareImagePath(verifyId, { size }))
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=50, must-revalidate',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'png', ...shareSizes[size] })
    expect(await inkIn(image.rawPayload)).toBeGreaterThan(5_000)
  },
)

test('SHAR: a wall has an image of its title and its true average, for as long as it is on', async () => {
  const { owner } = await shared({ rating: 4 })
  await approved(app, owner, { rating: 5, customerName: 'Tomás Reyes' })
  const { body: wall } = await owner.call(getWall, {})
  const path = (query = '') => `/share/wall/${wall.slug}.svg${query}`
  expect((await get(path())).statusCode).toBe(404)
  const title = '<script>alert(1)</script> What people say'
  await owner.call(saveWall, { body: { ...wall, isOn: true, title } })
  const image = await get(path())
  expect(image.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(image.payload).toContain('&#60;script&#62;alert(1)&#60;/script&#62; What people say')
  expect(image.payload).toContain('4.5 ★ 2 on our form')
  expect((await get(path('?lang=de'))).payload).toContain('4,5 ★ 2 über unser Formular')
  const square = await get(`/share/wall/${wall.slug}.png?size=square`)
  expect(await sharp(square.rawPayload).metadata()).toMatchObject(shareSizes.square)
  const page = (await get(`/wall/${wall.slug}`)).payload
  expect(page).toContain(`/share/wall/${wall.slug}.png?lang=en`)
  expect((await get('/share/wall/nobody-has-this.png')).statusCode).toBe(404)
})

test('every script has letters of its own in the image', async () => {
  const words = [
    'Zażółć gęślą jaźń',
    '日本語のパン',
    'خدمة رائعة',
    'बहुत बढ़िया',
    'Отличный хлеб',
    '한국어 빵',
    '😀👍🏽',
  ]
  const inks = await Promise.all(
    words.map(async (content) => {
      const { verifyId } = await shared({ content: `${content}, 12345` })
      return inkIn((await get(shareImagePath(verifyId))).rawPayload)
    }),
  )
  // A script without a font is a row of the same boxes.
  expect(new Set(inks).size).toBe(words.length)
})

test('hostile text is text in the SVG, and nothing in it can run', async () => {
  const { verifyId } = await shared({
    customerName: '"><script>alert(1)</script>',
    content: `</title></svg><script>alert(1)</script><svg onload="alert(1)"> ]]> & <b>bold</b>`,
  })
  const { payload, headers } = await get(shareImagePath(verifyId, { format: 'svg' }))
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; img-src data:; sandbox",
  })
  const tags = [...payload.matchAll(/<\/?([a-z]+)/gi)].map(([, name]) => name)
  expect(new Set(tags)).toEqual(new Set(['svg', 'title', 'rect', 'image']))
  expect(payload.includes('&#60;script&#62;alert(1)&#60;/script&#62;')).toBe(true)
  const attributes = [...payload.replace(/"[^"]*"/g, '""').matchAll(/([\w-]+)=""/g)].map(([, name]) => name)
  expect(attributes.filter((name) => name?.startsWith('on'))).toEqual([])
})

test('a very long text and a very long name stay inside the image', async () => {
  const { verifyId } = await shared({
    content: 'They fixed the order within the hour and called to apologize. '.repeat(60),
    customerName: 'A name that goes on and on '.repeat(3).trim(),
    company: 'x'.repeat(100),
  })
  const { rawPayload } = await get(shareImagePath(verifyId))
  const edges = await sharp(rawPayload).extract({ left: 1140, top: 0, width: 60, height: 630 }).toBuffer()
  expect(await inkIn(edges)).toBe(0)
  expect(await inkIn(rawPayload)).toBeGreaterThan(20_000)
})

test('an image has the colors it is asked for, and words that read on them', async () => {
  const { verifyId } = await shared()
  const colors = { accent: '#14161a', background: '#101010' }
  const { rawPayload } = await get(shareImagePath(verifyId, colors))
  const { channels } = await sharp(rawPayload).stats()
  expect((await sharp(rawPayload).raw().toBuffer()).subarray(0, 3).toString('hex')).toBe('101010')
  expect(channels[0]?.max).toBeGreaterThan(250)
  const wrong = await get(`/share/${verifyId}.png?accent=red&background=url(x)`)
  expect(wrong.headers['etag']).toBe((await get(shareImagePath(verifyId))).headers['etag'])
})

test('stars are drawn only where there is a rating, as many as it says', async () => {
  const [five, four] = [await shared({ rating: 5 }), await shared({ rating: 4 })]
  const stars = async (verifyId: string) => {
    const { payload } = await get(shareImagePath(verifyId, { format: 'svg' }))
    return /aria-label="(\d\/5)"/.exec(payload)?.[1]
  }
  expect([await stars(five.verifyId), await stars(four.verifyId)]).toEqual(['5/5', '4/5'])
})

test('photo and logo are drawn from what was uploaded, and the photo only with consent', async () => {
  const owner = await makeBusiness(app)
  const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const blue = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  await owner.call(uploadLogo, { body: { logoData: `data:image/png;base64,${blue.toString('base64')}` } })
  const form = (await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })).body
  const { body } = await caller(app).call(submitTestimonial, {
    body: {
      customerName: 'Ines',
      customerEmail: 'ines@mail.test',
      content: 'Good rye.',
      rating: 5,
      photo: `data:image/png;base64,${red.toString('base64')}`,
      formId: owner.user.formId,
      consent: { version: form.consent.version, scopes: ['display', 'use_name', 'use_photo'] },
    },
  })
  await owner.call(decideTestimonial, { params: { id: body.id }, body: { status: 'approved' } })
  const { rawPayload } = await get(shareImagePath(await verifyIdOf(owner, body.id)))
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const count = (isOne: (r: number, g: number, b: number) => boolean) => {
    let found = 0
    for (let at = 0; at < data.length; at += info.channels) {
      if (isOne(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found++
    }
    return found
  }
  expect(count((r, g, b) => r > 240 && g < 20 && b < 20)).toBeGreaterThan(5_000)
  expect(count((r, g, b) => r < 20 && g < 20 && b > 240)).toBeGreaterThan(5_000)
})

test('an image that was asked for before is answered with 304, and a changed one with another tag', async () => {
  const { owner, id, verifyId } = await shared()
  const url = shareImagePath(verifyId)
  const { etag } = (await get(url)).headers
  const again = await get(url, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await get(shareImagePath(verifyId, { size: 'square' }))).headers['etag']).not.toBe(etag)
  await owner.call(hideTestimonial, { params: { id }, body: { isHidden: true } })
  expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(404)
})

test('a withdrawn, a deleted, a pending and an unknown testimonial have no image', async () => {
  const owner = await makeBusiness(app)
  const { id, token } = await submitted(app, owner.user.formId)
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  const url = shareImagePath(await verifyIdOf(owner, id))
  expect((await get(url)).statusCode).toBe(200)
  await caller(app).call(withdrawMyTestimonial, { params: { token } })
  const gone = await get(url)
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])

  const deleted = await shared()
  await deleted.owner.call(deleteTestimonial, { params: { id: deleted.id } })
  expect((await get(shareImagePath(deleted.verifyId))).statusCode).toBe(404)
  expect((await get('/share/unknown.png')).statusCode).toBe(404)
  expect((await get('/share/unknown.gif')).statusCode).toBe(404)
})

test('the preview of a link names who said it, with the image, and is as careful with names', async () => {
  const head = async (id: string) => headOfVerifyPage(app.services, `/verify/${id}`)
  const named = await shared({ customerName: 'Ines "<Duarte>"' })
  const url = `${app.services.config.publicUrl}${shareImagePath(named.verifyId)}`
  expect(await head(named.verifyId)).toContain(`<meta property="og:image" content="${url}">`)
  expect(await head(named.verifyId)).toContain(
    'content="Ines &#34;&#60;Duarte&#62;&#34; on Lindqvist Bakery"',
  )

  const unnamed = await shared({ scopes: ['display'], company: 'Secret Ltd' })
  const { payload } = await get(shareImagePath(unnamed.verifyId, { format: 'svg' }))
  for (const text of [await head(unnamed.verifyId), payload]) {
    expect(text).toContain('A customer')
    expect(text).not.toMatch(/Duarte|Secret/)
  }
  await unnamed.owner.call(deleteTestimonial, { params: { id: unnamed.id } })
  expect([await head(unnamed.verifyId), await head('nothing')]).toEqual(['', ''])
})

test('whoever asks for ever new images has to wait, and gets those that are at hand', async () => {
  const limited = await testApp({ PLAUDIT_RATE_LIMITS: 'on' })
  const owner = await makeBusiness(limited)
  const id = await approved(limited, owner)
  const url = shareImagePath(await verifyIdOf(owner, id))
  expect((await limited.http.inject(url)).statusCode).toBe(200)
  for (let drawn = 1; drawn < limits.drawings.points; drawn++) {
    await limited.limits.take(limits.drawings, '127.0.0.1')
  }
  const next = await limited.http.inject(`${url}?size=square`)
  expect([next.statusCode, next.headers['cache-control']]).toEqual([429, 'no-store'])
  expect((await limited.http.inject(url)).statusCode).toBe(200)
})
