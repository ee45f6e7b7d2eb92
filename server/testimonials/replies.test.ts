import { expect, test } from 'vitest'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { exportTestimonials } from '#contract/imports/imports.ts'
import {
  eraseMyTestimonial,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { organizeTestimonial } from '#contract/testimonials/organizing.ts'
import { removeReply, writeReply } from '#contract/testimonials/replies.ts'
import { editTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { verifyTestimonial } from '#contract/provenance/verify.ts'
import { caller } from '../test/as.ts'
import { approved, makeBusiness, type Owner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const customer = caller(app)
const text = 'Thank you, Ines! The next loaf is on its way.'

const reply = (owner: Owner, id: string, said = text) =>
  owner.call(writeReply, { params: { id }, body: { text: said } })

/** What websites get, once the change has been heard of. */
function shown(owner: Owner) {
  const url = `/api/embed/testimonials/me?apiKey=${owner.user.apiKey}`
  return expect.poll(async () => (await app.http.inject({ url })).json<EmbedAnswer>().testimonials)
}

async function approvedWithToken(owner: Owner) {
  const { id, token } = await submitted(app, owner.user.formId)
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  return { id, token }
}

test('a public reply appears wherever its testimonial does, can be changed and removed, and is on record', async () => {
  const owner = await makeBusiness(app)
  const { id, token } = await approvedWithToken(owner)
  const { body } = await reply(owner, id)
  const date = app.clock.now.toISOString().slice(0, 10)
  expect(body.reply).toEqual({ text, at: app.clock.now.toISOString() })
  await shown(owner).toMatchObject([{ reply: { text, date } }])
  const verified = async () =>
    (await customer.call(verifyTestimonial, { params: { id: body.verifyUrl?.split('/verify/')[1] ?? '' } }))
      .body
  expect((await verified()).reply).toEqual({ text, date })
  const mine = async () => (await customer.call(getMyTestimonial, { params: { token } })).body
  expect((await mine()).reply).toEqual({ text, date })
  const exported = await owner.call(exportTestimonials, { query: { format: 'json' } })
  expect(JSON.parse(exported.text)).toMatchObject({
    testimonials: [{ reply: text, repliedAt: app.clock.now.toISOString() }],
  })

  await reply(owner, id, 'Thanks!')
  await shown(owner).toMatchObject([{ reply: { text: 'Thanks!' } }])
  const removed = await owner.call(removeReply, { params: { id } })
  expect(removed.body.reply).toBeNull()
  await shown(owner).toSatisfy(([one]) => one && !('reply' in one))
  expect((await verified()).reply).toBeNull()
  const { body: history } = await owner.call(getTestimonialHistory, { params: { id } })
  expect(history.slice(-3).map(({ type, details }) => [type, details.reply])).toEqual([
    ['replied', text],
    ['replied', 'Thanks!'],
    ['reply-removed', undefined],
  ])
})

test('the same reply again, and removing what is gone, change nothing', async () => {
  const owner = await makeBusiness(app)
  const id = await approved(app, owner)
  const { version } = (await reply(owner, id)).body
  expect((await reply(owner, id)).body.version).toBe(version)
  await owner.call(removeReply, { params: { id } })
  const after = await owner.call(removeReply, { params: { id } })
  expect(after.body.version).toBe(version + 1)
})

test('private feedback and withdrawn testimonials take no public reply', async () => {
  const owner = await makeBusiness(app)
  const feedback = await submitted(app, owner.user.formId, { rating: 2 })
  expect(await reply(owner, feedback.id)).toMatchObject({ status: 400 })
  const { id, token } = await approvedWithToken(owner)
  await customer.call(withdrawMyTestimonial, { params: { token } })
  expect(await reply(owner, id)).toMatchObject({ status: 400 })
})

test('a withdrawn testimonial takes the reply along, and an erased one leaves no trace of it', async () => {
  const owner = await makeBusiness(app)
  const { id, token } = await approvedWithToken(owner)
  const { verifyUrl } = (await reply(owner, id)).body
  await customer.call(withdrawMyTestimonial, { params: { token } })
  await shown(owner).toEqual([])
  const proof = await customer.call(verifyTestimonial, {
    params: { id: verifyUrl?.split('/verify/')[1] ?? '' },
  })
  expect(proof.status).toBe(404)
  expect((await customer.call(getMyTestimonial, { params: { token } })).body.reply).toBeNull()
  await customer.call(eraseMyTestimonial, { params: { token } })
  const { rows } = await app.services.database.pool.query(
    `select from testimonials where id = $1 union all
     select from testimonial_events where testimonial_id = $1 and payload like '%next loaf%'`,
    [id],
  )
  expect(rows).toEqual([])
})

test('highlighted are words as the customer wrote them, letter for letter, until an edit takes them out', async () => {
  const owner = await makeBusiness(app)
  const content = 'Crisp crust, soft crumb.\nThe rye keeps for a week.'
  const id = await approved(app, owner, { content })
  const highlight = (...highlights: string[]) =>
    owner.call(organizeTestimonial, { params: { id }, body: { highlights } })
  for (const invented of ['crisp crust', 'crust soft', 'The best rye'])
    expect(await highlight('soft crumb', invented)).toMatchObject({ status: 400 })
  expect(await highlight('a', 'b', 'c', 'd')).toMatchObject({ status: 400 })
  expect((await highlight('soft crumb', 'keeps for a week', 'soft crumb')).body.highlights).toEqual([
    'soft crumb',
    'keeps for a week',
  ])
  await shown(owner).toMatchObject([{ highlights: ['soft crumb', 'keeps for a week'] }])
  // Only corrected typography, so that it is still shown.
  await owner.call(editTestimonial, { params: { id }, body: { content: content.replace('soft', 'Soft') } })
  expect((await owner.call(getTestimonial, { params: { id } })).body.highlights).toEqual(['keeps for a week'])
  await shown(owner).toMatchObject([{ highlights: ['keeps for a week'] }])
  await highlight()
  await shown(owner).toSatisfy(([one]) => one && !('highlights' in one))
})
