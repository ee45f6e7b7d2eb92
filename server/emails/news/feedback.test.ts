import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { defaultReminderEmail } from '#contract/campaigns/campaign-email.ts'
import { listCampaignPeople } from '#contract/campaigns/campaign-people.ts'
import * as api from '#contract/emails/emails.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import { mailServer } from '../../test/stand-ins/mail-server.ts'
import { makeCampaign, makeCustomers, started } from '../../test/makers/make-campaign.ts'
import { makeBusiness, type Owner, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { readReturned } from '../delivery/bounce-message.ts'
import { newsAddress } from './news-addresses.ts'
import { readSes } from './provider-news.ts'
import { queueEmail, sendDue, findUnreachable } from '../service.ts'
import { readSns } from './sns.ts'
import { emails } from '../tables.ts'

const mailgunKey = 'key-of-mailgun'
const refused = new Map<string, { responseCode: number; message: string }>()
const postOffice = await mailServer({ refuses: (address) => refused.get(address) })
afterAll(postOffice.close)
const app = await testApp({
  SMTP_URL: postOffice.url,
  MAIL_FROM: 'Plaudit <praise@example.com>',
  MAIL_BOUNCE_ADDRESS: 'bounce@mail.example.com',
  MAILGUN_SIGNING_KEY: mailgunKey,
})
const { services } = app

let people = 0
const someAddress = () => `someone${++people}@customers.example`

async function sendRequest(owner: Owner, to = someAddress()) {
  const draft = { to, subject: 'A word?', paragraphs: ['Hello'], stream: 'requests' as const }
  const id = await queueEmail(services, services.db, draft, await workspaceOf(app, owner))
  await sendDue(services)
  return { id, to }
}

const rowOf = async (id: string) => (await services.db.select().from(emails).where(eq(emails.id, id)))[0]!

async function whyUnreachable(owner: Owner, address: string) {
  return (await findUnreachable(services.db, await workspaceOf(app, owner), [address])).get(address)
}

function tell(provider: string, body: string | object, address = newsAddress(services, provider)) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': typeof body === 'string' ? 'message/rfc822' : 'application/json' }
  return app.http.inject({ method: 'POST', url: new URL(address).pathname, headers, payload })
}

const generic = (id: string, event: string, more: object = {}) =>
  tell('generic', { id: `${event}-${id}`, email: id, event, ...more })

/** RFC 3464, as a mail server writes it. */
function bounceMessage(to: string, status: string, diagnostic: string, action = 'failed') {
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; someone@customers.example',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
    '',
    '--b--',
    '',
  ].join('\r\n')
}

test('an email that comes back to its return path marks its address, for every business', async () => {
  const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
  const { id, to } = await sendRequest(owner)
  const { from } = postOffice.to(to)[0]!
  expect(from).toMatch(/^bounce\+[a-z2-7]+@mail\.example\.com$/)
  const sent = await tell('message', bounceMessage(from.toUpperCase(), '5.1.1', '550 5.1.1 No such user'))
  expect(sent.statusCode).toBe(200)
  expect(await rowOf(id)).toMatchObject({ state: 'bounced', lastError: '5.1.1 550 5.1.1 No such user' })
  expect([await whyUnreachable(owner, to), await whyUnreachable(other, to)]).toEqual(['bounced', 'bounced'])
  const again = await sendRequest(other, to)
  expect(await rowOf(again.id)).toMatchObject({ state: 'suppressed', lastError: 'bounced' })
})

test('an email of a campaign that comes back is in its list of people at once, and no reminder is to follow', async () => {
  const owner = await makeBusiness(app)
  const customers = await makeCustomers(owner, ['Ines Duarte', 'Tomás Gil'])
  const campaign = await makeCampaign(owner, customers, { reminders: [defaultReminderEmail] })
  await started(app, owner, campaign)
  const listed = async () =>
    (await owner.call(listCampaignPeople, { params: { id: campaign.id }, query: {} })).body
  const states = async () =>
    (await listed()).map(({ name, state, reason, nextStep }) => [name, state, reason, nextStep])
  expect(await states()).toEqual([
    ['Ines Duarte', 'asked', null, 1],
    ['Tomás Gil', 'asked', null, 1],
  ])
  await generic((await listed())[0]!.sent[0]!.emailId!, 'bounced')
  expect(await states()).toEqual([
    ['Ines Duarte', 'stopped', 'bounced', null],
    ['Tomás Gil', 'asked', null, 1],
  ])
})

