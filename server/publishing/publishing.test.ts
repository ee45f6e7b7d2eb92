import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getFormSettings, saveFormSettings } from '#contract/collection/collection.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import type { Input } from '#contract/endpoint.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { startImport } from '#contract/imports/imports.ts'
import { customerLanguages } from '#contract/languages.ts'
import {
  changeMyTestimonial,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import * as api from '#contract/publishing/publishing.ts'
import { saveRewardSettings, defaultRewardSettings } from '#contract/rewards/rewards.ts'
import { leadsToReviewSite } from '#contract/publishing/review-sites.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonials, hideTestimonial } from '#contract/testimonials/decisions.ts'
import { emails } from '../emails/tables.ts'
import { caller } from '../test/as.ts'
import { emailsTo } from '../test/emails.ts'
import { makeBusiness, type Owner, submitted } from '../test/make.ts'
import { handOverTokenIn, publishingOn } from '../test/makers/make-publishing.ts'
import { testApp } from '../test/test-app.ts'
import { inWorkspace } from '../db/tenant.ts'
import { markPublished, markRemoved } from './service.ts'
import { remindHandOvers } from './remind.ts'

const app = await testApp()
const { connected, shown, publish, handedTo, see, say } = publishingOn(app)

type LinksWanted = Input<typeof api.createReviewLinks>['body']

const reviews = async (owner: Owner, query = {}) =>
  (await owner.call(api.listPublishedReviews, { query })).body
const preview = (owner: Owner, id: string, platform: 'google' | 'yelp' = 'google') =>
  owner.call(api.previewPublishing, { params: { id, platform } })
const history = async (owner: Owner, id: string) =>
  (await owner.call(getTestimonialHistory, { params: { id } })).body.map(
    ({ type, by }) => `${type} ${by.kind}`,
  )
const tokenMailed = async (email: string) => handOverTokenIn((await handedTo(email)).at(-1)?.text)

describe('Publish to Google', () => {
  test('one email hands the customer their own text, and the review is pending until they say so (TEST-15, API-42, API-43, DATA-08)', async () => {
    const owner = await connected()
    const { id, email } = await shown(owner)
    const reviewPreview = (await preview(owner, id)).body
    expect(reviewPreview).toMatchObject({
      isEmailed: true,
      obstacle: null,
      review: null,
      email: { to: email },
    })
    const { status, body } = await publish(owner, id, 'google')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      testimonialId: id,
      platform: 'google',
      status: 'pending',
      email: 'on-its-way',
    })
    const [message, ...others] = await handedTo(email)
    expect(others).toEqual([])
    // The dialog showed this very email.
    expect(message?.subject).toBe(reviewPreview.email?.subject)
    for (const paragraph of reviewPreview.email?.paragraphs ?? []) expect(message?.text).toContain(paragraph)
    const token = handOverTokenIn(message?.text)
    expect((await see(token)).body).toMatchObject({
      businessName: 'Lindqvist Bakery',
      label: 'Google',
      url: 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
      content: 'The rye keeps for a week and tastes better every day.',
      status: 'pending',
    })
    expect(await reviews(owner)).toMatchObject([{ status: 'pending', email: 'sent' }])
    expect((await say(token, 'posted')).body.status).toBe('published')
    expect(await reviews(owner)).toMatchObject([{ status: 'published', publishedBy: 'customer' }])
    expect(await history(owner, id)).toContain('published customer')
    const { items: news } = (await owner.call(getNotifications, {})).body
    expect(news).toContainEqual(
      expect.objectContaining({ kind: 'published', testimonialId: id, name: 'Ines Duarte' }),
    )
  })

  test('looking changes nothing, and neither does pressing twice, at once or with the same key (PUBL-14)', async () => {
    const owner = await connected()
    const { id, email } = await shown(owner)
    await Promise.all([
      publish(owner, id, 'google'),
      publish(owner, id, 'google'),
      publish(owner, id, 'google'),
    ])
    const key = { 'idempotency-key': 'once' }
    const [first, second] = [await publish(owner, id, 'google', key), await publish(owner, id, 'google', key)]
    expect(first.body.id).toBe(second.body.id)
    expect(await handedTo(email)).toHaveLength(1)
    const token = await tokenMailed(email)
    for (let count = 0; count < 3; count += 1) await see(token)
    expect(await reviews(owner)).toMatchObject([{ status: 'pending' }])
    await say(token, 'posted')
    await say(token, 'posted')
    expect((await history(owner, id)).filter((entry) => entry.startsWith('published'))).toHaveLength(1)
    expect((await history(owner, id)).filter((entry) => entry.startsWith('handed-over'))).toHaveLength(1)
  })

  test('without the consent to be emailed nothing leaves; asked for it, the customer can give it', async () => {
    const owner = await connected()
    const { id, email } = await shown(owner, { scopes: ['display'] })
    const { obstacle, email: preparedEmail } = (await preview(owner, id)).body
    expect([obstacle?.kind, preparedEmail], 'no email says that they agreed').toEqual([
      'consent-missing',
      null,
    ])
    const refusal = await publish(owner, id, 'google')
    expect([refusal.status, refusal.problem.code]).toEqual([403, 'consent-needed'])
    expect(await reviews(owner)).toEqual([])
    await owner.call(askForConsent, { params: { id }, body: { forPosting: true } })
    expect((await preview(owner, id)).body.obstacle?.kind).toBe('consent-asked')
    const asked = (await emailsTo(app, email)).find(({ subject }) => subject.includes('permission'))
    expect(asked?.text).toContain('would like to email you a link with your own text')
    const params = { token: /\/my\/([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '' }
    const mine = (await caller(app).call(getMyTestimonial, { params })).body
    expect(mine.asked).toEqual(['suggest_posting'])
    const answer = async (scopes: ('display' | 'suggest_posting')[]) => {
      const { version, consent } = (await caller(app).call(getMyTestimonial, { params })).body
      const body = { version, consent: { version: consent.version, scopes } }
      await caller(app).call(changeMyTestimonial, { params, body })
    }
    await answer(['display'])
    expect((await preview(owner, id)).body.obstacle?.kind).toBe('consent-refused')
    await answer(['display', 'suggest_posting'])
    app.clock.now = new Date(app.clock.now.getTime() + 25 * 3_600_000)
    expect((await publish(owner, id, 'google')).status).toBe(201)
    expect(await handedTo(email)).toHaveLength(1)
  })

  test('nobody is written to who wants no emails, and nobody twice in a day', async () => {
    const owner = await connected()
    const { id, email } = await shown(owner)
    await publish(owner, id, 'google')
    const second = await shown(owner, {
      customerEmail: email,
      content: 'The cinnamon buns too, every Friday.',
    })
    expect((await publish(owner, second.id, 'google')).status).toBe(429)
    const token = await tokenMailed(email)
    expect((await say(token, 'stop')).body).toMatchObject({ status: 'declined', hasOptedOut: true })
    app.clock.now = new Date(app.clock.now.getTime() + 25 * 3_600_000)
    expect((await preview(owner, second.id)).body.obstacle?.kind).toBe('opted-out')
    expect((await publish(owner, second.id, 'google')).problem.message).toContain(
      'not to get any more requests',
    )
    expect((await publish(owner, id, 'google')).problem.message).toContain('would rather not')
    expect(await handedTo(email)).toHaveLength(1)
  })

  test('only what may be shown is handed over, and only where the business is and its links are on', async () => {
    const owner = await connected()
    const { id } = await shown(owner)
    const kindOf = async (which = id) => (await preview(owner, which)).body.obstacle?.kind
    const { id: pending } = await submitted(app, owner.user.formId)
    expect(await kindOf(pending)).toBe('not-publishable')
    await owner.call(hideTestimonial, { params: { id }, body: { isHidden: true } })
    expect(await kindOf()).toBe('not-publishable')
    expect((await publish(owner, id, 'google')).status).toBe(400)
    await owner.call(hideTestimonial, { params: { id }, body: { isHidden: false } })
    const settings = (await owner.call(getFormSettings, {})).body
    await owner.call(saveFormSettings, { body: { ...settings, publicLinks: 'nobody' } })
    expect(await kindOf()).toBe('links-off')
    await owner.call(saveFormSettings, { body: { ...settings, publicLinks: 'everyone' } })
    await owner.call(api.disconnectPlatform, { params: { platform: 'google' } })
    expect(await kindOf()).toBe('not-connected')
    expect((await publish(owner, id, 'google')).status).toBe(400)
    expect(await reviews(owner)).toEqual([])
  })

  test('what came from Google is not handed over for Google', async () => {
    const owner = await connected()
    const content = 'name,review,rating,source\nAda,Very good bread and kind people,5,Google Maps'
    await owner.call(startImport, { body: { fileName: 'reviews.csv', content } })
    await app.drain()
    const [imported] = (await owner.call(listTestimonials, { query: {} })).body
    await owner.call(decideTestimonials, { body: { ids: [imported!.id], status: 'approved' } })
    expect((await preview(owner, imported!.id)).body.obstacle?.kind).toBe('from-there')
    expect((await preview(owner, imported!.id, 'yelp')).body.obstacle).toBeNull()
  })

  test('the email is in the language that the customer wrote in', async () => {
    const owner = await connected()
    const sent = []
    for (const language of customerLanguages) {
      const { id, email } = await shown(owner, { language })
      await publish(owner, id, 'google')
      sent.push({ language, email })
    }
    for (const { language, email } of sent) {
      const [message] = await handedTo(email)
      expect(message?.subject).toContain('Lindqvist Bakery')
      const storedEmails = await app.services.db.select().from(emails).where(eq(emails.recipient, email))
      expect(storedEmails.map(({ html }) => html).join()).toContain(`<html lang="${language}">`)
      // What opens something is gone from here as soon as it has left.
      expect(storedEmails.map(({ text, html }) => text + html).join()).not.toContain('handover=')
    }
  })
})

test('Yelp: nothing is sent, whatever the customer agreed to (ruling 2.9)', async () => {
  const owner = await connected()
  const { id, email } = await shown(owner)
  const reviewPreview = (await preview(owner, id, 'yelp')).body
  expect(reviewPreview).toMatchObject({ isEmailed: false, email: null, obstacle: null })
  const { body } = await publish(owner, id, 'yelp')
  expect(body).toMatchObject({ platform: 'yelp', status: 'pending', email: null })
  const wanted = { platform: 'yelp', testimonialIds: [id] } satisfies LinksWanted
  const [link] = (await owner.call(api.createReviewLinks, { body: wanted })).body
  expect((await see(link!.token, 'yelp')).body.url).toBe('https://www.yelp.com/biz/lindqvist-bakery-oslo')
  await remindHandOvers.run(app.services, {})
  app.clock.now = new Date(app.clock.now.getTime() + 9 * 86_400_000)
  await remindHandOvers.run(app.services, {})
  expect(await handedTo(email)).toEqual([])
})

describe('one reminder', () => {
  const later = (days: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + days * 86_400_000)
  }

  test('leaves after a week, once, and not for who has answered or may no longer be written to', async () => {
    const owner = await connected()
    const silent = await shown(owner)
    const posted = await shown(owner)
    const stopped = await shown(owner)
    const hidden = await shown(owner)
    const linked = await shown(owner)
    for (const { id } of [silent, posted, stopped, hidden]) await publish(owner, id, 'google')
    await owner.call(api.createReviewLinks, { body: { platform: 'google', testimonialIds: [linked.id] } })
    await say(await tokenMailed(posted.email), 'posted')
    await say(await tokenMailed(stopped.email), 'stop')
    await handedTo(hidden.email)
    later(6)
    await remindHandOvers.run(app.services, {})
    expect(await handedTo(silent.email)).toHaveLength(1)
    later(2)
    await owner.call(hideTestimonial, { params: { id: hidden.id }, body: { isHidden: true } })
    await Promise.all([remindHandOvers.run(app.services, {}), remindHandOvers.run(app.services, {})])
    later(8)
    await remindHandOvers.run(app.services, {})
    const counts = []
    for (const { email } of [silent, posted, stopped, hidden, linked])
      counts.push((await handedTo(email)).length)
    expect(counts).toEqual([2, 1, 1, 1, 0])
    const [first, reminder] = await handedTo(silent.email)
    expect(reminder?.subject).toMatch(/^A reminder/)
    expect(handOverTokenIn(reminder?.text)).toBe(handOverTokenIn(first?.text))
  })
})

