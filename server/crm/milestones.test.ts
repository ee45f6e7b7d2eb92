import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { connectCrm, listCrmIntegrations, syncCrm } from '#contract/crm/crm.ts'
import * as api from '#contract/crm/milestones.ts'
import { getCampaign } from '#contract/campaigns/campaigns.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import { type CrmPerson, fakeCrms, hubspotKey, salesforceApp } from '../test/stand-ins/crms.ts'
import { emails } from '../emails/tables.ts'
import { makeBusiness, type Owner, logInAgain, submitted } from '../test/make.ts'
import { dayInAmerica, makeTextable } from '../test/makers/make-texting.ts'
import { makeCampaign, makeCustomers, runCampaigns, started } from '../test/makers/make-campaign.ts'
import { gatewaySettings, textGateways } from '../test/stand-ins/text-gateways.ts'
import { testApp } from '../test/test-app.ts'
import { checkMilestones, tendToCrms } from './jobs.ts'
import { crmIntegrations } from './tables.ts'
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

beforeEach(async () => {
  app.clock.now = new Date()
  // The connections of other tests are left alone.
  await app.services.db.update(crmIntegrations).set({ isActive: false })
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
    const page = await owner.call(api.listMilestones, { query: { limit: 1 } })
    expect(page.body.map(({ triggerOperator }) => triggerOperator)).toEqual(['not_empty'])
    expect(page.headers).toMatchObject({
      'x-total-count': '2',
      link: expect.stringMatching(/^<\/api\/milestones\?limit=1&cursor=[\w-]+>; rel="next"$/),
    })
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
    // Who wrote before they were in the list has answered too.
    crms.people = [...crms.people, person('4', 'Vera', { lifecyclestage: 'customer' })]
    await submitted(app, owner.user.formId, { customerEmail: 'vera@example.com' })
    expect(await sync()).toBe('4 contacts synced to your customer list. 2 requests sent by your milestones.')
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com'])
    app.clock.now = new Date(app.clock.now.getTime() + 100 * dayMs)
    await logInAgain(owner)
    expect(await sync()).toBe('4 contacts synced to your customer list.')
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

describe('who is asked, and when', () => {
  const become = (stage: string) => {
    crms.people = crms.people.map((one) => ({ ...one, fields: { lifecyclestage: stage } }))
  }
  const changeTo = async (owner: Owner, made: api.Milestone, wanted: Partial<api.MilestoneForm>) =>
    (await owner.call(api.changeMilestone, { params: { id: made.id }, body: { ...rule, ...wanted } })).body
  const later = async (owner: Owner, days: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + days * dayMs)
    await logInAgain(owner)
    await tendToCrms.run(app.services, {})
  }

  test('those who matched before are left alone, unless they are to be asked as well', async () => {
    const { owner, sync } = await connected()
    await sync()
    const { body: made } = await owner.call(api.createMilestone, { body: { ...rule, asksExisting: false } })
    await sync()
    expect(await asked(owner)).toEqual([])
    become('customer')
    await sync()
    expect(await asked(owner)).toEqual(['tomasz@example.com'])
    await changeTo(owner, made, { asksExisting: true })
    await sync()
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com', 'tomasz@example.com'])
  })

  test('after a delay each is asked once, whatever happens to the rule meanwhile', async () => {
    const { owner, sync } = await connected()
    const { body: made } = await owner.call(api.createMilestone, { body: { ...rule, delayDays: 14 } })
    await sync()
    await later(owner, 13)
    expect(await asked(owner)).toEqual([])
    expect((await owner.call(api.listMilestones, {})).body[0]?.counts).toMatchObject({ waiting: 2, asked: 0 })
    await changeTo(owner, made, { delayDays: 14, isActive: false })
    await later(owner, 2)
    expect(await asked(owner)).toEqual([])
    await changeTo(owner, made, { delayDays: 14, name: 'Bought something' })
    await later(owner, 0)
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com'])
    // Another rule that they meet as well asks nobody twice.
    await changeTo(owner, made, { triggerOperator: 'not_empty', triggerValue: '' })
    await sync()
    await later(owner, 100)
    await sync()
    await later(owner, 200)
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com', 'tomasz@example.com'])
  })

  test('two contacts with one address are one person, and nobody is asked twice by two milestones', async () => {
    crms.people = [
      person('1', 'Ines', { lifecyclestage: 'customer' }),
      { ...person('2', 'Other', { lifecyclestage: 'customer' }), email: 'INES@example.com' },
    ]
    const { owner, sync } = await connected()
    await owner.call(api.createMilestone, { body: rule })
    await owner.call(api.createMilestone, { body: { ...rule, name: 'The same again' } })
    await Promise.all([sync(), checkMilestones.run(app.services, {})])
    await sync()
    expect(await asked(owner)).toEqual(['ines@example.com'])
    const counts = (await owner.call(api.listMilestones, {})).body.map((one) => one.counts)
    expect(counts).toEqual([
      { asked: 0, waiting: 0, leftOut: 1 },
      { asked: 1, waiting: 0, leftOut: 0 },
    ])
  })

  test('who reached one during an outage is asked after it, once', async () => {
    const { owner, sync } = await connected()
    await owner.call(api.createMilestone, { body: { ...rule, triggerValue: 'evangelist' } })
    await sync()
    crms.isAway = true
    become('evangelist')
    await checkMilestones.run(app.services, {})
    crms.isAway = false
    app.clock.now = new Date(app.clock.now.getTime() + dayMs)
    await checkMilestones.run(app.services, {})
    await checkMilestones.run(app.services, {})
    expect(await asked(owner)).toEqual(['ines@example.com', 'priya@example.com', 'tomasz@example.com'])
  })

  test('a deal that meets a rule has its contacts asked, at both CRMs', async () => {
    const fields = { amount: '1200', Amount: '1200' }
    crms.deals = [
      { id: '1', name: 'Large', stage: 'won', isWon: true, contactIds: ['1', '2'], fields },
      {
        id: '2',
        name: 'Small',
        stage: 'won',
        isWon: true,
        contactIds: ['3'],
        fields: { amount: '9', Amount: '9' },
      },
    ]
    for (const crmType of ['hubspot', 'salesforce'] as const) {
      const { owner, sync } = await connected(crmType)
      const triggerField = crmType === 'hubspot' ? 'amount' : 'Amount'
      const large = { triggerField, triggerOperator: 'greater_than', triggerValue: '1000' } as const
      await owner.call(api.createMilestone, {
        body: { name: 'A large deal', crmType, triggerObject: 'deal', ...large },
      })
      await sync()
      expect([crmType, await asked(owner)]).toEqual([crmType, ['ines@example.com', 'tomasz@example.com']])
    }
    crms.deals = []
  })

  test('a milestone can put people into a campaign, which goes on for them', async () => {
    const { owner, sync } = await connected()
    const [first] = await makeCustomers(owner, ['First'])
    const campaign = await started(app, owner, await makeCampaign(owner, [first!]))
    const action = { action: 'campaign', campaignId: campaign.id } as const
    await owner.call(api.createMilestone, { body: { ...rule, ...action } })
    await sync()
    await runCampaigns(app)
    expect(await asked(owner)).toEqual(expect.arrayContaining(['ines@example.com', 'priya@example.com']))
    expect((await owner.call(api.listMilestones, {})).body[0]?.counts.asked).toBe(2)
    // As long as the milestone is on, more may come.
    expect((await owner.call(getCampaign, { params: { id: campaign.id } })).body.status).toBe('active')
    const text = await owner.call(api.createMilestone, { body: { ...rule, action: 'text' } })
    expect(text.problem.fields).toEqual({ action: 'This server sends no text messages.' })
  })

  test('a text message goes to those who agreed to it, where this server has a gateway', async () => {
    const gateways = await textGateways()
    const texting = await testApp({ HUBSPOT_URL: crms.url, ...gatewaySettings('http', gateways.url) })
    texting.clock.now = dayInAmerica
    const owner = await makeBusiness(texting)
    const ines = await makeTextable(owner)
    const silent = await makeTextable(owner, 'Silent', { agrees: false })
    crms.people = [ines, silent].map(({ email }, index) => ({
      ...person(String(index + 1), 'Any', { lifecyclestage: 'customer' }),
      email,
    }))
    const connecting = { crmType: 'hubspot', accessToken: hubspotKey } as const
    const { id } = (await owner.call(connectCrm, { body: connecting })).body
    await owner.call(api.createMilestone, { body: { ...rule, action: 'text' } })
    await owner.call(syncCrm, { params: { id } })
    await texting.drain()
    expect(gateways.taken.map(({ to }) => to)).toEqual([ines.phone])
    const [{ counts } = { counts: undefined }] = (await owner.call(api.listMilestones, {})).body
    expect(counts).toEqual({ asked: 1, waiting: 0, leftOut: 1 })
    gateways.server.close()
  })

  test('a preview says whom a rule would have asked in the last 90 days, and asks nobody', async () => {
    const { owner } = await connected()
    const day = (daysAgo: number) => new Date(app.clock.now.getTime() - daysAgo * dayMs)
    crms.people = [
      { ...person('1', 'Ines', { lifecyclestage: 'customer' }), changedAt: day(10) },
      { ...person('2', 'Tomasz', { lifecyclestage: 'lead' }), changedAt: day(10) },
      { ...person('3', 'Priya', { lifecyclestage: 'customer' }), changedAt: day(100) },
      { ...person('4', 'Answered', { lifecyclestage: 'customer' }), changedAt: day(5) },
    ]
    await submitted(app, owner.user.formId, { customerEmail: 'answered@example.com' })
    await owner.call(createCustomer, { body: { name: 'Answered', email: 'answered@example.com' } })
    const preview = async (wanted: Partial<api.MilestoneForm> = {}) =>
      (await owner.call(api.previewMilestone, { body: { ...rule, ...wanted } })).body
    expect(await preview()).toEqual({ people: 1, checked: 3, isComplete: true })
    expect((await preview({ triggerValue: 'lead' })).people).toBe(1)
    expect(await asked(owner)).toEqual([])
    expect((await owner.call(api.listMilestones, {})).body).toEqual([])
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
  ['not_empty', '', undefined, false],
  ['equals', 'customer', undefined, false],
  ['equals', '250', '250.0', true],
  ['equals', '', '0', false],
  ['equals', 'yes', 'true', true],
  ['equals', 'No', 'false', true],
  ['equals', 'gold', 'silver;gold', true],
  ['equals', 'gold', 'golden;silver', false],
  ['equals', '2026-03-01', '2026-03-01T09:00:00Z', true],
  ['equals', '2026-03-01', '1772355600000', true],
  ['equals', '2026-03-01', '2026-03-02T00:00:00Z', false],
  ['contains', 'gold', 'silver;gold', true],
  ['contains', 'GOLD', 'silver', false],
  ['greater_than', '5', '5', false],
  ['greater_than', '-5', '-4.5', true],
  ['greater_than', '100', '2026-03-01', false],
  ['greater_than', '2026-03-01', '2026-03-01T09:00:00Z', false],
  ['greater_than', '2026-03-01', '1772442000000', true],
  ['greater_than', '2026-03-01', 'soon', false],
  ['greater_than', '5', undefined, false],
  ['less_than', '2026-03-01', '2026-02-28T23:59:59Z', true],
  ['less_than', '2026-03-01', '12', false],
  ['less_than', '0', '-1', true],
  ['less_than', '5', undefined, false],
] as const)('%s "%s": "%s" is %s', ([triggerOperator, triggerValue, value, isMet]) => {
  expect(meetsMilestone({ triggerOperator, triggerValue }, value)).toBe(isMet)
})
