import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import * as crm from '#contract/crm/crm.ts'
import {
  createCustomer,
  getCustomer,
  listCustomers,
  requestTestimonial,
} from '#contract/customers/customers.ts'
import { requestDeletion } from '#contract/accounts/security.ts'
import { allJobs } from '../app.ts'
import { openConnection } from './clients.ts'
import { syncConnection } from './sync.ts'
import { crmIntegrations } from './tables.ts'
import { emails } from '../emails/tables.ts'
import { type CrmPerson, fakeCrms, hubspotKey, hubspotPortal, salesforceApp } from '../test/stand-ins/crms.ts'
import { goodPassword, makeBusiness, type Owner, submitted } from '../test/make.ts'
import { refuseEmailsTo } from '../test/emails.ts'
import { testApp } from '../test/test-app.ts'
import { askAfterDeals } from './jobs.ts'

const crms = await fakeCrms()
afterAll(() => crms.close())
const app = await testApp({ HUBSPOT_URL: crms.url, SALESFORCE_URL: crms.url })
const dayMs = 86_400_000
const followUp = allJobs.find(({ name }) => name === 'follow-up')

const people: CrmPerson[] = [
  { id: '1', firstName: 'Ines', lastName: 'Duarte', email: 'ines@example.com', company: 'Duarte Tiles' },
  { id: '2', firstName: 'Tomasz', lastName: 'Zieliński', email: 'TOMASZ@example.com' },
  { id: '3', firstName: 'Nobody', lastName: 'Mail', email: null },
]
const hubspot = { crmType: 'hubspot', accessToken: hubspotKey } as const
const salesforce = {
  crmType: 'salesforce',
  instanceUrl: 'https://bakery.my.salesforce.com',
  ...salesforceApp,
} as const

beforeEach(async () => {
  // The connections of other tests are left alone.
  await app.services.db.update(crmIntegrations).set({ isActive: false })
  Object.assign(crms, { people, isAway: false, odd: undefined })
  app.clock.now = new Date()
})

async function connected(owner: Owner) {
  return (await owner.call(crm.connectCrm, { body: hubspot })).body
}

async function customersOf(owner: Owner) {
  return (await owner.call(listCustomers, { query: {} })).body
}

/** Every workspace of this file asks the same CRM; replies say whose email it is. */
async function emailsTo(email: string, owner: Owner) {
  const all = await app.services.db.select().from(emails)
  return all.filter(({ recipient, replyTo }) => recipient === email && replyTo === owner.user.email)
}

describe('connecting a CRM', () => {
  test.for([
    { body: hubspot, portalId: hubspotPortal },
    { body: salesforce, portalId: '' },
  ])(
    '$body.crmType is tried, kept, and never shows its keys again (COLL-30, COLL-31, CRM-06)',
    async ({ body, portalId }) => {
      const owner = await makeBusiness(app)
      const answer = await owner.call(crm.connectCrm, { body })
      expect(answer.body).toMatchObject({ crmType: body.crmType, portalId, lastError: null })
      const listed = await owner.call(crm.listCrmIntegrations, {})
      expect(listed.body).toHaveLength(1)
      const rows = JSON.stringify(await app.services.db.select().from(crmIntegrations))
      for (const secret of [hubspotKey, salesforceApp.consumerSecret]) {
        expect(answer.text + listed.text + rows).not.toContain(secret)
        expect(rows).not.toContain(Buffer.from(secret).toString('hex'))
      }
    },
  )

  test('keys that the CRM refuses, or of another account, are not kept', async () => {
    const owner = await makeBusiness(app)
    const wrong = await owner.call(crm.connectCrm, { body: { ...hubspot, accessToken: 'pat-wrong' } })
    expect([wrong.status, wrong.problem.code]).toEqual([422, 'crm-refused'])
    const other = await owner.call(crm.connectCrm, { body: { ...hubspot, portalId: '99' } })
    expect(other.problem.message).toBe('This API key belongs to HubSpot portal 4711, not 99.')
    const noSecret = await owner.call(crm.connectCrm, { body: { ...salesforce, consumerSecret: 'no' } })
    expect(noSecret.problem.code).toBe('crm-refused')
    crms.isAway = true
    expect((await owner.call(crm.connectCrm, { body: hubspot })).problem.code).toBe('unavailable')
    expect((await owner.call(crm.listCrmIntegrations, {})).body).toEqual([])
  })

  test('what is missing or not at Salesforce is said beside its field (CRM-06)', async () => {
    const owner = await makeBusiness(app)
    const none = await owner.call(crm.connectCrm, { body: { crmType: 'hubspot' } })
    expect(none.problem.fields).toEqual({ accessToken: 'Access token is required' })
    for (const instanceUrl of [
      'https://169.254.169.254',
      'https://salesforce.com.evil.example',
      'http://a.salesforce.com',
    ]) {
      const answer = await owner.call(crm.connectCrm, { body: { ...salesforce, instanceUrl } })
      expect(answer.problem.fields?.['instanceUrl']).toBe(
        'Please enter a URL like https://yourcompany.my.salesforce.com',
      )
    }
  })

  test('connecting again replaces the keys; disconnecting forgets them and leaves the customers', async () => {
    const owner = await makeBusiness(app)
    const first = await connected(owner)
    expect((await connected(owner)).id).toBe(first.id)
    await owner.call(crm.syncCrm, { params: { id: first.id } })
    await owner.call(crm.disconnectCrm, { params: { id: first.id } })
    expect((await owner.call(crm.listCrmIntegrations, {})).body).toEqual([])
    expect(await customersOf(owner)).toHaveLength(2)
    expect((await owner.call(crm.syncCrm, { params: { id: first.id } })).status).toBe(404)
  })
})

