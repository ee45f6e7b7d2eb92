import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ConsentScope, saveFormSettings } from '#contract/collection/collection.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { getDashboard, getNotifications } from '#contract/overview/overview.ts'
import * as feedback from '#contract/collection/private-feedback.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, decideTestimonials } from '#contract/testimonials/decisions.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import { emails } from '../../emails/tables.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, type Owner, submitted, tokenOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { db } = app.services

let customers = 0
/** A customer who is not happy. */
async function complaint(owner: Owner, overrides: Parameters<typeof submitted>[2] = {}) {
  customers += 1
  const customerEmail = `una${customers}@example.com`
  const words = { customerName: 'Una', customerEmail, content: 'Three weeks late.', rating: 2 }
  const { id, manageUrl } = await submitted(app, owner.user.formId, { ...words, ...overrides })
  return { id, params: { id }, customerEmail, token: tokenOf(manageUrl) }
}
const get = async (owner: Owner, id: string) =>
  (await owner.call(api.getTestimonial, { params: { id } })).body
const typesOf = async (owner: Owner, id: string) =>
  (await owner.call(getTestimonialHistory, { params: { id } })).body.map(({ type }) => type)
async function mailTo(address: string) {
  return db.select().from(emails).where(eq(emails.recipient, address)).orderBy(desc(emails.id))
}

describe('private feedback is no testimonial', () => {
  test('it is neither approved nor rejected, alone or with others', async () => {
    const owner = await makeBusiness(app)
    const { id, params } = await complaint(owner)
    for (const status of ['approved', 'rejected'] as const) {
      const { problem } = await owner.call(decideTestimonial, { params, body: { status } })
      expect(problem).toMatchObject({
        code: 'not-allowed',
        message:
          'Private feedback can’t be approved or rejected. Reply to the customer and mark it resolved instead.',
      })
    }
    const several = { body: { ids: [id], status: 'approved' as const } }
    expect((await owner.call(decideTestimonials, several)).body.decided).toEqual([])
  })

  test('it counts as neither pending nor approved: in the numbers, the lists, the dashboard and the bell', async () => {
    const owner = await makeBusiness(app)
    const { id } = await complaint(owner)
    await submitted(app, owner.user.formId)
    const counts = {
      total: 2,
      pending: 1,
      approved: 0,
      privateFeedback: { open: 1, contacted: 0, resolved: 0 },
    }
    const stats = (await owner.call(getTestimonialStats, {})).body
    expect(stats).toMatchObject({ ...counts, thisMonth: { pending: 1 } })
    expect((await owner.call(getDashboard, {})).body.workspace?.stats).toMatchObject(counts)
    const pending = await owner.call(api.listTestimonials, { query: { status: 'pending' } })
    expect(pending.body).toHaveLength(1)
    expect(pending.headers['x-total-count']).toBe('1')
    const { items } = (await owner.call(getNotifications, {})).body
    expect(items.find(({ testimonialId }) => testimonialId === id)).toMatchObject({
      isPrivate: true,
      isWaiting: false,
    })
  })

  test('it has a list of its own, by state, with the totals', async () => {
    const owner = await makeBusiness(app)
    const [first, second] = [await complaint(owner), await complaint(owner)]
    await submitted(app, owner.user.formId)
    await owner.call(feedback.updateFeedback, { params: first.params, body: { state: 'resolved' } })
    const list = async (state: 'all' | api.RecoveryState) => {
      const { body, headers } = await owner.call(api.listTestimonials, { query: { feedback: state } })
      return [body.map(({ id }) => id), headers['x-total-count']]
    }
    expect(await list('all')).toEqual([[second.id, first.id], '2'])
    expect(await list('open')).toEqual([[second.id], '1'])
    expect(await list('resolved')).toEqual([[first.id], '1'])
    expect(await list('contacted')).toEqual([[], '0'])
  })
})

