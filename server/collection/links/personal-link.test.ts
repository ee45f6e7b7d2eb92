import { expect, test } from 'vitest'
import { getPublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { createCustomer, listCustomers } from '#contract/customers/customers.ts'
import { getPublicServices, submitQuestionnaire } from '#contract/collection/questionnaire.ts'
import { createSharingLink, listSharingLinks } from '#contract/collection/sharing.ts'
import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { smartGenerate } from '#contract/writer/writer.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const ines = 'ines@example.com'

async function personalLink(opens: 'form' | 'questionnaire' = 'questionnaire') {
  const owner = await makeBusiness(app)
  await owner.call(createCustomer, { body: { name: 'Ines Duarte', email: ines } })
  const body = { description: 'Wedding cake', customerEmail: ines, opens }
  const { id } = (await owner.call(createSharingLink, { body })).body
  const send = (overrides: object = {}, headers = {}) =>
    caller(app).call(
      submitQuestionnaire,
      {
        body: {
          customerName: 'Ines D.',
          company: '',
          content: 'Lovely.',
          rating: 5,
          linkId: id,
          ...overrides,
        },
      },
      headers,
    )
  const open = () => caller(app).call(getPublicForm, { params: { linkId: id } })
  return { owner, id, send, open }
}

test('a link for one customer knows their name, and shows enough of their address to know it by (SHARE-02)', async () => {
  const { open } = await personalLink()
  const { body, text } = await open()
  expect(body.personal).toEqual({ customerName: 'Ines Duarte', email: 'i•••@example.com' })
  expect(text).not.toContain(ines)
})

test('a link for anybody knows nobody', async () => {
  const { user } = await makeBusiness(app)
  const { body } = await caller(app).call(getPublicForm, { params: { linkId: user.formId } })
  expect(body.personal).toBeNull()
})

test('what comes through it is that customer’s, whatever address is typed (SHARE-02)', async () => {
  const { owner, send } = await personalLink()
  const { id } = (await send({ customerEmail: 'somebody@else.example' })).body
  const row = (await owner.call(getTestimonial, { params: { id } })).body
  expect(row).toMatchObject({ customerEmail: ines, customerName: 'Ines D.' })
  const [customer] = (await owner.call(listCustomers, { query: {} })).body
  expect(customer).toMatchObject({ email: ines, status: 'responded' })
})

test('the form behind it needs no address either', async () => {
  const { owner, id } = await personalLink('form')
  const body = { formId: id, customerName: 'Ines', content: 'Lovely.', rating: 5 }
  const answer = await caller(app).call(submitTestimonial, { body: { ...body, company: '' } })
  expect(answer.status).toBe(201)
  const row = (await owner.call(getTestimonial, { params: { id: answer.body.id } })).body
  expect(row.customerEmail).toBe(ines)
})

test('it is good for one testimonial: later it opens nothing, and a retry gets its first answer again', async () => {
  const { owner, id, send, open } = await personalLink()
  const headers = { 'idempotency-key': 'hers' }
  const first = await send({}, headers)
  expect((await send({}, headers)).body.id).toBe(first.body.id)
  expect((await send({ content: 'Another one.' })).problem).toMatchObject({ code: 'form-closed' })
  const opened = await open()
  expect(opened.status).toBe(410)
  expect(opened.problem.message).toBe('This link was already used.')
  expect((await caller(app).call(getPublicServices, { params: { businessId: id }, query: {} })).status).toBe(
    410,
  )
  const draft = { businessId: id, customerName: 'Ines', responses: [{ question: 'How?', answer: '5' }] }
  expect((await caller(app).call(smartGenerate, { body: draft })).status).toBe(410)
  expect((await owner.call(listTestimonials, { query: {} })).body).toHaveLength(1)
  const [listed] = (await owner.call(listSharingLinks, { query: {} })).body
  expect(listed).toMatchObject({ id, received: 1 })
})

test('two answers at once through it are one', async () => {
  const { owner, send } = await personalLink()
  const statuses = (await Promise.all([send(), send({ content: 'Mine.' })])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 410])
  expect((await owner.call(listTestimonials, { query: {} })).body).toHaveLength(1)
})