test('a full mailbox is no missing one, and a delay is no news', async () => {
  const owner = await makeBusiness(app)
  const { id, to } = await sendRequest(owner)
  const { from } = postOffice.to(to)[0]!
  await tell('message', bounceMessage(from, '4.4.1', '421 4.4.1 later', 'delayed'))
  expect((await rowOf(id)).state).toBe('sent')
  await tell('message', bounceMessage(from, '5.2.2', '552 5.2.2 Mailbox full'))
  expect((await rowOf(id)).state).toBe('bounced')
  expect(await whyUnreachable(owner, to)).toBeUndefined()
})

test('a return path that we did not sign marks nothing, and a note of absence says nothing', async () => {
  const owner = await makeBusiness(app)
  const { id, to } = await sendRequest(owner)
  const { from } = postOffice.to(to)[0]!
  const forged = from.replace(/\+(.)/, (_all, first) => `+${first === 'a' ? 'b' : 'a'}`)
  await tell('message', bounceMessage(forged, '5.1.1', '550 5.1.1 No such user'))
  await tell('message', `From: x@example.com\r\nTo: ${from}\r\nSubject: Out of office\r\n\r\nBack on Monday.`)
  expect((await rowOf(id)).state).toBe('sent')
})

test('a report of spam is a complaint', async () => {
  const report =
    'To: abuse@mail.example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=feedback-report; boundary=b\r\n\r\n--b\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <0190a0a0-0000-7000-8000-000000000001@x>\r\n\r\nhi\r\n--b--\r\n'
  expect(await readReturned(Buffer.from(report))).toMatchObject({
    fates: [{ kind: 'complained' }],
    messageId: '<0190a0a0-0000-7000-8000-000000000001@x>',
  })
})

test('an address that the mail server refuses at once is as good as one that came back', async () => {
  const owner = await makeBusiness(app)
  const [nobody, unwelcome] = [someAddress(), someAddress()]
  refused.set(nobody, { responseCode: 550, message: '5.1.1 No such user here' })
  refused.set(unwelcome, { responseCode: 550, message: '5.7.1 We do not like you' })
  const [first, second] = [await sendRequest(owner, nobody), await sendRequest(owner, unwelcome)]
  expect([(await rowOf(first.id)).state, (await rowOf(second.id)).state]).toEqual(['bounced', 'failed'])
  expect([await whyUnreachable(owner, nobody), await whyUnreachable(owner, unwelcome)]).toEqual([
    'bounced',
    undefined,
  ])
})

test('a provider’s news is kept once, and no repetition undoes what was decided since', async () => {
  const owner = await makeBusiness(app)
  const { id, to } = await sendRequest(owner)
  await generic(id, 'delivered', { at: '2020-01-01T00:00:00Z' })
  expect((await rowOf(id)).deliveredAt).toEqual(new Date('2020-01-01T00:00:00Z'))
  await generic(id, 'unsubscribed')
  expect(await whyUnreachable(owner, to)).toBe('unsubscribed')
  const [entry] = (await owner.call(api.listSuppressions, {})).body
  await owner.call(api.removeSuppression, { body: { id: entry!.id, words: 'Please write to me again.' } })
  await generic(id, 'unsubscribed')
  expect(await whyUnreachable(owner, to)).toBeUndefined()
})

test('whether an email was opened is kept only where the business wants to know', async () => {
  const owner = await makeBusiness(app)
  const first = await sendRequest(owner)
  await generic(first.id, 'opened')
  expect((await rowOf(first.id)).openedAt).toBeNull()
  await owner.call(api.saveEmailSettings, { body: { postalAddress: '', countsOpens: true } })
  const second = await sendRequest(owner)
  await generic(second.id, 'opened')
  expect((await rowOf(second.id)).openedAt).not.toBeNull()
})