describe('the hand-over page', () => {
  test('a forged link, one for the other platform, and somebody else’s open the same nothing', async () => {
    const owner = await connected()
    const { id, email } = await shown(owner)
    await publish(owner, id, 'google')
    const token = await tokenMailed(email)
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    for (const wrong of [forged, 'x', '', token.slice(1), 'https://evil.example']) {
      expect((await see(wrong)).status).toBe(404)
      expect((await say(wrong, 'posted')).status).toBe(404)
    }
    expect((await see(token, 'yelp')).status).toBe(404)
    expect(await reviews(owner)).toMatchObject([{ status: 'pending' }])
  })

  test('the words leave it with the testimonial', async () => {
    const owner = await connected()
    const { id, email } = await shown(owner)
    await publish(owner, id, 'google')
    const token = await tokenMailed(email)
    const page = (await emailsTo(app, email)).find(({ text }) => text.includes('/my/'))
    await caller(app).call(withdrawMyTestimonial, {
      params: { token: /\/my\/([\w-]+)/.exec(page?.text ?? '')?.[1] ?? '' },
    })
    expect((await see(token)).status).toBe(404)
    expect((await say(token, 'posted')).status).toBe(404)
  })

  test('what is said through a link that the team has too is not written down as the customer’s word', async () => {
    const owner = await connected()
    const { id } = await shown(owner)
    const body = { platform: 'google', testimonialIds: [id] } satisfies LinksWanted
    const [link] = (await owner.call(api.createReviewLinks, { body })).body
    await say(link!.token, 'posted')
    expect(await reviews(owner)).toMatchObject([{ status: 'published', publishedBy: 'link', email: null }])
    expect(await history(owner, id)).not.toContain('published customer')
    expect((await say(link!.token, 'declined')).body.status).toBe('declined')
  })
})

