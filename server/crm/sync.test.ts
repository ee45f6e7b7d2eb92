import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as crm from '#contract/crm/crm.ts'
import { listCrmFields } from '#contract/crm/crm-fields.ts'
import { createMilestone, previewMilestone } from '#contract/crm/milestones.ts'
import { withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { createCustomer, deleteCustomer, listCustomers } from '#contract/customers/customers.ts'
import { restoreTestimonial } from '#contract/testimonials/decisions.ts'
import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { customers } from '../customers/tables.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, submitted } from '../test/make.ts'
import { someDeals, somePeople } from '../test/makers/crm-records.ts'
import {
  type CrmPerson,
  fakeCrms,
  forgetSalesforceQueries,
  hubspotKey,
  salesforceApp,
} from '../test/stand-ins/crms.ts'
import { testApp } from '../test/test-app.ts'
import { checkMilestones, tendToCrms } from './jobs.ts'
import { syncConnection } from './sync.ts'
import { SyncEnded } from './sync/lease.ts'
import { crmContacts, crmDeals, crmIntegrations } from './tables.ts'

const crms = await fakeCrms()
afterAll(() => crms.close())
const app = await testApp({ HUBSPOT_URL: crms.url, SALESFORCE_URL: crms.url })
const { db } = app.services
const minute = 60_000

const bodies = {
  hubspot: { crmType: 'hubspot', accessToken: hubspotKey },
  salesforce: {
    crmType: 'salesforce',
    instanceUrl: 'https://bakery.my.salesforce.com',
    ...salesforceApp,
  },
} as const
const both = [{ crmType: 'hubspot' }, { crmType: 'salesforce' }] as const

const becameCustomer = {
  triggerField: 'lifecyclestage',
  triggerOperator: 'equals',
  triggerValue: 'customer',
} as const

/** The same person, changed now as the clock of the test has it. */
const changed = (person: CrmPerson, change: Partial<CrmPerson> = {}): CrmPerson => ({
  ...person,
  ...change,
  changedAt: app.clock.now,
})

beforeEach(async () => {
  // The connections of other tests are left alone.
  await db.update(crmIntegrations).set({ isActive: false })
  Object.assign(crms, {
    people: [],
    deals: [],
    gone: [],
    fields: [],
    isAway: false,
    odd: undefined,
    held: undefined,
  })
  Object.assign(crms, { awayAfter: undefined, pageSize: 10, mostFound: 10_000 })
  crms.refusals.length = 0
  crms.calls.length = 0
  app.clock.now = new Date()
})

async function connected(crmType: crm.CrmType = 'hubspot') {
  const owner = await makeBusiness(app)
  const { id } = (await owner.call(crm.connectCrm, { body: bodies[crmType] })).body
  const sync = () => owner.call(crm.syncCrm, { params: { id } })
  const row = async () => (await db.select().from(crmIntegrations).where(eq(crmIntegrations.id, id)))[0]!
  const card = async () => (await owner.call(crm.listCrmIntegrations, {})).body.find((one) => one.id === id)!
  return { owner, id, sync, row, card }
}

/** Later, so that what was changed before is not changed since. */
const pass = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * minute)
}

/** What is kept of the CRM, and what of it the customers have, each as the CRM itself would say it. */
async function keptOf(integrationId: string) {
  const contacts = await db
    .select({ link: crmContacts, customer: customers })
    .from(crmContacts)
    .innerJoin(
      customers,
      and(eq(customers.workspaceId, crmContacts.workspaceId), eq(customers.id, crmContacts.customerId)),
    )
    .where(and(eq(crmContacts.integrationId, integrationId), isNotNull(crmContacts.email)))
  const deals = await db.select().from(crmDeals).where(eq(crmDeals.integrationId, integrationId))
  return {
    contacts: contacts
      .map(({ link, customer }) => ({
        id: link.crmId,
        name: link.name,
        email: link.email,
        company: link.company,
        customer: [customer.email, customer.company],
      }))
      .toSorted((one, other) => Number(one.id) - Number(other.id)),
    deals: deals
      .map(({ crmId, name, stage, isWon, contactIds }) => ({ id: crmId, name, stage, isWon, contactIds }))
      .toSorted((one, other) => Number(one.id) - Number(other.id)),
  }
}

function theirs() {
  return {
    contacts: crms.people.flatMap(({ id, firstName, lastName, email, company = null }) =>
      email ? [{ id, name: `${firstName} ${lastName}`, email, company, customer: [email, company] }] : [],
    ),
    deals: crms.deals.map(({ id, name, stage, isWon, contactIds }) => ({
      id,
      name,
      stage,
      isWon,
      contactIds: [...contactIds],
    })),
  }
}

