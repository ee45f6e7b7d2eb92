import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { reviewRules } from '#contract/review-sources/review-rules.ts'
import * as contract from '#contract/review-sources/review-sources.ts'
import { exportAccount } from '#contract/accounts/security.ts'
import { type SourcePlatform, sourcePlatforms } from '#contract/review-sources/source-platforms.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { features } from '../app.ts'
import * as stand from '../test/stand-ins/other-platforms.ts'
import { agreed } from '../test/makers/make-source.ts'
import { someReviews } from '../test/makers/some-reviews.ts'
import { makeBusiness, makeMember, type Owner, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { testimonials } from '../testimonials/tables.ts'
import { fetchDueReviews } from './jobs.ts'
import { reviewSources } from './tables.ts'

const [trustpilot, yelp, facebook] = [
  await stand.trustpilotStandIn(),
  await stand.yelpStandIn(),
  await stand.facebookStandIn(),
]
const all = [trustpilot, yelp, facebook]
afterAll(() => all.forEach((one) => one.close()))
const app = await testApp({
  TRUSTPILOT_URL: trustpilot.url,
  YELP_URL: yelp.url,
  FACEBOOK_PAGES_URL: facebook.url,
  FACEBOOK_PAGES_CLIENT_ID: stand.facebookApp.id,
  FACEBOOK_PAGES_CLIENT_SECRET: stand.facebookApp.secret,
})
const { db } = app.services

beforeEach(async () => {
  await db.delete(reviewSources)
  for (const one of all) Object.assign(one, { reviews: [], faults: [] })
  app.clock.now = new Date()
})

async function sourceOf(owner: Owner, platform: SourcePlatform) {
  return (await owner.call(contract.listReviewSources, {})).body.find((one) => one.platform === platform)!
}

const listed = async (owner: Owner) => (await owner.call(listTestimonials, { query: {} })).body

async function later(hours: number) {
  app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000)
  await fetchDueReviews.run(app.services, {})
  await app.drain()
}

const keysOf = {
  trustpilot: {
    ...stand.trustpilotKey,
    businessUserId: 'user-1',
    place: 'https://www.trustpilot.com/review/lindqvist.example',
  },
  yelp: { apiKey: stand.yelpKey, place: 'https://www.yelp.com/biz/lindqvist-bakery-duluth' },
}

async function connected(platform: 'trustpilot' | 'yelp') {
  const owner = await makeBusiness(app)
  await owner.call(contract.connectReviewSource, { params: { platform }, body: keysOf[platform] })
  await app.drain()
  return owner
}

test('the page tells what each platform allows, and every platform is in the one table of rules', () => {
  expect(Object.keys(reviewRules)).toEqual([...sourcePlatforms])
  for (const { sentences, attribution } of Object.values(reviewRules)) {
    expect(sentences.length).toBeGreaterThan(0)
    expect(attribution).not.toBe('')
  }
})

test('Trustpilot reviews come home and stay out of every outlet until the owner takes responsibility', async () => {
  trustpilot.reviews = someReviews(250)
  const owner = await connected('trustpilot')
  expect(await sourceOf(owner, 'trustpilot')).toMatchObject({
    state: 'ready',
    reviews: 250,
    placeName: 'Lindqvist Bakery',
  })
  const [first] = await listed(owner)
  // The title only repeats how the text begins.
  expect(first).toMatchObject({ content: 'The rye of batch 249 keeps for a week.', source: 'Trustpilot' })
  await owner.call(decideTestimonial, { params: { id: first!.id }, body: { status: 'approved' } })
  expect((await listed(owner))[0]).toMatchObject({ publishable: false, waitingFor: 'platform-terms' })
  const params = { platform: 'trustpilot' } as const
  await owner.call(contract.acceptSourceTerms, { params, body: { isAccepted: true } })
  expect((await listed(owner))[0]).toMatchObject({ publishable: true, waitingFor: null })
  await owner.call(contract.acceptSourceTerms, { params, body: { isAccepted: false } })
  expect((await listed(owner))[0]).toMatchObject({ publishable: false, waitingFor: 'platform-terms' })
})

test('a Trustpilot review that was deleted there leaves, one that was edited changes within six hours', async () => {
  trustpilot.reviews = someReviews(150)
  const owner = await connected('trustpilot')
  trustpilot.reviews.shift()
  trustpilot.reviews[10]!.text = 'The rye was dry this time.'
  await later(7)
  expect(await sourceOf(owner, 'trustpilot')).toMatchObject({ reviews: 149, removed: 1 })
  expect((await listed(owner)).some(({ content }) => content.includes('dry this time'))).toBe(false)
  const all = await db
    .select()
    .from(testimonials)
    .where(eq(testimonials.workspaceId, await workspaceOf(app, owner)))
  expect(all.filter(({ content }) => content === 'The rye was dry this time.')).toHaveLength(1)
})

