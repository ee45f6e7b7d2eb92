import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getEmailDelivery } from '#contract/emails/emails.ts'
import { freePort } from '../test/processes/free-port.ts'
import { mailServer } from '../test/stand-ins/mail-server.ts'
import { oddMailServer, type Whim } from '../test/stand-ins/odd-mail-server.ts'
import { makeBusiness, type Owner, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { makeMail } from '../integrations/mail/mail.ts'
import { statedWaitMs } from '../integrations/mail/stated-wait.ts'
import { bounceAddress } from './delivery/bounce-address.ts'
import { newsAddress } from './news/news-addresses.ts'
import { findUnreachable, queueEmail, queueEmails, sendDue } from './service.ts'
import { emails } from './tables.ts'

const app = await testApp({
  MAIL_FROM: 'Plaudit <praise@example.com>',
  MAIL_BOUNCE_ADDRESS: 'bounce@mail.example.com',
})
const { services } = app

const draftTo = (to: string) => ({ to, subject: 'Hello', paragraphs: ['Good morning'] })
const rowOf = async (id: string) => (await services.db.select().from(emails).where(eq(emails.id, id)))[0]!
const later31Seconds = () => (app.clock.now = new Date(app.clock.now.getTime() + 31_000))
/** As another process that writes to this mail server. */
const processAt = (smtpUrl: string) => {
  const config = { ...services.config, smtpUrl }
  return { ...services, config, mail: makeMail(config) }
}
const statesOf = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(rowOf))).map(({ state, attempts }) => `${state} ${attempts}`)

test('recipients whose mail server closes the connection, or takes a message for nobody, hold up nobody else’s email', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const odd = await oddMailServer({
    whimOf: (to) =>
      to.startsWith('drops') ? 'drops' : to.startsWith('nobody') ? 'refuses-and-takes' : undefined,
  })
  const sending = processAt(odd.url)
  const queue = (names: readonly string[]) =>
    queueEmails(
      sending,
      services.db,
      names.map((name) => draftTo(`${name}@odd.example`)),
      workspaceId,
    )
  const dropped = await queue(['drops1', 'drops2', 'drops3', 'drops4', 'drops5', 'drops6'])
  const [nobodys] = await queue(['nobody'])
  await sendDue(sending)
  const others = await queue(['good1', 'good2'])
  await sendDue(sending)
  expect(await statesOf(others)).toEqual(['sent 1', 'sent 1'])
  expect(new Set(await statesOf(dropped))).toEqual(new Set(['queued 1']))
  expect((await rowOf(nobodys!)).state).toBe('bounced')
  expect((await owner.call(getEmailDelivery, {})).body.outageSince).toBeNull()
  // When they are tried again, others' emails leave beside them.
  for (let round = 0; round < 3; round += 1) {
    later31Seconds()
    const [next] = await queue([`later${round}`])
    await sendDue(sending)
    expect(await statesOf([next!])).toEqual(['sent 1'])
  }
  await services.db.delete(emails).where(eq(emails.workspaceId, workspaceId))
  await odd.close()
})

test('a mail server that breaks off over everybody’s email is left alone for no more than half a minute, and none is lost', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  let whim: Whim | undefined = 'drops'
  const odd = await oddMailServer({ whimOf: () => whim })
  const sending = processAt(odd.url)
  const all = Array.from({ length: 24 }, (_, index) => draftTo(`all${index}@odd.example`))
  const ids = await queueEmails(sending, services.db, all, workspaceId)
  await sendDue(sending)
  expect((await owner.call(getEmailDelivery, {})).body.outageSince).toBe(app.clock.now.toISOString())
  whim = undefined
  later31Seconds()
  await sendDue(sending)
  expect(new Set((await statesOf(ids)).map((state) => state.slice(0, 4)))).toEqual(new Set(['sent']))
  expect((await owner.call(getEmailDelivery, {})).body.outageSince).toBeNull()
  await odd.close()
})

test.each([
  ['451 4.7.1 Greylisted, please try again in 300 seconds', 300],
  ['450 4.2.0 <ines@customers.example>: Recipient address rejected: Greylisted for 5 minutes', 300],
  ['451 4.7.1 Greylisting in action, please come back in 00:04:59', 299],
  ['451 4.7.1 temporarily deferred; retry=600', 600],
  ['450 4.7.1 Try again after 15 min', 900],
  ['421 4.7.0 Deferred for 2 hours', 7200],
  ['451 4.3.0 Try again later', undefined],
  ['451 Greylisted, see http://postgrey.example/help/customers.example.html', undefined],
  ['452 4.5.3 Too many recipients, at most 50 in a minute', undefined],
])('“%s” asks for a wait of %s seconds', (response, seconds) => {
  expect(statedWaitMs(response)).toBe(seconds && seconds * 1000)
})

