import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { getEmailDelivery } from '#contract/emails/emails.ts'
import { createCustomer } from '#contract/customers/customers.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import { freePort } from '../../test/processes/free-port.ts'
import { mailServer } from '../../test/stand-ins/mail-server.ts'
import { makeBusiness, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { makeMail } from '../../integrations/mail/mail.ts'
import { makeBreaker } from '../../kit/breaker.ts'
import { queueEmail, queueEmails, releaseEmails, sendDue, stopEmails } from '../service.ts'
import { emails, mailOutages } from '../tables.ts'

const later = (address: string) =>
  address.startsWith('fails') ? { responseCode: 451, message: '4.7.1 Try again later' } : undefined
const postOffice = await mailServer({ refuses: later })
afterAll(postOffice.close)
const app = await testApp({ SMTP_URL: postOffice.url, MAIL_FROM: 'Plaudit <praise@example.com>' })
const { services } = app

const draftTo = (to: string) => ({ to, subject: 'Hello', paragraphs: ['Good morning'] })
const requestTo = (to: string) => ({ ...draftTo(to), stream: 'requests' as const })
const rowOf = async (id: string) => (await services.db.select().from(emails).where(eq(emails.id, id)))[0]!
const placeOf = (address: string) =>
  postOffice.arrived.findIndex(({ recipients }) => recipients.includes(address))

test('one business’s 50,000 failing emails delay another’s by no more than a few', async () => {
  const [many, few] = [await makeBusiness(app), await makeBusiness(app)]
  const [manyId, fewId] = [await workspaceOf(app, many), await workspaceOf(app, few)]
  await services.db.execute(sql`
    insert into ${emails} (id, workspace_id, recipient, subject, text, html, state, stream, created_at, due_at)
    select gen_random_uuid(), ${manyId}, 'fails' || n || '@customers.example', 's', 't', 'h', 'queued', 'requests',
      now() - interval '1 hour', now() - interval '1 hour' from generate_series(1, 50000) n`)
  await services.db.execute(sql`analyze ${emails}`)
  const began = performance.now()
  const run = sendDue(services)
  await queueEmails(
    services,
    services.db,
    [requestTo('waits@customers.example'), draftTo('urgent@customers.example')],
    fewId,
  )
  const places = () => [placeOf('waits@customers.example'), placeOf('urgent@customers.example')]
  try {
    await expect.poll(() => Math.min(...places()), { timeout: 20_000, interval: 20 }).toBeGreaterThan(-1)
    expect(performance.now() - began).toBeLessThan(15_000)
  } finally {
    await services.db.delete(emails).where(eq(emails.workspaceId, manyId))
    await run
  }
}, 120_000)

test('transactional emails leave before requests that were there earlier', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const asked = Array.from({ length: 60 }, (_, index) => requestTo(`asked${index}@customers.example`))
  await queueEmails(services, services.db, asked, workspaceId)
  await queueEmail(services, services.db, draftTo('first@customers.example'), workspaceId)
  await sendDue(services)
  expect(placeOf('first@customers.example')).toBeLessThan(placeOf('asked20@customers.example'))
})

test('a business that has had its share of the minute waits for the next, and others do not', async () => {
  const slow = {
    ...services,
    mail: makeMail(services.config),
    config: { ...services.config, rateLimits: true, mailPace: 10 },
  }
  const [one, other] = [await makeBusiness(app), await makeBusiness(app)]
  const asked = (name: string) =>
    Array.from({ length: 15 }, (_, index) => requestTo(`${name}${index}@pace.example`))
  const ids = await queueEmails(slow, services.db, asked('one'), await workspaceOf(app, one))
  await sendDue(slow)
  const sent = async () => (await Promise.all(ids.map(rowOf))).filter(({ state }) => state === 'sent').length
  expect(await sent()).toBe(10)
  const [first] = await queueEmails(slow, services.db, asked('other'), await workspaceOf(app, other))
  await sendDue(slow)
  expect((await rowOf(first!)).state).toBe('sent')
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await sendDue(slow)
  expect(await sent()).toBe(15)
})

