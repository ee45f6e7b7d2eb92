import type { Challenge } from 'altcha-lib'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listTestimonials, getTestimonial } from '#contract/testimonials/testimonials.ts'
import * as api from '#contract/collection/collection.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { consents, testimonials } from '../testimonials/tables.ts'
import { idempotency } from '../db/tables.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, submitted, tokenOf } from '../test/make.ts'
import { solvedChallenge } from '../test/solved-challenge.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { db } = app.services
const guarded = await testApp({ PLAUDIT_POW: 'on' })
const words = {
  customerName: 'Ines Duarte',
  customerEmail: 'ines@example.com',
  content: 'The rye keeps for a week.',
  rating: 5,
}

describe('the public form', () => {
  test('PUBF-01 a form id leads to the business, its consent sentences and nothing private', async () => {
    const owner = await makeBusiness(app)
    const { body } = await caller(app).call(api.getPublicForm, { params: { linkId: owner.user.formId } })
    expect(body.businessName).toBe('Lindqvist Bakery')
    expect(body.consent.scopes.map(({ scope }) => scope)).toEqual([
      'display',
      'use_name',
      'use_photo',
      'suggest_posting',
    ])
    expect(JSON.stringify(body)).not.toContain(owner.user.email)
  })

  test('an unknown id is a 404', async () => {
    const { status } = await caller(app).call(api.getPublicForm, {
      params: { linkId: 'AAAAAAAAAAAAAAAAAAAAAA' },
    })
    expect(status).toBe(404)
  })

  test('API-26, PUBF-06 a forged status, owner, origin or date changes nothing, and agrees to nothing', async () => {
    const owner = await makeBusiness(app)
    const neighbor = await makeBusiness(app)
    const forged = {
      ...words,
      formId: owner.user.formId,
      status: 'approved',
      userId: neighbor.user.id,
      isAiGenerated: true,
      workspaceId: 'x',
      publishable: true,
      origin: 'api',
      isPrivate: false,
      role: 'admin',
      isConfirmedByAuthor: true,
      createdAt: '2001-01-01T00:00:00Z',
    }
    const { status, body } = await caller(app).call(api.submitTestimonial, { body: forged })
    expect(status).toBe(201)
    const [row] = (await owner.call(listTestimonials, { query: {} })).body
    expect(row).toMatchObject({ status: 'pending', isAiGenerated: false, origin: 'customer', userId: null })
    expect(row?.createdAt).toBe(app.clock.now.toISOString())
    const params = { token: tokenOf(body.manageUrl) }
    expect((await caller(app).call(getMyTestimonial, { params })).body.scopes).toEqual([])
    expect((await neighbor.call(listTestimonials, { query: {} })).body).toEqual([])
  })

  test('PUBF-06 without required approval a public rating is approved at once, and private feedback never', async () => {
    const owner = await makeBusiness(app)
    const settings = { requiresApproval: false, publicLinks: 'everyone' } as const
    await owner.call(api.saveFormSettings, { body: settings })
    const happy = await submitted(app, owner.user.formId, { rating: 5 })
    const unhappy = await submitted(app, owner.user.formId, { rating: 3 })
    expect((await owner.call(getTestimonial, { params: { id: happy.id } })).body.publishable).toBe(true)
    expect((await owner.call(getTestimonial, { params: { id: unhappy.id } })).body).toMatchObject({
      isPrivate: true,
      publishable: false,
      recoveryState: 'open',
    })
  })

  test.for([1, 2, 3, 4, 5])(
    'a rating of %i is private exactly when it is below 4 (CONST-12)',
    async (rating) => {
      const owner = await makeBusiness(app)
      expect((await submitted(app, owner.user.formId, { rating })).isPrivate).toBe(rating < 4)
    },
  )

  test('consent is a record: each sentence with its scope and answer, moment and form', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId, { scopes: ['display'] })
    const [record] = await db.select().from(consents).where(eq(consents.testimonialId, id))
    expect(record).toMatchObject({ formId: owner.user.formId, wordingVersion: '2026-11.4+company+photo:en' })
    expect(record?.entries).toEqual([
      {
        scope: 'display',
        sentence: 'You may show my testimonial on your website and in your marketing.',
        answer: true,
      },
      { scope: 'use_name', sentence: 'You may show my name and company with it.', answer: false },
      { scope: 'suggest_posting', sentence: 'You may email me a link to post it publicly.', answer: false },
    ])
  })

  test('the record of private feedback holds the one sentence that was asked, and no answer to another', async () => {
    const owner = await makeBusiness(app)
    const sent = ['display', 'use_name', 'use_photo', 'suggest_posting'] as const
    const { id, manageUrl } = await submitted(app, owner.user.formId, { rating: 3, scopes: [...sent] })
    const loadConsentEntries = async () => {
      const records = await db
        .select()
        .from(consents)
        .where(eq(consents.testimonialId, id))
        .orderBy(consents.givenAt)
      return records.map(({ entries }) => entries)
    }
    const sentence = 'You may email me a link to post it publicly.'
    const asked = { scope: 'suggest_posting', sentence }
    expect(await loadConsentEntries()).toEqual([[{ ...asked, answer: true }]])
    const params = { token: tokenOf(manageUrl) }
    const { version, consent } = (await caller(app).call(getMyTestimonial, { params })).body
    const choose = async (wording: string) => {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      const answer = { version, consent: { version: wording, scopes: ['display' as const] } }
      return (await caller(app).call(changeMyTestimonial, { params, body: answer })).body.isPrivate
    }
    // The form's sentence is not what the private page shows.
    expect(await choose(consent.version.replace('+feedback', ''))).toBe(true)
    expect((await loadConsentEntries()).at(-1)).toEqual([{ ...asked, answer: false }])
    expect(await choose(consent.version)).toBe(false)
    expect((await loadConsentEntries()).at(-1)?.map(({ scope, answer }) => [scope, answer])).toEqual([
      ['display', true],
      ['use_name', false],
      ['suggest_posting', false],
    ])
    const happy = await submitted(app, owner.user.formId, { rating: 4, scopes: [...sent] })
    const [record] = await db.select().from(consents).where(eq(consents.testimonialId, happy.id))
    expect(record?.entries.map(({ scope, answer }) => [scope, answer])).toEqual([
      ['display', true],
      ['use_name', true],
      ['suggest_posting', true],
    ])
  })

  test.for([
    ['name', { customerName: ' ' }, 'Please fill in your name and email.'],
    ['email', { customerEmail: 'nope' }, 'Please enter a valid email address'],
    ['content', { content: '' }, 'Please write your testimonial.'],
    ['content below four stars', { content: ' ', rating: 3 }, 'Please write your feedback.'],
    ['rating', { rating: 4.5 }, 'Rating must be a whole number from 1 to 5'],
    ['rating of none', { rating: 0 }, 'Rating must be 1 to 5 stars'],
    ['rating of six', { rating: 6 }, 'Rating must be 1 to 5 stars'],
    ['length', { content: 'x'.repeat(5001) }, 'Please use 5000 characters or fewer'],
  ] as const)(
    'a wrong %s is answered with a sentence, and nothing is stored (CONST-07)',
    async ([, wrong, sentence]) => {
      const owner = await makeBusiness(app)
      const { status, problem } = await caller(app).call(api.submitTestimonial, {
        body: { ...words, ...wrong, formId: owner.user.formId },
      })
      expect([status, problem.message]).toEqual([400, sentence])
      expect((await owner.call(listTestimonials, { query: {} })).body).toEqual([])
    },
  )

  test('text stays text: markup comes back as it was typed, names lose direction overrides', async () => {
    const owner = await makeBusiness(app)
    const content = '<img src=x onerror=alert(1)> & "quotes" {{7*7}}'
    await submitted(app, owner.user.formId, { content, customerName: 'A\u202Ena\u0000' })
    const [row] = (await owner.call(listTestimonials, { query: {} })).body
    expect(row).toMatchObject({ content, customerName: 'Ana' })
  })

  test('a filled honeypot is refused', async () => {
    const owner = await makeBusiness(app)
    const body = { ...words, formId: owner.user.formId, website: 'https://spam.example' }
    expect((await caller(app).call(api.submitTestimonial, { body })).problem.code).toBe('robot-check-failed')
  })

  test('one key, fifty simultaneous tries: one testimonial and fifty equal answers', async () => {
    const owner = await makeBusiness(app)
    const body = { ...words, formId: owner.user.formId }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        caller(app).call(api.submitTestimonial, { body }, { 'idempotency-key': 'k-1' }),
      ),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await owner.call(listTestimonials, { query: {} })).body).toHaveLength(1)
  })

  test('the private link is kept nowhere, and a submission that is sent again is answered the same', async () => {
    const owner = await makeBusiness(app)
    const send = () =>
      caller(app).call(
        api.submitTestimonial,
        { body: { ...words, formId: owner.user.formId } },
        { 'idempotency-key': 'k-link' },
      )
    const [first, again] = [await send(), await send()]
    expect(first.body.manageUrl).toContain('/my/')
    expect([again.status, again.text]).toEqual([first.status, first.text])
    const storedJson = JSON.stringify(await db.select().from(idempotency))
    expect(storedJson).toContain(first.body.id)
    expect(storedJson).not.toContain('/my/')
  })

  test('a body that is no JSON, too large or empty gets a sentence, never a 500', async () => {
    for (const payload of [
      '{"a":',
      '',
      '[]',
      '"x"',
      'null',
      `{"a":"${'x'.repeat(300_000)}"}`,
      '{"__proto__":{"a":1}}',
    ]) {
      const { statusCode, body } = await app.http.inject({
        method: 'POST',
        url: '/api/testimonials/submit',
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
      expect((JSON.parse(body) as { message: string }).message).toMatch(/ /)
    }
  })
})

