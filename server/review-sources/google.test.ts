import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/review-sources/review-sources.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { agreed, makeConnected } from '../test/makers/make-source.ts'
import { someReviews } from '../test/makers/some-reviews.ts'
import { googlePlace, googleStandIn, settingsFor } from '../test/stand-ins/google-stand-in.ts'
import { makeBusiness, type Owner, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { testimonials } from '../testimonials/tables.ts'
import { fetchDueReviews } from './jobs.ts'
import { reviewSources, sourceReviews } from './tables.ts'

const google = await googleStandIn()
afterAll(() => google.close())
const app = await testApp(settingsFor(google))
const { db } = app.services
const params = { platform: 'google' } as const
const hourMs = 3_600_000

beforeEach(async () => {
  // What other tests connected is not due here.
  await db.delete(reviewSources)
  google.reviews = []
  google.faults = []
  google.grant(true)
  app.clock.now = new Date()
})

async function sourceOf(owner: Owner) {
  return (await owner.call(contract.listReviewSources, {})).body.find((one) => one.platform === 'google')!
}

async function listed(owner: Owner) {
  return (await owner.call(listTestimonials, { query: {} })).body
}

/** What an hour later brings. */
async function anHourLater() {
  app.clock.now = new Date(app.clock.now.getTime() + hourMs + 60_000)
  await fetchDueReviews.run(app.services, {})
  await app.drain()
}

async function rowsOf(owner: Owner) {
  const workspaceId = await workspaceOf(app, owner)
  return {
    testimonials: await db.select().from(testimonials).where(eq(testimonials.workspaceId, workspaceId)),
    vault: await db.select().from(sourceReviews).where(eq(sourceReviews.workspaceId, workspaceId)),
  }
}

describe('connecting Google', () => {
  test('the owner agrees at Google, chooses a location, and every review comes home as imported', async () => {
    google.reviews = someReviews(120)
    const owner = await makeBusiness(app)
    expect(await sourceOf(owner)).toMatchObject({ state: 'not-connected', missingSettings: [] })
    expect(await agreed(owner)).toBe('/review-sources?connected=google')
    expect((await sourceOf(owner)).state).toBe('choosing')
    const places = (await owner.call(contract.listReviewPlaces, { params })).body
    expect(places.map(({ name }) => name)).toEqual(['Lindqvist Bakery, Harbor', 'Lindqvist Bakery, Station'])
    expect(places[0]).toMatchObject({ id: googlePlace, address: '4 Harbor Street, Duluth' })
    await owner.call(contract.chooseReviewPlace, { params, body: { placeId: googlePlace } })
    await app.drain()
    expect(await sourceOf(owner)).toMatchObject({
      state: 'ready',
      reviews: 120,
      removed: 0,
      isComplete: true,
      running: null,
      lastError: null,
    })
    const [newest] = await listed(owner)
    expect(newest).toMatchObject({
      customerName: 'Customer 119',
      content: 'The rye of batch 119 keeps for a week.',
      rating: 4,
      origin: 'imported',
      source: 'Google',
      sourceUrl: 'https://maps.google.com/maps?cid=1234',
      platform: 'google',
      status: 'pending',
      label: 'Imported from Google',
      date: '2026-01-05',
    })
    const entries = (await owner.call(getTestimonialHistory, { params: { id: newest!.id } })).body
    expect(entries.map(({ type }) => type)).toEqual(['imported'])
  })

  test('tokens are encrypted, never shown, and gone once disconnected; the reviews stay', async () => {
    google.reviews = someReviews(3)
    const owner = await makeConnected(app)
    const workspaceId = await workspaceOf(app, owner)
    const [row] = await db.select().from(reviewSources).where(eq(reviewSources.workspaceId, workspaceId))
    expect(row!.credentials.toString('latin1')).not.toContain('the-refresh-token')
    expect(JSON.stringify(await sourceOf(owner))).not.toMatch(/token|access-/)
    await owner.call(contract.disconnectReviewSource, { params })
    expect(await sourceOf(owner)).toMatchObject({ state: 'not-connected', reviews: 3 })
    expect(await db.select().from(reviewSources).where(eq(reviewSources.workspaceId, workspaceId))).toEqual(
      [],
    )
    expect(await listed(owner)).toHaveLength(3)
  })

  test('an answer that this person did not ask for, or that was used before, connects nothing', async () => {
    const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
    const { url } = (await other.call(contract.authorizeReviewSource, { params })).body
    const state = new URL(url).searchParams.get('state') ?? ''
    const visit = async (who: Owner) => {
      const query = { code: 'the-code', state }
      return (await who.call(contract.finishReviewSource, { params, query })).headers['location']
    }
    expect(await visit(owner)).toBe('/review-sources?problem=expired')
    expect(await visit(other)).toBe('/review-sources?connected=google')
    expect(await visit(other)).toBe('/review-sources?problem=expired')
    expect((await sourceOf(owner)).state).toBe('not-connected')
  })

  test('a project without access is told so, and the screen names the settings that are missing', async () => {
    google.grant(false)
    const owner = await makeBusiness(app)
    await agreed(owner)
    const refused = await owner.call(contract.listReviewPlaces, { params })
    expect([refused.status, refused.problem.code]).toEqual([422, 'platform-refused'])
    expect(refused.problem.message).toContain('hasn’t granted access yet')
    const facebook = (await owner.call(contract.listReviewSources, {})).body.find(
      (one) => one.platform === 'facebook',
    )
    expect(facebook).toMatchObject({
      state: 'not-configured',
      missingSettings: ['FACEBOOK_PAGES_CLIENT_ID', 'FACEBOOK_PAGES_CLIENT_SECRET'],
    })
  })
})

describe('an hourly sync', () => {
  test('without changes it writes nothing: no testimonial, no history, no review', async () => {
    google.reviews = someReviews(120)
    const owner = await makeConnected(app)
    const before = await rowsOf(owner)
    google.calls.length = 0
    await anHourLater()
    expect(await rowsOf(owner)).toEqual(before)
    // One page says that nothing is new; the token of an hour ago is over.
    expect(google.calls).toEqual(['POST /token', `GET /v4/${googlePlace}/reviews`])
  })

  test('what was edited there changes here, waits for a decision again, and a low rating opens a case', async () => {
    google.reviews = someReviews(60)
    const owner = await makeConnected(app)
    const [first] = await listed(owner)
    await owner.call(decideTestimonial, { params: { id: first!.id }, body: { status: 'approved' } })
    const edited = google.reviews.find(({ id }) => id === 'review-59')!
    Object.assign(edited, { text: 'Closed without a word.', rating: 2, updatedAt: app.clock.now })
    await anHourLater()
    const [now] = await listed(owner)
    expect(now).toMatchObject({
      id: first!.id,
      content: 'Closed without a word.',
      rating: 2,
      status: 'pending',
      recoveryState: 'open',
    })
    const entries = (await owner.call(getTestimonialHistory, { params: { id: first!.id } })).body
    expect(entries.map(({ type }) => type)).toContain('import-updated')
  })

  test('what is gone there leaves the site and stays in the vault; when it is back, it returns', async () => {
    google.reviews = someReviews(60)
    const owner = await makeConnected(app)
    const [first] = await listed(owner)
    await owner.call(decideTestimonial, { params: { id: first!.id }, body: { status: 'approved' } })
    const gone = google.reviews.pop()!
    await anHourLater()
    const [removed] = await listed(owner)
    expect(removed).toMatchObject({ id: first!.id, publishable: false, waitingFor: 'removed' })
    expect(removed!.removedAt).toBe(app.clock.now.toISOString())
    expect((await sourceOf(owner)).removed).toBe(1)
    google.reviews.push(gone)
    await anHourLater()
    expect((await listed(owner))[0]).toMatchObject({ publishable: true, removedAt: null })
  })

  test('a reply that was written at Google comes home', async () => {
    google.reviews = someReviews(2)
    const owner = await makeConnected(app)
    const answered = google.reviews[1]!
    answered.reply = { text: 'Thank you, see you soon!', at: new Date('2026-02-01T10:00:00Z') }
    answered.updatedAt = app.clock.now
    await anHourLater()
    const [first] = await listed(owner)
    expect(first!.reply).toEqual({ text: 'Thank you, see you soon!', at: '2026-02-01T10:00:00.000Z' })
  })
})

describe('when Google does not answer as it should', () => {
  test('an expired token is renewed in the middle of it', async () => {
    google.reviews = someReviews(60)
    const owner = await makeConnected(app)
    google.expireAccess()
    google.reviews.push(...someReviews(61).slice(60))
    await anHourLater()
    expect(await sourceOf(owner)).toMatchObject({ reviews: 61, lastError: null })
  })

  test('access that was taken back waits for the owner, and asks nobody any more', async () => {
    google.reviews = someReviews(2)
    const owner = await makeConnected(app)
    google.revoke()
    await anHourLater()
    expect(await sourceOf(owner)).toMatchObject({
      state: 'reconnect',
      lastError: 'Google no longer accepts this connection. Please reconnect.',
    })
    google.calls.length = 0
    await anHourLater()
    expect(google.calls).toEqual([])
    await agreed(owner)
    await app.drain()
    expect(await sourceOf(owner)).toMatchObject({ state: 'ready', lastError: null })
  })

  test('"too many requests" waits as long as Google asks', async () => {
    google.reviews = someReviews(2)
    const owner = await makeConnected(app)
    google.faults = [{ status: 429, headers: { 'retry-after': '7200' } }]
    await anHourLater()
    const { nextSyncAt, lastError } = await sourceOf(owner)
    expect(lastError).toBe('Google is limiting requests. The next sync tries again.')
    expect(Date.parse(nextSyncAt!) - app.clock.now.getTime()).toBe(7_200_000)
  })

  test.for([
    [{ status: 503 }, 'Google returned an error (503). The next sync tries again.'],
    ['half', 'Google sent an unexpected response. The next sync tries again.'],
  ] as const)(
    '%j loses nothing, marks nothing as removed, and is made good the next time',
    async ([fault, said]) => {
      google.reviews = someReviews(120)
      const owner = await makeBusiness(app)
      await agreed(owner)
      // Location lists, and the first page.
      google.faults = []
      await owner.call(contract.chooseReviewPlace, { params, body: { placeId: googlePlace } })
      google.faults = [fault]
      await app.drain()
      expect(await sourceOf(owner)).toMatchObject({ lastError: said, removed: 0, isComplete: false })
      await anHourLater()
      expect(await sourceOf(owner)).toMatchObject({ lastError: null, reviews: 120, removed: 0 })
    },
  )

  test('a list that leaves one out while it changes removes nothing that is still there', async () => {
    google.reviews = someReviews(120)
    const owner = await makeConnected(app)
    // As if one had moved between two pages: in the list it is missing, by itself it is there.
    const hidden = google.reviews[10]!
    const all = google.reviews
    google.reviews = Object.assign(
      all.filter((one) => one !== hidden),
      { find: all.find.bind(all) },
    )
    await anHourLater()
    expect((await sourceOf(owner)).removed).toBe(0)
  })
})