describe('syncing contacts', () => {
  test.for([{ body: hubspot }, { body: salesforce }])(
    'contacts of $body.crmType with an address become customers, page by page, and are merged the next time, under their own names',
    async ({ body }) => {
      const owner = await makeBusiness(app)
      await owner.call(createCustomer, { body: { name: 'Ines', email: 'ines@example.com' } })
      const { id } = (await owner.call(crm.connectCrm, { body })).body
      const answer = (await owner.call(crm.syncCrm, { params: { id } })).body
      expect(answer).toEqual({ contactsSynced: 2, message: '2 contacts synced to your customer list.' })
      await owner.call(crm.syncCrm, { params: { id } })
      const all = await customersOf(owner)
      expect(all.map(({ email }) => email).toSorted()).toEqual(['ines@example.com', 'tomasz@example.com'])
      expect(all.find(({ email }) => email.startsWith('ines'))).toMatchObject({
        name: 'Ines',
        company: 'Duarte Tiles',
        crmType: body.crmType,
      })
    },
  )

  test('a stored token goes to the host that it was given for, and to no other', async () => {
    const owner = await makeBusiness(app)
    const elsewhere = await fakeCrms()
    const { config } = app.services
    const moved = {
      ...app.services,
      config: { ...config, crmUrls: { ...config.crmUrls, hubspot: elsewhere.url } },
    }
    const { id } = await connected(owner)
    const stored = async () =>
      (await app.services.db.select().from(crmIntegrations)).find((row) => row.id === id)!
    const sentence = 'The CRM’s address has changed, so the saved credentials were not sent to it.'
    await expect(syncConnection(moved, await stored(), 'system')).rejects.toThrow(sentence)
    expect(elsewhere.tokens).toEqual([])
    expect((await stored()).lastError).toContain(sentence)

    const toSalesforce = (await owner.call(crm.connectCrm, { body: salesforce })).body.id
    await app.services.db
      .update(crmIntegrations)
      .set({ instanceUrl: 'https://other.my.salesforce.com' })
      .where(eq(crmIntegrations.id, toSalesforce))
    const own = { ...app.services, config: { ...config, crmUrls: {} } }
    const [row] = await app.services.db
      .select()
      .from(crmIntegrations)
      .where(eq(crmIntegrations.id, toSalesforce))
    expect(() => openConnection(own, row!)).toThrow(sentence)
    elsewhere.close()
  })

  test('a CRM that is away is said, and what went wrong stays on the card', async () => {
    const owner = await makeBusiness(app)
    const { id } = await connected(owner)
    crms.isAway = true
    expect((await owner.call(crm.syncCrm, { params: { id } })).problem.code).toBe('unavailable')
    const [integration] = (await owner.call(crm.listCrmIntegrations, {})).body
    expect(integration?.lastError).toContain('HubSpot returned an error')
  })

  test('what goes wrong on our side is one sentence on the card, without what was in the query', async () => {
    const owner = await makeBusiness(app)
    const { id } = await connected(owner)
    await owner.call(crm.saveCrmAutomation, { body: { autoSendAfterDeal: true, weeklyFollowUps: false } })
    const wonAt = new Date(app.clock.now.getTime() + 1000)
    const refused = 'refused@example.com'
    crms.people = [{ id: '7', firstName: 'Petra', lastName: 'Refused', email: refused, wonAt }]
    const { db } = app.services
    await db.execute(
      sql`alter table customers add constraint no_petra check (email <> 'refused@example.com')`,
    )
    expect((await owner.call(crm.syncCrm, { params: { id } })).status).toBe(500)
    const card = async () => (await owner.call(crm.listCrmIntegrations, {})).body[0]?.lastError
    const sentence = 'Something went wrong on our side. Please try again later.'
    expect(await card()).toBe(sentence)
    await db.update(crmIntegrations).set({ lastError: null })
    app.clock.now = new Date(wonAt.getTime() + 1000)
    await askAfterDeals.run(app.services, {})
    expect(await card()).toBe(sentence)
    await db.execute(sql`alter table customers drop constraint no_petra`)
  })

  test('another workspace cannot sync or end it', async () => {
    const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
    const { id } = await connected(owner)
    for (const call of [crm.syncCrm, crm.disconnectCrm]) {
      expect((await other.call(call, { params: { id } })).status).toBe(404)
    }
    expect((await other.call(crm.listCrmIntegrations, {})).body).toEqual([])
  })
})

