import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import {
  changeMyTestimonial,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { addEvidence, askForConfirmation } from '#contract/testimonials/evidence.ts'
import { createTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { startImport } from '#contract/imports/imports.ts'
import { verifyTestimonial } from '#contract/provenance/verify.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { allJobs } from '../../app.ts'
import { emails } from '../../emails/tables.ts'
import { instanceFacts } from '../../instance/tables.ts'
import { caller } from '../../test/as.ts'
import { askedToConfirm, makeBusiness, type Owner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { testimonials } from '../tables.ts'

const app = await testApp()

async function typed(owner: Owner, content: string, rating?: number): Promise<string> {
  const body = { customerName: 'Tomás Reyes', content, rating }
  return (await owner.call(createTestimonial, { body })).body.id
}

const approve = (owner: Owner, id: string) =>
  owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })

const prove = (owner: Owner, id: string, words: string, saidOn = '2026-03-02', timeZone?: string) =>
  owner.call(addEvidence, { params: { id }, body: { words, saidOn, timeZone } })

const edit = (owner: Owner, id: string, content: string) =>
  owner.call(editTestimonial, { params: { id }, body: { content } })

async function secretKey(owner: Owner) {
  const { key } = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
  const headers = { authorization: `Bearer ${key}` }
  const send = (overrides: object) =>
    caller(app).call(
      createTestimonial,
      { body: { customerName: 'Ana', content: 'Lovely.', ...overrides } },
      headers,
    )
  const correct = (id: string, content: string) =>
    caller(app).call(editTestimonial, { params: { id }, body: { content } }, headers)
  return { send, correct }
}

async function shown(owner: Owner) {
  const answer = await app.http.inject(`/api/embed/testimonials/me?apiKey=${owner.user.apiKey}`)
  return answer.json<EmbedAnswer>().testimonials
}

/** A change is heard of in a moment. */
const expectOutletsToShow = (owner: Owner, expected: object[]) =>
  vi.waitFor(async () => {
    const all = await shown(owner)
    expect(all).toHaveLength(expected.length)
    expect(all).toMatchObject(expected)
  })

/** Does something at another moment. */
async function at<T>(moment: string, work: () => Promise<T>): Promise<T> {
  const today = app.clock.now
  app.clock.now = new Date(moment)
  try {
    return await work()
  } finally {
    app.clock.now = today
  }
}

test('proof from the future or from before 1990 is refused with a sentence at its field', async () => {
  const owner = await makeBusiness(app)
  const id = await typed(owner, 'Best bread in town.')
  const refusals = await at('2026-11-22T12:00:00Z', () =>
    Promise.all(
      ['2026-11-23', '2031-01-01', '1989-12-31'].map((day) => prove(owner, id, 'Best bread in town', day)),
    ),
  )
  expect(refusals.map(({ status, problem }) => [status, problem.fields?.['saidOn']])).toEqual([
    [400, 'This date is in the future. Enter the day the customer said it.'],
    [400, 'This date is in the future. Enter the day the customer said it.'],
    [400, 'Enter a date in 1990 or later.'],
  ])
  expect((await owner.call(getTestimonial, { params: { id } })).body.hasEvidence).toBe(false)
})

test('today is today where the business is', async () => {
  const owner = await makeBusiness(app)
  const id = await typed(owner, 'Best bread in town.')
  const status = async (moment: string, day: string, zone: string) =>
    (await at(moment, () => prove(owner, id, 'Best bread in town', day, zone))).status
  expect(await status('2026-11-22T12:00:00Z', '2026-11-23', 'Pacific/Auckland')).toBe(200)
  expect(await status('2026-11-22T03:00:00Z', '2026-11-22', 'America/Los_Angeles')).toBe(400)
  expect(await status('2026-11-22T12:00:00Z', '2026-11-22', 'Mars/Olympus')).toBe(400)
})

test('what the business types has no date until the proof names one, and every outlet shows that day', async () => {
  const owner = await makeBusiness(app)
  const id = await typed(owner, 'Best bread in town.', 5)
  await approve(owner, id)
  const one = async () => (await owner.call(getTestimonial, { params: { id } })).body
  expect(await one()).toMatchObject({ date: null })
  expect((await owner.call(getTestimonialStats, {})).body).toMatchObject({
    total: 1,
    thisMonth: { total: 0 },
  })
  await prove(owner, id, 'It is the best bread in town!', '2024-05-17')
  expect(await one()).toMatchObject({ date: '2024-05-17' })
  expect(await shown(owner)).toMatchObject([{ date: '2024-05-17' }])
  await prove(owner, id, 'It is the best bread in town!', '2024-05-18')
  expect(await one()).toMatchObject({ date: '2024-05-18' })
})

test('whoever confirms a text says it on that day', async () => {
  const owner = await makeBusiness(app)
  const id = await typed(owner, 'Best bread in town.')
  const token = await askedToConfirm(app, owner, id, 'tomas@example.com')
  await at('2026-11-20T09:00:00Z', async () => {
    const { version, date } = (await caller(app).call(getMyTestimonial, { params: { token } })).body
    expect(date).toBeNull()
    await caller(app).call(changeMyTestimonial, { params: { token }, body: { confirm: true, version } })
  })
  expect((await owner.call(getTestimonial, { params: { id } })).body.date).toBe('2026-11-20')
})

test('undated entries are listed by when they came in', async () => {
  const owner = await makeBusiness(app)
  const { send } = await secretKey(owner)
  await at('2026-03-01T09:00:00Z', () => send({ content: 'second' }))
  await at('2026-03-02T09:00:00Z', () => send({ content: 'third', date: '2025-12-31' }))
  await at('2026-03-03T09:00:00Z', () => send({ content: 'first' }))
  const { body } = await owner.call(listTestimonials, { query: {} })
  expect(body.map(({ content, date }) => [content, date])).toEqual([
    ['first', null],
    ['second', null],
    ['third', '2025-12-31'],
  ])
})

test('proof vouches for what it says: in the same words, in other words with a label, and for nothing else', async () => {
  const owner = await makeBusiness(app)
  const id = await typed(owner, 'I typed this myself')
  await approve(owner, id)
  const unlike = (await prove(owner, id, 'Nice dinner, thanks')).body
  expect(unlike).toMatchObject({ publishable: false, waitingFor: 'confirmation', hasEvidence: true })
  await expectOutletsToShow(owner, [])
  await edit(owner, id, 'Nice dinner')
  await expectOutletsToShow(owner, [{ content: 'Nice dinner', label: 'Quoted by the business' }])

  const loaf = await typed(owner, 'Quick delivery and friendly staff.')
  await approve(owner, loaf)
  await prove(owner, loaf, 'The delivery was quick and the staff friendly')
  const label = 'Written by the business from what the customer said'
  await expectOutletsToShow(owner, [{ id: loaf, label }, { id }])
  await prove(owner, loaf, 'Hi Mara, nice bread, thanks.')
  await expectOutletsToShow(owner, [{ id }])
})

test('what an earlier version showed on proof that says something else is shown no longer', async () => {
  const owner = await makeBusiness(app)
  const [like, unlike] = [await typed(owner, 'Nice dinner'), await typed(owner, 'I typed this myself')]
  for (const id of [like, unlike]) {
    await approve(owner, id)
    await prove(owner, id, 'Nice dinner, thanks')
  }
  await app.services.db
    .update(testimonials)
    .set({ isConfirmedByAuthor: true, isAttestedByOwner: true })
    .where(eq(testimonials.id, unlike))
  await app.services.db.delete(instanceFacts).where(eq(instanceFacts.name, 'evidence-checked'))
  await allJobs.find(({ name }) => name === 'check-evidence')!.run(app.services, {})
  await vi.waitFor(async () => expect(await shown(owner)).toMatchObject([{ id: like }]))
})

test('only the customer replaces their own words: no proof of the business does, and outlets keep them', async () => {
  const owner = await makeBusiness(app)
  const { id, token } = await submitted(app, owner.user.formId, { content: 'Nice bread.' })
  await approve(owner, id)
  const better = 'The best bread in the world.'
  expect((await prove(owner, id, better)).problem.message).toContain('wrote this testimonial')
  expect((await edit(owner, id, better)).body).toMatchObject({
    content: better,
    confirmedContent: 'Nice bread.',
    publishable: false,
    waitingFor: 'confirmation',
  })
  expect((await prove(owner, id, better)).status).toBe(403)
  const verified = async () => {
    const { verifyUrl } = (await shown(owner))[0]!
    const params = { id: verifyUrl!.split('/').at(-1)! }
    return (await caller(app).call(verifyTestimonial, { params })).body
  }
  await expectOutletsToShow(owner, [{ content: 'Nice bread.', label: null }])
  expect(await verified()).toMatchObject({ content: 'Nice bread.', way: 'written', isReworded: false })

  const params = { token }
  const mine = (await caller(app).call(getMyTestimonial, { params })).body
  expect(mine).toMatchObject({ content: better, ownContent: 'Nice bread.', awaitsConfirmation: true })
  await caller(app).call(changeMyTestimonial, { params, body: { content: 'Nice bread.' } })
  expect((await owner.call(getTestimonial, { params: { id } })).body).toMatchObject({
    content: 'Nice bread.',
    confirmedContent: null,
    publishable: true,
  })

  await edit(owner, id, better)
  const { version } = (await caller(app).call(getMyTestimonial, { params })).body
  await caller(app).call(changeMyTestimonial, { params, body: { confirm: true, version } })
  await expectOutletsToShow(owner, [{ content: better }])
  const { way, history } = await verified()
  expect(way).toBe('confirmed')
  expect(history.map(({ type, by }) => [type, by]).slice(-4)).toEqual([
    ['edit-suggested', 'business'],
    ['edit-dropped', 'customer'],
    ['edit-suggested', 'business'],
    ['confirmed', 'customer'],
  ])
})

test.for([
  ['the best linen in town', 'This is not the best linen in town'],
  ['It was great.', 'I would not say it was great.'],
  ['Sehr zufrieden mit der Wäsche', 'Ich bin nicht sehr zufrieden mit der Wäsche'],
  ['Great 👍', 'Great 👎 thanks for nothing'],
  ['I paid $50', 'I paid €50'],
])('proof vouches for no part that says the opposite of it: “%s” of “%s”', async ([content, words]) => {
  const owner = await makeBusiness(app)
  const id = await typed(owner, content!)
  await approve(owner, id)
  expect((await prove(owner, id, words!)).body).toMatchObject({
    publishable: false,
    waitingFor: 'confirmation',
  })
})

test('signs are words: another thumb or currency waits for the customer, who may keep what they wrote', async () => {
  const owner = await makeBusiness(app)
  const content = 'The soup was 👎 and cost $50'
  const { id, token } = await submitted(app, owner.user.formId, { content })
  await approve(owner, id)
  for (const other of ['The soup was 👍 and cost $50', 'The soup was 👎 and cost €50']) {
    expect((await edit(owner, id, other)).body).toMatchObject({ waitingFor: 'confirmation' })
  }
  await expectOutletsToShow(owner, [{ content }])
  const params = { token }
  const { version } = (await caller(app).call(getMyTestimonial, { params })).body
  await caller(app).call(changeMyTestimonial, { params, body: { content, confirm: true, version } })
  const [one] = await shown(owner)
  const verified = await caller(app).call(verifyTestimonial, {
    params: { id: one!.verifyUrl!.split('/').at(-1)! },
  })
  expect(verified.body).toMatchObject({ content, way: 'written' })
})

test('withdrawn words do not come back as a quote, an edit, through the API, or in a file', async () => {
  const owner = await makeBusiness(app)
  const content = 'The rye is worth the walk.'
  const { token } = await submitted(app, owner.user.formId, { content })
  await caller(app).call(withdrawMyTestimonial, { params: { token } })
  const again = 'The rye is worth the walk!'
  const sentence = 'The customer withdrew these words. Please leave it at that.'
  const quote = await typed(owner, again)
  expect((await prove(owner, quote, `She said: ${again}`)).problem.message).toBe(sentence)
  const other = await typed(owner, 'Good rye.')
  await prove(owner, other, `Good rye. ${again}`)
  expect((await edit(owner, other, again)).problem.message).toBe(sentence)
  const { send } = await secretKey(owner)
  expect((await send({ content: again })).problem.message).toBe(sentence)
  const file = {
    fileName: 'reviews.csv',
    content: `name,review,rating,source\nAda,${again},5,Google`,
    approve: true,
  }
  await owner.call(startImport, { body: file })
  await app.drain()
  const rows = (await owner.call(listTestimonials, { query: {} })).body
  expect(rows.find((row) => row.content === again && row.origin === 'imported')).toMatchObject({
    status: 'approved',
    publishable: false,
    waitingFor: 'confirmation',
  })
})

test('nobody is asked to confirm what they wrote themselves, and a change is asked about as a change', async () => {
  const owner = await makeBusiness(app)
  const customerEmail = 'nadia@example.com'
  const { id } = await submitted(app, owner.user.formId, { content: 'Nice bread.', customerEmail })
  const ask = (body: { email?: string } = {}) => owner.call(askForConfirmation, { params: { id }, body })
  expect((await ask()).problem.message).toMatch(/wrote this testimonial. There is nothing to confirm.$/)
  await edit(owner, id, 'The best bread in the world.')
  expect((await ask()).status).toBe(200)
  const [mail] = await app.services.db.select().from(emails).where(eq(emails.recipient, customerEmail))
  expect(mail!.text).toContain('changed what you said about them')
  expect(mail!.text).toContain('Nice bread.')
  expect(mail!.text).not.toContain('wrote down')

  const { id: unreachable } = await submitted(app, owner.user.formId)
  await app.services.db
    .update(testimonials)
    .set({ customerEmail: null })
    .where(eq(testimonials.id, unreachable))
  await edit(owner, unreachable, 'The best bread in the world.')
  const asked = await owner.call(askForConfirmation, {
    params: { id: unreachable },
    body: { email: 'mara.private@example.com' },
  })
  expect(asked.problem.message).toContain('left no email address')
})

test('proof carries an edit of an imported text, and the original stays until then', async () => {
  const owner = await makeBusiness(app)
  const { send } = await secretKey(owner)
  const { id } = (await send({ content: 'Lovely bread.', source: 'Google' })).body
  await approve(owner, id)
  await edit(owner, id, 'Lovely bread, and quick.')
  await expectOutletsToShow(owner, [{ content: 'Lovely bread.', label: 'Imported from Google' }])
  await prove(owner, id, 'It was: Lovely bread, and quick.')
  expect((await owner.call(getTestimonial, { params: { id } })).body.confirmedContent).toBe('Lovely bread.')
  await expectOutletsToShow(owner, [{ content: 'Lovely bread, and quick.' }])
})

test('an edit that stays within the proof keeps it, any other waits for new proof', async () => {
  const owner = await makeBusiness(app)
  const id = await typed(owner, 'Best bread in town.')
  await prove(owner, id, 'The best bread in town, and I have tried them all.')
  expect((await edit(owner, id, 'The best bread in town')).body).toMatchObject({ waitingFor: 'approval' })
  expect((await edit(owner, id, 'The best bread in the world')).body).toMatchObject({
    waitingFor: 'confirmation',
    label: null,
  })
})

test('corrected typography does not end what the customer confirmed, another word does', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId, { content: 'i cant wait to come back' })
  const corrected = (await edit(owner, id, 'I can’t wait to come back!')).body
  expect(corrected).toMatchObject({
    waitingFor: 'approval',
    label: null,
    confirmedContent: 'i cant wait to come back',
  })
  const changed = (await edit(owner, id, 'I can’t wait to come back with all my friends!')).body
  expect(changed).toMatchObject({
    waitingFor: 'confirmation',
    confirmedContent: 'i cant wait to come back',
  })
})

