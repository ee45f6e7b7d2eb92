import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createApiKey, listApiKeys } from '#contract/accounts/api-keys.ts'
import { submitTestimonial } from '#contract/collection/collection.ts'
import { sendContactMessage } from '#contract/site/contact.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import { createIncident, getStatus } from '#contract/instance/status.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { users } from '../accounts/tables.ts'
import { idempotency } from '../db/tables.ts'
import { cleanUp } from '../instance/clean-up.ts'
import { caller } from '../test/as.ts'
import { makeAdministrator, makeBusiness, makeMember, makeOwner, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { db } = app.services
const under = (key: string) => ({ 'idempotency-key': key })
const shopKey = { kind: 'secret', name: 'Shop' } as const
const words = { customerName: 'Ines Duarte', content: 'The rye keeps for a week.', rating: 5 }

async function loadStoredAnswers({ user }: Owner) {
  const [found] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, user.id))
  return db.select().from(idempotency).where(eq(idempotency.workspaceId, found!.id!))
}

describe('creating a secret key again after a lost answer', () => {
  test('gives the same key, and there is one', async () => {
    const owner = await makeOwner(app)
    const send = () => owner.call(createApiKey, { body: shopKey }, under('key-1'))
    const answers = await Promise.all([send(), send(), send()])
    answers.push(await send())
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { key } = answers[0].body
    const list = await caller(app).call(listTestimonials, { query: {} }, { authorization: `Bearer ${key}` })
    expect(list.status).toBe(200)
    const secret = (await owner.call(listApiKeys, {})).body.filter(({ kind }) => kind === 'secret')
    expect(secret).toHaveLength(1)
  })

  test('leaves no key in the database, not even for the minutes in which it is answered again', async () => {
    const owner = await makeOwner(app)
    const { key } = (await owner.call(createApiKey, { body: shopKey }, under('key-2'))).body
    const [row] = await loadStoredAnswers(owner)
    expect(row?.response).toMatch(/^sealed:[\w+/=]{100,}$/)
    expect(Buffer.from(row!.response.slice(7), 'base64').toString('latin1')).not.toContain(key.slice(3))
    expect(JSON.stringify(await loadStoredAnswers(owner))).not.toContain(key.slice(3))
  })

  test('says after 15 minutes that it was created, and the hourly job erases what was sealed', async () => {
    const owner = await makeOwner(app)
    const start = app.clock.now
    const send = () => owner.call(createApiKey, { body: shopKey }, under('key-3'))
    const made = await send()
    app.clock.now = new Date(start.getTime() + 14 * 60_000)
    expect((await send()).text).toBe(made.text)
    app.clock.now = new Date(start.getTime() + 15 * 60_000)
    const late = await send()
    expect([late.status, late.problem.code]).toEqual([422, 'idempotency-key-reused'])
    expect(late.problem.message).toContain('revoke it and create another')
    app.clock.now = new Date(start.getTime() + 76 * 60_000)
    await cleanUp.run(app.services, {})
    expect((await loadStoredAnswers(owner)).map(({ response }) => response)).toEqual(['sealed:'])
    expect((await send()).status).toBe(422)
    app.clock.now = start
    expect((await owner.call(listApiKeys, {})).body).toHaveLength(2)
  })
})

describe('an Idempotency-Key', () => {
  test('of a visitor does not meet the same key of another visitor, of another form or of the team', async () => {
    const owner = await makeBusiness(app)
    const body = { ...words, customerEmail: 'ines@example.com', formId: owner.user.formId }
    const others = [
      body,
      { ...body, customerEmail: 'jon@example.com', content: 'Different words.' },
      { ...body, customerEmail: 'ann@example.com' },
    ]
    const added = await owner.call(createTestimonial, { body: words }, under('one'))
    const answers = []
    for (const body of others) answers.push(await caller(app).call(submitTestimonial, { body }, under('one')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set([added.body.id, ...answers.map(({ body }) => body.id)]).size).toBe(4)
    const late = await owner.call(
      createCustomer,
      { body: { name: 'Jo', email: 'jo@example.com' } },
      under('two'),
    )
    expect(late.status).toBe(200)
    const probe = await caller(app).call(submitTestimonial, { body }, under('two'))
    expect(probe.status).toBe(201)
  })

  test('of a visitor holds between two networks, browsers and sign-ins', async () => {
    const owner = await makeBusiness(app)
    const body = { ...words, customerEmail: 'ines@example.com', formId: owner.user.formId }
    const first = await caller(app).call(submitTestimonial, { body }, under('mine'))
    const again = await owner.call(submitTestimonial, { body }, { ...under('mine'), 'user-agent': 'other' })
    expect(again.text).toBe(first.text)
    const changed = { ...body, content: 'Even better.' }
    const edited = await caller(app).call(submitTestimonial, { body: changed }, under('mine'))
    expect([edited.status, edited.problem.code]).toEqual([422, 'idempotency-key-reused'])
  })

  test('of one member or program is not another’s', async () => {
    const owner = await makeBusiness(app)
    const member = await makeMember(app, owner)
    const { key } = (await owner.call(createApiKey, { body: shopKey })).body
    const program = { ...under('one'), authorization: `Bearer ${key}` }
    const made = [
      await owner.call(createTestimonial, { body: words }, under('one')),
      await member.call(createTestimonial, { body: { ...words, rating: 4 } }, under('one')),
      await caller(app).call(createTestimonial, { body: { ...words, rating: 3 } }, program),
    ]
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
  })

  test('on the contact page is the sender’s own', async () => {
    const body = {
      name: 'Ines Duarte',
      email: 'ines@example.com',
      subject: 'A question',
      message: 'Is there a discount for bakeries?',
      inquiryType: 'general',
    } as const
    const send = (email: string) =>
      caller(app).call(sendContactMessage, { body: { ...body, email } }, under('c'))
    const [first, again] = [await send('ines@example.com'), await send('ines@example.com')]
    expect(again.body).toEqual(first.body)
    expect((await send('jon@example.com')).body.id).not.toBe(first.body.id)
  })

  test('tells the world of an incident once', async () => {
    const administrator = await makeAdministrator(app)
    const body = {
      title: 'Slow emails',
      status: 'investigating' as const,
      impact: 'degraded' as const,
      services: ['mail' as const],
      message: 'We are looking into it.',
    }
    const send = () => administrator.call(createIncident, { body }, under('incident'))
    const [first, again] = [await send(), await send()]
    expect(first.status).toBe(201)
    expect(again.text).toBe(first.text)
    expect((await caller(app).call(getStatus, {})).body.incidents).toHaveLength(1)
  })
})