describe('Generate Review Links', () => {
  test('makes links for many, with what the documented parameters need, and sends nothing (PUBL-11)', async () => {
    const owner = await connected()
    const [one, two] = [await shown(owner), await shown(owner, { scopes: ['display'], content: 'Good rye.' })]
    const { id: pending } = await submitted(app, owner.user.formId)
    const foreign = await shown(await connected())
    const body = {
      platform: 'google',
      testimonialIds: [two.id, one.id, pending, foreign.id, one.id],
    } satisfies LinksWanted
    const links = (await owner.call(api.createReviewLinks, { body })).body
    expect(links.map(({ testimonialId }) => testimonialId)).toEqual([two.id, one.id])
    expect(links[0]).toMatchObject({
      businessName: 'Lindqvist Bakery',
      customerName: 'Ines Duarte',
      customerEmail: two.email,
      content: 'Good rye.',
      platformBusinessId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
      review: { status: 'pending', email: null },
    })
    expect(links[0]?.url).toContain(`/oauth/google/review?handover=${links[0]?.token}`)
    const again = (await owner.call(api.createReviewLinks, { body })).body
    expect(again.map(({ token }) => token)).toEqual(links.map(({ token }) => token))
    expect(await reviews(owner)).toHaveLength(2)
    expect(await handedTo(two.email)).toEqual([])
  })

  test('says why where nothing can be handed over', async () => {
    const owner = await makeBusiness(app)
    const { id } = await shown(owner)
    const body = { platform: 'google', testimonialIds: [id] } satisfies LinksWanted
    expect((await owner.call(api.createReviewLinks, { body })).problem.message).toContain("isn't set up")
    const tooMany = {
      platform: 'google',
      testimonialIds: Array.from({ length: 101 }, () => id),
    } satisfies LinksWanted
    expect((await owner.call(api.createReviewLinks, { body: tooMany })).status).toBe(400)
  })
})