test('the confirmed text is kept, and going back to it needs nobody’s word', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId, { content: 'Good bread.' })
  await edit(owner, id, 'Great bread.')
  await edit(owner, id, 'Perfect bread.')
  const { confirmedContent } = (await owner.call(getTestimonial, { params: { id } })).body
  expect(confirmedContent).toBe('Good bread.')
  expect((await edit(owner, id, confirmedContent!)).body).toMatchObject({
    waitingFor: 'approval',
    confirmedContent: null,
  })
})

test('a program can say where it found a testimonial and when it was said', async () => {
  const owner = await makeBusiness(app)
  const { send } = await secretKey(owner)
  const { body } = await send({ source: 'Google', date: '2026-02-03T23:30:00-08:00' })
  expect(body).toMatchObject({
    origin: 'api',
    source: 'Google',
    date: '2026-02-04',
    label: 'Imported from Google',
  })
  await approve(owner, body.id)
  expect(await shown(owner)).toMatchObject([{ label: 'Imported from Google', date: '2026-02-04' }])
  expect((await send({ source: null, date: null })).body).toMatchObject({ source: 'API', date: null })
  expect((await send({ source: 'reviews-final.csv' })).body).toMatchObject({ source: 'API' })
})

test('a program that sends a date to come, or none that can be read, is refused', async () => {
  const owner = await makeBusiness(app)
  const { send } = await secretKey(owner)
  const tomorrow = new Date(app.clock.now.getTime() + 86_400_000).toISOString()
  for (const date of [tomorrow, tomorrow.slice(0, 10), '1970-01-01', 'soon', '2026-02-30']) {
    const { status, problem } = await send({ date })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['date']])
  }
})

