import { describe, expect, test } from 'vitest'
import { defaultCampaignEmail, defaultReminderEmail } from '#contract/campaigns/campaign-email.ts'
import * as api from '#contract/campaigns/campaigns.ts'
import { getCampaignAnalytics, listCampaignPeople } from '#contract/campaigns/campaign-people.ts'
import { noteFormOpened } from '#contract/collection/form-opened.ts'
import { getPublicForm } from '#contract/collection/collection.ts'
import { deleteCustomer, requestTestimonial } from '#contract/customers/customers.ts'
import { caller } from '../test/as.ts'
import { emailsTo } from '../test/emails.ts'
import {
  linkMailedTo,
  makeCampaign,
  makeCustomers,
  runCampaigns,
  started,
} from '../test/makers/make-campaign.ts'
import { makeBusiness, makeOwner, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const dayMs = 86_400_000
const travel = (days: number) => (app.clock.now = new Date(app.clock.now.getTime() + days * dayMs))
const form = { name: 'Spring', ...defaultCampaignEmail }

describe('creating', () => {
  test('a campaign has the documented fields, is active, and sends nothing by itself (CAMP-08, API-36, API-37, DATA-04)', async () => {
    const owner = await makeBusiness(app)
    const [ines, tomas] = await makeCustomers(owner, ['Ines Duarte', 'Tomás Gil'])
    const sent = { userId: 1, emailsSent: 7, responsesReceived: 3 }
    const made = await makeCampaign(owner, [ines!, tomas!], sent)
    expect(made).toMatchObject({
      name: 'Spring',
      status: 'active',
      ...defaultCampaignEmail,
      selectedCustomers: [ines!.id, tomas!.id],
      emailsSent: 0,
      responsesReceived: 0,
      userId: owner.user.id,
      startedAt: null,
    })
    await runCampaigns(app)
    expect(await emailsTo(app, ines!.email)).toEqual([])
    const { body, headers } = await owner.call(api.listCampaigns, { query: {} })
    expect(body).toEqual([made])
    expect(headers['x-total-count']).toBe('1')
  })

  test.each([
    [{ ...form, name: ' ' }, 'name', 'Please enter a campaign name.'],
    [{ ...form, selectedCustomers: [] }, 'selectedCustomers', 'Select at least one customer.'],
    [{ ...form, selectedCustomers: undefined }, 'selectedCustomers', 'Select at least one customer.'],
    [
      { ...form, emailTemplate: 'Hi {{lastName}}, {{testimonialLink}}' },
      'emailTemplate',
      "{{lastName}} can't be filled in. Use {{firstName}}, {{customerName}}, {{businessName}} or {{testimonialLink}}.",
    ],
    [
      { ...form, emailTemplate: 'Hi {{customerName}}' },
      'emailTemplate',
      'Add {{testimonialLink}}, so that customers can reach your form.',
    ],
  ])(
    'refuses what is missing or wrong, with the documented sentences (RULE-25, RULE-26) %#',
    async (body, field, sentence) => {
      const owner = await makeOwner(app)
      const [ines] = await makeCustomers(owner, ['Ines Duarte'])
      const { status, problem } = await owner.call(api.createCampaign, {
        body: { selectedCustomers: [ines!.id], ...body },
      })
      expect([status, problem.fields?.[field]]).toEqual([400, sentence])
    },
  )

  test('customers of another workspace are nobody here', async () => {
    const [owner, other] = [await makeOwner(app), await makeOwner(app)]
    const [theirs] = await makeCustomers(other, ['Ines Duarte'])
    const { status, problem } = await owner.call(api.createCampaign, {
      body: { ...form, selectedCustomers: [theirs!.id] },
    })
    expect([status, problem.message]).toEqual([400, 'Select at least one customer.'])
  })
})

describe('sending', () => {
  test('"Send Emails" mails each customer their own link once, and completes (CAMP-04)', async () => {
    const owner = await makeBusiness(app, 'Berg Bakery')
    const [ines, tomas] = await makeCustomers(owner, ['Ines Duarte', 'Tomás Gil'])
    const campaign = await makeCampaign(owner, [ines!, tomas!])
    const after = await started(app, owner, campaign)
    await runCampaigns(app)
    const [mail, ...more] = await emailsTo(app, ines!.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('How was your experience with Berg Bakery?')
    expect(mail?.text).toContain('Hi Ines Duarte,')
    expect(mail?.text).toContain('Unsubscribe')
    expect(await linkMailedTo(app, ines!.email)).not.toBe(await linkMailedTo(app, tomas!.email))
    expect(after).toMatchObject({ emailsSent: 2, counts: { people: 2, asked: 2, waiting: 0 } })
    const { body } = await owner.call(api.getCampaign, { params: { id: campaign.id } })
    expect(body.status).toBe('completed')
  })

  test('an answer through the personal link is counted with its email, and the link takes no second one', async () => {
    const owner = await makeBusiness(app)
    const [ines] = await makeCustomers(owner, ['Ines Duarte'])
    const campaign = await makeCampaign(owner, [ines!], { reminders: [defaultReminderEmail] })
    await started(app, owner, campaign)
    const first = await linkMailedTo(app, ines!.email)
    travel(6)
    await owner.call(api.getCampaign, { params: { id: campaign.id } })
    await runCampaigns(app)
    const reminder = await linkMailedTo(app, ines!.email)
    expect(reminder).not.toBe(first)
    const visitor = caller(app)
    await visitor.call(noteFormOpened, { params: { linkId: reminder } })
    const { id } = await submitted(app, reminder, { customerEmail: 'somebody@example.com' })
    for (const linkId of [first, reminder]) {
      expect((await visitor.call(getPublicForm, { params: { linkId }, query: {} })).status).toBe(410)
    }
    const { body: people } = await owner.call(listCampaignPeople, { params: { id: campaign.id }, query: {} })
    expect(people[0]).toMatchObject({
      state: 'answered',
      testimonialId: id,
      answeredStep: 1,
      sent: [
        { step: 0, state: 'sent', clickedAt: null },
        { step: 1, state: 'sent', clickedAt: expect.any(String) },
      ],
    })
    const { body: figures } = await owner.call(getCampaignAnalytics, { params: { id: campaign.id } })
    expect(figures.steps).toEqual([
      { step: 0, sent: 1, clicked: 0, answered: 0 },
      { step: 1, sent: 1, clicked: 1, answered: 1 },
    ])
    expect(figures).toMatchObject({ responseRate: 1, people: { clicked: 1, answered: 1 } })
  })

  test('whoever answered, by whatever way, gets no reminder', async () => {
    const owner = await makeBusiness(app)
    const [ines, tomas] = await makeCustomers(owner, ['Ines Duarte', 'Tomás Gil'])
    const campaign = await makeCampaign(owner, [ines!, tomas!], { reminders: [defaultReminderEmail] })
    await started(app, owner, campaign)
    await submitted(app, owner.user.formId, { customerEmail: ines!.email })
    travel(6)
    await runCampaigns(app)
    expect(await emailsTo(app, ines!.email)).toHaveLength(2) // The other is about their private page.
    expect((await emailsTo(app, tomas!.email)).map(({ subject }) => subject)).toEqual([
      'How was your experience with Lindqvist Bakery?',
      'A quick reminder from Lindqvist Bakery',
    ])
    const { body } = await owner.call(getCampaignAnalytics, { params: { id: campaign.id } })
    expect(body.counts).toMatchObject({ people: 2, asked: 2, answered: 1, toRemind: 0 })
  })

  test('nobody is asked by two campaigns within the cooldown, nor soon after a single request', async () => {
    const owner = await makeBusiness(app)
    const [ines, tomas, mei] = await makeCustomers(owner, ['Ines Duarte', 'Tomás Gil', 'Mei Chen'])
    const asking = { subject: 'How was it?', message: 'Please tell us.' }
    await owner.call(requestTestimonial, { params: { id: tomas!.id }, body: asking })
    await started(app, owner, await makeCampaign(owner, [ines!]))
    const second = await makeCampaign(owner, [ines!, tomas!, mei!], { name: 'Autumn' })
    await started(app, owner, second)
    await runCampaigns(app)
    const { body } = await owner.call(getCampaignAnalytics, { params: { id: second.id } })
    expect(body.skipped).toEqual([{ reason: 'cooldown', count: 2 }])
    expect(await emailsTo(app, ines!.email)).toHaveLength(1)
  })

  test('what a deleted customer was sent stays counted, and what had not left is not', async () => {
    const owner = await makeBusiness(app)
    const [ines, tomas] = await makeCustomers(owner, ['Ines Duarte', 'Tomás Gil'])
    const campaign = await makeCampaign(owner, [ines!, tomas!], { reminders: [defaultReminderEmail] })
    await started(app, owner, campaign)
    await owner.call(deleteCustomer, { params: { id: ines!.id } })
    travel(6)
    await runCampaigns(app)
    const { body } = await owner.call(getCampaignAnalytics, { params: { id: campaign.id } })
    expect(body.emails.sent).toBe(3)
    expect(body.stopped).toEqual([{ reason: 'deleted', count: 1 }])
  })
})

describe('pausing', () => {
  test('stops what is queued at once, and resuming sends it, once (CAMP-05, CAMP-09, CAMP-10)', async () => {
    const owner = await makeBusiness(app)
    const customers = await makeCustomers(owner, ['Ines Duarte', 'Tomás Gil'])
    const campaign = await makeCampaign(owner, customers)
    const params = { id: campaign.id }
    await owner.call(api.sendCampaign, { params })
    const { sendCampaigns } = await import('./sending/send-job.ts')
    await sendCampaigns.run(app.services, {})
    expect((await owner.call(api.pauseCampaign, { params })).body).toMatchObject({
      status: 'paused',
      counts: { onTheirWay: 2 },
      emailsSent: 0,
    })
    await runCampaigns(app)
    expect(await emailsTo(app, customers[0]!.email)).toEqual([])
    expect((await owner.call(api.sendCampaign, { params })).problem.message).toBe(
      'This campaign is paused. Resume it to send emails.',
    )
    await owner.call(api.resumeCampaign, { params })
    await runCampaigns(app)
    await runCampaigns(app)
    for (const { email } of customers) expect(await emailsTo(app, email)).toHaveLength(1)
    expect((await owner.call(api.getCampaign, { params })).body.status).toBe('completed')
  })

  test('a completed campaign, resumed, asks only those who were not mailed (CAMP-10)', async () => {
    const owner = await makeBusiness(app)
    const [ines] = await makeCustomers(owner, ['Ines Duarte'])
    const campaign = await makeCampaign(owner, [], { audience: 'everyone' })
    await started(app, owner, campaign)
    await runCampaigns(app)
    const [late] = await makeCustomers(owner, ['Mei Chen'])
    const resumed = (await owner.call(api.resumeCampaign, { params: { id: campaign.id } })).body
    expect(resumed).toMatchObject({ status: 'active', counts: { people: 2, asked: 1, waiting: 1 } })
    await runCampaigns(app)
    for (const { email } of [ines!, late!]) expect(await emailsTo(app, email)).toHaveLength(1)
  })
})
