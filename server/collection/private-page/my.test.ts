import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as mine from '#contract/collection/my-testimonial.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { inviteToTeam } from '#contract/team/team.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, restoreTestimonial } from '#contract/testimonials/decisions.ts'
import { emails } from '../../emails/tables.ts'
import { testimonialEvents } from '../../provenance/tables.ts'
import { consents } from '../../testimonials/tables.ts'
import { customerPageStatus } from '../../customer-page-status.ts'
import { randomToken } from '../../kit/ids.ts'
import { caller } from '../../test/as.ts'
import { askedToConfirm, makeBusiness, makeMember, submitted, tokenOf } from '../../test/make.ts'
import { placeId, publishingOn } from '../../test/makers/make-publishing.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { db } = app.services

describe('the customer’s private page', () => {
  test('withdrawing takes the words out of every outlet, once and for good', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId)
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    const params = { token: tokenOf(manageUrl) }
    expect((await caller(app).call(mine.getMyTestimonial, { params })).body).toMatchObject({ isShown: true })
    expect((await caller(app).call(mine.withdrawMyTestimonial, { params })).body.isShown).toBe(false)
    expect((await caller(app).call(mine.withdrawMyTestimonial, { params })).problem.code).toBe(
      'already-withdrawn',
    )
    expect((await owner.call(api.getTestimonial, { params: { id } })).body.waitingFor).toBe('withdrawn')
  })

  test('a corrected text is the customer’s word and waits for approval again', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId)
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    const params = { token: tokenOf(manageUrl) }
    const { body } = await caller(app).call(mine.changeMyTestimonial, {
      params,
      body: { content: 'Ten days, in fact.' },
    })
    expect(body).toMatchObject({ content: 'Ten days, in fact.', isShown: false, awaitsConfirmation: false })
    expect((await owner.call(api.getTestimonial, { params: { id } })).body.status).toBe('pending')
  })

  test('deleted words can be withdrawn, and restoring them does not bring them back', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId)
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    await owner.call(editing.deleteTestimonial, { params: { id } })
    const params = { token: tokenOf(manageUrl) }
    const seen = (await caller(app).call(mine.getMyTestimonial, { params })).body
    expect(seen).toMatchObject({ isDeleted: true, isShown: false })
    const edited = { content: 'Other words.' }
    expect((await caller(app).call(mine.changeMyTestimonial, { params, body: edited })).status).toBe(404)
    expect((await caller(app).call(mine.withdrawMyTestimonial, { params })).status).toBe(200)
    const { body } = await owner.call(restoreTestimonial, { params: { id } })
    expect(body).toMatchObject({ publishable: false, waitingFor: 'withdrawn' })
  })

  test('narrowing the consent keeps every earlier record', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId)
    const params = { token: tokenOf(manageUrl) }
    const { consent, version } = (await caller(app).call(mine.getMyTestimonial, { params })).body
    const narrow = { version: consent.version, scopes: [] }
    await caller(app).call(mine.changeMyTestimonial, { params, body: { consent: narrow, version } })
    expect((await caller(app).call(mine.getMyTestimonial, { params })).body.scopes).toEqual([])
    expect(await db.select().from(consents).where(eq(consents.testimonialId, id))).toHaveLength(2)
  })

  test('words that the owner typed are shown once the customer confirmed them through the mailed link', async () => {
    const owner = await makeBusiness(app)
    const made = await owner.call(editing.createTestimonial, {
      body: { customerName: 'Tomás Reyes', content: 'Best bread.' },
    })
    const params = { id: made.body.id }
    await owner.call(decideTestimonial, { params, body: { status: 'approved' } })
    expect((await owner.call(askForConfirmation, { params, body: {} })).status).toBe(400)
    const token = await askedToConfirm(app, owner, made.body.id, 'tomas@example.com')
    const { version } = (await caller(app).call(mine.getMyTestimonial, { params: { token } })).body
    await caller(app).call(mine.changeMyTestimonial, { params: { token }, body: { confirm: true, version } })
    expect((await owner.call(api.getTestimonial, { params })).body.publishable).toBe(true)
    const shown = (await caller(app).call(mine.getMyTestimonial, { params: { token } })).body
    expect(shown).toMatchObject({ isShown: true, scopes: ['display', 'use_name'] })
    const none = { version: shown.consent.version, scopes: [] }
    const narrow = { consent: none, version: shown.version }
    const narrowed = (await caller(app).call(mine.changeMyTestimonial, { params: { token }, body: narrow }))
      .body
    expect(narrowed).toMatchObject({ isShown: false, scopes: [] })
    const [mail] = await db.select().from(emails).where(eq(emails.recipient, 'tomas@example.com'))
    expect(mail?.text).toContain(
      "It can't be shown unless you confirm it there or in a message that Lindqvist Bakery keeps on file.",
    )
  })

  test('words that the owner typed are the customer’s once corrected, and never shown once declined', async () => {
    const owner = await makeBusiness(app)
    const asked = async (email: string) => {
      const typed = { customerName: 'Bela Nagy', content: 'Best buns in town.' }
      const { id } = (await owner.call(editing.createTestimonial, { body: typed })).body
      await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
      return { token: await askedToConfirm(app, owner, id, email) }
    }
    const corrected = await caller(app).call(mine.changeMyTestimonial, {
      params: await asked('bela@example.com'),
      body: { content: 'Good buns.' },
    })
    expect(corrected.body).toMatchObject({
      content: 'Good buns.',
      awaitsConfirmation: false,
      isShown: false,
    })
    const declined = await caller(app).call(mine.withdrawMyTestimonial, {
      params: await asked('chidi@example.com'),
    })
    expect(declined.body).toMatchObject({
      withdrawnAt: app.clock.now.toISOString(),
      awaitsConfirmation: true,
      isShown: false,
    })
  })

  test('the email that lets somebody speak as the customer goes to the customer, and the history proves where', async () => {
    const owner = await makeBusiness(app)
    const { user: member } = await makeMember(app, owner)
    const open = `open-${randomToken(6).toLowerCase()}@example.com`
    await owner.call(inviteToTeam, { body: { email: open, role: 'member' } })
    const { id: theirs } = await submitted(app, owner.user.formId)
    const typed = { customerName: 'Tomás Reyes', content: 'Best bread.' }
    const { id } = (await owner.call(editing.createTestimonial, { body: typed })).body
    const ask = async (of: string, email?: string) =>
      (await owner.call(askForConfirmation, { params: { id: of }, body: { email } })).problem.message

    expect(await ask(theirs)).toContain('There is nothing to confirm.')
    const change = (of: string) =>
      owner.call(editing.editTestimonial, { params: { id: of }, body: { content: 'The best bread.' } })
    await change(theirs)
    expect(await ask(theirs, 'mara.private@example.com')).toBe(
      'The customer used another email address. Only that one can be asked.',
    )
    const tagged = owner.user.email.replace('@', '+customer@')
    for (const email of [owner.user.email, owner.user.email.toUpperCase(), tagged, member.email, open]) {
      expect(await ask(id, email)).toContain('This email belongs to your team.')
    }
    const own = await submitted(app, owner.user.formId, { customerEmail: member.email })
    await change(own.id)
    expect(await ask(own.id)).toContain('This email belongs to your team.')
    expect((await owner.call(api.getTestimonial, { params: { id } })).body.customerEmail).toBeNull()

    await askedToConfirm(app, owner, theirs, 'INES@example.com')
    await askedToConfirm(app, owner, id, 'Tomas@Example.com')
    const { body } = await owner.call(api.getTestimonial, { params: { id: theirs } })
    expect(body.customerEmail).toBe('ines@example.com')
    for (const [of, address] of [
      [theirs, 'ines@example.com'],
      [id, 'tomas@example.com'],
    ] as const) {
      const [asked] = await db
        .select({ payload: testimonialEvents.payload })
        .from(testimonialEvents)
        .where(and(eq(testimonialEvents.testimonialId, of), eq(testimonialEvents.type, 'confirmation-asked')))
      const recipient = createHash('sha256').update(`${of}:${address}`).digest('hex')
      expect(JSON.parse(asked?.payload ?? '')).toEqual({ recipient })
    }
  })

  test('nobody confirms or agrees to words that were changed after the page showed them', async () => {
    const owner = await makeBusiness(app)
    const typed = { customerName: 'Tomás Reyes', content: 'Good bread.' }
    const { id } = (await owner.call(editing.createTestimonial, { body: typed })).body
    const params = { token: await askedToConfirm(app, owner, id, 'tomas@example.com') }
    const seen = (await caller(app).call(mine.getMyTestimonial, { params })).body
    await owner.call(editing.editTestimonial, {
      params: { id },
      body: { content: 'Best bread in the world.' },
    })
    const consent = { version: seen.consent.version, scopes: ['display' as const] }
    const { version } = seen
    for (const body of [
      { confirm: true, version },
      { consent, version },
    ]) {
      const { problem } = await caller(app).call(mine.changeMyTestimonial, { params, body })
      expect([problem.code, problem.message]).toEqual([
        'edited-elsewhere',
        'This testimonial has changed since you opened it. Please read it again before you answer.',
      ])
    }
    for (const body of [{ confirm: true }, { consent }]) {
      expect((await caller(app).call(mine.changeMyTestimonial, { params, body })).status).toBe(400)
    }
    const now = (await caller(app).call(mine.getMyTestimonial, { params })).body
    expect(now).toMatchObject({ awaitsConfirmation: true, content: 'Best bread in the world.', scopes: [] })
    await caller(app).call(mine.changeMyTestimonial, {
      params,
      body: { confirm: true, version: now.version },
    })
    expect((await caller(app).call(mine.getMyTestimonial, { params })).body.awaitsConfirmation).toBe(false)
  })

  test('what the business does meanwhile refuses no consent, as long as the words are the same', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId)
    const params = { token: tokenOf(manageUrl) }
    const seen = (await caller(app).call(mine.getMyTestimonial, { params })).body
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    const consent = { version: seen.consent.version, scopes: ['display' as const] }
    const body = { consent, version: seen.version }
    const answer = await caller(app).call(mine.changeMyTestimonial, { params, body })
    expect(answer.body).toMatchObject({ scopes: ['display'], isShown: true })
  })

  test.for(['', 'x', 'A'.repeat(64)])('a forged link opens nothing: %s', async (token) => {
    expect((await caller(app).call(mine.getMyTestimonial, { params: { token } })).status).toBe(404)
  })

  test('the page of a private link, of a reward and of a review site has the status of what it opens', async () => {
    const owner = await makeBusiness(app)
    const { manageUrl } = await submitted(app, owner.user.formId)
    const { pathname } = new URL(manageUrl)
    await publishingOn(app).connect(owner, 'google', placeId)
    const statusAt = (address: string) => {
      const url = new URL(address, app.services.config.publicUrl)
      return customerPageStatus(app.services, url.pathname, url.searchParams)
    }
    const formId = `formId=${owner.user.formId}`
    const statuses = {
      [pathname]: undefined,
      [`${pathname}/reward`]: 404,
      '/my/nothing': 404,
      '/my': 404,
      [`/oauth/google/review?${formId}`]: undefined,
      '/oauth/google/review': undefined,
      '/oauth/google/review?formId=never-made': 404,
      '/oauth/google/review?handover=forged': 404,
      [`/oauth/yelp/review?${formId}`]: 404,
      [`/oauth/g2/review?${formId}`]: 404,
      '/testimonial-success': undefined,
      '/about': undefined,
    }
    const seen = await Promise.all(Object.keys(statuses).map(async (path) => [path, await statusAt(path)]))
    expect(Object.fromEntries(seen)).toEqual(statuses)
  })

  test('a link with one altered letter opens nothing', async () => {
    const owner = await makeBusiness(app)
    const token = tokenOf((await submitted(app, owner.user.formId)).manageUrl)
    for (const at of [0, 30, 50]) {
      const altered = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
      expect((await caller(app).call(mine.getMyTestimonial, { params: { token: altered } })).status).toBe(404)
    }
  })
})
