import { expect, test } from 'vitest'
import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { defaultDesign } from '#contract/collection/card-design.ts'
import { getPublicServices, submitQuestionnaire } from '#contract/collection/questionnaire.ts'
import { createSharingLink, listSharingLinks, setLinkExpiry } from '#contract/collection/sharing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { caller } from '../../test/as.ts'
import { logInAgain, makeBusiness } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const hourMs = 3_600_000
const inHours = (hours: number) => new Date(app.clock.now.getTime() + hours * hourMs).toISOString()
const pass = (hours: number) => void (app.clock.now = new Date(app.clock.now.getTime() + hours * hourMs))

async function expiringLink(hours: number) {
  const owner = await makeBusiness(app)
  const body = { description: 'Summer fair', opens: 'questionnaire' as const, expiresAt: inHours(hours) }
  const made = (await owner.call(createSharingLink, { body })).body
  const { id } = made
  const send = (content = 'Lovely.', headers = {}) =>
    caller(app).call(
      submitQuestionnaire,
      { body: { customerName: 'Ines D.', company: '', content, rating: 5, linkId: id } },
      headers,
    )
  const open = () => caller(app).call(getPublicForm, { params: { linkId: id } })
  const received = async () => (await owner.call(listTestimonials, { query: {} })).body.length
  return { owner, made, id, send, open, received }
}

test('a link takes testimonials until its last moment, and nothing after it', async () => {
  const { made, id, send, open, received } = await expiringLink(1)
  expect(made.expiresAt).toBe(inHours(1))
  const headers = { 'idempotency-key': 'hers' }
  const first = await send('Lovely.', headers)
  expect([(await open()).status, first.status]).toEqual([200, 201])

  pass(1)
  const late = await open()
  expect(late.status).toBe(410)
  expect(late.problem).toMatchObject({ code: 'link-expired', message: 'This link has expired.' })
  const services = await caller(app).call(getPublicServices, { params: { businessId: id }, query: {} })
  const draft = { businessId: id, customerName: 'Ines', responses: [{ question: 'How?', answer: '5' }] }
  const drafted = await caller(app).call(smartGenerate, { body: draft })
  const form = { formId: id, customerName: 'Ines', customerEmail: 'ines@example.com', content: 'Late.' }
  const byForm = await caller(app).call(submitTestimonial, { body: { ...form, rating: 5 } })
  for (const refused of [services, drafted, byForm, await send('Late.')]) {
    expect(refused.problem.code).toBe('link-expired')
  }
  expect((await send('Lovely.', headers)).body.id).toBe(first.body.id)
  expect(await received()).toBe(1)
})

test('another last day opens an expired link again, and none keeps it open', async () => {
  const { owner, id, open } = await expiringLink(1)
  pass(2)
  const set = (expiresAt: string | null) => owner.call(setLinkExpiry, { params: { id }, body: { expiresAt } })
  expect((await set(inHours(3))).body).toMatchObject({ id, expiresAt: inHours(3) })
  expect((await open()).status).toBe(200)
  expect((await set(null)).body.expiresAt).toBeNull()
  pass(24 * 365)
  expect((await open()).status).toBe(200)
})

test('a last day that has passed is refused, and so is one for the workspace’s own form', async () => {
  const { owner, id } = await expiringLink(1)
  const sentence = 'Choose today or a later day.'
  const past = inHours(-1)
  const body = { description: 'Too late', expiresAt: past }
  const made = await owner.call(createSharingLink, { body })
  expect(made.problem.fields).toEqual({ expiresAt: sentence })
  const set = await owner.call(setLinkExpiry, { params: { id }, body: { expiresAt: past } })
  expect(set.problem.fields).toEqual({ expiresAt: sentence })
  const form = { params: { id: owner.user.formId }, body: { expiresAt: inHours(1) } }
  expect((await owner.call(setLinkExpiry, form)).status).toBe(404)
})

test('a card whose link has expired gets a new code', async () => {
  const owner = await makeBusiness(app)
  const body = { description: 'QR code: Fair', opens: 'questionnaire' as const, design: defaultDesign }
  const generate = async () => (await owner.call(createSharingLink, { body })).body.id
  const id = await generate()
  expect(await generate()).toBe(id)
  await owner.call(setLinkExpiry, { params: { id }, body: { expiresAt: inHours(1) } })
  expect(await generate()).toBe(id)
  pass(1)
  await logInAgain(owner)
  expect(await generate()).not.toBe(id)
  expect((await owner.call(listSharingLinks, { query: {} })).body).toHaveLength(2)
})