test('a mail server that is away is left alone, the owners see since when, and everything leaves when it is back', async () => {
  const owner = await makeBusiness(app)
  const port = await freePort()
  const config = { ...services.config, smtpUrl: `smtp://127.0.0.1:${port}` }
  const away = { ...services, config, mail: makeMail(config) }
  const asked = Array.from({ length: 30 }, (_, index) => draftTo(`patient${index}@away.example`))
  const ids = await queueEmails(away, services.db, asked, await workspaceOf(app, owner))
  await sendDue(away)
  const rows = await Promise.all(ids.map(rowOf))
  expect(new Set(rows.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(new Set(['queued 0']))
  expect(
    rows.filter(({ lastError }) => lastError !== null).length,
    'tries before it was left alone',
  ).toBeLessThan(15)
  expect((await owner.call(getEmailDelivery, {})).body).toMatchObject({
    outageSince: app.clock.now.toISOString(),
    waiting: 30,
  })
  const loadOutageNotice = async () => (await owner.call(getNotifications, {})).body.email.outageSince
  expect(await loadOutageNotice()).toBe(app.clock.now.toISOString())
  const back = await mailServer({}, port)
  await sendDue(away)
  expect(back.arrived).toEqual([])
  app.clock.now = new Date(app.clock.now.getTime() + 31_000)
  await sendDue(away)
  await back.close()
  const arrived = back.arrived
    .flatMap(({ recipients }) => recipients)
    .filter((to) => to.endsWith('@away.example'))
  expect([arrived.length, new Set(arrived).size]).toEqual([30, 30])
  expect((await owner.call(getEmailDelivery, {})).body).toMatchObject({ outageSince: null, waiting: 0 })
  expect(await loadOutageNotice()).toBeNull()
})

test('a notice of an outage that a restart left behind ends with the first email that leaves', async () => {
  const owner = await makeBusiness(app)
  const back = await mailServer({})
  const config = { ...services.config, smtpUrl: back.url }
  const restarted = { ...services, config, mail: makeMail(config) }
  await services.db
    .insert(mailOutages)
    .values({ server: 'smtp', since: app.clock.now, error: 'ECONNREFUSED' })
  const loadOutageNotice = async () => (await owner.call(getNotifications, {})).body.email.outageSince
  expect(await loadOutageNotice()).not.toBeNull()
  await queueEmails(restarted, services.db, [draftTo('after@restart.example')], await workspaceOf(app, owner))
  await sendDue(restarted)
  await back.close()
  expect(await loadOutageNotice()).toBeNull()
})

test('pauses grow to ten minutes, each by chance, and end with the first email that leaves', () => {
  const breaker = makeBreaker(() => 1)
  let now = new Date(0)
  for (let failures = 0; failures < 4; failures += 1) breaker.failed(now)
  expect(breaker.isOpen(now)).toBe(false)
  const pauses = Array.from({ length: 7 }, () => {
    breaker.failed(now)
    const pause = breaker.triesAt().getTime() - now.getTime()
    now = breaker.triesAt()
    return pause / 1000
  })
  expect(pauses).toEqual([30, 60, 120, 240, 480, 600, 600])
  expect(breaker.isTrying(now)).toBe(true)
  breaker.succeeded()
  expect([breaker.isTrying(now), breaker.isOpen(now)]).toEqual([false, false])
})

test('an email whose reason waits is held until that is released, and one whose reason is gone stays here', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const paused = crypto.randomUUID()
  const [campaign] = services.features.filter(({ name }) => name === 'emails')
  let answer = 'wait'
  const stated = () => ({
    ...services,
    features: [
      ...services.features.filter(({ emailPurposes }) => !emailPurposes?.campaign),
      { ...campaign!, emailPurposes: { campaign: sql<'send'>`${answer}::text` } },
    ],
  })
  const purpose = { kind: 'campaign' as const, id: paused }
  const draft = { ...requestTo('held@customers.example'), purpose }
  const id = await queueEmail(services, services.db, draft, workspaceId)
  await sendDue(stated())
  expect(await rowOf(id)).toMatchObject({ state: 'queued', isHeld: true, attempts: 0 })
  answer = 'send'
  await sendDue(stated())
  expect((await rowOf(id)).state).toBe('queued')
  await services.db.transaction((tx) => releaseEmails(services, tx, workspaceId, purpose))
  await sendDue(stated())
  expect((await rowOf(id)).state).toBe('sent')
  answer = 'drop'
  const [dropped, stopped] = await queueEmails(services, services.db, [draft, draft], workspaceId)
  await services.db
    .update(emails)
    .set({ dueAt: new Date(Date.now() + 9e9) })
    .where(eq(emails.id, stopped!))
  await sendDue(stated())
  expect(await rowOf(dropped!)).toMatchObject({ state: 'suppressed', lastError: 'drop' })
  expect(await services.db.transaction((tx) => stopEmails(tx, workspaceId, purpose))).toBe(1)
  expect((await rowOf(stopped!)).state).toBe('suppressed')
})

test('an email leaves at its moment, and not before', async () => {
  const notBefore = new Date(app.clock.now.getTime() + 3_600_000)
  const id = await queueEmail(services, services.db, { ...draftTo('noon@customers.example'), notBefore })
  await sendDue(services)
  expect((await rowOf(id)).state).toBe('queued')
  app.clock.now = notBefore
  await sendDue(services)
  expect((await rowOf(id)).state).toBe('sent')
})

const controls = ['\r\n', '\n', '\r', '\0', '\u2028', '%0d%0a', '\r\n\t', '\v\f']
const headers = [
  'Bcc: evil@example.com',
  'To: evil@example.com',
  'Content-Type: text/html',
  'Subject: x',
  '\r\n<script>x</script>',
]
const payloads = [
  ...controls.flatMap((control) => headers.map((header) => `Ines${control}${header}`)),
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '</title><b>',
    '<a href="https://evil.example">here</a>',
    '<!-- ',
    ']]>',
    '{{testimonialLink}}',
    '&lt;b&gt;',
    '=?utf-8?q?=0d=0aBcc:x?=',
    '<evil@example.com>',
    'a, evil@example.com',
    '"Ines" <evil@example.com>',
    '.\r\n.\r\nMAIL FROM:<evil@example.com>',
    '\r\n.\r\nRCPT TO:<evil@example.com>',
    'javascript:alert(1)',
    '<style>*{display:none}</style>',
    '<base href=//evil>',
    '<form action=//evil>',
    '<iframe src=//evil>',
    "' onmouseover='x",
    '[your personal link]',
    '[your unsubscribe link]',
    '\u202Egnp.exe',
    '<meta http-equiv=refresh content=0>',
  ].flatMap((text) => [text, `Ines ${text}`, `${text}${'x'.repeat(200)}`]),
]