describe('the check against robots', () => {
  test('a solved challenge lets one submission in; the same solution does not let a second one in', async () => {
    const owner = await makeBusiness(guarded)
    const body = {
      ...words,
      formId: owner.user.formId,
      altcha: await solvedChallenge(guarded, owner.user.formId),
    }
    const first = await caller(guarded).call(api.submitTestimonial, { body }, { 'idempotency-key': 'a' })
    const replayed = await caller(guarded).call(api.submitTestimonial, { body }, { 'idempotency-key': 'b' })
    const retried = await caller(guarded).call(api.submitTestimonial, { body }, { 'idempotency-key': 'a' })
    expect([first.status, replayed.status, retried.status]).toEqual([201, 400, 201])
    expect(retried.text).toBe(first.text)
    expect(replayed.problem.code).toBe('robot-check-failed')
  })

  test.for([undefined, '', 'AAAA', Buffer.from('{"challenge":null}').toString('base64')])(
    'without a solution nothing gets in: %s',
    async (altcha) => {
      const owner = await makeBusiness(guarded)
      const { problem } = await caller(guarded).call(api.submitTestimonial, {
        body: { ...words, formId: owner.user.formId, altcha },
      })
      expect(problem.code).toBe('robot-check-failed')
    },
  )

  test('a solution is good at the form and for the call that its challenge was made for, and nowhere else', async () => {
    const owner = await makeBusiness(guarded)
    const other = await makeBusiness(guarded)
    const { formId } = owner.user
    const send = async (altcha: string) =>
      (await caller(guarded).call(api.submitTestimonial, { body: { ...words, formId, altcha } })).status
    const [elsewhere, ofDraft] = [
      await solvedChallenge(guarded, other.user.formId),
      await solvedChallenge(guarded, formId, 'draft'),
    ]
    const payload = JSON.parse(Buffer.from(elsewhere, 'base64').toString()) as { challenge: Challenge }
    payload.challenge.parameters.data = { for: 'testimonial', link: formId }
    const relabeled = Buffer.from(JSON.stringify(payload)).toString('base64')
    expect([await send(elsewhere), await send(ofDraft), await send(relabeled)]).toEqual([400, 400, 400])
    expect(await send(await solvedChallenge(guarded, formId))).toBe(201)
  })

  test('a challenge made easier by the sender is refused', async () => {
    const owner = await makeBusiness(guarded)
    const payload = JSON.parse(
      Buffer.from(await solvedChallenge(guarded, owner.user.formId), 'base64').toString(),
    ) as {
      challenge: Challenge
    }
    payload.challenge.parameters.cost = 1
    const altcha = Buffer.from(JSON.stringify(payload)).toString('base64')
    const { problem } = await caller(guarded).call(api.submitTestimonial, {
      body: { ...words, formId: owner.user.formId, altcha },
    })
    expect(problem.code).toBe('robot-check-failed')
  })
})