describe('a recovery case', () => {
  test('has a state and notes that the team changes, each with an entry in the history', async () => {
    const owner = await makeBusiness(app)
    const { id, params } = await complaint(owner)
    expect(await get(owner, id)).toMatchObject({ recoveryState: 'open', recoveryNotes: '' })
    const body = { state: 'resolved', notes: 'Sent a new table.' } as const
    expect((await owner.call(feedback.updateFeedback, { params, body })).body).toMatchObject({
      recoveryState: 'resolved',
      recoveryNotes: 'Sent a new table.',
    })
    await owner.call(feedback.updateFeedback, { params, body })
    expect((await typesOf(owner, id)).slice(-2)).toEqual(['feedback-moved', 'feedback-noted'])
  })

  test('no testimonial becomes one', async () => {
    const owner = await makeBusiness(app)
    const { id } = await submitted(app, owner.user.formId)
    const body = { state: 'open' } as const
    const { problem } = await owner.call(feedback.updateFeedback, { params: { id }, body })
    expect(problem.message).toBe('This is a testimonial, not private feedback.')
    expect(await get(owner, id)).toMatchObject({ recoveryState: null, recoveryNotes: null })
  })

  test('a reply goes to the customer from the business, their answer to whoever wrote it, and the case is contacted', async () => {
    const owner = await makeBusiness(app)
    const { id, params, customerEmail } = await complaint(owner)
    const message = 'Dear Una,\n\nwe are sorry. A new table is on its way.'
    const { body } = await owner.call(feedback.replyToFeedback, { params, body: { message } })
    expect(body.recoveryState).toBe('contacted')
    const [mail] = await mailTo(customerEmail)
    expect(mail).toMatchObject({
      subject: 'Lindqvist Bakery replied to your feedback',
      replyTo: owner.user.email,
    })
    expect(mail?.text).toContain('A new table is on its way.')
    expect(mail?.text).not.toContain('Three weeks late')
    expect((await typesOf(owner, id)).slice(-2)).toEqual(['feedback-replied', 'feedback-moved'])
  })

  test('a reply sent twice by a shaky connection is one email', async () => {
    const owner = await makeBusiness(app)
    const { params, customerEmail } = await complaint(owner)
    const before = (await mailTo(customerEmail)).length
    const call = () =>
      owner.call(
        feedback.replyToFeedback,
        { params, body: { message: 'Sorry.' } },
        { 'idempotency-key': 'reply-1' },
      )
    expect([(await call()).status, (await call()).status]).toEqual([200, 200])
    expect((await mailTo(customerEmail)).length - before).toBe(1)
  })

  test('nobody replies or invites before their own address is proven', async () => {
    const owner = await makeBusiness(app, 'Lindqvist Bakery', { isProven: false })
    const { params } = await complaint(owner)
    const answers = [
      await owner.call(feedback.replyToFeedback, { params, body: { message: 'Sorry.' } }),
      await owner.call(feedback.inviteToSayMore, { params }),
    ]
    expect(answers.map(({ problem }) => problem.code)).toEqual(['address-unproven', 'address-unproven'])
  })

  test('the invitation carries the private page in the customer’s language, once a day', async () => {
    const owner = await makeBusiness(app)
    const { id, params, customerEmail, token } = await complaint(owner, { language: 'de' })
    expect((await owner.call(feedback.inviteToSayMore, { params })).status).toBe(200)
    const [mail] = await mailTo(customerEmail)
    expect(mail).toMatchObject({ subject: 'Lindqvist Bakery möchte mehr erfahren' })
    expect(tokenOf(mail?.secretLink ?? '')).toBe(token)
    const again = await owner.call(feedback.inviteToSayMore, { params })
    expect(again.problem).toMatchObject({
      code: 'too-many-requests',
      message: 'You asked this customer for something in the last 24 hours. Please try again in 24 hours.',
    })
    expect((await typesOf(owner, id)).filter((type) => type === 'feedback-invited')).toHaveLength(1)
  })

  test('whoever opted out of such emails is not invited, and nobody of the team is', async () => {
    const owner = await makeBusiness(app)
    const shy = await complaint(owner)
    await caller(app).call(changeMyTestimonial, { params: { token: shy.token }, body: { optOut: true } })
    const own = await complaint(owner, { customerEmail: owner.user.email })
    const sentences = [shy, own].map(async ({ params }) => {
      const { problem } = await owner.call(feedback.inviteToSayMore, { params })
      return problem.message
    })
    expect(await Promise.all(sentences)).toEqual([
      'This customer asked not to get any more requests by email.',
      'This email belongs to your team. Only the customer can answer for this testimonial, so please enter theirs.',
    ])
  })

  test('whoever says more has an open case again', async () => {
    const owner = await makeBusiness(app)
    const { id, params, token } = await complaint(owner)
    await owner.call(feedback.updateFeedback, { params, body: { state: 'resolved' } })
    const customer = caller(app)
    const { version } = (await customer.call(getMyTestimonial, { params: { token } })).body
    const body = { content: 'Three weeks late, and the door is scratched.', version }
    await customer.call(changeMyTestimonial, { params: { token }, body })
    expect(await get(owner, id)).toMatchObject({ recoveryState: 'open', isPrivate: true })
  })
})