test('Postmark and Mailgun are understood, and Mailgun only with its signature', async () => {
  const owner = await makeBusiness(app)
  const [hard, soft, spam, delivered] = [
    await sendRequest(owner),
    await sendRequest(owner),
    await sendRequest(owner),
    await sendRequest(owner),
  ]
  const postmark = (type: string, id: string, more: object) =>
    tell('postmark', { RecordType: type, ID: Math.random(), Metadata: { 'email-id': id }, ...more })
  await postmark('Bounce', hard.id, {
    Type: 'HardBounce',
    Details: 'smtp;550 5.1.1',
    BouncedAt: '2020-01-01T00:00:00Z',
  })
  await postmark('Bounce', soft.id, { Type: 'SoftBounce' })
  const states = await Promise.all([hard, soft].map(async ({ id }) => (await rowOf(id)).state))
  expect(states).toEqual(['bounced', 'bounced'])
  expect([await whyUnreachable(owner, hard.to), await whyUnreachable(owner, soft.to)]).toEqual([
    'bounced',
    undefined,
  ])

  const timestamp = String(Math.floor(app.clock.now.getTime() / 1000))
  const sign = (key: string) => createHmac('sha256', key).update(`${timestamp}token`).digest('hex')
  const mailgun = (id: string, event: string, key = mailgunKey) =>
    tell('mailgun', {
      signature: { timestamp, token: 'token', signature: sign(key) },
      'event-data': {
        event,
        id: `${event}-${id}`,
        timestamp: 1,
        message: { headers: { 'message-id': `${id}@x` } },
      },
    })
  await mailgun(spam.id, 'complained', 'another key')
  expect((await rowOf(spam.id)).complainedAt).toBeNull()
  await mailgun(spam.id, 'complained')
  expect(await whyUnreachable(owner, spam.to)).toBe('complained')
  await mailgun(delivered.id, 'delivered')
  expect((await rowOf(delivered.id)).deliveredAt).not.toBeNull()
})

test('Amazon is believed with its own signature, lately made, and nobody else', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const now = new Date()
  const content = {
    Message: JSON.stringify({
      eventType: 'Bounce',
      mail: { messageId: 'x', source: 'bounce+x@mail.example.com', timestamp: now.toISOString() },
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ status: '5.1.1' }] },
    }),
    MessageId: 'm1',
    Timestamp: now.toISOString(),
    TopicArn: 'arn:aws:sns:eu-west-1:1:mail',
    Type: 'Notification',
  }
  const text = Object.entries(content)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('')
  const Signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
  const SigningCertURL = 'https://sns.eu-west-1.amazonaws.com/cert.pem'
  const message = { ...content, Signature, SignatureVersion: '2', SigningCertURL }
  const read = (body: object, at = now) => readSns(body, at, () => Promise.resolve(certificate))
  const believed = await read(message)
  expect(readSes(JSON.parse(believed!.Message), believed!.MessageId)).toMatchObject([
    { kind: 'bounced', reason: '5.1.1', key: 'ses:m1', marks: ['bounce+x@mail.example.com'] },
  ])
  expect(await read({ ...message, Message: '{}' })).toBeUndefined()
  expect(
    await read({ ...message, SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.evil.example/c' }),
  ).toBeUndefined()
  expect(await read(message, new Date(now.getTime() + 2 * 86_400_000))).toBeUndefined()
  const foreign = { ...message, SigningCertURL: 'https://evil.example/cert.pem' }
  expect((await tell('ses', foreign)).statusCode).toBe(404)
})

test('an address that is not the provider’s secret one is no address, and rubbish changes nothing', async () => {
  for (const wrong of [
    'https://x/mail-news/generic/x',
    'https://x/mail-news/other/x',
    'https://x/mail-news/__proto__/x',
  ])
    expect((await tell('generic', {}, wrong)).statusCode).toBe(404)
  const swapped = newsAddress(services, 'generic').replace('/generic/', '/postmark/')
  expect((await tell('postmark', {}, swapped)).statusCode).toBe(404)
  for (const provider of ['generic', 'postmark', 'mailgun', 'message'])
    for (const body of ['', '{', '[[[', '{"event-data":1}', '\0'.repeat(1000)])
      expect([provider, (await tell(provider, body)).statusCode]).toEqual([provider, 200])
})

test('1,000 events may come in one body, of which those of emails of ours count; more are refused in a sentence', async () => {
  const { id } = await sendRequest(await makeBusiness(app))
  const events = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `many-${index}`,
      email: index === 500 ? id : crypto.randomUUID(),
      event: 'opened',
    }))
  const refused = await tell('generic', events(20_000))
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { message: 'Please send at most 1,000 events at a time.' },
  ])
  expect(
    (
      await tell(
        'generic',
        events(1_000).map((one) => ({ ...one, event: 'bounced' })),
      )
    ).statusCode,
  ).toBe(200)
  expect((await rowOf(id)).bouncedAt).not.toBeNull()
})

