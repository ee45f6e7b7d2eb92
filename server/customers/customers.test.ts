import { readdir } from 'node:fs/promises'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { logIn, signUp } from '#contract/accounts/accounts.ts'
import { startCustomerImport } from '#contract/customers/customer-imports.ts'
import * as api from '#contract/customers/customers.ts'
import { requests } from './tables.ts'
import { emails } from '../emails/tables.ts'
import { randomToken } from '../kit/ids.ts'
import { outboxFolder } from '../integrations/mail/mail.ts'
import { emailsTo } from '../test/emails.ts'
import { caller } from '../test/as.ts'
import { goodPassword, makeBusiness, makeOwner, type Owner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

const ines = { name: 'Ines Duarte', email: 'ines@example.com', company: 'Duarte Tiles' }
const asking = { subject: 'How was it?', message: 'Hello {{firstName}}, how was it?' }

async function added(owner: Owner, overrides: object = {}) {
  return (await owner.call(api.createCustomer, { body: { ...ines, ...overrides } })).body
}

async function all(owner: Owner, query: object = {}) {
  return (await owner.call(api.listCustomers, { query })).body
}

describe('adding customers', () => {
  test('a new customer is active and comes first in the list (CUST-06, API-34, API-35)', async () => {
    const owner = await makeOwner(app)
    await added(owner)
    const made = await added(owner, { name: 'Tomasz Zieliński', email: 'TOMASZ@Example.com' })
    expect(made).toMatchObject({ isNew: true, status: 'active', email: 'tomasz@example.com', crmType: null })
    const { body, headers } = await owner.call(api.listCustomers, { query: {} })
    expect(body.map(({ name }) => name)).toEqual(['Tomasz Zieliński', 'Ines Duarte'])
    expect(headers['x-total-count']).toBe('2')
  })

  test('a userId that is sent along changes nothing: the workspace is the session’s (CUST-09)', async () => {
    const [owner, other] = [await makeOwner(app), await makeOwner(app)]
    const made = await added(owner, { userId: other.user.id })
    expect(made.userId).toBe(owner.user.id)
    expect([(await all(owner)).length, (await all(other)).length]).toEqual([1, 0])
  })

  test('the same address is merged, not doubled or renamed, and the status only goes forward', async () => {
    const owner = await makeOwner(app)
    const first = await added(owner, { status: 'pending' })
    const second = await added(owner, { name: 'Inês Duarte', email: 'INES@example.com ', company: '' })
    expect(second).toMatchObject({
      id: first.id,
      isNew: false,
      name: 'Ines Duarte',
      company: 'Duarte Tiles',
      status: 'pending',
    })
    expect(await all(owner)).toHaveLength(1)
  })

  test('an address in any script is one address however it is spelled: in lists, on the form, in files, and to sign in with', async () => {
    const owner = await makeBusiness(app)
    const first = await added(owner, { email: 'Ines@Müller.example\u200B' })
    expect(first).toMatchObject({ isNew: true, email: 'ines@müller.example' })
    const spelled = [
      'ines@mu\u0308ller.example\uFEFF',
      'INES@xn--mller-kva.example\u200E',
      '\u00A0ines@müller.example\u00A0',
    ]
    for (const email of spelled) expect((await added(owner, { email })).id).toBe(first.id)
    expect((await added(owner, { email: 'jürgen@例え.テスト' })).email).toBe('jürgen@例え.テスト')
    for (const email of ['ines@müller', 'ines@müller..example', 'in es@müller.example', '@müller.example'])
      expect([email, (await owner.call(api.createCustomer, { body: { ...ines, email } })).status]).toEqual([
        email,
        400,
      ])
    await submitted(app, owner.user.formId, { customerEmail: 'ines@MÜLLER.example\u200B' })
    const content = 'name,email\nInes,ines@müller.example\u200B\nZoë,zoë@café.example\n'
    await owner.call(startCustomerImport, { body: { fileName: 'customers.csv', content } })
    await app.drain()
    const listed = (await all(owner)).map(({ email, status }) => [email, status])
    expect(listed.toSorted()).toEqual([
      ['ines@müller.example', 'responded'],
      ['jürgen@例え.テスト', 'active'],
      ['zoë@café.example', 'active'],
    ])
    const account = { firstName: 'Jürgen', lastName: 'Müller', password: goodPassword }
    await caller(app).call(signUp, { body: { ...account, email: 'jürgen@müller.example' } })
    const signedIn = await caller(app).call(logIn, {
      body: { email: 'JÜRGEN@xn--mller-kva.example\u200B', password: goodPassword },
    })
    expect([signedIn.status, signedIn.body]).toMatchObject([200, { email: 'jürgen@müller.example' }])
  })

  test('a submission under another name renames nobody', async () => {
    const owner = await makeBusiness(app)
    await added(owner)
    await submitted(app, owner.user.formId, { customerName: 'I. D.', customerEmail: ines.email })
    expect(await all(owner)).toMatchObject([{ name: 'Ines Duarte', status: 'responded' }])
  })

  test('twenty tabs that add the same address at once make one customer', async () => {
    const owner = await makeOwner(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => added(owner)))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await all(owner)).toHaveLength(1)
  })

  test('a repeated call with the same Idempotency-Key answers the same and adds nothing', async () => {
    const owner = await makeOwner(app)
    const send = (name: string) =>
      owner.call(api.createCustomer, { body: { ...ines, name } }, { 'idempotency-key': 'add-1' })
    const answers = [await send('Ines'), await send('Ines')]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect((await send('Other')).problem.code).toBe('idempotency-key-reused')
  })

  test.for([
    [{ name: ' ' }, 'Please fill in name and email.'],
    [{ name: undefined }, 'Please fill in name and email.'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ status: 'gone' }, 'Status must be active, pending or responded'],
    [{ company: 'x'.repeat(121) }, 'Please use 120 characters or fewer'],
  ] as const)('%j is refused with a sentence (RULE-23)', async ([wrong, sentence]) => {
    const owner = await makeOwner(app)
    const { status, problem } = await owner.call(api.createCustomer, { body: { ...ines, ...wrong } as never })
    expect([status, problem.message]).toEqual([400, sentence])
  })

  test.for([`<script>alert(1)</script>`, `'; drop table customers; --`, '=HYPERLINK("x")', '%_\\', '🙂‍↔️ Zoë'])(
    'the name %s is kept and found as it was typed',
    async (name) => {
      const owner = await makeOwner(app)
      await added(owner, { name })
      await added(owner, { name: 'Somebody else', email: 'else@example.com' })
      expect((await all(owner, { search: name })).map((one) => one.name)).toEqual([name])
    },
  )
})

