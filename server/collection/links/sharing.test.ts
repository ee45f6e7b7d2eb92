import { describe, expect, test } from 'vitest'
import { type CardDesign, defaultDesign } from '#contract/collection/card-design.ts'
import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import * as api from '#contract/collection/sharing.ts'
import { customerPageStatus } from '../../customer-page-status.ts'
import { createTestimonial, deleteTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { collectionLinks } from '../tables.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, makeOwner, type Owner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { tomas } from '../../test/makers/tomas.ts'
import { rememberDraft } from '../../drafts/service.ts'

const app = await testApp()

async function linked(owner: Owner, description = 'Spring campaign', customerEmail = '') {
  app.clock.now = new Date(app.clock.now.getTime() + 1000)
  return (await owner.call(api.createSharingLink, { body: { description, customerEmail } })).body
}

describe('sharing links', () => {
  test('a link has an address of its own that opens the business’s form (SHARE-01, API-29)', async () => {
    const owner = await makeBusiness(app)
    const answer = await owner.call(api.createSharingLink, { body: { description: ' Spring campaign ' } })
    expect(answer.status).toBe(201)
    const { id, link } = answer.body
    expect(answer.body).toMatchObject({
      description: 'Spring campaign',
      customerEmail: null,
      received: 0,
      lastUsedAt: null,
    })
    expect(link).toBe(`${app.services.config.publicUrl}/testimonial-form/${id}`)
    expect(Buffer.from(id, 'base64url').length).toBeGreaterThanOrEqual(16)
    const form = await caller(app).call(getPublicForm, { params: { linkId: id } })
    expect(form.body.businessName).toBe('Lindqvist Bakery')
  })

  test('a card designed before its code could be set up has the documented code, both sites and no logo (QR-03, QR-08)', async () => {
    const owner = await makeBusiness(app)
    const { title, subtitle, callToAction, backgroundColor, primaryColor, textColor, size, template } =
      defaultDesign
    const texts = { title, subtitle, callToAction }
    const earlier = { ...texts, backgroundColor, primaryColor, textColor, size, template }
    await app.services.db
      .update(collectionLinks)
      .set({ design: earlier as CardDesign })
      .where(eq(collectionLinks.id, owner.user.formId ?? ''))
    const { design } = (await owner.call(api.getCardDesign, { params: { id: owner.user.formId ?? '' } })).body
    expect(design).toEqual(defaultDesign)
  })

  test('the description is required, and an address has to be one (RULE-28, RULE-29)', async () => {
    const owner = await makeOwner(app)
    const nothing = await owner.call(api.createSharingLink, { body: { description: '  ' } })
    expect(nothing.problem.fields).toEqual({ description: 'Description is required' })
    const wrong = await owner.call(api.createSharingLink, {
      body: { description: 'x', customerEmail: 'ines@' },
    })
    expect(wrong.problem.fields).toEqual({ customerEmail: 'Please enter a valid email address' })
  })

  test('for whom it was made is told to the owner and never to whoever opens it (SHARE-02)', async () => {
    const owner = await makeBusiness(app)
    const { id, customerEmail } = await linked(owner, 'After the wedding', 'Ines@Example.com')
    expect(customerEmail).toBe('ines@example.com')
    const form = await caller(app).call(getPublicForm, { params: { linkId: id } })
    expect(form.text).not.toMatch(/ines@|wedding/i)
  })

  test('the link of a card asked for twice is one link, until it is closed', async () => {
    const owner = await makeOwner(app)
    const body = { description: 'QR code: Share Your Experience', design: defaultDesign }
    const both = await Promise.all([1, 2].map(() => owner.call(api.createSharingLink, { body })))
    const [first, second] = both.map(({ body }) => body.id)
    expect(second).toBe(first)
    const forInes = { ...body, customerEmail: 'ines@example.com' }
    expect((await owner.call(api.createSharingLink, { body: forInes })).body.id).not.toBe(first)
    expect((await owner.call(api.listSharingLinks, {})).body).toHaveLength(2)
    await owner.call(api.closeSharingLink, { params: { id: first! } })
    expect((await owner.call(api.createSharingLink, { body })).body.id).not.toBe(first)
  })

  test('the card of a link, and of the form, is there again (QR-03)', async () => {
    const owner = await makeOwner(app)
    const design = { ...defaultDesign, title: 'How was the bread?', size: 'large' as const }
    const made = await owner.call(api.createSharingLink, { body: { description: 'Counter', design } })
    const designOf = async (id: string) =>
      (await owner.call(api.getCardDesign, { params: { id } })).body.design
    expect(await designOf(made.body.id)).toEqual(design)
    expect(await designOf(owner.user.formId)).toBeNull()
    await owner.call(api.saveCardDesign, { params: { id: owner.user.formId }, body: defaultDesign })
    expect(await designOf(owner.user.formId)).toEqual(defaultDesign)
    const wrong = { ...design, primaryColor: 'url(x)' }
    const refused = await owner.call(api.saveCardDesign, { params: { id: made.body.id }, body: wrong })
    expect(refused.problem.fields).toEqual({ primaryColor: 'Enter a color like #2563EB' })
    const pale = { ...design, primaryColor: '#ff0000' }
    const sentence = expect.stringMatching(/^This color is too light for a code to scan\./)
    const unread = await owner.call(api.saveCardDesign, { params: { id: made.body.id }, body: pale })
    expect([unread.status, unread.problem.fields]).toEqual([400, { primaryColor: sentence }])
    const withLink = { description: 'Window', design: pale }
    const unmade = await owner.call(api.createSharingLink, { body: withLink })
    expect([unmade.status, unmade.problem.fields]).toEqual([400, { 'design.primaryColor': sentence }])
    expect(await designOf(made.body.id)).toEqual(design)
  })

  test('a lost answer asked for again makes no second link', async () => {
    const owner = await makeOwner(app)
    const wanted = { body: { description: 'Spring campaign' } }
    const first = await owner.call(api.createSharingLink, wanted, { 'idempotency-key': 'one' })
    const second = await owner.call(api.createSharingLink, wanted, { 'idempotency-key': 'one' })
    expect(second.body.id).toBe(first.body.id)
    expect((await owner.call(api.listSharingLinks, { query: {} })).body).toHaveLength(1)
  })

  test('the list says how many came through each and when the newest did', async () => {
    const owner = await makeBusiness(app)
    const [spring, autumn] = [await linked(owner, 'Spring'), await linked(owner, 'Autumn')]
    await submitted(app, spring.id)
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    const { id } = await submitted(app, spring.id, { customerEmail: 'tomas@example.com' })
    const newest = app.clock.now.toISOString()
    await submitted(app, owner.user.formId)
    const { body, headers } = await owner.call(api.listSharingLinks, { query: {} })
    expect(body).toMatchObject([
      { id: autumn.id, received: 0, lastUsedAt: null },
      { id: spring.id, received: 2, lastUsedAt: newest },
    ])
    expect(headers['x-total-count']).toBe('2')
    await owner.call(deleteTestimonial, { params: { id } })
    expect((await owner.call(api.listSharingLinks, { query: {} })).body[1]).toMatchObject({ received: 1 })
  })

  test('page by page, newest first, each link once', async () => {
    const owner = await makeOwner(app)
    for (const name of ['a', 'b', 'c', 'd', 'e']) await linked(owner, name)
    const seen: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 3; page++) {
      const answer = await owner.call(api.listSharingLinks, {
        query: { limit: 2, ...(cursor && { cursor }) },
      })
      seen.push(...answer.body.map(({ description }) => description))
      cursor = /cursor=([\w-]+)/.exec(answer.headers['link'] ?? '')?.[1]
    }
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(cursor).toBeUndefined()
  })

  test('a closed link leads nowhere, what came through it stays, and it can be opened again', async () => {
    const owner = await makeBusiness(app)
    const { id } = await linked(owner)
    await submitted(app, id)
    expect((await owner.call(api.closeSharingLink, { params: { id } })).body).toEqual({ id })
    const closed = await caller(app).call(getPublicForm, { params: { linkId: id } })
    expect([closed.status, closed.problem.message]).toEqual([410, 'This form is closed.'])
    const { businessName } = (
      await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })
    ).body
    expect(closed.problem.fields, 'the page that says so is still theirs').toEqual({ businessName })
    const late = await caller(app).call(submitTestimonial, {
      body: {
        customerName: 'Ines',
        customerEmail: 'ines@example.com',
        content: 'Too late.',
        rating: 5,
        formId: id,
      },
    })
    expect(late.problem.code).toBe('link-closed')
    expect((await owner.call(api.listSharingLinks, { query: {} })).body).toEqual([])
    expect((await owner.call(getTestimonialStats, {})).body.total).toBe(1)
    expect((await owner.call(api.closeSharingLink, { params: { id } })).status).toBe(404)

    const again = await owner.call(api.reopenSharingLink, { params: { id } })
    expect(again.body).toMatchObject({ id, received: 1 })
    expect((await caller(app).call(getPublicForm, { params: { linkId: id } })).status).toBe(200)
  })

  test('the page of a link has the status of what it opens: 404 for an unknown one, 410 for what is closed, expired or used', async () => {
    const owner = await makeBusiness(app)
    const { id: open } = await linked(owner)
    const { id: closed } = await linked(owner)
    await owner.call(api.closeSharingLink, { params: { id: closed } })
    const { id: expired } = await linked(owner)
    await app.services.db
      .update(collectionLinks)
      .set({ expiresAt: new Date(app.clock.now.getTime() - 1000) })
      .where(eq(collectionLinks.id, expired))
    const { id: used } = await linked(owner, 'For Ana', 'ana@example.com')
    await submitted(app, used)
    const statusAt = (path: string) => customerPageStatus(app.services, path, new URLSearchParams())
    for (const page of ['testimonial-form', 'QR-Testimonial']) {
      const statuses = [open, closed, expired, used, 'never-made', ''].map((id) => statusAt(`/${page}/${id}`))
      expect(await Promise.all(statuses)).toEqual([undefined, 410, 410, 410, 404, 404])
    }
    expect(await statusAt(`/testimonial-form/${open}/deeper`)).toBe(404)
  })

  test('the workspace’s own form is no sharing link and cannot be closed', async () => {
    const owner = await makeBusiness(app)
    expect((await owner.call(api.closeSharingLink, { params: { id: owner.user.formId } })).status).toBe(404)
    expect((await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })).status).toBe(
      200,
    )
  })

  test('another workspace neither sees nor closes it', async () => {
    const owner = await makeBusiness(app)
    const { id } = await linked(owner)
    const neighbor = await makeBusiness(app)
    expect((await neighbor.call(api.listSharingLinks, { query: {} })).body).toEqual([])
    expect((await neighbor.call(api.closeSharingLink, { params: { id } })).status).toBe(404)
    expect((await neighbor.call(api.reopenSharingLink, { params: { id } })).status).toBe(404)
    expect((await neighbor.call(api.listSharingLinks, { query: { cursor: id } })).status).toBe(400)
    expect((await caller(app).call(getPublicForm, { params: { linkId: id } })).status).toBe(200)
  })
})