describe('asking automatically', () => {
  test('both kinds are off until they are turned on, and kept for this workspace alone (COLL-32)', async () => {
    const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
    const loadAutomation = async (one: Owner) => (await one.call(crm.getCrmAutomation, {})).body
    const off = { autoSendAfterDeal: false, weeklyFollowUps: false }
    expect(await loadAutomation(owner)).toEqual(off)
    await owner.call(crm.saveCrmAutomation, { body: { autoSendAfterDeal: true, weeklyFollowUps: true } })
    expect(await loadAutomation(owner)).toEqual({ autoSendAfterDeal: true, weeklyFollowUps: true })
    expect(await loadAutomation(other)).toEqual(off)
  })

  test('after a won deal the customer is asked, once, and deals from before are left alone (COLL-32)', async () => {
    const owner = await makeBusiness(app)
    await connected(owner)
    const email = `won-${owner.user.id}@example.com`
    const early = `early-${owner.user.id}@example.com`
    await owner.call(crm.saveCrmAutomation, { body: { autoSendAfterDeal: true, weeklyFollowUps: false } })
    const now = app.clock.now.getTime()
    crms.people = [
      { id: '8', firstName: 'Early', lastName: 'Bird', email: early, wonAt: new Date(now - dayMs) },
      { id: '9', firstName: 'Wanda', lastName: 'Won', email, wonAt: new Date(now + 1000) },
    ]
    app.clock.now = new Date(now + 900_000)
    await askAfterDeals.run(app.services, {})
    await askAfterDeals.run(app.services, {})
    const [mail, ...more] = await emailsTo(email, owner)
    expect(mail?.subject).toBe('How was your experience with Lindqvist Bakery?')
    expect(more).toEqual([])
    expect(await emailsTo(early, owner)).toEqual([])
    expect(await customersOf(owner)).toMatchObject([{ email, status: 'pending', crmType: 'hubspot' }])
  })

  test('nobody is asked while it is off, and a CRM that was away misses nobody (COLL-32)', async () => {
    const owner = await makeBusiness(app)
    await connected(owner)
    const email = `later-${owner.user.id}@example.com`
    const wonAt = new Date(app.clock.now.getTime() + 1000)
    crms.people = [{ id: '9', firstName: 'Lena', lastName: 'Later', email, wonAt }]
    await askAfterDeals.run(app.services, {})
    expect(await emailsTo(email, owner)).toEqual([])
    await owner.call(crm.saveCrmAutomation, { body: { autoSendAfterDeal: true, weeklyFollowUps: false } })
    crms.isAway = true
    app.clock.now = new Date(wonAt.getTime() + dayMs)
    await askAfterDeals.run(app.services, {})
    crms.isAway = false
    app.clock.now = new Date(wonAt.getTime() + 2 * dayMs)
    await askAfterDeals.run(app.services, {})
    expect(await emailsTo(email, owner)).toHaveLength(1)
  })

  /** Reminders leave by day, whatever the hour is in which the tests run. */
  const waitUntilNoon = () => {
    app.clock.now = new Date(Math.ceil(app.clock.now.getTime() / dayMs) * dayMs + dayMs / 2)
  }

  test('a request without an answer is repeated once, after a week, and an answered one never (COLL-32)', async () => {
    waitUntilNoon()
    const owner = await makeBusiness(app)
    const asked = async (name: string) => {
      const email = `${name}-${owner.user.id}@example.com`
      await owner.call(createCustomer, { body: { name, email } })
      return email
    }
    const [silent, answering] = [await asked('silent'), await asked('answering')]
    await connected(owner)
    await owner.call(crm.saveCrmAutomation, { body: { autoSendAfterDeal: true, weeklyFollowUps: true } })
    const wonAt = new Date(app.clock.now.getTime() + 1000)
    crms.people = [silent, answering].map((email, index) => ({
      id: String(index + 20),
      firstName: 'Some',
      lastName: 'Body',
      email,
      wonAt,
    }))
    await askAfterDeals.run(app.services, {})
    await submitted(app, owner.user.formId, { customerEmail: answering })
    const start = app.clock.now.getTime()
    for (const days of [3, 8, 9, 16]) {
      app.clock.now = new Date(start + days * dayMs)
      await followUp?.run(app.services, {})
      const expected = days < 7 ? 1 : 2
      expect([days, (await emailsTo(silent, owner)).length]).toEqual([days, expected])
    }
    expect(await emailsTo(answering, owner)).toHaveLength(1)
    app.clock.now = new Date(start + 8 * dayMs)
    const reminder = (await emailsTo(silent, owner)).find(({ subject }) =>
      subject.startsWith('A quick reminder'),
    )
    expect(reminder?.text).toContain("We won't remind you again.")
    const customer = (await customersOf(owner)).find(({ email }) => email === silent)
    const details = (await owner.call(getCustomer, { params: { id: customer?.id ?? '' } })).body
    expect(details.requests[0]?.remindedAt).not.toBeNull()
  })

  test('reminders that fail for one business reach the customers of the next, and none leave an account on its way out', async () => {
    waitUntilNoon()
    const owners = [await makeBusiness(app), await makeBusiness(app), await makeBusiness(app)]
    const [, , leaving] = owners
    for (const [index, owner] of owners.entries()) {
      await connected(owner)
      await owner.call(crm.saveCrmAutomation, { body: { autoSendAfterDeal: false, weeklyFollowUps: true } })
      const customer = { name: 'Some Body', email: `quiet${index}@example.com` }
      const { id } = (await owner.call(createCustomer, { body: customer })).body
      await owner.call(requestTestimonial, {
        params: { id },
        body: { subject: 'A word?', message: 'Please.' },
      })
    }
    await leaving!.call(requestDeletion, {
      body: { businessName: 'Lindqvist Bakery', password: goodPassword },
    })
    app.clock.now = new Date(app.clock.now.getTime() + 8 * dayMs)
    const counts = async () =>
      (await Promise.all(owners.map((owner, index) => emailsTo(`quiet${index}@example.com`, owner)))).map(
        ({ length }) => length,
      )
    const accept = await refuseEmailsTo(app, 'quiet0@example.com')
    await expect(followUp?.run(app.services, {})).rejects.toThrow('failed for 1 of')
    expect(await counts()).toEqual([1, 2, 1])
    await accept()
    await followUp?.run(app.services, {})
    expect(await counts()).toEqual([2, 2, 1])
  })
})