describe('changing customers', () => {
  test('a second tab is told that the customer was changed meanwhile', async () => {
    const owner = await makeOwner(app)
    const { id, updatedAt } = await added(owner)
    const change = (name: string) =>
      owner.call(api.editCustomer, { params: { id }, body: { name, updatedAt } })
    expect((await change('First tab')).body.name).toBe('First tab')
    const late = await change('Second tab')
    expect([late.status, late.problem.code]).toEqual([409, 'edited-elsewhere'])
    expect((await all(owner))[0]?.name).toBe('First tab')
  })

  test('an address that another customer has is refused, and the two can be merged', async () => {
    const owner = await makeBusiness(app)
    const customer = await added(owner)
    const other = await added(owner, {
      name: 'I. Duarte',
      email: 'duarte@example.com',
      company: 'Tiles & Co',
    })
    await owner.call(api.requestTestimonial, { params: { id: other.id }, body: asking })
    const change = { params: { id: customer.id }, body: { email: 'duarte@example.com', company: '' } }
    const refused = await owner.call(api.editCustomer, change)
    expect([refused.status, refused.problem.code]).toEqual([409, 'customer-exists'])
    expect(refused.problem.message).toBe('I. Duarte already has this email. You can merge the two.')
    const merged = (await owner.call(api.mergeCustomer, change)).body
    expect(merged).toMatchObject({
      id: customer.id,
      name: 'Ines Duarte',
      email: 'duarte@example.com',
      company: 'Duarte Tiles',
      status: 'pending',
    })
    expect(await all(owner)).toHaveLength(1)
    const details = (await owner.call(api.getCustomer, { params: { id: customer.id } })).body
    expect(details.requests.map(({ subject }) => subject)).toEqual(['How was it?'])
  })

  test('what was sent to a deleted customer stays counted, without the address', async () => {
    const owner = await makeBusiness(app)
    const { id } = await added(owner)
    await owner.call(api.requestTestimonial, { params: { id }, body: asking })
    await owner.call(api.deleteCustomer, { params: { id } })
    expect((await owner.call(api.getCustomer, { params: { id } })).status).toBe(404)
    const storedRequests = await app.services.db
      .select()
      .from(requests)
      .where(eq(requests.linkId, owner.user.formId))
    expect(storedRequests).toMatchObject([{ customerId: null, email: '', subject: '' }])
  })

  test('a deleted customer’s emails go too, also those to an earlier address, and nobody else’s', async () => {
    const { db, config } = app.services
    const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
    const addresses = [1, 2, 3].map(() => `${randomToken(8).toLowerCase()}@example.com`)
    const [before = '', after = '', colleagueEmail = ''] = addresses
    const { id } = await added(owner, { email: before })
    const colleague = await added(owner, { email: colleagueEmail })
    const namesake = await added(other, { email: before })
    await owner.call(api.requestTestimonial, { params: { id: colleague.id }, body: asking })
    await other.call(api.requestTestimonial, { params: { id: namesake.id }, body: asking })
    await owner.call(api.requestTestimonial, { params: { id }, body: asking })
    await app.drain()
    await owner.call(api.editCustomer, { params: { id }, body: { email: after } })
    app.clock.now = new Date(app.clock.now.getTime() + 2 * 86_400_000)
    await owner.call(api.requestTestimonial, { params: { id }, body: asking })
    const left = () =>
      db.select().from(emails).where(inArray(emails.recipient, addresses)).orderBy(emails.recipient)
    const [first] = (await owner.call(api.getCustomer, { params: { id } })).body.requests.slice(-1)
    expect(first?.state).toBe('sent')
    expect(await left()).toHaveLength(4)
    await owner.call(api.deleteCustomer, { params: { id } })
    expect((await left()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [before, colleagueEmail].toSorted(),
    )
    const copies = await readdir(outboxFolder(config))
    await app.drain()
    const ids = (await left()).map((mail) => `${mail.id}.json`)
    expect(copies.filter((name) => ids.includes(name))).toHaveLength(2)
    expect(await emailsTo(app, after)).toEqual([])
    expect(await emailsTo(app, before)).toHaveLength(1)
  })

  test('another workspace sees and changes nothing', async () => {
    const [owner, stranger] = [await makeOwner(app), await makeOwner(app)]
    const { id } = await added(owner)
    const params = { id }
    const answers = [
      await stranger.call(api.getCustomer, { params }),
      await stranger.call(api.editCustomer, { params, body: { name: 'Mine' } }),
      await stranger.call(api.mergeCustomer, { params, body: { email: 'mine@example.com' } }),
      await stranger.call(api.requestTestimonial, { params, body: asking }),
      await stranger.call(api.deleteCustomer, { params }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await all(stranger, { search: 'Ines' })).toEqual([])
    expect((await all(owner))[0]).toMatchObject(ines)
  })
})

describe('asking customers', () => {
  test('a request leaves through the outbox, says who asks and why, and makes the customer pending', async () => {
    const owner = await makeBusiness(app, 'Lindqvist Bakery')
    const { id } = await added(owner, { email: 'asked@example.com' })
    const { body, status } = await owner.call(api.requestTestimonial, { params: { id }, body: asking })
    expect(status).toBe(202)
    expect(body).toMatchObject({ customer: { status: 'pending' }, request: { state: 'queued' } })
    const { rows } = await app.services.database.pool.query<Record<string, string>>(
      'select * from emails where recipient = $1 and subject = $2 order by created_at desc limit 1',
      ['asked@example.com', asking.subject],
    )
    expect(rows[0]).toMatchObject({ reply_to: owner.user.email })
    expect(rows[0]?.['text']).toMatch(/^Hello Ines, how was it\?\n\nShare your experience:\nhttp\S+/)
    expect(rows[0]?.['text']).toContain(
      'Lindqvist Bakery sent you this through Plaudit because you are on their customer list.',
    )
    expect(rows[0]?.['text']).toContain(`/testimonial-form/${owner.user.formId}`)
    await app.drain()
    const details = (await owner.call(api.getCustomer, { params: { id } })).body
    expect(details.requests).toMatchObject([{ subject: 'How was it?', state: 'sent', answeredAt: null }])
  })

  test('an answer closes the request and the customer has responded', async () => {
    const owner = await makeBusiness(app)
    const { id } = await added(owner)
    await owner.call(api.requestTestimonial, { params: { id }, body: asking })
    const { id: testimonialId } = await submitted(app, owner.user.formId, {
      customerEmail: 'Ines@Example.com',
    })
    const details = (await owner.call(api.getCustomer, { params: { id } })).body
    expect(details.customer.status).toBe('responded')
    expect(details.requests).toMatchObject([{ testimonialId }])
    expect(details.requests[0]?.answeredAt).not.toBeNull()
    expect(details.testimonials.map((one) => one.id)).toEqual([testimonialId])
    expect(details.consents).toMatchObject([{ testimonialId, scopes: ['display', 'use_name'] }])
  })

  test('nobody is asked twice within a day, and a retry of the same request is no second one', async () => {
    const owner = await makeBusiness(app)
    const { id } = await added(owner)
    const send = (key: string) =>
      owner.call(api.requestTestimonial, { params: { id }, body: asking }, { 'idempotency-key': key })
    const first = await send('one')
    expect((await send('one')).body).toEqual(first.body)
    const second = await send('two')
    expect([second.status, second.problem.code]).toEqual([429, 'too-many-requests'])
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(86_000)
    app.clock.now = new Date(app.clock.now.getTime() + 25 * 3_600_000)
    expect((await send('three')).status).toBe(202)
    expect((await owner.call(api.getCustomer, { params: { id } })).body.requests).toHaveLength(2)
  })

  test('at most 100 requests are sent in an hour', async () => {
    const owner = await makeBusiness(app)
    const statuses: number[] = []
    for (let number = 0; number < 101; number += 1) {
      const { id } = await added(owner, { email: `customer-${number}@example.com` })
      statuses.push((await owner.call(api.requestTestimonial, { params: { id }, body: asking })).status)
    }
    expect(statuses.indexOf(429)).toBe(100)
  })

  test('a request may not hide where it leads', async () => {
    const owner = await makeBusiness(app)
    const { id } = await added(owner)
    const body = { ...asking, message: 'Please write here: bit\u200B.ly/us' }
    const { problem } = await owner.call(api.requestTestimonial, { params: { id }, body })
    expect(problem.message).toBe('Short links hide where they lead. Please use the full address instead.')
  })

  test.for(['https://g.page/r/abc/review', 'See yelp.com/biz/us', 'https://www.trustpilot.com/review/us'])(
    'a request that leads to a review site is refused: %s',
    async (words) => {
      const owner = await makeBusiness(app)
      const { id } = await added(owner)
      const body = { ...asking, message: `Please write here: ${words}` }
      const { status, problem } = await owner.call(api.requestTestimonial, { params: { id }, body })
      expect([status, problem.message]).toEqual([
        400,
        expect.stringContaining('may only link to your own form'),
      ])
    },
  )
})