describe('contacts and deals', () => {
  test.for(both)(
    '$crmType: after pages, limits, an outage and changes meanwhile, both sides are the same row by row',
    async ({ crmType }) => {
      crms.people = somePeople(43)
      crms.deals = someDeals(12)
      const { id, sync, card } = await connected(crmType)
      crms.refusals.push({ status: 429, retryAfter: '0' })
      crms.awayAfter = crms.calls.length + 5
      expect((await sync()).status).toBe(503)
      crms.awayAfter = undefined
      pass(10)
      forgetSalesforceQueries()
      const [one, two, ...others] = crms.people
      crms.people = [
        changed(one!, { lastName: 'Silva', company: 'Silva Tiles' }),
        changed(two!, { email: 'new-address@example.com' }),
        ...others,
        ...somePeople(3, 100).map((person) => changed(person)),
      ]
      expect((await sync()).status).toBe(200)
      expect(await keptOf(id)).toEqual(theirs())
      expect(await card()).toMatchObject({
        contactsSynced: theirs().contacts.length,
        dealsSynced: 12,
        running: null,
        lastError: null,
      })
    },
  )

  test.for(both)(
    '$crmType: after the first time, only what changed is read, and nothing is written where nothing did',
    async ({ crmType }) => {
      crms.people = somePeople(40)
      const { owner, sync } = await connected(crmType)
      await sync()
      pass(60)
      crms.calls.length = 0
      const before = JSON.stringify((await owner.call(listCustomers, { query: {} })).body)
      await sync()
      expect(crms.calls.length).toBeLessThan(8)
      expect(JSON.stringify((await owner.call(listCustomers, { query: {} })).body)).toBe(before)
    },
  )

  test('more changes than a search of HubSpot’s gives are all read', async () => {
    const { id, sync } = await connected()
    await sync()
    pass(60)
    crms.mostFound = 20
    crms.people = somePeople(61).map((person) => changed(person))
    await sync()
    expect(await keptOf(id)).toEqual(theirs())
  })

  test('a deal has all its contacts, however few HubSpot gives at once', async () => {
    const contactIds = Array.from({ length: 21 }, (_, index) => String(index + 1))
    crms.deals = someDeals(3).map((deal) => (deal.id === '2' ? { ...deal, contactIds } : deal))
    const { id, sync } = await connected()
    await sync()
    expect(await keptOf(id)).toEqual(theirs())
  })

  test.for(both)(
    '$crmType: who is deleted there goes here, unless something happened to them; who is merged leaves their history',
    async ({ crmType }) => {
      crms.people = somePeople(9)
      const { owner, sync, id } = await connected(crmType)
      await owner.call(createCustomer, { body: { name: 'Known before', email: 'person1@example.com' } })
      await sync()
      await submitted(app, owner.user.formId, { customerEmail: 'person2@example.com' })
      await submitted(app, owner.user.formId, { customerEmail: 'person4@example.com' })
      pass(60)
      // 1 was here before, 2 gave a testimonial, 3 goes, and 4 becomes one with 6.
      crms.people = crms.people
        .filter((person) => !['1', '2', '3', '4'].includes(person.id))
        .map((person) => (person.id === '6' ? changed(person, { merged: ['4'] }) : person))
      const into = crmType === 'salesforce' ? { into: '6' } : {}
      crms.gone = ['1', '2', '3', '4'].map((gone) => ({
        ...({ id: gone, object: 'contact', at: app.clock.now } as const),
        ...(gone === '4' && into),
      }))
      await sync()
      const here = (await owner.call(listCustomers, { query: {} })).body
      expect(here.map(({ email }) => email).toSorted()).toEqual(
        [1, 2, 6, 7, 8, 9].map((number) => `person${number}@example.com`),
      )
      const statusOf = (email: string) => here.find((one) => one.email === email)
      expect(statusOf('person6@example.com')?.status).toBe('responded')
      expect(statusOf('person1@example.com')?.crmType).toBeNull()
      expect((await keptOf(id)).contacts).toEqual(theirs().contacts)
    },
  )

  test('a customer who was removed here does not come back, whatever changes there, nor after connecting again', async () => {
    crms.people = somePeople(4)
    const { owner, id, sync } = await connected()
    await sync()
    const here = async () =>
      (await owner.call(listCustomers, { query: {} })).body.map(({ email }) => email).toSorted()
    const remove = async (search: string) => {
      const [found] = (await owner.call(listCustomers, { query: { search } })).body
      await owner.call(deleteCustomer, { params: { id: found!.id } })
    }
    await remove('person1@')
    pass(60)
    crms.people = crms.people.map((person) => changed(person, { lastName: 'Again' }))
    await sync()
    const left = ['person2@example.com', 'person3@example.com', 'person4@example.com']
    expect(await here()).toEqual(left)
    const kept = await db.select().from(crmContacts).where(eq(crmContacts.integrationId, id))
    expect(kept.find(({ crmId }) => crmId === '1')).toMatchObject({ name: '', email: '', company: null })

    await owner.call(crm.disconnectCrm, { params: { id } })
    await remove('person2@')
    const again = (await owner.call(crm.connectCrm, { body: bodies.hubspot })).body
    const body = { name: 'Became a customer', crmType: 'hubspot', ...becameCustomer } as const
    crms.people = crms.people.map((person) => ({ ...person, fields: { lifecyclestage: 'customer' } }))
    expect((await owner.call(previewMilestone, { body })).body).toMatchObject({ people: 2, checked: 4 })
    await owner.call(crm.syncCrm, { params: { id: again.id } })
    expect(await here()).toEqual(left.slice(1))
    // Whoever is added again is followed again.
    await owner.call(createCustomer, { body: { name: 'Back', email: 'person1@example.com' } })
    crms.people = crms.people.map((person) => changed(person, { company: 'New' }))
    await owner.call(crm.syncCrm, { params: { id: again.id } })
    expect((await keptOf(again.id)).contacts.map(({ customer }) => customer)).toEqual([
      ['person1@example.com', 'New'],
      ['person3@example.com', 'New'],
      ['person4@example.com', 'New'],
    ])
  })

  test('an answer that suddenly lists almost nobody removes nobody', async () => {
    crms.people = somePeople(60)
    const { owner, sync, card } = await connected()
    await sync()
    pass(60)
    crms.people = crms.people.slice(0, 5)
    // A new milestone has to look at everybody.
    await owner.call(createMilestone, { body: { name: 'Won', crmType: 'hubspot', ...becameCustomer } })
    await sync()
    expect((await card()).lastError).toContain('none were removed here')
    expect((await owner.call(listCustomers, { query: {} })).body).toHaveLength(48)
  })
})