const contact = (properties: object) => JSON.stringify({ results: [{ id: '1', properties }] })
const oddAnswers: Record<string, string> = {
  'a page of HTML': '<!doctype html><title>Maintenance</title>',
  nothing: '',
  'an array': '[]',
  'a number': '42',
  null: 'null',
  'half of an answer': '{"results":[{"id":"1"',
  'another shape': '{"results":{"id":1},"records":"none","portalId":{},"access_token":[]}',
  'entries of another shape': '{"results":[1,null,"x"],"records":[1,null,"x"],"portalId":1.5}',
  'more than we read': JSON.stringify({ results: [], filler: 'x'.repeat(5_100_000) }),
  'nesting without an end': '['.repeat(100_000),
}

describe('a CRM that answers oddly', () => {
  const calls = [
    { crmType: 'hubspot', body: hubspot, account: '/account-info', contacts: '/crm/v3/objects/contacts' },
    { crmType: 'salesforce', body: salesforce, account: '/services/oauth2', contacts: '/services/data' },
  ] as const

  test.for(calls)(
    'is not connected, and the owner is told that $crmType answered so',
    async ({ body, account }) => {
      const owner = await makeBusiness(app)
      for (const [name, odd] of Object.entries(oddAnswers)) {
        crms.odd = { path: account, body: odd }
        const { status, problem } = await owner.call(crm.connectCrm, { body })
        expect([name, status, problem.code]).toEqual([name, 503, 'unavailable'])
        expect(problem.message).toMatch(/^(HubSpot|Salesforce) sent an unexpected response\./)
      }
      expect((await owner.call(crm.listCrmIntegrations, {})).body).toEqual([])
    },
  )

  test.for(calls)('$crmType: the list of contacts says so, and why', async ({ body, contacts }) => {
    const owner = await makeBusiness(app)
    const { id } = (await owner.call(crm.connectCrm, { body })).body
    for (const [name, odd] of Object.entries(oddAnswers)) {
      crms.odd = { path: contacts, body: odd }
      const { status, problem } = await owner.call(crm.syncCrm, { params: { id } })
      expect([name, status, problem.code]).toEqual([name, 503, 'unavailable'])
    }
    const [integration] = (await owner.call(crm.listCrmIntegrations, {})).body
    expect(integration?.lastError).toMatch(/sent an unexpected response/)
  })

  test('pages without an end are given up', async () => {
    const owner = await makeBusiness(app)
    const { id } = await connected(owner)
    crms.odd = { path: '/crm/v3/objects/contacts', body: '{"results":[],"paging":{"next":{"after":"1"}}}' }
    expect((await owner.call(crm.syncCrm, { params: { id } })).problem.code).toBe('unavailable')
  })

  test('does not get its token taken to another place', async () => {
    const owner = await makeBusiness(app)
    const { id } = (await owner.call(crm.connectCrm, { body: salesforce })).body
    for (const nextRecordsUrl of [
      'https://evil.example/services/',
      '//evil.example/services/',
      '/\\evil.example',
    ]) {
      crms.odd = { path: '/services/data', body: JSON.stringify({ records: [], nextRecordsUrl }) }
      const { problem } = await owner.call(crm.syncCrm, { params: { id } })
      expect(problem.message).toMatch(/unexpected response/)
    }
  })

  test('gives names that are too long, or hold what cannot be kept, as far as they can be', async () => {
    const owner = await makeBusiness(app)
    const { id } = await connected(owner)
    const path = '/crm/v3/objects/contacts'
    crms.odd = { path, body: contact({ email: 'long@example.com', firstname: `A\0${'x'.repeat(5000)}` }) }
    expect((await owner.call(crm.syncCrm, { params: { id } })).status).toBe(200)
    const [customer] = await customersOf(owner)
    expect([customer?.email, customer?.name.length]).toEqual(['long@example.com', 120])
    crms.odd = { path, body: contact({ email: `${'x'.repeat(300)}@example.com` }) }
    expect((await owner.call(crm.syncCrm, { params: { id } })).status).toBe(200)
    expect(await customersOf(owner)).toHaveLength(1)
  })
})