test('a sync that finds it marks it, once, and its disappearance too (PUBL-14)', async () => {
  const owner = await connected()
  const { id, email } = await shown(owner)
  await publish(owner, id, 'google')
  const [row] = (
    await app.services.db.execute<{ workspace_id: string }>(
      `select workspace_id from published_reviews where testimonial_id = '${id}'`,
    )
  ).rows
  const itself = { workspaceId: row!.workspace_id, testimonialId: id, platform: 'google' } as const
  const found = {
    ...itself,
    by: 'platform',
    actor: 'system',
    reviewUrl: 'https://maps.google.com/review/1',
  } as const
  const marked = () =>
    inWorkspace(app.services.db, itself.workspaceId, (tx) => markPublished(app.services, tx, found))
  expect([await marked(), await marked()]).toEqual([true, false])
  expect(await reviews(owner)).toMatchObject([{ publishedBy: 'platform', reviewUrl: found.reviewUrl }])
  // Nobody talks away what the platform shows.
  expect((await say(await tokenMailed(email), 'declined')).body.status).toBe('published')
  await inWorkspace(app.services.db, itself.workspaceId, (tx) => markRemoved(tx, itself))
  expect(await reviews(owner, { status: 'removed' })).toHaveLength(1)
})

test('the list has filters, pages and a total, and nobody sees another’s (API-41)', async () => {
  const [owner, other] = [await connected(), await connected()]
  for (let count = 0; count < 3; count += 1) await publish(owner, (await shown(owner)).id, 'yelp')
  const { id } = await shown(owner)
  await publish(owner, id, 'google')
  const first = await owner.call(api.listPublishedReviews, { query: { limit: 3 } })
  expect(first.headers['x-total-count']).toBe('4')
  const cursor = new URL(first.headers['link']!.slice(1).split('>')[0]!, 'http://x').searchParams.get(
    'cursor',
  )!
  expect(await reviews(owner, { limit: 3, cursor })).toHaveLength(1)
  expect(await reviews(owner, { platform: 'yelp' })).toHaveLength(3)
  expect(await reviews(owner, { testimonialId: id })).toMatchObject([{ platform: 'google' }])
  expect(await reviews(other)).toEqual([])
  expect((await publish(other, id, 'google')).status).toBe(404)
  expect((await preview(other, id)).status).toBe(404)
})

test('no email carries a reward and a way to a review site together (ruling 2.7)', async () => {
  const owner = await connected()
  const body = { ...defaultRewardSettings, isEnabled: true, distributionMethod: 'both' } as const
  await owner.call(saveRewardSettings, { body })
  const { id, email } = await shown(owner)
  await app.drain()
  expect((await preview(owner, id)).body.isRewarded).toBe(true)
  await publish(owner, id, 'google')
  const sent = await emailsTo(app, email)
  const isReward = (text: string) => /code|reward/i.test(text)
  const leads = (text: string) => leadsToReviewSite(text) || text.includes('/oauth/')
  expect(sent.filter(({ text }) => isReward(text)).length).toBeGreaterThan(0)
  expect(sent.filter(({ text }) => leads(text)).length).toBeGreaterThan(0)
  for (const { subject, text } of sent)
    expect([subject, isReward(text) && leads(text)]).toEqual([subject, false])
})
