import { expect, test } from 'vitest'
import { createCustomer } from '#contract/customers/customers.ts'
import {
  downloadMyTestimonial,
  eraseMyTestimonial,
  getMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { saveRewardSettings } from '#contract/rewards/rewards.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, restoreTestimonial } from '#contract/testimonials/decisions.ts'
import { caller } from '../../test/as.ts'
import { exportedAccount } from '../../test/exported.ts'
import { approved, askedToConfirm, makeBusiness, submitted, tokenOf } from '../../test/make.ts'
import { rowsWith } from '../../test/rows-with.ts'
import { otherProcess } from '../../test/processes/other-process.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

const ines = {
  customerName: 'Ines Quintanilha',
  customerEmail: 'ines.quintanilha@example.com',
  company: 'Quintanilha & Filhos',
  content: 'Marvelous fennel rye, and the oven is lit at four.',
}
const traces = ['Quintanilha', 'quintanilha', 'fennel rye', 'fennel']

test('whoever erases their data leaves no trace of name, address or words in any table (ruling 2.6)', async () => {
  const owner = await makeBusiness(app)
  await owner.call(createCustomer, { body: { name: ines.customerName, email: ines.customerEmail } })
  const { manageUrl } = await submitted(app, owner.user.formId, ines)
  const typed = { customerName: ines.customerName, customerEmail: ines.customerEmail, content: ines.content }
  const { body } = await owner.call(
    editing.createTestimonial,
    { body: typed },
    { 'idempotency-key': 'typed-once' },
  )
  const other = { token: await askedToConfirm(app, owner, body.id, ines.customerEmail) }
  await app.drain()
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await app.drain()
  expect((await rowsWith(app, traces)).length).toBeGreaterThan(6)

  for (const params of [{ token: tokenOf(manageUrl) }, other]) {
    expect((await caller(app).call(eraseMyTestimonial, { params })).body).toEqual({ isErased: true })
    expect((await caller(app).call(getMyTestimonial, { params })).status).toBe(404)
    expect((await caller(app).call(eraseMyTestimonial, { params })).problem.code).toBe('not-found')
  }
  await app.drain()
  expect(await rowsWith(app, traces)).toEqual([])
})

test('the owner finds an erased testimonial nowhere, its rating stays in the average, and nobody else loses anything (ruling 6.7)', async () => {
  const owner = await makeBusiness(app)
  const remainingId = await approved(app, owner, { customerEmail: 'jonas@example.com', rating: 4 })
  const { id, manageUrl } = await submitted(app, owner.user.formId, ines)
  await caller(app).call(eraseMyTestimonial, { params: { token: tokenOf(manageUrl) } })
  expect((await owner.call(api.getTestimonial, { params: { id } })).status).toBe(404)
  expect((await owner.call(getTestimonialHistory, { params: { id } })).status).toBe(404)
  expect((await owner.call(restoreTestimonial, { params: { id } })).status).toBe(404)
  expect((await owner.call(api.listTestimonials, {})).body.map((one) => one.id)).toEqual([remainingId])
  const shown = await app.http.inject({ url: `/api/embed/testimonials/me?apiKey=${owner.user.apiKey}` })
  expect(shown.json<EmbedAnswer>()).toMatchObject({ shown: 1, total: 2, average: 4.5 })
})

test('the reward’s line stays on the books without saying whose it was', async () => {
  const owner = await makeBusiness(app)
  await owner.call(saveRewardSettings, {
    body: {
      isEnabled: true,
      rewardType: 'coupon',
      rewardMessage: 'Thank you',
      triggerCondition: 'on_submission',
      distributionMethod: 'email_campaign',
    },
  })
  const { manageUrl } = await submitted(app, owner.user.formId, ines)
  await app.drain()
  await caller(app).call(eraseMyTestimonial, { params: { token: tokenOf(manageUrl) } })
  await app.drain()
  const { rewards } = await exportedAccount<{ rewards: object[] }>(owner)
  expect(rewards).toMatchObject([{ customerName: '', customerEmail: null, rewardType: 'coupon' }])
  expect(await rowsWith(app, traces)).toEqual([])
})

test('an erased testimonial leaves the embed call and the verify page of two processes within 60 seconds (ruling 2.5)', async () => {
  const other = await otherProcess(app)
  const owner = await makeBusiness(app)
  const { id, manageUrl } = await submitted(app, owner.user.formId)
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  const { verifyUrl } = (await owner.call(api.getTestimonial, { params: { id } })).body
  const answers = async (url: string) =>
    Promise.all([app, other].map(async ({ http }) => http.inject({ url })))
  const shown = async () =>
    (await answers(`/api/embed/testimonials/me?apiKey=${owner.user.apiKey}`)).map(
      (answer) => answer.json<EmbedAnswer>().testimonials.length,
    )
  const verified = async () =>
    (await answers(`/api/public${verifyUrl}`)).map(({ statusCode, headers }) => [
      statusCode,
      headers['cache-control'],
    ])
  await expect.poll(shown).toEqual([1, 1])
  expect(await verified()).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
  ])
  await caller(app).call(eraseMyTestimonial, { params: { token: tokenOf(manageUrl) } })
  await expect.poll(shown, { timeout: 9_000 }).toEqual([0, 0])
  expect((await verified()).map(([status]) => status)).toEqual([404, 404])
})

test('customers take everything with them that is kept about their words', async () => {
  const owner = await makeBusiness(app)
  const { manageUrl } = await submitted(app, owner.user.formId, { ...ines, rating: 2 })
  const params = { token: tokenOf(manageUrl) }
  const { text, headers } = await caller(app).call(downloadMyTestimonial, { params })
  expect(headers['content-disposition']).toBe('attachment; filename="plaudit-my-testimonial.json"')
  expect(headers['cache-control']).toBe('no-store')
  expect(JSON.parse(text)).toMatchObject({
    format: 'plaudit-my-testimonial-1',
    business: 'Lindqvist Bakery',
    testimonial: {
      name: ines.customerName,
      email: ines.customerEmail,
      company: ines.company,
      text: ines.content,
      rating: 2,
      isPrivate: true,
    },
    history: [{ type: 'submitted', by: 'customer' }, { type: 'consented' }],
  })
  expect((await caller(app).call(downloadMyTestimonial, { params: { token: 'forged' } })).status).toBe(404)
})
