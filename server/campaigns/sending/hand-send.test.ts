import { describe, expect, test } from 'vitest'
import { defaultCampaignEmail, defaultReminderEmail } from '#contract/campaigns/campaign-email.ts'
import * as people from '#contract/campaigns/campaign-people.ts'
import { previewCampaignEmail, sendTestEmail } from '#contract/campaigns/campaign-preview.ts'
import { editCampaign, getCampaignSettings, saveCampaignSettings } from '#contract/campaigns/campaigns.ts'
import { noteFormOpened } from '#contract/collection/form-opened.ts'
import { caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import {
  linkMailedTo,
  makeCampaign,
  makeCustomers,
  runCampaigns,
  started,
} from '../../test/makers/make-campaign.ts'
import { makeBusiness, type Owner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const travelDays = (days: number) => (app.clock.now = new Date(app.clock.now.getTime() + days * 86_400_000))
const linkIn = (text: string) => /testimonial-form\/([\w-]+)/.exec(text)?.[1] ?? ''

/** A campaign whose first email has left, and whose reminder has not. */
async function reminding(owner: Owner, names: readonly string[]) {
  const customers = await makeCustomers(owner, names)
  const campaign = await makeCampaign(owner, customers, { reminders: [defaultReminderEmail] })
  await started(app, owner, campaign)
  const { body } = await owner.call(people.listCampaignPeople, { params: { id: campaign.id }, query: {} })
  return { campaign, customers, places: body.map(({ id }) => ({ id: campaign.id, personId: id })) }
}

describe('from your own phone', () => {
  test('one personal address stands in the text message, in WhatsApp and in the email, and asking again makes no other', async () => {
    const owner = await makeBusiness(app, 'Berg Bakery')
    const { customers, places } = await reminding(owner, ['Ines Duarte'])
    const [params, ines] = [places[0]!, customers[0]!]
    const { body } = await owner.call(people.prepareHandSend, { params })
    expect(body.step).toBe(1)
    const id = linkIn(body.link)
    expect(id).not.toBe(await linkMailedTo(app, ines.email))
    for (const address of [body.sms, body.whatsapp, body.mailto])
      expect(linkIn(decodeURIComponent(address))).toBe(id)
    expect(body.text).toContain('Ines')
    expect(body.sms).toMatch(/^sms:\?&body=/)
    expect(body.whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/)
    expect(body.mailto).toMatch(new RegExp(`^mailto:${encodeURIComponent(ines.email)}\\?subject=`))
    expect((await owner.call(people.prepareHandSend, { params })).body.link).toBe(body.link)
  })

  test('what was sent by hand counts once, takes the place of its email, and its answer is the campaign’s', async () => {
    const owner = await makeBusiness(app)
    const { campaign, customers, places } = await reminding(owner, ['Ines Duarte', 'Tomás Gil'])
    const [params, ines] = [places[0]!, customers[0]!]
    const { link } = (await owner.call(people.prepareHandSend, { params })).body
    const mark = () => owner.call(people.markSentByHand, { params, body: { step: 1, channel: 'whatsapp' } })
    const marked = (await mark()).body
    expect(marked.sent.map(({ step, channel }) => [step, channel])).toEqual([
      [0, 'email'],
      [1, 'whatsapp'],
    ])
    expect((await mark()).body.sent).toHaveLength(2)
    travelDays(8)
    await runCampaigns(app)
    expect(await emailsTo(app, ines.email)).toHaveLength(1)
    expect(await emailsTo(app, customers[1]!.email)).toHaveLength(2)
    await caller(app).call(noteFormOpened, { params: { linkId: linkIn(link) } })
    await submitted(app, linkIn(link))
    const { body } = await owner.call(people.getCampaignAnalytics, { params: { id: campaign.id } })
    expect(body.emails).toMatchObject({ sent: 3, byHand: 1 })
    expect(body.people.answered).toBe(1)
    expect(body.steps.map(({ answered }) => answered)).toEqual([0, 1])
    const refused = await owner.call(people.prepareHandSend, { params })
    expect(refused.status).toBeGreaterThanOrEqual(400)
  })

  test('nobody prepares a request of another business', async () => {
    const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
    const { places } = await reminding(owner, ['Ines Duarte'])
    expect((await other.call(people.prepareHandSend, { params: places[0]! })).status).toBe(404)
  })
})

describe('a reminder', () => {
  test('that is due in the night leaves from nine to five where the business is, and the page says when', async () => {
    app.clock.now = new Date('2031-06-04T07:48:00Z')
    const owner = await makeBusiness(app)
    await owner.call(saveCampaignSettings, {
      body: { cooldownDays: 180, emailsPerHour: 500, timeZone: 'America/New_York' },
    })
    const [ines] = await makeCustomers(owner, ['Ines Duarte'])
    const usual = { reminders: [{ ...defaultReminderEmail, afterDays: 1 }], reminderHours: null }
    const campaign = await makeCampaign(owner, [ines!], usual)
    expect(campaign.reminderHours).toEqual({ fromHour: 9, untilHour: 17, timeZone: 'America/New_York' })
    const { nextSendAt } = await started(app, owner, campaign)
    expect(nextSendAt, 'nine in New York').toBe('2031-06-05T13:00:00.000Z')
    const { body } = await owner.call(people.listCampaignPeople, { params: { id: campaign.id }, query: {} })
    expect(body[0]?.nextSendAt).toBe(nextSendAt)
    // At 3:48 in the morning there.
    app.clock.now = new Date('2031-06-05T07:48:00Z')
    await runCampaigns(app)
    expect(await emailsTo(app, ines!.email)).toHaveLength(1)
    app.clock.now = new Date(nextSendAt!)
    await runCampaigns(app)
    expect(await emailsTo(app, ines!.email)).toHaveLength(2)
  })

  test('leaves at night where the owner says so, and the time zone of a first campaign is the business’s', async () => {
    app.clock.now = new Date('2031-06-04T02:00:00Z')
    const owner = await makeBusiness(app)
    const [ines] = await makeCustomers(owner, ['Ines Duarte'])
    const nightly = { fromHour: 0, untilHour: 24, timeZone: 'Asia/Tokyo' }
    const reminders = [{ ...defaultReminderEmail, afterDays: 1 }]
    const campaign = await makeCampaign(owner, [ines!], { reminders, reminderHours: nightly })
    expect((await started(app, owner, campaign)).nextSendAt).toBe('2031-06-05T02:00:00.000Z')
    expect((await owner.call(getCampaignSettings, {})).body.timeZone).toBe('Asia/Tokyo')
    const edited = await owner.call(editCampaign, {
      params: { id: campaign.id },
      body: { ...defaultCampaignEmail, name: 'Spring', reminders },
    })
    expect(edited.body.reminderHours, 'what is not sent stays').toEqual(nightly)
  })
})

test('the people of a campaign export as a spreadsheet, in which no cell is a formula', async () => {
  const owner = await makeBusiness(app)
  const { campaign, customers } = await reminding(owner, ['=1+1', 'Tomás Gil'])
  await submitted(app, await linkMailedTo(app, customers[1]!.email))
  const { text } = await owner.call(people.exportCampaignPeople, { params: { id: campaign.id }, query: {} })
  const [head, ...rows] = text.trim().split('\r\n')
  expect(head).toContain('"Name","Email","State"')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^"'=1\+1",/)
  expect(rows[1]).toMatch(new RegExp(`^"Tomás Gil","${customers[1]!.email}","answered"`))
  const { text: answered } = await owner.call(people.exportCampaignPeople, {
    params: { id: campaign.id },
    query: { state: 'answered' },
  })
  expect(answered.trim().split('\r\n')).toHaveLength(2)
})

describe('an email while it is written', () => {
  test('is shown with a real customer’s name in both forms, with what is wrong with it, and uses up no link', async () => {
    const owner = await makeBusiness(app, 'Berg Bakery')
    const [ines] = await makeCustomers(owner, ['Ines <b>Duarte'])
    const { body } = await owner.call(previewCampaignEmail, {
      body: { ...defaultCampaignEmail, emailSubject: '{{name}}, a word?', customerId: ines!.id },
    })
    expect(body.customer.name).toBe('Ines <b>Duarte')
    expect(body.from).toBe('Berg Bakery')
    expect(body.text).toContain('Hi Ines <b>Duarte,')
    for (const form of [body.text, body.html])
      expect(form.lastIndexOf('testimonial-form/'), 'the link, where the message has it').toBeLessThan(
        form.lastIndexOf('Thank you,'),
      )
    expect(body.html).toContain('Ines &lt;b&gt;Duarte')
    expect(body.lint).toEqual([expect.objectContaining({ field: 'emailSubject', severity: 'error' })])
    expect(await emailsTo(app, ines!.email)).toEqual([])
  })

  test('is sent as a test to the signed-in user alone, and not with an error in it', async () => {
    const owner = await makeBusiness(app)
    const [ines] = await makeCustomers(owner, ['Ines Duarte'])
    const typed = { ...defaultCampaignEmail, customerId: ines!.id }
    expect((await owner.call(sendTestEmail, { body: typed })).body).toEqual({ sentTo: owner.user.email })
    await app.drain()
    expect((await emailsTo(app, owner.user.email)).at(-1)?.subject).toMatch(/^Test: /)
    expect(await emailsTo(app, ines!.email)).toEqual([])
    const wrong = await owner.call(sendTestEmail, {
      body: { ...typed, emailTemplate: 'Hi {{customerName}}' },
    })
    expect([wrong.status, wrong.problem.fields?.['emailTemplate']]).toEqual([
      400,
      'Add {{testimonialLink}}, so that customers can reach your form.',
    ])
  })
})
