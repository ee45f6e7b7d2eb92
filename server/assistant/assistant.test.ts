import { expect, test } from 'vitest'
import { createCustomer } from '#contract/customers/customers.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { chat } from '#contract/writer/writer.ts'
import { requests } from '../customers/tables.ts'
import { rowId } from '../kit/ids.ts'
import { type Caller } from '../test/as.ts'
import { makeBusiness, submitted, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { questionTopicOf } from './topics.ts'

const app = await testApp()
const ask = async (owner: Caller, message: string) =>
  (await owner.call(chat, { body: { message } })).body.response

test('what can be counted of a workspace is answered from its rows, and no other one’s (CHAT-10)', async () => {
  const owner = await makeBusiness(app)
  const stranger = await makeBusiness(app, 'Northside Bakery')
  const first = await submitted(app, owner.user.formId, { rating: 5, customerEmail: 'ada@example.com' })
  await submitted(app, owner.user.formId, { rating: 4, customerEmail: 'ben@example.com' })
  await owner.call(decideTestimonial, { params: { id: first.id }, body: { status: 'approved' } })
  for (const name of ['Ada', 'Cleo', 'Dora']) {
    await owner.call(createCustomer, { body: { name, email: `${name.toLowerCase()}@example.com` } })
  }
  const now = app.services.now()
  const asked = { workspaceId: await workspaceOf(app, owner), linkId: 'form', subject: 'Hi', sentAt: now }
  await app.services.db.insert(requests).values([
    { ...asked, id: rowId(now), email: 'ada@example.com', answeredAt: now },
    { ...asked, id: rowId(now), email: 'cleo@example.com' },
    { ...asked, id: rowId(now), email: 'dora@example.com' },
  ])

  const answers = {
    'What is my average rating?': 'Your average rating is 4.5 out of 5, from 2 submissions.',
    'How many testimonials are pending?': '1 testimonial is pending, of 2 in total.',
    'What is my response rate?': 'Your response rate is 33%: 1 of 3 requests answered in the last 90 days.',
    'What are the trends in my performance?': '2 testimonials this month, 0 last month.',
    'Which customers have no testimonials yet?': '2 of 3 customers have no testimonial yet: Dora and Cleo.',
    'How many testimonials do I have?': 'You have 2 testimonials: 1 approved, 1 pending and 0 rejected.',
  }
  for (const [question, answer] of Object.entries(answers)) expect(await ask(owner, question)).toBe(answer)
  expect(await ask(stranger, 'How many testimonials do I have?')).toBe('You have no testimonials yet.')
})

test('a new workspace gets no invented number', async () => {
  const owner = await makeBusiness(app)
  expect(await ask(owner, 'What is my average rating?')).toMatch(/^You have no rating .* no average\.$/)
  expect(await ask(owner, 'How many testimonials are pending?')).toBe('No testimonials are pending.')
  expect(await ask(owner, 'What is my response rate?')).toMatch(/^You sent no requests/)
  expect(await ask(owner, 'What are the trends?')).toMatch(/there is no trend yet\.$/)
  expect(await ask(owner, 'Which customers have no testimonials yet?')).toBe(
    'You have no customers in your list yet.',
  )
})

test('what cannot be counted is not answered, and the refusal says what can (CHAT-07)', async () => {
  const owner = await makeBusiness(app)
  const body = { message: 'What AI-generated insights do you have for me?' }
  const { status, problem } = await owner.call(chat, { body })
  expect([status, problem.code]).toEqual([409, 'writer-not-configured'])
  expect(problem.message).toMatch(/^Ask about your average rating, pending testimonials, response rate/)
})

test.each([
  ['whats my avg? average stars', 'average'],
  ['How many reviews are waiting for me?', 'pending'],
  ['Did people answer my requests?', 'response'],
  ['How am I doing compared with last month?', 'trends'],
  ['Who haven’t I asked yet?', 'unasked'],
  ['customers without testimonials', 'unasked'],
  ['Write me a poem', undefined],
])('%s is a question about %s', (question, topic) => {
  expect(questionTopicOf(question)).toBe(topic)
})
