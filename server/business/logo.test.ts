import { crc32, deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getLogo, removeLogo, uploadLogo } from '#contract/business/logo.ts'
import { getPublicForm, saveFormSettings } from '#contract/collection/collection.ts'
import { getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { getCustomerLogos } from '#contract/site/site.ts'
import { logos } from './tables.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, makeOwner, type Owner, submitted, tokenOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

const picture = (width = 1200, height = 600) =>
  sharp({ create: { width, height, channels: 4, background: '#0d6a52' } })
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const png = await picture().png().toBuffer()

const upload = (owner: Owner, logoData: string) => owner.call(uploadLogo, { body: { logoData } })

async function fetchLogo(logoUrl: string | null) {
  const { statusCode, headers, rawPayload } = await app.http.inject(logoUrl ?? '/nothing')
  return { statusCode, headers, bytes: rawPayload }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A valid PNG of one bit a pixel: 30,000 by 30,000 of them fit into 130 kB. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

describe('a logo', () => {
  test('is kept as a WebP picture of at most 512 pixels at an address of its own (API-58, BCTX-02)', async () => {
    const owner = await makeBusiness(app)
    const { body } = await upload(owner, dataUrl(png))
    expect(body.logoUrl).toMatch(/^\/api\/public\/logos\/[\w-]{22}$/)
    const { statusCode, headers, bytes } = await fetchLogo(body.logoUrl)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'webp',
      width: 512,
      height: 256,
      hasAlpha: false,
    })
  })

  test('stands on the public form and on customers’ own pages, and on the front page of those who agreed (API-16)', async () => {
    const owner = await makeBusiness(app, 'Front Page Bakery')
    const { logoUrl } = (await upload(owner, dataUrl(png))).body
    const form = await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })
    expect(form.body.logoUrl).toBe(logoUrl)
    const params = { token: tokenOf((await submitted(app, owner.user.formId)).manageUrl) }
    expect((await caller(app).call(getMyTestimonial, { params })).body.logoUrl).toBe(logoUrl)
    const settings = { requiresApproval: true, publicLinks: 'everyone', showsInPublic: true } as const
    await owner.call(saveFormSettings, { body: settings })
    const shown = await caller(app).call(getCustomerLogos, {})
    expect(shown.body).toContainEqual({ logoUrl, businessName: 'Front Page Bakery' })
  })

  test('that is replaced or removed is gone, its address answers 404', async () => {
    const owner = await makeBusiness(app)
    const first = (await upload(owner, dataUrl(png))).body.logoUrl
    const second = (await upload(owner, dataUrl(await picture(64, 64).jpeg().toBuffer(), 'image/jpeg'))).body
    expect((await fetchLogo(first)).statusCode).toBe(404)
    expect((await fetchLogo(second.logoUrl)).statusCode).toBe(200)
    expect((await owner.call(removeLogo, {})).body.logoUrl).toBeNull()
    expect((await fetchLogo(second.logoUrl)).statusCode).toBe(404)
    expect((await owner.call(getBusinessProfile, {})).body?.logoUrl).toBeNull()
  })

  test('of five uploads at once one is kept, and it is the one that is shown', async () => {
    const owner = await makeBusiness(app)
    await Promise.all(Array.from({ length: 5 }, () => upload(owner, dataUrl(png))))
    const { id: workspaceId, logoUrl } = (await owner.call(getBusinessProfile, {})).body!
    const storedLogos = await app.services.db.select().from(logos).where(eq(logos.workspaceId, workspaceId))
    expect(storedLogos.map(({ id }) => getLogo.path.replace(':id', id))).toEqual([logoUrl])
    expect((await fetchLogo(logoUrl)).statusCode).toBe(200)
  })

  test('of one business is never touched by another', async () => {
    const owner = await makeBusiness(app)
    const stranger = await makeBusiness(app, 'Other Bakery')
    const { logoUrl } = (await upload(owner, dataUrl(png))).body
    await upload(stranger, dataUrl(png))
    await stranger.call(removeLogo, {})
    expect((await fetchLogo(logoUrl)).statusCode).toBe(200)
  })

  test('needs a profile to stand in', async () => {
    const owner = await makeOwner(app)
    expect((await upload(owner, dataUrl(png))).problem.code).toBe('not-found')
  })
})