test('100 payloads in names, subjects and texts: one recipient, no new header, shown as text', async () => {
  expect(payloads.length).toBeGreaterThanOrEqual(100)
  const owner = await makeBusiness(app, 'Berg Bakery')
  const workspaceId = await workspaceOf(app, owner)
  const drafts = payloads.map((text, index) => ({
    ...requestTo(`payload${index}@customers.example`),
    subject: text,
    paragraphs: [text],
    reason: `Berg Bakery sent you this because you are ${index}.`,
    button: { label: text, url: 'https://praise.example.com/x' },
  }))
  await queueEmails(services, services.db, drafts, workspaceId)
  await sendDue(services)
  for (const [index, payload] of payloads.entries()) {
    const found = postOffice.to(`payload${index}@customers.example`)
    expect([payload, found.map(({ recipients }) => recipients)]).toEqual([
      payload,
      [[`payload${index}@customers.example`]],
    ])
    const mail = await PostalMime.parse(found[0]!.source)
    expect([payload, mail.headers.map(({ key }) => key).toSorted()]).toEqual([
      payload,
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'list-unsubscribe',
        'list-unsubscribe-post',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ],
    ])
    expect([payload, mail.html?.match(/<(script|img|svg|iframe|form|base|b)\b/gi) ?? []]).toEqual([
      payload,
      [],
    ])
    const links = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, url = '']) => new URL(url).host)
    expect(
      links.filter(
        (host) => host !== 'praise.example.com' && host !== new URL(services.config.publicUrl).host,
      ),
    ).toEqual([])
  }
}, 60_000)

test('who has answered since is not reminded', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  await owner.call(createCustomer, { body: { name: 'Ines', email: 'answers@customers.example' } })
  const purpose = { kind: 'follow-up' as const, id: crypto.randomUUID() }
  const id = await queueEmail(
    services,
    services.db,
    { ...requestTo('answers@customers.example'), purpose },
    workspaceId,
  )
  await sendDue(services)
  expect(await rowOf(id)).toMatchObject({ state: 'suppressed', lastError: 'drop' })
})