test('too many that come back hold a business’s requests, and nobody else’s, until an owner lets them leave again', async () => {
  const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
  for (let count = 0; count < 5; count += 1) {
    const { id } = await sendRequest(owner)
    await generic(id, 'bounced')
  }
  expect((await owner.call(api.getEmailDelivery, {})).body.held).toMatchObject({ for: 'bounces' })
  const loadHoldNotice = async (one: Owner) => (await one.call(getNotifications, {})).body.email.held
  expect([await loadHoldNotice(owner), await loadHoldNotice(other)]).toMatchObject([{ for: 'bounces' }, null])
  const held = await sendRequest(owner)
  expect([(await rowOf(held.id)).state, (await rowOf((await sendRequest(other)).id)).state]).toEqual([
    'queued',
    'sent',
  ])
  expect((await owner.call(api.resumeRequests, {})).body).toMatchObject({ held: null, waiting: 1 })
  await app.drain()
  expect((await rowOf(held.id)).state).toBe('sent')
  expect(await loadHoldNotice(owner)).toBeNull()
})

test('an owner adds who asked them, and takes somebody off the list only with that person’s words', async () => {
  const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
  const address = someAddress()
  await owner.call(api.addSuppression, { body: { email: address } })
  const { id: waiting } = await sendRequest(owner, address)
  expect((await rowOf(waiting)).state).toBe('suppressed')
  const [entry, ...more] = (await owner.call(api.listSuppressions, {})).body
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    reason: 'unsubscribed',
    detail: 'Added by you',
    address: null,
    canRemove: true,
  })
  const remove = (by: Owner, words: string) =>
    by.call(api.removeSuppression, { body: { id: entry!.id, words } }).then(({ status }) => status)
  expect(await remove(owner, 'ok')).toBe(400)
  expect(await remove(other, 'They wrote that they want them again.')).toBe(404)
  expect(await remove(owner, 'They wrote that they want them again.')).toBe(200)
  expect((await owner.call(api.listSuppressions, {})).body).toEqual([])
})

test('an uncertain email is listed for its owner alone, who sends it again or says that it arrived', async () => {
  const [owner, other] = [await makeBusiness(app), await makeBusiness(app)]
  const [first, second] = [await sendRequest(owner), await sendRequest(owner)]
  const ids = [first.id, second.id]
  for (const id of ids) await services.db.update(emails).set({ state: 'unknown' }).where(eq(emails.id, id))
  expect(
    (await owner.call(api.listUnsettledEmails, {})).body.map(({ state, canSendAgain }) => [
      state,
      canSendAgain,
    ]),
  ).toEqual([
    ['unknown', true],
    ['unknown', true],
  ])
  expect((await other.call(api.listUnsettledEmails, {})).body).toEqual([])
  const decideBy = (by: Owner, id: string, decision: 'send-again' | 'mark-sent') =>
    by.call(api.decideEmails, { body: { ids: [id], decision } }).then(({ body }) => body.decided)
  expect(await decideBy(other, first.id, 'send-again')).toEqual([])
  const [once, twice] = await Promise.all([
    decideBy(owner, first.id, 'send-again'),
    decideBy(owner, first.id, 'send-again'),
  ])
  expect([...once, ...twice]).toEqual([first.id])
  expect(await decideBy(owner, second.id, 'mark-sent')).toEqual([second.id])
  await app.drain()
  expect([postOffice.to(first.to).length, postOffice.to(second.to).length]).toEqual([2, 1])
  expect((await owner.call(api.listUnsettledEmails, {})).body).toEqual([])
})

test('a delivery report settles what was uncertain', async () => {
  const owner = await makeBusiness(app)
  const { id } = await sendRequest(owner)
  await services.db.update(emails).set({ state: 'unknown' }).where(eq(emails.id, id))
  await generic(id, 'delivered')
  expect((await rowOf(id)).state).toBe('sent')
})

test('what an email needs to be sent again may be gone: then it says so', async () => {
  const owner = await makeBusiness(app)
  const button = { label: 'Open', url: 'https://praise.example.com/my/x', isSecret: true }
  const draft = { to: someAddress(), subject: 'Yours', paragraphs: ['Hello'], button }
  const id = await queueEmail(services, services.db, draft, await workspaceOf(app, owner))
  await sendDue(services)
  await services.db.update(emails).set({ state: 'unknown' }).where(eq(emails.id, id))
  expect((await owner.call(api.listUnsettledEmails, {})).body[0]?.canSendAgain).toBe(false)
  expect(
    (await owner.call(api.decideEmails, { body: { ids: [id], decision: 'send-again' } })).body.decided,
  ).toEqual([])
})