describe('the public links', () => {
  test('everyone or nobody is shown them: the answer does not depend on any rating', async () => {
    const owner = await makeBusiness(app)
    const settings = {
      requiresApproval: true,
      googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
      yelpBusinessId: 'lindqvist-bakery-oslo',
    }
    await owner.call(api.saveFormSettings, { body: { ...settings, publicLinks: 'everyone' } })
    const links = async () =>
      (await caller(app).call(api.getPublicForm, { params: { linkId: owner.user.formId } })).body.publicLinks
    expect((await links()).map(({ url }) => url)).toEqual([
      'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
      'https://www.yelp.com/biz/lindqvist-bakery-oslo',
    ])
    await owner.call(api.saveFormSettings, { body: { ...settings, publicLinks: 'nobody' } })
    expect(await links()).toEqual([])
    expect((await owner.call(api.getFormSettings, {})).body.googlePlaceId).toBe(settings.googlePlaceId)
  })

  test.for(['https://evil.example/', '../x', 'a b', 'x"><script>'])(
    'an id cannot become another address: %s',
    async (id) => {
      const owner = await makeBusiness(app)
      const body = { requiresApproval: true, publicLinks: 'everyone', googlePlaceId: id } as const
      expect((await owner.call(api.saveFormSettings, { body })).status).toBe(400)
    },
  )
})

test('a database that is away is said so, and nothing of the inside leaves', async () => {
  const owner = await makeBusiness(app)
  await db.execute(sql`alter table ${testimonials} rename to away`)
  const { status, text } = await caller(app).call(api.submitTestimonial, {
    body: { ...words, formId: owner.user.formId },
  })
  await db.execute(sql`alter table away rename to testimonials`)
  expect(status).toBe(500)
  expect(text).not.toMatch(/relation|insert|select|sql/i)
  expect(text).toContain('Nothing was changed')
})
