import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { connectCrm, listCrmIntegrations, syncCrm } from '#contract/crm/crm.ts'
import * as api from '#contract/crm/milestones.ts'
import { type CrmPerson, fakeCrms, hubspotKey, salesforceApp } from '../test/stand-ins/crms.ts'
import { emails } from '../emails/tables.ts'
import { makeBusiness, type Owner, logInAgain } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { checkMilestones } from './jobs.ts'
import { meetsMilestone } from './milestones/meets-milestone.ts'

const crms = await fakeCrms()
afterAll(() => crms.close())
const app = await testApp({ HUBSPOT_URL: crms.url, SALESFORCE_URL: crms.url })
const dayMs = 86_400_000

const person = (id: string, firstName: string, fields: CrmPerson['fields'] = {}): CrmPerson => ({
  id,
  firstName,
  lastName: 'Duarte',
  email: `${firstName.toLowerCase()}@example.com`,
  fields,
})
const rule = {
  name: 'Became a customer',
  crmType: 'hubspot',
  triggerField: 'lifecyclestage',
  triggerOperator: 'equals',
  triggerValue: 'Customer',
} as const

beforeEach(() => {
  app.clock.now = new Date()
  crms.people = [
    person('1', 'Ines', { lifecyclestage: 'customer' }),
    person('2', 'Tomasz', { lifecyclestage: 'lead' }),
    person('3', 'Priya', { lifecyclestage: 'customer' }),
  ]
})

async function connected(crmType: 'hubspot' | 'salesforce' = 'hubspot') {
  const owner = await makeBusiness(app)
  const body =
    crmType === 'hubspot'
      ? { crmType, accessToken: hubspotKey }
      : { crmType, instanceUrl: 'https://bakery.my.salesforce.com', ...salesforceApp }
  const { id } = (await owner.call(connectCrm, { body })).body
  const sync = async () => (await owner.call(syncCrm, { params: { id } })).body.message
  return { owner, sync }
}

/** Whom the workspace of this owner wrote to; replies say whose email it is. */
async function asked(owner: Owner) {
  const all = await app.services.db.select().from(emails)
  return all.flatMap(({ recipient, replyTo }) => (replyTo === owner.user.email ? recipient : [])).toSorted()
}

