import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as api from '#contract/collection/collection.ts'
import {
  changeMyTestimonial,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import type { ConsentScope } from '#contract/collection/collection.ts'
import { photoSidePixels } from '#contract/collection/photos.ts'
import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { getCompanyLogo, removeCompanyLogo, uploadCompanyLogo } from '#contract/testimonials/company-logos.ts'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, type Owner, submitted, tokenOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { customerPhotos } from '../testimonials/tables.ts'

const app = await testApp()
const all: ConsentScope[] = ['display', 'use_name', 'use_photo']

/** A picture with GPS data, as phones make them. */
const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0d6a52' } })
  .withExif({ IFD0: { Artist: 'Ines' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  .jpeg()
  .toBuffer()
const photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`

async function submitWith(
  owner: Owner,
  own: { rating?: number; scopes?: ConsentScope[]; photo?: string } = {},
) {
  const { scopes = all, ...rest } = own
  const form = await caller(app).call(api.getPublicForm, { params: { linkId: owner.user.formId } })
  const words = {
    customerName: 'Ines',
    customerEmail: 'ines@mail.test',
    content: 'Good rye.',
    rating: 5,
    photo,
  }
  const consent = { version: form.body.consent.version, scopes }
  return caller(app).call(api.submitTestimonial, {
    body: { ...words, ...rest, formId: owner.user.formId, consent },
  })
}

async function shownPhoto(owner: Owner) {
  const params = { userId: 'me' }
  const { body } = await caller(app).call(getEmbedTestimonials, {
    params,
    query: { apiKey: owner.user.apiKey },
  })
  return body.testimonials[0]?.photoUrl
}

const fetched = (url: string) => app.http.inject(new URL(url, app.services.config.publicUrl).pathname)

async function published() {
  const owner = await makeBusiness(app)
  const { body } = await submitWith(owner)
  await owner.call(decideTestimonial, { params: { id: body.id }, body: { status: 'approved' } })
  const url = (await shownPhoto(owner)) ?? ''
  return { owner, url, id: body.id, params: { token: tokenOf(body.manageUrl) } }
}

test('a photo is kept as a small square without metadata, and shown once the testimonial is', async () => {
  const owner = await makeBusiness(app)
  const { body } = await submitWith(owner)
  const mine = `/api/public/my/${tokenOf(body.manageUrl)}/photo`
  expect((await fetched(mine)).statusCode).toBe(200)
  const own = await owner.call(getTestimonial, { params: { id: body.id } })
  expect(own.body.photoUrl).toBe(`/api/testimonials/${body.id}/photo`)
  expect((await fetched(own.body.photoUrl!)).statusCode).toBe(401)

  await owner.call(decideTestimonial, { params: { id: body.id }, body: { status: 'approved' } })
  const { statusCode, headers, rawPayload } = await fetched((await shownPhoto(owner)) ?? '')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=60',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const metadata = await sharp(rawPayload).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width: photoSidePixels, height: photoSidePixels })
  expect(metadata.exif).toBeUndefined()
})

test.for([
  ['without its own consent', { scopes: ['display', 'use_name'] as ConsentScope[] }],
  ['with private feedback', { rating: 2 }],
])('a photo that was sent %s is not kept', async ([, own]) => {
  const owner = await makeBusiness(app)
  const before = await app.services.db.$count(customerPhotos)
  const { body } = await submitWith(owner, own as object)
  expect(await app.services.db.$count(customerPhotos)).toBe(before)
  expect((await owner.call(getTestimonial, { params: { id: body.id } })).body.photoUrl).toBeNull()
})

test('the consent to a photo is recorded only where there is one', async () => {
  const owner = await makeBusiness(app)
  const { photo: _, ...words } = {
    photo,
    customerName: 'Ines',
    customerEmail: 'i@mail.test',
    content: 'Good.',
    rating: 5,
  }
  const form = await caller(app).call(api.getPublicForm, { params: { linkId: owner.user.formId } })
  const consent = { version: form.body.consent.version, scopes: all }
  const { body } = await caller(app).call(api.submitTestimonial, {
    body: { ...words, formId: owner.user.formId, consent },
  })
  const mine = await caller(app).call(getMyTestimonial, { params: { token: tokenOf(body.manageUrl) } })
  expect(mine.body).toMatchObject({ hasPhoto: false, scopes: ['display', 'use_name'] })
  expect(mine.body.consent.scopes.map(({ scope }) => scope)).not.toContain('use_photo')
})

test('the photo goes with the consent to it, and the words stay', async () => {
  const { owner, url, params } = await published()
  const { body: mine } = await caller(app).call(getMyTestimonial, { params })
  expect(mine).toMatchObject({ hasPhoto: true })
  const consent = { version: mine.consent.version, scopes: ['display', 'use_name'] as ConsentScope[] }
  await caller(app).call(changeMyTestimonial, { params, body: { version: mine.version, consent } })
  expect((await fetched(url)).statusCode).toBe(404)
  expect((await fetched(`/api/public/my/${params.token}/photo`)).statusCode).toBe(404)
  expect(await shownPhoto(owner)).toBeNull()
})

test('other choices leave the photo', async () => {
  const { url, params } = await published()
  const { body: mine } = await caller(app).call(getMyTestimonial, { params })
  const consent = { version: mine.consent.version, scopes: ['display', 'use_photo'] as ConsentScope[] }
  await caller(app).call(changeMyTestimonial, { params, body: { version: mine.version, consent } })
  expect((await fetched(url)).statusCode).toBe(200)
})

test('withdrawing erases the photo, deleting hides it', async () => {
  const one = await published()
  await caller(app).call(withdrawMyTestimonial, { params: one.params })
  expect((await fetched(one.url)).statusCode).toBe(404)
  expect((await fetched(`/api/public/my/${one.params.token}/photo`)).statusCode).toBe(404)
  const other = await published()
  await other.owner.call(deleteTestimonial, { params: { id: other.id } })
  expect((await fetched(other.url)).statusCode).toBe(404)
})

test('what is no picture, or a forged address, is refused', async () => {
  const owner = await makeBusiness(app)
  const script = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`
  const refused = await submitWith(owner, { photo: script })
  expect(refused.status).toBe(400)
  expect(refused.problem.fields).toHaveProperty('photo')
  expect((await fetched(`/api/public/photos/${'A'.repeat(64)}`)).statusCode).toBe(404)
})

test('the logo of a customer’s company is shown with its name, and gone when either may not be shown', async () => {
  const owner = await makeBusiness(app)
  const shown = async () => {
    const query = { apiKey: owner.user.apiKey }
    const { body } = await caller(app).call(getEmbedTestimonials, { params: { userId: 'me' }, query })
    return body.testimonials.map(({ companyLogoUrl = '' }) => companyLogoUrl)
  }
  const named = await submitted(app, owner.user.formId, { company: 'Kantine Nord' })
  const unnamed = await submitted(app, owner.user.formId, { company: 'Kantine Nord', scopes: ['display'] })
  for (const { id } of [named, unnamed]) {
    const params = { id }
    const { body } = await owner.call(uploadCompanyLogo, { params, body: { logoData: photo } })
    expect(body.companyLogoUrl).not.toBeNull()
    expect((await owner.call(getCompanyLogo, { params })).status).toBe(200)
    await owner.call(decideTestimonial, { params, body: { status: 'approved' } })
  }
  const [address = '', none] = (await shown()).toSorted().toReversed()
  expect([address.startsWith(app.services.config.publicUrl), none]).toEqual([true, ''])
  const { width, height, exif } = await sharp((await fetched(address)).rawPayload).metadata()
  expect([width, height, exif]).toEqual([240, 160, undefined])
  const params = { id: named.id }
  const history = (await owner.call(getTestimonialHistory, { params })).body
  expect(history.map(({ type }) => type)).toContain('logo-changed')
  await owner.call(removeCompanyLogo, { params })
  expect([(await shown()).filter(Boolean), (await fetched(address)).statusCode]).toEqual([[], 404])
})

test('what is no logo is refused by name', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId, { company: 'Kantine Nord' })
  const refused = await owner.call(uploadCompanyLogo, {
    params: { id },
    body: { logoData: 'data:image/svg+xml;base64,PHN2Zy8+' },
  })
  expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['logoData']])
})