describe('a sync', () => {
  test('that takes long answers how far it is, shows it, and goes on in the background', async () => {
    crms.people = somePeople(40)
    const { id, row, card } = await connected()
    const answer = await syncConnection(app.services, await row(), 'system', { forMs: 0 })
    expect(answer).toMatchObject({
      isFinished: false,
      message: expect.stringContaining('of 40 records read'),
    })
    expect(await card()).toMatchObject({ running: { read: 0, expected: 40 }, lastSyncAt: null })
    pass(3)
    await tendToCrms.run(app.services, {})
    await app.drain()
    expect(await keptOf(id)).toEqual(theirs())
    expect(await card()).toMatchObject({ running: null, contactsSynced: 32 })
  })

  test('whose process is gone is taken over after its lease; that process ends, and what it still brings is not kept', async () => {
    crms.people = somePeople(3)
    const { id, row, sync } = await connected()
    // The first process waits for a page as if no time had passed, while the clock of the second says that its lease is over.
    const frozen = app.clock.now
    const slow = { ...app.services, now: () => frozen }
    const page = Promise.withResolvers<void>()
    crms.held = { path: '/crm/v3/objects/contacts?', until: page.promise }
    const first = syncConnection(slow, await row(), 'system')
    await vi.waitFor(() => expect(crms.held).toBeUndefined())
    pass(3)
    crms.people = crms.people.map((person) => changed(person, { lastName: 'Silva' }))
    await sync()
    const taken = await row()
    page.resolve()
    await expect(first).rejects.toThrow(SyncEnded)
    expect(await row()).toEqual(taken)
    expect(taken.position).toBeNull()
    expect(await keptOf(id)).toEqual(theirs())
  })

  test('with a token that is no longer taken says so, and the clock leaves that CRM alone', async () => {
    crms.people = somePeople(3)
    const { owner, sync, card } = await connected()
    await owner.call(createMilestone, {
      body: {
        name: 'Won',
        crmType: 'hubspot',
        triggerField: 'lifecyclestage',
        triggerOperator: 'not_empty',
        triggerValue: '',
      },
    })
    crms.refusals.push({ status: 401 })
    expect((await sync()).problem.message).toBe(
      'HubSpot no longer accepts this connection. Please connect again.',
    )
    expect(await card()).toMatchObject({ isExpired: true })
    crms.calls.length = 0
    await checkMilestones.run(app.services, {})
    expect(crms.calls).toEqual([])
    await owner.call(crm.connectCrm, { body: bodies.hubspot })
    expect(await card()).toMatchObject({ isExpired: false, lastError: null })
    expect((await sync()).body.contactsSynced).toBe(3)
  })

  test('of all CRMs answers for each; a paused one is left out, and one that fails keeps no other from it', async () => {
    crms.people = somePeople(3)
    const { owner, id } = await connected()
    const second = (await owner.call(crm.connectCrm, { body: bodies.salesforce })).body.id
    const results = async () =>
      (await owner.call(crm.syncCrms, {})).body.results.map(({ crmType, success }) => [crmType, success])
    expect(await results()).toEqual([
      ['hubspot', true],
      ['salesforce', true],
    ])
    await db
      .update(crmIntegrations)
      .set({ credentials: Buffer.alloc(40) })
      .where(eq(crmIntegrations.id, id))
    expect(await results()).toEqual([
      ['hubspot', false],
      ['salesforce', true],
    ])
    const off = { params: { id: second }, body: { isActive: false } }
    expect((await owner.call(crm.changeCrmIntegration, off)).body.isActive).toBe(false)
    expect(await results()).toEqual([['hubspot', false]])
    expect((await owner.call(crm.syncCrm, { params: { id: second } })).problem.message).toContain('paused')
  })

  test('after disconnecting keeps no token and no link to a contact; the customers stay', async () => {
    crms.people = somePeople(3)
    crms.deals = someDeals(2)
    const { owner, id, sync } = await connected()
    await sync()
    await owner.call(crm.disconnectCrm, { params: { id } })
    await app.drain()
    expect(await db.$count(crmIntegrations, eq(crmIntegrations.id, id))).toBe(0)
    expect(await keptOf(id)).toEqual({ contacts: [], deals: [] })
    expect((await owner.call(listCustomers, { query: {} })).body).toHaveLength(3)
  })
})

