import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { exportReviewVault } from '#contract/review-sources/review-vault.ts'
import {
  draftReply,
  getPlatformReview,
  resendPlatformReply,
} from '#contract/review-sources/platform-replies.ts'
import { updateFeedback } from '#contract/collection/private-feedback.ts'
import { listPublishedReviews, createReviewLinks, connectPlatforms } from '#contract/publishing/publishing.ts'
import { decideReviewMatch, listReviewMatches } from '#contract/review-sources/review-matches.ts'
import { disconnectReviewSource } from '#contract/review-sources/review-sources.ts'
import { removeReply, writeReply } from '#contract/testimonials/replies.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { verifyVault } from '../../scripts/verify-vault.mjs'
import { publicKeys } from '../provenance/service.ts'
import { googleStandIn, settingsFor } from '../test/stand-ins/google-stand-in.ts'
import { makeConnected } from '../test/makers/make-source.ts'
import { someReviews } from '../test/makers/some-reviews.ts'
import { approved, type Owner, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { unzip } from '../test/unzip.ts'
import { fetchDueReviews } from './jobs.ts'
import { composeReply, keepHarmless } from './replies/reply-draft.ts'
import { sendReply } from './replies/send-reply.ts'
import { reviewSources, sourceReviews } from './tables.ts'

const google = await googleStandIn()
afterAll(() => google.close())
const app = await testApp(settingsFor(google))
const { db } = app.services

beforeEach(async () => {
  await db.delete(reviewSources)
  Object.assign(google, { reviews: [], faults: [] })
  app.clock.now = new Date()
})

async function listed(owner: Owner, query: Record<string, string> = {}) {
  return (await owner.call(listTestimonials, { query })).body
}

async function anHourLater() {
  app.clock.now = new Date(app.clock.now.getTime() + 3_700_000)
  await fetchDueReviews.run(app.services, {})
  await app.drain()
}

async function oneReview(own: { rating?: number; text?: string } = {}) {
  google.reviews = someReviews(1, own)
  const owner = await makeConnected(app)
  const [review] = await listed(owner)
  return { owner, params: { id: review!.id } }
}

describe('the inbox', () => {
  test('"Needs an answer" lists reviews of platforms that nobody has answered', async () => {
    google.reviews = someReviews(4)
    google.reviews[0]!.reply = { text: 'Thank you!', at: new Date('2026-02-01') }
    const owner = await makeConnected(app)
    await approved(app, owner)
    expect(await listed(owner)).toHaveLength(5)
    const waiting = await listed(owner, { needsAnswer: 'true' })
    expect(waiting).toHaveLength(3)
    await owner.call(writeReply, { params: { id: waiting[0]!.id }, body: { text: 'Thanks, see you soon!' } })
    expect(await listed(owner, { needsAnswer: 'true', source: 'Google' })).toHaveLength(2)
  })

  test('a low rating from outside is a recovery case that everybody can read, and an answer contacts it', async () => {
    const { owner, params } = await oneReview({ rating: 2, text: 'The loaf was stale.' })
    const cases = await listed(owner, { feedback: 'open' })
    expect(cases).toMatchObject([{ id: params.id, isPrivate: false, recoveryState: 'open' }])
    // The tab counts it; it waits for a decision like any review, so it is counted in its status too.
    const { outsideCases, privateFeedback, pending } = (await owner.call(getTestimonialStats, {})).body
    expect(outsideCases).toEqual({ open: 1, contacted: 0, resolved: 0 })
    expect([privateFeedback.open, pending]).toEqual([0, 1])
    const moved = await owner.call(updateFeedback, { params, body: { notes: 'Call the baker' } })
    expect(moved.body).toMatchObject({ recoveryNotes: 'Call the baker', recoveryState: 'open' })
    await owner.call(writeReply, { params, body: { text: 'We’re sorry. Please get in touch.' } })
    expect((await owner.call(getTestimonial, { params })).body.recoveryState).toBe('contacted')
    const counted = await owner.call(listTestimonials, { query: { feedback: 'contacted' } })
    expect(counted.headers['x-total-count']).toBe('1')
    const after = (await owner.call(getTestimonialStats, {})).body
    expect(after.outsideCases).toEqual({ open: 0, contacted: 1, resolved: 0 })
  })
})

describe('a reply', () => {
  test('is sent to Google once, its state is shown, and the next sync changes nothing about it', async () => {
    const { owner, params } = await oneReview()
    expect((await owner.call(getPlatformReview, { params })).body).toMatchObject({
      canReply: true,
      reply: null,
    })
    await owner.call(writeReply, { params, body: { text: 'Thank you, come back soon!' } })
    expect((await owner.call(getPlatformReview, { params })).body.reply).toMatchObject({ state: 'queued' })
    await app.drain()
    expect(google.reviews[0]!.reply?.text).toBe('Thank you, come back soon!')
    expect((await owner.call(getPlatformReview, { params })).body.reply).toMatchObject({ state: 'sent' })
    google.reviews[0]!.updatedAt = app.clock.now
    await anHourLater()
    expect((await owner.call(getTestimonial, { params })).body.reply?.text).toBe('Thank you, come back soon!')
    expect(google.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
    await owner.call(removeReply, { params })
    await app.drain()
    expect(google.reviews[0]!.reply).toBeUndefined()
  })

  test('that Google refuses is told, and sent again when the owner says so', async () => {
    const { owner, params } = await oneReview()
    await owner.call(writeReply, { params, body: { text: 'Thank you!' } })
    google.faults = [{ status: 429 }]
    await app.drain()
    const failed = (await owner.call(getPlatformReview, { params })).body.reply
    expect(failed).toMatchObject({
      state: 'failed',
      error: 'Google is limiting requests. Please try again in a moment.',
    })
    await owner.call(resendPlatformReply, { params })
    await app.drain()
    expect(google.reviews[0]!.reply?.text).toBe('Thank you!')
  })

  test('of which nobody knows whether it arrived is never sent again by itself; a sync that finds it settles it', async () => {
    const { owner, params } = await oneReview()
    await owner.call(writeReply, { params, body: { text: 'Thank you!' } })
    // It arrives, and the answer does not.
    google.faults = [{ status: 502 }]
    await app.drain()
    expect((await owner.call(getPlatformReview, { params })).body.reply).toMatchObject({ state: 'unknown' })
    google.calls.length = 0
    const workspaceId = await workspaceOf(app, owner)
    await sendReply.run(app.services, { workspaceId, testimonialId: params.id })
    expect(google.calls).toEqual([])
    google.reviews[0]!.updatedAt = app.clock.now
    await anHourLater()
    expect((await owner.call(getPlatformReview, { params })).body.reply).toMatchObject({ state: 'sent' })
  })

  test('after a crash between sending and marking is unknown', async () => {
    const { owner, params } = await oneReview()
    await owner.call(writeReply, { params, body: { text: 'Thank you!' } })
    await db.update(sourceReviews).set({ replyState: 'sending' })
    await app.drain()
    expect((await owner.call(getPlatformReview, { params })).body.reply).toMatchObject({ state: 'unknown' })
  })

  test('stays here where the platform is not connected any more', async () => {
    const { owner, params } = await oneReview()
    await owner.call(disconnectReviewSource, { params: { platform: 'google' } })
    await owner.call(writeReply, { params, body: { text: 'Thank you!' } })
    expect((await owner.call(getPlatformReview, { params })).body).toMatchObject({
      canReply: false,
      reply: null,
    })
  })
})

describe('a draft of a reply', () => {
  test('thanks with the reviewer’s own words and is signed by the business', async () => {
    const { owner, params } = await oneReview({ text: 'The rye keeps for a week. Best bread in town.' })
    const { text } = (await owner.call(draftReply, { params })).body
    expect(text).toBe(
      'Thank you for taking the time to write. “The rye keeps for a week” made our day.\nThe team at Lindqvist Bakery',
    )
    expect((await owner.call(getTestimonial, { params })).body.reply).toBeNull()
  })

  const about = {
    rating: 2,
    isLow: true,
    businessName: 'Lindqvist Bakery',
    about: 'Lindqvist Bakery. Sourdough.',
  }

  test.for([
    'We’d like to offer you a 20% discount.',
    'Here is a voucher for your next visit.',
    'Please call 555 123 4567.',
    'Write to mara@lindqvist.example.',
    'That is simply not true.',
    'According to our records you never came.',
    'Our new branch in Minneapolis is better.',
    'We have served 900 happy customers.',
  ])('never says: %s', (sentence) => {
    const content = 'The loaf was stale and nobody cared.'
    expect(keepHarmless(`Thank you for telling us. We’re sorry. ${sentence}`, { content, ...about })).toBe(
      'Thank you for telling us. We’re sorry.',
    )
    expect(keepHarmless(sentence, { content, ...about })).toBeUndefined()
  })

  test.for([
    ['Das Brot war leider trocken.', 'Es tut uns leid'],
    ['El pan estaba muy seco y duro.', 'Lamentamos'],
    ['Le pain était malheureusement très sec.', 'Nous sommes désolés'],
  ])('answers %s in its language', ([content, words]) => {
    expect(composeReply({ content: content!, ...about })).toContain(words)
  })
})

describe('a hand-over', () => {
  const words =
    'The rye keeps for a week and tastes better every day. Mara even carried the boxes to our car in the rain.'

  async function handedOver() {
    const owner = await makeConnected(app)
    await owner.call(connectPlatforms, {
      body: {
        connections: [
          {
            platform: 'google',
            platformBusinessId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
            businessName: 'Lindqvist Bakery',
            businessAddress: '4 Harbor Street',
          },
        ],
      },
    })
    const id = await approved(app, owner, {
      content: words,
      scopes: ['display', 'use_name', 'suggest_posting'],
    })
    await owner.call(createReviewLinks, { body: { platform: 'google', testimonialIds: [id] } })
    return { owner, id }
  }

  async function appears(text: string, name = 'Somebody Else') {
    const at = new Date(app.clock.now.getTime() + 60_000)
    google.reviews.push({ id: `new-${google.reviews.length}`, name, rating: 5, text, at, updatedAt: at })
    await anHourLater()
  }

  async function statusOf(owner: Owner) {
    return (await owner.call(listPublishedReviews, { query: {} })).body[0]?.status
  }

  test('is found by its words, edited and under another name, and counts as published', async () => {
    const { owner, id } = await handedOver()
    expect(await statusOf(owner)).toBe('pending')
    await appears(
      'the rye keeps for a week, and tastes beter every day!!! Mara even carried the boxes to our car',
    )
    expect(await statusOf(owner)).toBe('published')
    const [matched] = (await db.select().from(sourceReviews)).filter(({ matchedId }) => matchedId === id)
    expect(matched).toMatchObject({ matchState: 'matched' })
    expect(matched!.matchConfidence).toBeGreaterThan(0.7)
    google.reviews = []
    await anHourLater()
    expect(await statusOf(owner)).toBe('removed')
  })

  test('is not found by the name alone', async () => {
    const { owner } = await handedOver()
    await appears('Lovely cakes, friendly people, and a terrace in the sun.', 'Ines Duarte')
    expect(await statusOf(owner)).toBe('pending')
    expect((await owner.call(listReviewMatches, {})).body).toEqual([])
  })

  test('that is less sure is the owner’s to decide', async () => {
    const { owner } = await handedOver()
    await appears('The rye keeps for a week and tastes better every day. More choice would be good.')
    expect(await statusOf(owner)).toBe('pending')
    const [suggested] = (await owner.call(listReviewMatches, {})).body
    expect(suggested!.confidence).toBeGreaterThanOrEqual(0.62)
    await owner.call(decideReviewMatch, { params: { id: suggested!.id }, body: { isSame: true } })
    expect(await statusOf(owner)).toBe('published')
    const again = await owner.call(decideReviewMatch, {
      params: { id: suggested!.id },
      body: { isSame: false },
    })
    expect(again.status).toBe(404)
  })
})

describe('the vault', () => {
  test('has every review that was ever fetched, with the date on which it disappeared', async () => {
    google.reviews = someReviews(230)
    const owner = await makeConnected(app)
    google.reviews.pop()
    await anHourLater()
    await owner.call(disconnectReviewSource, { params: { platform: 'google' } })
    const json = await owner.call(exportReviewVault, { query: { format: 'json' } })
    const vaultReviews = (
      JSON.parse(json.text) as { 'review-vault': { removedAt: string | null; content: string }[] }
    )['review-vault']
    expect(vaultReviews).toHaveLength(230)
    expect(vaultReviews.filter(({ removedAt }) => removedAt !== null)).toMatchObject([
      { removedAt: app.clock.now.toISOString(), content: 'The rye of batch 229 keeps for a week.' },
    ])
    const csv = await owner.call(exportReviewVault, { query: { format: 'csv' } })
    expect(csv.text.trim().split('\r\n')).toHaveLength(231)
  })

  test('is signed as an archive, and a script finds what was changed', async () => {
    google.reviews = someReviews(3)
    const owner = await makeConnected(app)
    const { rawPayload } = await app.http.inject({
      url: '/api/review-vault?format=zip',
      headers: { cookie: `plaudit_session=${owner.token}` },
    })
    const files = unzip(rawPayload)
    const keys = await publicKeys(db)
    expect(verifyVault(files, keys)).toEqual({ found: [], reviews: 3 })
    const name = 'reviews-0001.json'
    const changed = new Map(files).set(name, Buffer.from(files.get(name)!.toString().replace('week', 'year')))
    expect(verifyVault(changed, keys).found).toEqual([`${name} was changed`])
    const manifest = Buffer.from(
      files.get('manifest.json')!.toString().replace('"version": 1', '"version": 2'),
    )
    expect(verifyVault(new Map(files).set('manifest.json', manifest), keys).found).toHaveLength(1)
    expect(verifyVault(files, []).found).toHaveLength(1)
  })
})