test('a greylisted email is tried again after the time that its server states, whatever others do', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  let isKnown = false
  const odd = await oddMailServer({
    whimOf: (to) =>
      to.startsWith('grey') && !isKnown
        ? { answers: '451 4.7.1 Greylisted for 5 minutes' }
        : to.startsWith('later')
          ? { answers: '421 4.7.0 Deferred for 2 hours' }
          : undefined,
  })
  const sending = processAt(odd.url)
  const drafts = ['grey', 'later', 'plain'].map((name) => draftTo(`${name}@odd.example`))
  const [grey, later, plain] = await queueEmails(sending, services.db, drafts, workspaceId)
  await sendDue(sending)
  const { state, dueAt } = await rowOf(grey!)
  expect([state, dueAt.getTime() - app.clock.now.getTime()]).toEqual(['queued', 300_000])
  const { dueAt: laterDueAt } = await rowOf(later!)
  expect(laterDueAt.getTime() - app.clock.now.getTime()).toBe(7_200_000)
  expect(await statesOf([plain!])).toEqual(['sent 1'])
  isKnown = true
  app.clock.now = dueAt
  await sendDue(sending)
  expect(await statesOf([grey!])).toEqual(['sent 2'])
  await odd.close()
})

test('letters of any script before the @ leave where the mail server takes them, and are refused in a sentence where not', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const [modern, old] = [await oddMailServer({ extensions: ['SMTPUTF8'] }), await oddMailServer({})]
  const drafts = [draftTo('jürgen@xn--mller-kva.example'), draftTo('ines@xn--mller-kva.example')]
  const sent = []
  for (const { url } of [modern, old]) {
    const sending = processAt(url)
    sent.push(...(await queueEmails(sending, services.db, drafts, workspaceId)))
    await sendDue(sending)
  }
  expect(await statesOf(sent)).toEqual(['sent 1', 'sent 1', 'failed 1', 'sent 1'])
  expect(modern.arrived[0]).toMatchObject({ recipient: expect.stringContaining('jürgen@') })
  expect(modern.arrived[0]?.mailFrom).toContain('SMTPUTF8')
  expect(old.recipients()).toEqual(['ines@xn--mller-kva.example'])
  expect((await rowOf(sent[2]!)).lastError).toMatch(/^This mail server cannot send to addresses with accents/)
  await modern.close()
  await old.close()
})

test('an outage ends for every process with the first email that any of them sends', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const port = await freePort()
  const [one, other] = [processAt(`smtp://127.0.0.1:${port}`), processAt(`smtp://127.0.0.1:${port}`)]
  const isOut = async () => (await owner.call(getEmailDelivery, {})).body.outageSince !== null
  const queue = (name: string, howMany: number) =>
    queueEmails(
      one,
      services.db,
      Array.from({ length: howMany }, (_, index) => draftTo(`${name}${index}@shared.example`)),
      workspaceId,
    )
  const ids = await queue('waits', 8)
  await sendDue(one)
  const back = await mailServer({}, port)
  expect(await isOut()).toBe(true)
  await services.db
    .update(emails)
    .set({ dueAt: new Date(app.clock.now.getTime() + 1_000) })
    .where(eq(emails.workspaceId, workspaceId))
  await queue('first', 1)
  await sendDue(other)
  expect([back.arrived.length, await isOut()]).toEqual([1, false])
  // Its own pause of half a minute is not over.
  app.clock.now = new Date(app.clock.now.getTime() + 1_000)
  await sendDue(one)
  expect(new Set(await statesOf(ids))).toEqual(new Set(['sent 1']))
  await back.close()
})

let people = 0
async function sendRequest(owner: Owner, to = `someone${++people}@customers.example`) {
  const draft = { ...draftTo(to), stream: 'requests' as const }
  const id = await queueEmail(services, services.db, draft, await workspaceOf(app, owner))
  await sendDue(services)
  return { id, to }
}
const backOf = ({ id }: { id: string }) => bounceAddress(services, id)!

async function whyUnreachable(owner: Owner, address: string) {
  return (await findUnreachable(services.db, await workspaceOf(app, owner), [address])).get(address)
}

/** Arrives in the mailbox for bounces. */
function comeBack(message: string) {
  const headers = { 'content-type': 'message/rfc822' }
  const url = new URL(newsAddress(services, 'message')).pathname
  return app.http.inject({ method: 'POST', url, headers, payload: message })
}