describe('milestones', () => {
  test('are kept, listed newest first, and deleted (CRM-04)', async () => {
    const owner = await makeBusiness(app)
    const { body, status } = await owner.call(api.createMilestone, { body: rule })
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        ...rule,
        triggerObject: 'contact',
        isActive: true,
        action: 'email',
        campaignId: null,
        delayDays: 0,
        asksExisting: true,
        counts: { asked: 0, waiting: 0, leftOut: 0 },
      },
    ])
    const second = { ...rule, triggerOperator: 'not_empty' as const, triggerValue: '' }
    await owner.call(api.createMilestone, { body: second })
    const listed = (await owner.call(api.listMilestones, {})).body
    expect(listed.map(({ triggerOperator }) => triggerOperator)).toEqual(['not_empty', 'equals'])
    await owner.call(api.deleteMilestone, { params: { id: body.id } })
    expect((await owner.call(api.listMilestones, {})).body).toHaveLength(1)
    expect((await owner.call(api.deleteMilestone, { params: { id: body.id } })).status).toBe(404)
  })

  test('need a name, a field and a value, and no field says more than its name (RULE-39)', async () => {
    const owner = await makeBusiness(app)
    const fieldsOf = async (wrong: object) =>
      (await owner.call(api.createMilestone, { body: { ...rule, ...wrong } })).problem.fields
    expect(await fieldsOf({ name: ' ' })).toEqual({ name: 'Name is required' })
    expect(await fieldsOf({ triggerField: '' })).toMatchObject({ triggerField: 'Field is required' })
    expect(await fieldsOf({ triggerValue: '' })).toEqual({ triggerValue: 'Value is required' })
    const injected = await fieldsOf({ triggerField: "Id FROM Contact WHERE Name != ''" })
    expect(injected?.['triggerField']).toMatch(/^Enter the field as the CRM names it/)
  })

  test('at a sync, each contact that meets one is asked for a testimonial, once', async () => {
    const { owner, sync } = await connected()
    await owner.call(api.createMilestone, { body: rule })
    expect(await sync()).toBe('3 contacts synced to your customer list. 2 requests sent by your milestones.')
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com'])
    app.clock.now = new Date(app.clock.now.getTime() + 100 * dayMs)
    await logInAgain(owner)
    expect(await sync()).toBe('3 contacts synced to your customer list.')
    crms.people = crms.people.map((one) => ({ ...one, fields: { lifecyclestage: 'customer' } }))
    expect(await sync()).toContain('1 request sent')
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com', 'tomasz@example.com'])
  })

  test('are checked every night, and nobody is asked who was; a CRM without one is left alone', async () => {
    const { owner } = await connected()
    const { owner: without } = await connected()
    await owner.call(api.createMilestone, { body: rule })
    await checkMilestones.run(app.services, {})
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com'])
    crms.people = crms.people.map((one) => ({ ...one, fields: { lifecyclestage: 'customer' } }))
    await checkMilestones.run(app.services, {})
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com', 'tomasz@example.com'])
    const [ofNight] = (await owner.call(listCrmIntegrations, {})).body
    expect(ofNight).toMatchObject({ contactsSynced: 3, lastError: null })
    const [untouched] = (await without.call(listCrmIntegrations, {})).body
    expect(untouched).toMatchObject({ contactsSynced: 0, lastSyncAt: null })
  })

  test('that could not be checked at night say why on the card, and the job goes on', async () => {
    const { owner } = await connected()
    await owner.call(api.createMilestone, { body: rule })
    crms.isAway = true
    await checkMilestones.run(app.services, {})
    crms.isAway = false
    const [card] = (await owner.call(listCrmIntegrations, {})).body
    expect(card?.lastError).toMatch(/HubSpot/)
    expect(await asked(owner)).toEqual([])
  })

  test('of another CRM, or turned off, ask nobody', async () => {
    const { owner, sync } = await connected()
    await owner.call(api.createMilestone, { body: { ...rule, crmType: 'salesforce' } })
    await owner.call(api.createMilestone, { body: { ...rule, isActive: false } })
    await sync()
    expect(await asked(owner)).toEqual([])
  })

  test('read Salesforce’s own fields; one that it does not have stops no contact from coming', async () => {
    crms.people = [
      person('1', 'Ines', { LeadSource: 'Referral' }),
      person('2', 'Tomasz', { LeadSource: 'Web' }),
    ]
    const { owner, sync } = await connected('salesforce')
    const ofLeads = {
      ...rule,
      crmType: 'salesforce',
      triggerField: 'LeadSource',
      triggerValue: 'refer',
    } as const
    await owner.call(api.createMilestone, { body: { ...ofLeads, triggerOperator: 'contains' } })
    await sync()
    expect(await asked(owner)).toEqual(['ines@example.com'])
    await owner.call(api.createMilestone, { body: { ...ofLeads, triggerField: 'Mistyped__c' } })
    expect(await sync()).toBe('2 contacts synced to your customer list.')
    const [card] = (await owner.call(listCrmIntegrations, {})).body
    expect(card?.lastError).toMatch(/no field by a name in your milestones/)
  })
})

test.for([
  ['equals', 'Customer', ' customer ', true],
  ['equals', 'customer', 'customers', false],
  ['contains', 'gold', 'Gold plan', true],
  ['contains', 'gold', undefined, false],
  ['greater_than', '100', '250.5', true],
  ['greater_than', '100', '20', false],
  ['greater_than', '100', 'many', false],
  ['greater_than', '2026-01-01', '2026-03-01T09:00:00Z', true],
  ['less_than', '5', '4', true],
  ['less_than', '5', '', false],
  ['not_empty', '', 'x', true],
  ['not_empty', '', '  ', false],
] as const)('%s "%s": "%s" is %s', ([triggerOperator, triggerValue, value, isMet]) => {
  expect(meetsMilestone({ triggerOperator, triggerValue }, value)).toBe(isMet)
})
