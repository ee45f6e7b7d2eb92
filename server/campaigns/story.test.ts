import { afterAll, expect, test } from 'vitest'
import { defaultReminderEmail } from '#contract/campaigns/campaign-email.ts'
import { getCampaignAnalytics, listCampaignPeople } from '#contract/campaigns/campaign-people.ts'
import * as api from '#contract/campaigns/campaigns.ts'
import { startCustomerImport } from '#contract/customers/customer-imports.ts'
import { mailServer } from '../test/stand-ins/mail-server.ts'
import { makeCampaign, runCampaigns } from '../test/makers/make-campaign.ts'
import { makeBusiness, submitted } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

/** The whole story is of 2,000; fewer tell the same. */
const total = Number(process.env['PLAUDIT_STORY_CUSTOMERS'] ?? 100)
const gone = 'c7@example.com'
const postOffice = await mailServer({
  refuses: (address) =>
    address === gone ? { responseCode: 550, message: '5.1.1 no such mailbox' } : undefined,
})
afterAll(postOffice.close)
const app = await testApp({ SMTP_URL: postOffice.url, MAIL_FROM: 'Plaudit <praise@example.com>' })
const dayMs = 86_400_000

const requestsTo = (address: string) =>
  postOffice.to(address).filter(({ source }) => source.includes('List-Unsubscribe:'))
const linkIn = (address: string) =>
  /testimonial-form\/([\w-]+)/.exec(requestsTo(address).at(-1)!.source.replaceAll('=\r\n', ''))?.[1] ?? ''

/** Lets the clock go on, minute by minute, until nothing is on its way. */
async function passMinutes(howMany: number) {
  for (let minute = 0; minute < howMany; minute += 1) {
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
    await runCampaigns(app)
  }
}

test('a list is asked and reminded: three answer, one unsubscribes, one bounces, and the figures agree with the mail server to the unit', async () => {
  const owner = await makeBusiness(app)
  const lines = Array.from({ length: total }, (_, index) => `Customer ${index},c${index}@example.com`)
  const content = ['name,email', ...lines].join('\n')
  await owner.call(startCustomerImport, { body: { fileName: 'customers.csv', content } })
  await app.drain()
  await owner.call(api.saveCampaignSettings, { body: { cooldownDays: 180, emailsPerHour: 10_000 } })
  const overrides = { audience: 'everyone', reminders: [defaultReminderEmail] }
  const { id } = await makeCampaign(owner, [], overrides)
  const params = { id }
  const figures = async () => (await owner.call(getCampaignAnalytics, { params })).body

  await owner.call(api.sendCampaign, { params })
  await runCampaigns(app)
  await owner.call(api.pauseCampaign, { params })
  const whenPaused = postOffice.arrived.length
  await passMinutes(2)
  expect(postOffice.arrived.length, 'nothing leaves while it is paused').toBe(whenPaused)
  await owner.call(api.resumeCampaign, { params })
  while ((await figures()).counts.onTheirWay > 0) await passMinutes(5)
  expect((await figures()).emails).toMatchObject({ sent: total, bounced: 1, unknown: 0, failed: 0 })
  expect(postOffice.arrived).toHaveLength(total - 1)

  for (const index of [1, 2, 3]) await submitted(app, linkIn(`c${index}@example.com`))
  const { source } = requestsTo('c5@example.com')[0]!
  const url = /List-Unsubscribe: <[^/]+\/\/[^/]+(\/[^>]+)>/.exec(source.replaceAll(/\r\n\s+/g, ' '))?.[1]
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.http.inject({ method: 'POST', url: url ?? '', headers, payload: 'List-Unsubscribe=One-Click' })

  app.clock.now = new Date(app.clock.now.getTime() + 6 * dayMs)
  await passMinutes(1)
  while ((await figures()).counts.onTheirWay > 0) await passMinutes(5)
  await passMinutes(1)
  const after = await figures()
  const arrived = Array.from({ length: total }, (_, index) => requestsTo(`c${index}@example.com`).length)
  const reminded = total - 5
  expect(arrived.filter((count) => count === 2)).toHaveLength(reminded)
  expect(Math.max(...arrived), 'nobody gets an email twice').toBe(2)
  expect(after).toMatchObject({
    status: 'completed',
    counts: { people: total, asked: total, answered: 3, waiting: 0, skipped: 0 },
    emails: { sent: arrived.reduce((sum, count) => sum + count) + 1, bounced: 1, unknown: 0, onTheirWay: 0 },
    people: { answered: 3, unsubscribed: 1, bounced: 1 },
    responseRate: 3 / total,
  })
  expect(after.steps).toEqual([
    { step: 0, sent: total, clicked: 0, answered: 3 },
    { step: 1, sent: reminded, clicked: 0, answered: 0 },
  ])
  const stopped = await owner.call(listCampaignPeople, { params, query: { state: 'stopped' } })
  expect(stopped.body.map(({ email, reason }) => [email, reason])).toEqual([
    ['c5@example.com', 'unsubscribed'],
    [gone, 'bounced'],
  ])
}, 600_000)