describe('private feedback that its customer allows to be shown (ruling 7.4)', () => {
  /** What the customer saves on their private page. */
  async function choose(token: string, scopes: ConsentScope[]) {
    const customer = caller(app)
    const { consent, version } = (await customer.call(getMyTestimonial, { params: { token } })).body
    const body = { consent: { version: consent.version, scopes }, version }
    return (await customer.call(changeMyTestimonial, { params: { token }, body })).body
  }
  const pending = async (owner: Owner) =>
    (await owner.call(api.listTestimonials, { query: { status: 'pending' } })).body.map(({ id }) => id)

  test('the page offers it, off, in the customer’s language, and nothing else does', async () => {
    const owner = await makeBusiness(app)
    const { id, token } = await complaint(owner)
    const mine = (await caller(app).call(getMyTestimonial, { params: { token }, query: { language: 'fr' } }))
      .body
    expect(mine.scopes).toEqual([])
    expect(mine.consent.scopes[0]).toEqual({
      scope: 'display',
      sentence: 'Vous pouvez l’afficher publiquement, sur votre site et dans vos publicités.',
    })
    const asked = await owner.call(askForConsent, { params: { id }, body: {} })
    expect(asked.problem.message).toBe('Private feedback is never shown, so there is nothing to ask.')
  })

  test('it then waits for a decision as any other, with its stars, and stays a case', async () => {
    const owner = await makeBusiness(app)
    const { id, token, params } = await complaint(owner)
    expect(await choose(token, ['display', 'use_name'])).toMatchObject({ isPrivate: false, isShown: false })
    expect(await get(owner, id)).toMatchObject({
      isPrivate: false,
      status: 'pending',
      rating: 2,
      recoveryState: 'open',
      waitingFor: 'approval',
    })
    expect(await pending(owner)).toEqual([id])
    expect((await owner.call(getTestimonialStats, {})).body).toMatchObject({ pending: 1, total: 1 })
    const { items } = (await owner.call(getNotifications, {})).body
    expect(items.find(({ kind }) => kind === 'feedback-allowed')).toMatchObject({
      isWaiting: true,
      isPrivate: false,
    })
    const { body } = await owner.call(decideTestimonial, { params, body: { status: 'approved' } })
    expect(body).toMatchObject({ publishable: true, rating: 2 })
    expect(await typesOf(owner, id)).toEqual([
      'submitted',
      'consented',
      'consented',
      'feedback-allowed',
      'approved',
    ])
    expect((await owner.call(feedback.replyToFeedback, { params, body: { message: 'Sorry.' } })).status).toBe(
      200,
    )
  })

  test('it waits even where nobody has to approve, and may be rejected', async () => {
    const owner = await makeBusiness(app)
    await owner.call(saveFormSettings, { body: { requiresApproval: false, publicLinks: 'everyone' } })
    const { id, token, params } = await complaint(owner)
    await choose(token, ['display'])
    expect(await get(owner, id)).toMatchObject({ status: 'pending', publishable: false })
    const { body } = await owner.call(decideTestimonial, { params, body: { status: 'rejected' } })
    expect(body).toMatchObject({ status: 'rejected', publishable: false })
  })

  test('taken back, it is private again at once, and allowed anew it is decided anew', async () => {
    const owner = await makeBusiness(app)
    const { id, token, params } = await complaint(owner)
    await choose(token, ['display'])
    await owner.call(decideTestimonial, { params, body: { status: 'approved' } })
    expect(await choose(token, ['suggest_posting'])).toMatchObject({ isPrivate: true, isShown: false })
    expect(await get(owner, id)).toMatchObject({ isPrivate: true, publishable: false, waitingFor: 'private' })
    expect(await pending(owner)).toEqual([])
    await choose(token, ['display'])
    expect(await get(owner, id)).toMatchObject({ status: 'pending', publishable: false })
    expect((await typesOf(owner, id)).filter((type) => type.startsWith('feedback'))).toEqual([
      'feedback-allowed',
      'feedback-made-private',
      'feedback-allowed',
    ])
  })

  test('a testimonial of four stars that is no longer to be shown is no private feedback', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId, { rating: 4 })
    expect(await choose(tokenOf(manageUrl), [])).toMatchObject({ isPrivate: false })
    expect(await get(owner, id)).toMatchObject({ recoveryState: null, waitingFor: 'consent' })
  })
})