test('fields of contacts and deals are listed as the CRM names them, with their types', async () => {
  crms.fields = [
    { object: 'contact', name: 'lifecyclestage', label: 'Stage', type: 'enumeration', options: ['lead'] },
    { object: 'contact', name: 'visits', label: 'Visits', type: 'number' },
    { object: 'deal', name: 'closedate', label: 'Close date', type: 'datetime' },
  ]
  const { owner, id } = await connected()
  const { body } = await owner.call(listCrmFields, { params: { id } })
  expect(body.contact.map(({ name, type }) => [name, type])).toEqual([
    ['lifecyclestage', 'choice'],
    ['visits', 'number'],
  ])
  expect(body.contact[0]?.options).toEqual([{ value: 'lead', label: 'LEAD' }])
  expect(body.deal).toMatchObject([{ name: 'closedate', type: 'date' }])
})

test('a testimonial is written to the fields that the owner chose, and taken back with it', async () => {
  crms.people = somePeople(2)
  const { owner, id, sync } = await connected()
  await sync()
  const writeBack = { given: 'gave_testimonial', date: null, rating: 'stars', link: 'testimonial_url' }
  const saved = await owner.call(crm.changeCrmIntegration, { params: { id }, body: { writeBack } })
  expect(saved.body.writeBack).toEqual(writeBack)
  const said = { customerEmail: 'person1@example.com', rating: 5 }
  const { id: testimonialId, token } = await submitted(app, owner.user.formId, said)
  await tendToCrms.run(app.services, {})
  await app.drain()
  const given = {
    gave_testimonial: 'true',
    stars: '5',
    testimonial_url: expect.stringContaining(`/testimonials?view=${testimonialId}`),
  }
  expect(crms.written.get('1')).toEqual(given)
  expect(crms.written.has('2')).toBe(false)

  const empty = { gave_testimonial: 'false', stars: '', testimonial_url: '' }
  const params = { id: testimonialId }
  await owner.call(deleteTestimonial, { params })
  await app.drain()
  expect(crms.written.get('1')).toEqual(empty)
  await owner.call(restoreTestimonial, { params })
  await app.drain()
  expect(crms.written.get('1')).toEqual(given)
  await caller(app).call(withdrawMyTestimonial, { params: { token } })
  await app.drain()
  expect(crms.written.get('1')).toEqual(empty)
})