test('what the owner types in the app takes its source and date from nobody', async () => {
  const owner = await makeBusiness(app)
  const body = { customerName: 'Ana', content: 'Lovely.', source: 'Google', date: '2026-02-03' }
  expect((await owner.call(createTestimonial, { body })).body).toMatchObject({ source: null, date: null })
})

test('a program may correct what it sent until somebody approves it', async () => {
  const owner = await makeBusiness(app)
  const { send, correct } = await secretKey(owner)
  const { id } = (await send({ content: 'Lovley bread.' })).body
  expect((await correct(id, 'Lovely bread, and lovely people.')).body).toMatchObject({
    waitingFor: 'approval',
  })
  await approve(owner, id)
  expect((await correct(id, 'Something else.')).body).toMatchObject({ waitingFor: 'confirmation' })
})

test('a program does not put words into the mouth of a customer who confirmed others', async () => {
  const owner = await makeBusiness(app)
  const { send, correct } = await secretKey(owner)
  const { id } = (await send({ content: 'Lovely bread.' })).body
  const token = await askedToConfirm(app, owner, id, 'ana@example.com')
  const { version } = (await caller(app).call(getMyTestimonial, { params: { token } })).body
  await caller(app).call(changeMyTestimonial, { params: { token }, body: { confirm: true, version } })
  expect((await correct(id, 'Lovely people.')).body).toMatchObject({
    waitingFor: 'confirmation',
    confirmedContent: 'Lovely bread.',
  })
  const mine = (await submitted(app, owner.user.formId, { content: 'Good bread.' })).id
  expect((await correct(mine, 'Great bread.')).body).toMatchObject({ waitingFor: 'confirmation' })
})