/** A report with groups of fields as in RFC 3464, of the type that RFC 6533 gives it where addresses are not ASCII. */
function reportOf(to: string, groups: readonly (readonly string[])[], type = 'message/delivery-status') {
  const status = ['Reporting-MTA: dns; mx.example', ...groups.map((group) => ['', ...group].join('\r\n')), '']
  return [
    `To: ${to}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...status,
    '--b--',
    '',
  ].join('\r\n')
}
const groupOf = (recipient: string, action: string, code: string) => [
  `Final-Recipient: ${recipient}`,
  `Action: ${action}`,
  `Status: ${code}`,
]
const plainReport = (to: string, lines: readonly string[]) =>
  [`From: MAILER-DAEMON@mx.example`, `To: ${to}`, 'Subject: failure notice', '', ...lines, ''].join('\r\n')
const qmailReport = (to: string, recipient: string, reason: string) =>
  plainReport(to, [
    'Hi. This is the qmail-send program at mx.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    `<${recipient}>:`,
    '192.0.2.7 does not like recipient.',
    reason,
    'Giving up on 192.0.2.7.',
    '',
    '--- Below this line is a copy of the message.',
    '',
    'Return-Path: <praise@example.com>',
  ])

test('bounces in the words of qmail and of SmarterMail count as those in fields do', async () => {
  const owner = await makeBusiness(app)
  const [gone, full, smart] = [await sendRequest(owner), await sendRequest(owner), await sendRequest(owner)]
  const gone550 = 'Remote host said: 550 5.1.1 <x>: No such user'
  await comeBack(qmailReport(backOf(gone), gone.to, gone550))
  await comeBack(qmailReport(backOf(full), full.to, 'Mailbox over quota. (#5.2.2)'))
  // Without an address of its own, the `Message-ID` of what came back tells which email it is.
  const message = plainReport('praise@example.com', [
    'Could not deliver message to the following recipient(s):',
    '',
    `Failed Recipient: ${smart.to}`,
    'Reason: Remote host said: 550 No such user here',
    '',
    '   -- The header and top 20 lines of the message follows --',
    '',
    `Message-ID: <${smart.id}@praise.example.com>`,
  ])
  await comeBack(message)
  const states = await Promise.all([gone, full, smart].map(async ({ id }) => (await rowOf(id)).state))
  expect(states).toEqual(['bounced', 'bounced', 'bounced'])
  const why = await Promise.all([gone, full, smart].map(({ to }) => whyUnreachable(owner, to)))
  expect(why).toEqual(['bounced', undefined, 'bounced'])
})

test('of two recipients in one report, only the one whose mailbox failed bounces', async () => {
  const owner = await makeBusiness(app)
  const [failed, arrived, forwarded] = [
    await sendRequest(owner),
    await sendRequest(owner),
    await sendRequest(owner),
  ]
  const groups = [
    groupOf(`rfc822; ${arrived.to}`, 'delivered', '2.0.0'),
    groupOf(`rfc822; ${failed.to.toUpperCase()}`, 'failed', '5.1.1'),
  ]
  for (const one of [failed, arrived, forwarded]) await comeBack(reportOf(backOf(one), groups))
  const rows = await Promise.all([failed, arrived, forwarded].map(({ id }) => rowOf(id)))
  expect(
    rows.map(({ state, bouncedAt, deliveredAt }) => [state, bouncedAt !== null, deliveredAt !== null]),
  ).toEqual([
    ['bounced', true, false],
    ['sent', false, true],
    ['sent', false, true],
  ])
  expect(await whyUnreachable(owner, failed.to)).toBe('bounced')
  expect(await whyUnreachable(owner, arrived.to)).toBeUndefined()
})

test('a report about an address in another alphabet is understood (RFC 6533)', async () => {
  const owner = await makeBusiness(app)
  const [plain, coded] = [
    await sendRequest(owner, 'jürgen@bücher.example'),
    await sendRequest(owner, 'ines@müller.example'),
  ]
  const report = (recipient: string, one: { id: string }) =>
    reportOf(backOf(one), [groupOf(recipient, 'failed', '5.1.1')], 'message/global-delivery-status')
  await comeBack(report(`utf-8; ${plain.to}`, plain))
  await comeBack(report('utf-8; ines@m\\x{FC}ller.example', coded))
  const states = await Promise.all([plain, coded].map(async ({ id }) => (await rowOf(id)).state))
  expect(states).toEqual(['bounced', 'bounced'])
  const why = await Promise.all([plain, coded].map(({ to }) => whyUnreachable(owner, to)))
  expect(why).toEqual(['bounced', 'bounced'])
})