describe('a generated text that is submitted', () => {
  const content = 'The bread for our race was warm and on time.'
  const draft = { ...tomas, email: 'tomas@example.com', content, isAiGenerated: true }

  /** Of somebody for whom the writer has drafted this text. */
  async function makeDrafter(): Promise<Owner> {
    const owner = await makeOwner(app)
    const { db } = app.services
    const [row] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, owner.user.id))
    await rememberDraft(app.services, db, row?.id ?? '', draft.content)
    return owner
  }

  test('waits for approval and for the customer’s word, without a rating (COLL-09, API-20, API-21, API-22)', async () => {
    const owner = await makeDrafter()
    const { status, body } = await owner.call(createTestimonial, {
      body: { ...draft, status: 'pending' } as never,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'pending',
      origin: 'owner_ai',
      isAiGenerated: true,
      customerEmail: 'tomas@example.com',
      rating: null,
      userId: owner.user.id,
      waitingFor: 'confirmation',
      publishable: false,
    })
    const stats = (await owner.call(getTestimonialStats, {})).body
    expect(stats).toMatchObject({ aiGenerated: 1, pending: 1, averageRating: 0 })
  })

  test('an empty address is none, and customerEmail is understood too (API-20, API-21)', async () => {
    const owner = await makeOwner(app)
    const empty = await owner.call(createTestimonial, { body: { ...draft, email: '' } })
    expect(empty.body.customerEmail).toBeNull()
    const { email: _, ...rest } = draft
    const other = await owner.call(createTestimonial, { body: { ...rest, customerEmail: 'ana@example.com' } })
    expect(other.body.customerEmail).toBe('ana@example.com')
  })

  test('sent with a secret key it is still nobody’s word', async () => {
    const owner = await makeDrafter()
    const { key } = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
    const authorization = { authorization: `Bearer ${key}` }
    const { body } = await caller(app).call(createTestimonial, { body: draft }, authorization)
    expect(body).toMatchObject({ origin: 'owner_ai', hasEvidence: false, waitingFor: 'confirmation' })
  })
})
