import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  type ContactForm,
  inquiryTypes,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
} from '#contract/site/contact.ts'
import { type ConsentScope, saveFormSettings } from '#contract/collection/collection.ts'
import { getCustomerLogos, getPublicTestimonials } from '#contract/site/site.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { businessProfiles } from '../business/tables.ts'
import { emails } from '../emails/tables.ts'
import { contactMessages } from './tables.ts'
import { caller } from '../test/as.ts'
import { makeAdministrator, makeBusiness, makeOwner, type Owner, submitted } from '../test/make.ts'
import { type TestApp, testApp } from '../test/test-app.ts'

const settings = { requiresApproval: true, publicLinks: 'everyone' } as const

function optIn(owner: Owner, showsInPublic: boolean) {
  return owner.call(saveFormSettings, { body: { ...settings, showsInPublic } })
}

const everywhere: ConsentScope[] = ['display', 'use_name', 'platform']

async function approved(app: TestApp, owner: Owner, overrides: Parameters<typeof submitted>[2] = {}) {
  const { id } = await submitted(app, owner.user.formId, { scopes: everywhere, ...overrides })
  await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  return id
}

describe('the public list', () => {
  test('shows what is publishable of businesses that agreed, without private fields', async () => {
    const app = await testApp()
    const agreed = await makeBusiness(app, 'Lindqvist Bakery')
    const silent = await makeBusiness(app, 'Quiet & Sons')
    expect((await optIn(agreed, true)).body.showsInPublic).toBe(true)
    const shown = await approved(app, agreed)
    await approved(app, silent)
    await submitted(app, agreed.user.formId, { scopes: everywhere })
    await approved(app, agreed, { scopes: ['display', 'use_name'], content: 'On the bakery’s website only.' })
    await approved(app, agreed, { scopes: [], content: 'Not for others to see, please.' })
    const answer = await caller(app).call(getPublicTestimonials, {})
    expect(answer.body).toEqual([
      {
        id: shown,
        content: 'The rye keeps for a week and tastes better every day.',
        customerName: 'Ines Duarte',
        customerCompany: null,
        rating: 5,
        date: app.clock.now.toISOString().slice(0, 10),
        language: 'en',
        label: null,
        headline: null,
        photoUrl: null,
        verifyUrl: expect.stringMatching(/\/verify\/[\w-]{43}$/),
        businessName: 'Lindqvist Bakery',
      },
    ])
    expect(answer.text).not.toContain('ines@example.com')
    expect(answer.headers['cache-control']).toBe('public, max-age=20')
  })

  test('has no date for what nobody dated', async () => {
    const app = await testApp()
    const owner = await makeBusiness(app)
    await optIn(owner, true)
    await approved(app, owner)
    await app.services.db.execute(sql`update testimonials set is_undated = true`)
    expect((await caller(app).call(getPublicTestimonials, {})).body).toMatchObject([{ date: null }])
  })

  test('is empty as long as nobody agreed, and leaves out whose owner changed their mind', async () => {
    const app = await testApp()
    const owner = await makeBusiness(app)
    await optIn(owner, true)
    await approved(app, owner)
    await optIn(owner, false)
    expect((await caller(app).call(getPublicTestimonials, {})).body).toEqual([])
  })

  test('names no customer who agreed to be shown but not by name, and takes three of one business at most', async () => {
    const app = await testApp()
    const owner = await makeBusiness(app)
    await optIn(owner, true)
    for (let count = 0; count < 4; count++) await approved(app, owner, { scopes: ['display', 'platform'] })
    const { body } = await caller(app).call(getPublicTestimonials, {})
    expect(body.map(({ customerName }) => customerName)).toEqual(['A customer', 'A customer', 'A customer'])
  })

  test('an owner who saves other settings only does not change what was agreed', async () => {
    const app = await testApp()
    const owner = await makeBusiness(app)
    await optIn(owner, true)
    expect((await owner.call(saveFormSettings, { body: settings })).body.showsInPublic).toBe(true)
  })

  test('of logos has those of the same businesses that are kept here', async () => {
    const app = await testApp()
    const logos = ['/files/logo.png', 'https://elsewhere.example/logo.png', '//elsewhere.example/l.png', null]
    for (const logoUrl of logos) {
      const owner = await makeBusiness(app, `Business of ${logoUrl}`)
      await optIn(owner, true)
      await app.services.db
        .update(businessProfiles)
        .set({ logoUrl })
        .where(eq(businessProfiles.contactEmail, owner.user.email))
    }
    expect((await caller(app).call(getCustomerLogos, {})).body).toEqual([
      { logoUrl: '/files/logo.png', businessName: 'Business of /files/logo.png' },
    ])
  })
})

const message: ContactForm = {
  name: 'Ola Brandt',
  email: 'ola@example.com',
  company: 'Brandt Ltd',
  subject: 'A question',
  message: 'Does it run on a\nRaspberry Pi?',
  inquiryType: 'general',
}