describe('a hostile upload (T13)', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const type = 'Please upload an image file (PNG, JPG, etc.)'
  const kind = 'This type of image is not supported. Please upload a PNG, JPG or WebP file.'
  const size = 'Please upload an image smaller than 2MB'
  const broken = 'Unable to process logo file'

  test.for([
    ['an SVG', dataUrl(svg, 'image/svg+xml'), 400, kind],
    ['an SVG that says it is a PNG', dataUrl(svg), 400, kind],
    ['a GIF', dataUrl(gif, 'image/gif'), 400, kind],
    ['a GIF that says it is a PNG', dataUrl(gif), 400, kind],
    ['text that says it is a PNG', dataUrl(Buffer.from('words')), 400, type],
    ['a web page', 'data:text/html;base64,PGh0bWw+', 400, type],
    ['an address elsewhere', 'https://evil.example/logo.png', 400, type],
    ['nothing', '', 400, type],
    [
      'a data URL with more in its head',
      `data:image/png;charset=x;base64,${png.toString('base64')}`,
      400,
      type,
    ],
    ['base64 with other letters in it', `${dataUrl(png)}\n<script>`, 422, broken],
    ['half a PNG', dataUrl(png.subarray(0, png.length >> 1)), 422, broken],
    ['the head of a WebP alone', dataUrl(Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'), 422, broken],
    ['more than 2 MB', dataUrl(Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)])), 413, size],
    ['more than 3 MB', dataUrl(Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024)])), 413, size],
  ] as const)('%s is refused with a sentence', async ([, logoData, status, sentence]) => {
    const owner = await makeBusiness(app)
    const answer = await upload(owner, logoData)
    expect([answer.status, answer.problem.message]).toEqual([status, sentence])
    expect((await owner.call(getBusinessProfile, {})).body?.logoUrl).toBeNull()
  })

  test('a picture of 900 million pixels in a small file is refused before it is unpacked', async () => {
    const owner = await makeBusiness(app)
    const logoData = dataUrl(bomb(30_000, 30_000))
    expect(logoData.length).toBeLessThan(400_000)
    const before = process.memoryUsage().rss
    const cpu = process.cpuUsage()
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(owner, logoData)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 413))
    expect(answers[0]?.problem.message).toBe('Please upload an image of at most 25 megapixels')
    const { user, system } = process.cpuUsage(cpu)
    expect((user + system) / 1e6, 'seconds of computing').toBeLessThan(5)
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  })

  test.for([
    ['one pixel wide and 25 million high', 1, 25_000_000],
    ['25 million wide and one pixel high', 25_000_000, 1],
    ['10,001 pixels wide', 10_001, 100],
    ['10,001 pixels high', 100, 10_001],
  ] as const)('a picture %s is refused by its first bytes', async ([, width, height]) => {
    const owner = await makeBusiness(app)
    const logoData = dataUrl(bomb(width, height))
    const cpu = process.cpuUsage()
    const { status, problem } = await upload(owner, logoData)
    expect([status, problem.message]).toEqual([
      413,
      'Please upload an image of at most 10,000 pixels on each side',
    ])
    const { user, system } = process.cpuUsage(cpu)
    expect((user + system) / 1e6, 'seconds of computing').toBeLessThan(1)
  })

  test('a picture of 10,000 pixels on its longer side is taken', async () => {
    const owner = await makeBusiness(app)
    expect((await upload(owner, dataUrl(bomb(10_000, 2_500)))).status).toBe(200)
  })

  test('metadata with the place where it was taken does not come along, and the picture stands upright', async () => {
    const owner = await makeBusiness(app)
    const photo = await picture(80, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Mara' }, IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes('Mara')).toBe(true)
    const { logoUrl } = (await upload(owner, dataUrl(photo, 'image/jpeg'))).body
    const { bytes } = await fetchLogo(logoUrl)
    const metadata = await sharp(bytes).metadata()
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect([metadata.width, metadata.height]).toEqual([40, 80])
    expect(bytes.includes('Mara')).toBe(false)
  })

  test('what hides behind the pixels of a picture is not in what is kept', async () => {
    const owner = await makeBusiness(app)
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert(document.cookie)</script>PK\x03\x04')])
    const { logoUrl } = (await upload(owner, dataUrl(polyglot))).body
    const { bytes } = await fetchLogo(logoUrl)
    expect(bytes.includes('<script>')).toBe(false)
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  })
})
