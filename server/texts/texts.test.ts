import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { exportAccount } from '#contract/accounts/security.ts'
import { defaultReminderEmail } from '#contract/campaigns/campaign-email.ts'
import { getCampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import { pauseCampaign, resumeCampaign } from '#contract/campaigns/campaigns.ts'
import { deleteCustomer, getCustomer } from '#contract/customers/customers.ts'
import { proveOwnPhone, setOwnPhone } from '#contract/settings/own-phone.ts'
import { saveNotificationSettings } from '#contract/settings/notification-settings.ts'
import {
  getCustomerTexting,
  getTextSending,
  requestTestimonialByText,
  takeTextConsentBack,
} from '#contract/texts/texts.ts'
import { allJobs } from '../app.ts'
import { makeCampaign, makeCustomers, runCampaigns, started } from '../test/makers/make-campaign.ts'
import { caller } from '../test/as.ts'
import { emailsTo } from '../test/emails.ts'
import { makeBusiness, makeOwner, submitted } from '../test/make.ts'
import { atHour, dayInAmerica, dayInNextMonth, makeTextable, tell } from '../test/makers/make-texting.ts'
import { gatewaySettings, textGateways, twilioCall, vonageCall } from '../test/stand-ins/text-gateways.ts'
import { testApp } from '../test/test-app.ts'
import { sendTexts } from './sending/send-texts.ts'
import { replies } from './wording/messages.ts'
import { newsAddress } from './news/text-news-addresses.ts'

const gateways = await textGateways()
afterAll(() => void gateways.server.close())
const settings = gatewaySettings('twilio', gateways.url)
const app = await testApp(settings)
const bakery = await makeBusiness(app, 'Berg Bakery')

beforeEach(() => {
  app.clock.now = dayInAmerica
  Object.assign(gateways, { mood: 'takes', delayMs: 0 })
})

type Owner = typeof bakery
const ask = (owner: Owner, { id }: { id: string }) => owner.call(requestTestimonialByText, { params: { id } })
const textsTo = ({ phone }: { phone: string }) => gateways.taken.filter(({ to }) => to === phone)
/** Does what the clock starts, and waits for the messages. */
const sendDue = async () => {
  await sendTexts.run(app.services, {})
  await app.drain()
}
const stateOf = async (owner: Owner, { id }: { id: string }) => {
  const { body } = await owner.call(getCustomer, { params: { id } })
  return body.requests[0]?.state
}
const reply = (phone: string, text: string, sid: string = randomUUID()) =>
  tell(
    app,
    twilioCall(newsAddress(app.services, 'twilio'), {
      MessageSid: sid,
      From: phone,
      To: settings['SMS_FROM']!,
      Body: text,
    }),
  )

describe('PROD-06: a request by text message', () => {
  test('names the business, has one short link that opens their form, and says how to stop', async () => {
    const ines = await makeTextable(bakery)
    expect((await ask(bakery, ines)).body).toMatchObject({
      customer: { status: 'pending' },
      request: { channel: 'text', state: 'queued' },
    })
    await app.drain()
    const [sent] = textsTo(ines)
    expect(sent?.text).toMatch(
      /^Hi Ines, how was your experience with Berg Bakery\? Tell us here: http\S+\/t\/[\w-]{22} Reply STOP to opt out$/,
    )
    const address = new URL(/http\S+/.exec(sent!.text)![0])
    const led = await app.http.inject({ method: 'GET', url: address.pathname })
    expect(led.statusCode).toBe(302)
    expect(led.headers.location).toBe(address.pathname.replace('/t/', '/testimonial-form/'))
    expect(await stateOf(bakery, ines)).toBe('sent')
  })

  test('is refused without a number, without consent, and a second time on the same day', async () => {
    const tomas = await makeTextable(bakery, 'Tomás Gil', { agrees: false })
    expect((await ask(bakery, tomas)).problem.message).toBe(
      'This customer has not agreed to get text messages.',
    )
    const ines = await makeTextable(bakery)
    await ask(bakery, ines)
    expect((await ask(bakery, ines)).status).toBe(429)
    await bakery.call(takeTextConsentBack, { params: { id: ines.id } })
    await app.drain()
    expect(textsTo(ines)).toEqual([])
  })

  test('T17: waits for the morning in every zone of the number’s country', async () => {
    const ines = await makeTextable(bakery)
    app.clock.now = atHour(15)
    const { body } = await bakery.call(getCustomerTexting, { params: { id: ines.id } })
    // Eight in Hawaii and the Aleutians.
    expect(body.leavesAt).toBe(atHour(18).toISOString())
    await ask(bakery, ines)
    await app.drain()
    expect(textsTo(ines)).toHaveLength(0)
    app.clock.now = atHour(18)
    await sendDue()
    expect(textsTo(ines)).toHaveLength(1)
  })

  test('keeps the exact words of the consent, when it was given and who vouches for it', async () => {
    const ines = await makeTextable(bakery)
    const { body } = await bakery.call(getCustomerTexting, { params: { id: ines.id } })
    expect(body.consent).toEqual({
      wording: 'They agreed to get text messages from Berg Bakery that ask for a testimonial.',
      source: 'owner',
      vouchedBy: 'Mara Lindqvist',
      note: 'Signed at the counter',
      givenAt: dayInAmerica.toISOString(),
    })
  })

  test('is written in the customer’s language, else in that of the number’s country', async () => {
    app.clock.now = atHour(12)
    const jeanne = await makeTextable(bakery, 'Jeanne', { phone: '+33612345678' })
    const hans = await makeTextable(bakery, 'Hans', { phone: '+33612345679', language: 'de' })
    for (const one of [jeanne, hans]) await ask(bakery, one)
    await app.drain()
    expect(textsTo(jeanne)[0]?.text).toContain('Répondez STOP')
    expect(textsTo(hans)[0]?.text).toContain('Abmelden: STOPP')
  })

  test('costs are counted in segments and money, and end with the month’s limit', async () => {
    const small = await testApp({ ...settings, SMS_MONTHLY_LIMITS: '2,3' })
    small.clock.now = dayInAmerica
    const [one, other] = [await makeBusiness(small, 'One'), await makeBusiness(small, 'Other')]
    const people = [await makeTextable(one), await makeTextable(one), await makeTextable(one)]
    const answers = []
    for (const person of people) answers.push((await ask(one, person)).status)
    expect(answers).toEqual([202, 202, 400])
    expect((await ask(other, await makeTextable(other))).status).toBe(202)
    expect((await ask(other, await makeTextable(other))).problem.message).toMatch(/used up/)
    await small.drain()
    expect((await one.call(getTextSending, {})).body.sending).toMatchObject({
      segmentsUsed: 2,
      segmentLimit: 2,
      cost: { micros: 15_800, currency: 'USD' },
    })
    small.clock.now = dayInNextMonth
    expect((await ask(one, people[2]!)).status).toBe(202)
  })
})

describe('T17: STOP', () => {
  test('ends every workspace’s messages to that number, is confirmed once in its language, and START comes back', async () => {
    const other = await makeBusiness(app, 'Fjord Dental')
    const ines = await makeTextable(bakery)
    const same = await makeTextable(other, 'Ines', { phone: ines.phone })
    await ask(bakery, ines)
    await app.drain()
    const sid = randomUUID()
    for (const _ of [1, 2]) expect((await reply(ines.phone, 'Baja por favor', sid)).statusCode).toBe(200)
    await reply(ines.phone, 'STOP')
    await app.drain()
    expect(
      textsTo(ines)
        .map(({ text }) => text)
        .slice(1),
    ).toEqual(['Baja confirmada. Responde ALTA para volver a recibir mensajes.'])
    expect((await ask(other, same)).problem.message).toBe(
      'This customer replied STOP. They won’t get any more text messages.',
    )
    await reply(ines.phone, 'Start')
    await app.drain()
    expect(textsTo(ines)).toHaveLength(3)
    expect((await ask(other, same)).status).toBe(202)
    // Told late and once more, it changes nothing.
    await reply(ines.phone, 'STOP')
    await reply(ines.phone, 'Baja por favor', sid)
    await app.drain()
    expect(await stateOf(other, same)).not.toBe('queued')
  })

  test('a message that waits when they stop does not leave', async () => {
    const ines = await makeTextable(bakery)
    await ask(bakery, ines)
    await reply(ines.phone, 'stop please')
    await app.drain()
    expect(textsTo(ines).map(({ text }) => text)).toEqual([replies.en.stopped])
    expect(await stateOf(bakery, ines)).toBe('suppressed')
  })

  test('every other reply is emailed once to the team that asked last, and to nobody else', async () => {
    const [owner, other] = [await makeBusiness(app, 'Birch Dental'), await makeBusiness(app, 'Elsewhere')]
    const ines = await makeTextable(owner, 'Ines Duarte')
    await makeTextable(other, 'Ines Duarte', { phone: ines.phone })
    const subject = 'Ines Duarte replied to your text message'
    const forwarded = async ({ user }: Owner) =>
      (await emailsTo(app, user.email)).filter((email) => email.subject === subject)
    await reply(ines.phone, 'Who is this?')
    await ask(owner, ines)
    for (const _ of [1, 2]) await reply(ines.phone, 'Happy to! Tomorrow?', 'sid-of-hers')
    expect((await forwarded(owner)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Happy to! Tomorrow?'),
    ])
    for (let count = 0; count < 7; count++) await reply(ines.phone, `Number ${count}`)
    expect(await forwarded(owner)).toHaveLength(5)
    expect(await forwarded(other)).toEqual([])
  })

  test('is believed only if the gateway signed it', async () => {
    const url = newsAddress(app.services, 'twilio')
    const ines = await makeTextable(bakery)
    const call = twilioCall(url, { MessageSid: 'x', From: ines.phone, Body: 'STOP' })
    const forged = { ...call, body: call.body.replace('STOP', 'START') }
    expect((await tell(app, forged)).statusCode).toBe(404)
    expect((await tell(app, { ...call, url: `${url}x` })).statusCode).toBe(404)
    expect((await tell(app, { ...call, headers: {} })).statusCode).toBe(404)
    expect((await ask(bakery, ines)).status).toBe(202)
  })
})

describe('At most once', () => {
  test('a message whose answer was lost is not sent again, and a receipt tells that it left', async () => {
    gateways.mood = 'loses-answers'
    const ines = await makeTextable(bakery)
    await ask(bakery, ines)
    await app.drain()
    gateways.mood = 'takes'
    app.clock.now = new Date(dayInAmerica.getTime() + 3_600_000)
    await sendDue()
    expect(textsTo(ines)).toHaveLength(1)
    expect(await stateOf(bakery, ines)).toBe('unknown')
    const { newsUrl } = textsTo(ines)[0]!
    await tell(app, twilioCall(newsUrl, { MessageSid: 'x', MessageStatus: 'delivered' }))
    expect(await stateOf(bakery, ines)).toBe('sent')
    // Late, and in the wrong order.
    await tell(
      app,
      twilioCall(newsUrl, { MessageSid: 'x', MessageStatus: 'undelivered', ErrorCode: '30003' }),
    )
    await tell(app, twilioCall(newsUrl, { MessageSid: 'x', MessageStatus: 'sent' }))
    expect(await stateOf(bakery, ines)).toBe('sent')
  })

  test('a busy gateway is asked again when it says, and a number that is none is given up', async () => {
    gateways.mood = 'is-busy'
    const ines = await makeTextable(bakery)
    await ask(bakery, ines)
    await app.drain()
    expect(await stateOf(bakery, ines)).toBe('queued')
    gateways.mood = 'takes'
    app.clock.now = new Date(dayInAmerica.getTime() + 6_000)
    await sendDue()
    expect(textsTo(ines)).toHaveLength(1)
    gateways.mood = 'refuses'
    const tomas = await makeTextable(bakery, 'Tomás')
    await ask(bakery, tomas)
    await app.drain()
    expect(await stateOf(bakery, tomas)).toBe('failed')
  })

  test('who could not be reached is not texted again', async () => {
    const ines = await makeTextable(bakery)
    await ask(bakery, ines)
    await app.drain()
    const undelivered = { MessageSid: 'x', MessageStatus: 'undelivered', ErrorCode: '30005' }
    for (const _ of [1, 2]) await tell(app, twilioCall(textsTo(ines)[0]!.newsUrl, undelivered))
    expect(await stateOf(bakery, ines)).toBe('bounced')
    app.clock.now = new Date(dayInAmerica.getTime() + 2 * 86_400_000)
    expect((await ask(bakery, ines)).problem.message).toMatch(/could not be delivered/)
  })
})

describe('PROD-06: a campaign by text message', () => {
  test('texts those who agreed, once a step, leaves the others out with the reason, and reminds who did not answer', async () => {
    const owner = await makeBusiness(app, 'Fjord Dental')
    const ines = await makeTextable(owner)
    const tomas = await makeTextable(owner, 'Milo Gil')
    const silent = await makeTextable(owner, 'Silas', { agrees: false })
    const [without] = await makeCustomers(owner, ['Without'])
    const everybody = [ines, tomas, silent, without!]
    const campaign = await makeCampaign(owner, everybody, {
      channel: 'text',
      reminders: [defaultReminderEmail],
    })
    await started(app, owner, campaign)
    await runCampaigns(app)
    expect(everybody.map((one) => textsTo(one as typeof ines).length)).toEqual([1, 1, 0, 0])
    const link = /\/t\/([\w-]+)/.exec(textsTo(ines)[0]!.text)![1]!
    await submitted(app, link)
    app.clock.now = new Date(dayInAmerica.getTime() + 8 * 86_400_000)
    await runCampaigns(app)
    await runCampaigns(app)
    expect(textsTo(ines)).toHaveLength(1)
    expect(textsTo(tomas).map(({ text }) => text)).toEqual([
      expect.stringContaining('how was your experience'),
      expect.stringContaining('Fjord Dental would still love to hear from you'),
    ])
    const { body } = await owner.call(getCampaignAnalytics, { params: { id: campaign.id } })
    expect(body).toMatchObject({
      status: 'completed',
      emails: { sent: 3, byHand: 0 },
      people: { answered: 1 },
    })
    expect(body.skipped.map(({ reason }) => reason).toSorted()).toEqual(['no-consent', 'no-number'])
    expect(gateways.taken.filter(({ text }) => text.includes('Fjord Dental'))).toHaveLength(3)
  })

  test('paused, it sends nothing that waits; resumed, it goes on', async () => {
    const owner = await makeBusiness(app)
    const ines = await makeTextable(owner)
    const campaign = await makeCampaign(owner, [ines], { channel: 'text' })
    gateways.mood = 'is-busy'
    await started(app, owner, campaign)
    await runCampaigns(app)
    gateways.mood = 'takes'
    await owner.call(pauseCampaign, { params: { id: campaign.id } })
    app.clock.now = new Date(dayInAmerica.getTime() + 60_000)
    await runCampaigns(app)
    expect(textsTo(ines)).toEqual([])
    await owner.call(resumeCampaign, { params: { id: campaign.id } })
    await runCampaigns(app)
    expect(textsTo(ines)).toHaveLength(1)
  })
})

test.for(['vonage', 'http'] as const)(
  'the same through %s: a request, its receipt, and STOP',
  async (provider) => {
    const through = await testApp(gatewaySettings(provider, gateways.url))
    through.clock.now = dayInAmerica
    const owner = await makeBusiness(through)
    const ines = await makeTextable(owner)
    await ask(owner, ines)
    await through.drain()
    const { reference, newsUrl } = textsTo(ines)[0]!
    const address = newsAddress(through.services, provider)
    const call = (url: string, json: object) =>
      provider === 'vonage'
        ? vonageCall(url, json, through.clock.now)
        : { url, body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
    const receipt =
      provider === 'vonage'
        ? call(newsUrl, { channel: 'sms', message_uuid: 'x', client_ref: reference, status: 'undeliverable' })
        : call(address, { id: reference, status: 'failed', reason: 'No such number' })
    expect((await tell(through, receipt)).statusCode).toBe(200)
    expect(await stateOf(owner, ines)).toBe('bounced')
    const tomas = await makeTextable(owner, 'Tomás')
    const from = tomas.phone.slice(provider === 'vonage' ? 1 : 0)
    const stop = call(address, { channel: 'sms', message_uuid: 'y', id: 'y', from, text: 'Stopp' })
    expect((await tell(through, { ...stop, headers: {} })).statusCode).toBe(provider === 'vonage' ? 404 : 200)
    expect((await tell(through, stop)).statusCode).toBe(200)
    expect((await ask(owner, tomas)).problem.message).toMatch(/replied STOP/)
  },
)

test('a deleted customer leaves no number, no text and no consent behind; that a message was sent and what it cost stays', async () => {
  const owner = await makeBusiness(app)
  const ines = await makeTextable(owner)
  await ask(owner, ines)
  await app.drain()
  const milo = await makeTextable(owner, 'Milo')
  gateways.mood = 'is-busy'
  await ask(owner, milo)
  await app.drain()
  gateways.mood = 'takes'
  for (const { id } of [ines, milo]) await owner.call(deleteCustomer, { params: { id } })
  app.clock.now = new Date(dayInAmerica.getTime() + 60_000)
  await sendDue()
  expect(textsTo(milo)).toEqual([])
  const { text } = await owner.call(exportAccount, {})
  const kept = JSON.parse(text) as Record<string, { recipient: string; body: string; priceMicros: number }[]>
  expect(kept['textConsents']).toEqual([])
  expect(kept['texts']!.map(({ recipient, body }) => recipient + body)).toEqual(['', ''])
  expect(kept['texts']![0]!.priceMicros).toBe(7_900)
  for (const { phone } of [ines, milo]) expect(text).not.toContain(phone)
})

const mailNews = allJobs.find(({ name }) => name === 'mail-news')!

test('SET-09: a proven number is notified of new testimonials, and a wrong code proves none', async () => {
  const owner = await makeBusiness(app)
  const phone = '+12125559000'
  const textsToOwner = () => textsTo({ phone }).map(({ text }) => text)
  await owner.call(saveNotificationSettings, { body: { sms: true } })
  await owner.call(setOwnPhone, { body: { phone: '+1 (212) 555-9000' } })
  await app.drain()
  const [code = ''] = /^\d{6}/.exec(textsToOwner()[0]!)!
  const wrong = code === '123456' ? '654321' : '123456'
  expect((await owner.call(proveOwnPhone, { body: { code: wrong } })).problem.code).toBe('invalid-input')
  await mailNews.run(app.services, {})
  await submitted(app, owner.user.formId)
  app.clock.now = new Date(dayInAmerica.getTime() + 60_000)
  await mailNews.run(app.services, {})
  await app.drain()
  expect(textsToOwner()).toHaveLength(1)
  expect((await owner.call(proveOwnPhone, { body: { code } })).body).toEqual({ phone, isProven: true })
  await submitted(app, owner.user.formId)
  app.clock.now = new Date(dayInAmerica.getTime() + 120_000)
  await mailNews.run(app.services, {})
  await app.drain()
  expect(textsToOwner().slice(1)).toEqual([
    expect.stringMatching(/^A customer wrote to you\. Review: http\S+\/testimonials$/),
  ])
})

test('a server without a gateway sends none and says so', async () => {
  const without = await testApp()
  const owner = await makeOwner(without)
  expect((await owner.call(getTextSending, {})).body).toEqual({ sending: null })
  const { token } = await submitted(without, owner.user.formId)
  expect((await caller(without).call(getMyTestimonial, { params: { token } })).body.texting).toBe(null)
  const ines = await makeTextable(owner)
  expect((await ask(owner, ines)).problem.message).toBe("This server can't send text messages.")
})