test('Yelp excerpts are shown for a day with their link, and are in no list, no export and no outlet', async () => {
  yelp.reviews = someReviews(10)
  const owner = await connected('yelp')
  const { excerpts, reviews } = await sourceOf(owner, 'yelp')
  expect(excerpts).toHaveLength(3)
  expect(reviews).toBe(0)
  expect(excerpts[0]).toMatchObject({
    authorName: 'Customer 0',
    rating: 5,
    url: 'https://www.yelp.com/biz/lindqvist-bakery-duluth?hrid=review-0',
  })
  expect(await listed(owner)).toEqual([])
  expect((await owner.call(exportAccount, {})).text).not.toContain('rye of batch')
  // The platform is away for two days: what it showed is gone here all the same.
  yelp.faults = Array.from({ length: 50 }, () => ({ status: 503 }))
  await later(25)
  expect((await sourceOf(owner, 'yelp')).excerpts).toEqual([])
  const { cleanUp = [] } = features.find(({ name }) => name === 'review-sources')!
  for (const step of cleanUp) await step(app.services, app.clock.now)
  expect(JSON.stringify(await db.select().from(reviewSources))).not.toContain('rye of batch')
})

test('Facebook recommendations have no stars, none are made up, and a bad one opens a case', async () => {
  facebook.reviews = someReviews(60).map((one, index) => (index === 59 ? { ...one, rating: 1 } : one))
  const owner = await makeBusiness(app)
  expect(await agreed(owner, 'facebook')).toBe('/review-sources?connected=facebook')
  const params = { platform: 'facebook' } as const
  const [page] = (await owner.call(contract.listReviewPlaces, { params })).body
  await owner.call(contract.chooseReviewPlace, { params, body: { placeId: page!.id } })
  await app.drain()
  expect(await sourceOf(owner, 'facebook')).toMatchObject({ reviews: 60, lastError: null })
  const [bad, good] = await listed(owner)
  expect(bad).toMatchObject({ rating: null, recoveryState: 'open', isPrivate: false })
  expect(good).toMatchObject({ rating: null, recoveryState: null, label: 'Imported from Facebook' })
})

test('a list that suddenly lacks most reviews is not believed where nobody can ask for one', async () => {
  facebook.reviews = someReviews(60)
  const owner = await makeBusiness(app)
  await agreed(owner, 'facebook')
  const params = { platform: 'facebook' } as const
  await owner.call(contract.chooseReviewPlace, { params, body: { placeId: stand.facebookPage } })
  await app.drain()
  facebook.reviews = facebook.reviews.slice(0, 5)
  await later(7)
  expect((await sourceOf(owner, 'facebook')).removed).toBe(0)
})

test('keys that a platform refuses, or a link to another site, connect nothing', async () => {
  const owner = await makeBusiness(app)
  const connect = (platform: SourcePlatform, body: { apiKey: string; place: string }) =>
    owner.call(contract.connectReviewSource, { params: { platform }, body })
  for (const [platform, name] of [
    ['yelp', 'Yelp'],
    ['trustpilot', 'Trustpilot'],
  ] as const) {
    const wrong = await connect(platform, { ...keysOf[platform], apiKey: 'wrong' })
    const { code, message } = wrong.problem
    expect([wrong.status, code, message]).toEqual([
      422,
      'platform-refused',
      `${name} doesn’t accept this key. Please check it.`,
    ])
  }
  const elsewhere = await connect('yelp', { ...keysOf.yelp, place: 'https://evil.example/biz/x' })
  expect(elsewhere.problem.fields).toEqual({ place: 'This link has no Yelp Business ID' })
  expect((await connect('google', keysOf.yelp)).status).toBe(400)
  expect((await sourceOf(owner, 'yelp')).state).toBe('not-connected')
})

test('only owners connect and disconnect, and no workspace sees the reviews of another', async () => {
  yelp.reviews = someReviews(2)
  const owner = await connected('yelp')
  const member = await makeMember(app, owner)
  const params = { platform: 'yelp' } as const
  expect((await member.call(contract.disconnectReviewSource, { params })).status).toBe(403)
  expect((await member.call(contract.connectReviewSource, { params, body: keysOf.yelp })).status).toBe(403)
  const other = await makeBusiness(app)
  expect((await other.call(contract.syncReviewSource, { params })).status).toBe(404)
  expect((await sourceOf(other, 'yelp')).excerpts).toEqual([])
})