describe('a contact message', () => {
  test('is stored and mailed to the operator, who answers by answering the email', async () => {
    const app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
    const answer = await caller(app).call(sendContactMessage, { body: message })
    expect(answer.status).toBe(201)
    expect(answer.body.message).toContain('24 hours')
    const [stored] = await app.services.db.select().from(contactMessages)
    expect(stored).toMatchObject(message)
    const [mail] = await app.services.db.select().from(emails)
    expect(mail).toMatchObject({
      recipient: 'operator@example.com',
      replyTo: 'ola@example.com',
      subject: 'Plaudit contact (general): A question',
    })
    expect(mail?.text).toContain('Ola Brandt from Brandt Ltd <ola@example.com> wrote:')
    expect(mail?.text).toContain('Raspberry Pi?')
  })

  test('is stored when no operator has given an address', async () => {
    const app = await testApp()
    await caller(app).call(sendContactMessage, { body: message })
    expect(await app.services.db.select().from(contactMessages)).toHaveLength(1)
    expect(await app.services.db.select().from(emails)).toEqual([])
  })

  test('is read, page by page, and marked as answered by admins, and by nobody else', async () => {
    const app = await testApp()
    const send = (subject: string) => caller(app).call(sendContactMessage, { body: { ...message, subject } })
    for (const subject of ['First', 'Second', 'Third']) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      await send(subject)
    }
    const admin = await makeAdministrator(app)
    const first = await admin.call(listContactMessages, { query: { limit: 2 } })
    expect(first.body.map(({ subject }) => subject)).toEqual(['Third', 'Second'])
    expect(first.headers['x-total-count']).toBe('3')
    const cursor = new URLSearchParams(String(first.headers['link']).split('?')[1]?.split('>')[0]).get(
      'cursor',
    )
    const rest = await admin.call(listContactMessages, { query: { limit: 2, cursor: cursor ?? '' } })
    expect(rest.body).toMatchObject([{ ...message, subject: 'First', answeredAt: null }])
    const one = { params: { id: rest.body[0]?.id ?? '' } }
    const answered = await admin.call(markContactMessage, { ...one, body: { isAnswered: true } })
    expect(answered.body.answeredAt).toBe(app.clock.now.toISOString())
    const open = await admin.call(markContactMessage, { ...one, body: { isAnswered: false } })
    expect(open.body.answeredAt).toBeNull()
    const owner = await makeOwner(app)
    expect((await owner.call(listContactMessages, {})).status).toBe(403)
    expect((await owner.call(markContactMessage, { ...one, body: { isAnswered: true } })).status).toBe(403)
  })

  test('cannot put a line of its own into the head of an email', async () => {
    const app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
    const body = {
      ...message,
      name: 'Ola\r\nBcc: all@example.com',
      subject: 'Hello\r\nBcc: all@example.com\u2028x',
    }
    expect((await caller(app).call(sendContactMessage, { body })).status).toBe(201)
    const [mail] = await app.services.db.select().from(emails)
    expect(mail?.subject).toBe('Plaudit contact (general): Hello Bcc: all@example.com x')
    const email = 'ola@example.com\r\nBcc: all@example.com'
    expect((await caller(app).call(sendContactMessage, { body: { ...message, email } })).status).toBe(400)
  })

  test('sent again with the same key is one message and one email', async () => {
    const app = await testApp({ OPERATOR_EMAIL: 'operator@example.com' })
    const send = (body: ContactForm) =>
      caller(app).call(sendContactMessage, { body }, { 'idempotency-key': 'once' })
    const answers = await Promise.all([send(message), send(message), send(message)])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await app.services.db.select().from(contactMessages)).toHaveLength(1)
    expect(await app.services.db.select().from(emails)).toHaveLength(1)
    const other = await send({ ...message, subject: 'Another' })
    expect([other.status, other.problem.code]).toEqual([422, 'idempotency-key-reused'])
  })

  test('is refused, field by field, when something is missing, and from a robot', async () => {
    const app = await testApp()
    const empty = { name: ' ', email: 'ola', subject: '', message: ' \n', inquiryType: 'x' as never }
    const refused = await caller(app).call(sendContactMessage, { body: empty })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.problem.fields ?? {}).toSorted()).toEqual(Object.keys(empty).toSorted())
    const robot = await caller(app).call(sendContactMessage, { body: { ...message, website: 'spam' } })
    expect(robot.problem.code).toBe('robot-check-failed')
    expect(await app.services.db.select().from(contactMessages)).toEqual([])
  })

  test('may be about six things', () => {
    expect(inquiryTypes).toEqual(['general', 'sales', 'support', 'partnership', 'press', 'other'])
  })

  test('is refused from another website’s page, and after sixty in a minute', async () => {
    const app = await testApp({ PLAUDIT_RATE_LIMITS: 'on' })
    const foreign = await caller(app).call(
      sendContactMessage,
      { body: message },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(foreign.problem.code).toBe('cross-site')
    const statuses: number[] = []
    for (let count = 0; count < 61; count++) {
      statuses.push((await caller(app).call(sendContactMessage, { body: message })).status)
    }
    expect([statuses[59], statuses[60]]).toEqual([201, 429])
  })
})
