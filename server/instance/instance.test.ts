import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { submissionResentDays } from '#contract/collection/collection.ts'
import { sendContactMessage } from '#contract/site/contact.ts'
import { getImport, startImport } from '#contract/imports/imports.ts'
import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { importRows, imports } from '../imports/tables.ts'
import { idempotency } from '../db/tables.ts'
import { emails } from '../emails/tables.ts'
import { contactMessages } from '../site/tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { queueEmail, sendDue } from '../emails/service.ts'
import { emailsTo } from '../test/emails.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, logInAgain, submitted, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { cleanUp } from './clean-up.ts'
import { outboxAddress } from './outbox-token.ts'

const app = await testApp()
const { http, services, clock } = app

test('the server is alive whatever its database does, and ready only while its tables are there', async () => {
  const status = async (url: string) => (await http.inject({ url })).statusCode
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  await services.db.execute(sql`alter table workspaces rename to away`)
  const away = [await status('/healthz'), await status('/readyz')]
  await services.db.execute(sql`alter table away rename to workspaces`)
  expect(away).toEqual([200, 503])
})

const outboxUrl = new URL(outboxAddress(services.config, services.secrets)!)
const tokenUrl = outboxUrl.pathname + outboxUrl.search

test('the outbox is shown on this machine to whoever has the printed token, and to nobody else', async () => {
  const from = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const asked = { host: '127.0.0.1:3000', ...headers }
    return (await http.inject({ url: tokenUrl, remoteAddress, headers: asked })).statusCode
  }
  expect([await from('127.0.0.1'), await from('::1', { host: 'localhost:3000' })]).toEqual([200, 200])
  const outside = [
    await from('192.0.2.1'),
    await from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }),
    await from('127.0.0.1', { via: '1.1 proxy' }),
    await from('127.0.0.1', { host: 'praise.example.com' }),
  ]
  expect(outside).toEqual([404, 404, 404, 404])
  const inPublic = await testApp({ PUBLIC_URL: 'https://praise.example.com' })
  const headers = { host: '127.0.0.1:3000' }
  const address = outboxAddress(
    { ...services.config, publicUrl: 'http://127.0.0.1:3000' },
    inPublic.services.secrets,
  )!
  expect((await inPublic.http.inject({ url: address, headers })).statusCode).toBe(404)
  expect(outboxAddress(inPublic.services.config, inPublic.services.secrets)).toBeUndefined()
})

test('a proxy that adds no header reaches no email: it takes the token that the server printed', async () => {
  await queueEmail(services, services.db, { to: 'secret@bakery.test', subject: 'Hello', paragraphs: ['Hi'] })
  await app.drain()
  // As `proxy_pass` alone sends it: from this machine, to the address that it was told.
  const proxied = { host: '127.0.0.1:3000', connection: 'close' }
  const asPerson = { ...proxied, accept: 'text/html,*/*' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const visit = (headers: object, url = '/dev/outbox') => http.inject({ url, headers: { ...headers } })
  const send = (token: string) =>
    http.inject({
      method: 'POST',
      url: '/dev/outbox',
      headers: { ...asPerson, ...form },
      payload: `token=${token}`,
    })
  const wrong = 'A'.repeat(43)
  const refused = [
    await visit(proxied),
    await visit(asPerson),
    await visit(proxied, `/dev/outbox?token=${wrong}`),
    await visit(asPerson, `/dev/outbox?token=${wrong}&token=`),
    await visit({ ...asPerson, cookie: `plaudit_outbox=${wrong}` }),
    await send(wrong),
    await send(''),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403))
  for (const { body, cookies } of refused) expect([body.includes('secret@'), cookies]).toEqual([false, []])
  expect(refused[1]?.body).toContain('<label for="token">Token</label>')

  // The printed address and the form leave the token in a cookie, and out of the address.
  const token = outboxUrl.searchParams.get('token') ?? ''
  const openings = [await visit(asPerson, tokenUrl), await send(` ${token} `), await send(outboxUrl.href)]
  for (const opened of openings) {
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/dev/outbox'])
    const [cookie] = opened.cookies as { name: string; value: string }[]
    expect(cookie).toMatchObject({ path: '/dev/outbox', httpOnly: true, sameSite: 'Strict' })
    const page = await visit({ ...asPerson, cookie: `${cookie?.name}=${cookie?.value}` })
    expect([page.statusCode, page.body.includes('secret@bakery.test')]).toEqual([200, true])
  }
})

test('every email has a page on this machine, in both color schemes and as plain text, and nobody else sees it', async () => {
  const at = (url: string, headers: Record<string, string> = {}) =>
    http.inject({ url, headers: { host: '127.0.0.1:3000', ...headers } })
  const list = await at('/dev/emails')
  const links = [...list.body.matchAll(/href="(\/dev\/emails\/[\w-]+)"/g)].map(([, url = '']) => url)
  expect(links.length).toBeGreaterThan(40)
  const page = await at('/dev/emails/weekly-report')
  expect(page.body).toContain('<iframe src="/dev/emails/weekly-report/dark" width="320"')
  expect(page.body).toContain('Requests answered: 11')
  const [light, dark] = [
    await at('/dev/emails/weekly-report/light'),
    await at('/dev/emails/weekly-report/dark'),
  ]
  expect([light.body.includes('@media not all'), dark.body.includes('@media all')]).toEqual([true, true])
  expect(dark.headers['content-security-policy']).toContain("default-src 'none'")
  const refused = [
    await at('/dev/emails', { via: '1.1 proxy' }),
    await at('/dev/emails/weekly-report', { host: 'praise.example.com' }),
    await at('/dev/emails/weekly-report/light', { 'x-forwarded-for': '203.0.113.9' }),
    await at('/dev/emails/no-such-email'),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
})

test('the outbox is a page whose links can be clicked, and nothing of an email runs in it', async () => {
  const paragraphs = ['Dear <script>alert(1)</script>, see http://127.0.0.1:3000/login?a=1&b="x']
  await queueEmail(services, services.db, { to: 'ines@bakery.test', subject: 'Tom & <b>Co</b>', paragraphs })
  await app.drain()
  const page = await http.inject({
    url: '/dev/outbox',
    headers: { host: '127.0.0.1:3000', accept: 'text/html' },
    cookies: { plaudit_outbox: outboxUrl.searchParams.get('token') ?? '' },
  })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  expect(page.body).toContain('Tom &amp; &lt;b&gt;Co&lt;/b&gt;<small>To ines@bakery.test')
  expect(page.body).toContain('<a href="http://127.0.0.1:3000/login?a=1&amp;b=" rel="noreferrer">')
  expect(page.body).not.toContain('<script>')
})

test('a deleted testimonial is kept for thirty days, and no longer', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId)
  await owner.call(deleteTestimonial, { params: { id } })
  const loadTestimonials = () => services.db.select().from(testimonials).where(eq(testimonials.id, id))
  expect(await countRowsAfter([29, 31], loadTestimonials)).toEqual([1, 0])
})

test('a message from the contact page is kept for a year', async () => {
  const body = { name: 'Ola', email: 'ola@example.com', subject: 'A question', message: 'Does it run?' }
  await caller(app).call(sendContactMessage, { body: { ...body, inquiryType: 'general' } })
  const loadMessages = () =>
    services.db.select().from(contactMessages).where(eq(contactMessages.email, body.email))
  expect(await countRowsAfter([364, 366], loadMessages)).toEqual([1, 0])
})

test('an email of the instance is kept for thirty days after it has left', async () => {
  const own = 'instance@example.com'
  await queueEmail(services, services.db, { to: own, ...mail })
  const loadEmails = () => emailsFor(own)
  expect(await countRowsAfter([31], loadEmails), 'waiting').toEqual([1])
  expect(await emailsTo(app, own)).toMatchObject([{ to: own }])
  expect(await countRowsAfter([29, 31], loadEmails)).toEqual([1, 0])
  expect(await emailsTo(app, own), 'the copy in the outbox').toEqual([])
  await queueEmail(services, services.db, { to: own, ...mail })
  await services.db.update(emails).set({ state: 'failed' }).where(eq(emails.recipient, own))
  expect(await countRowsAfter([29, 31], loadEmails), 'one that could not leave').toEqual([1, 0])
})

test('of an email of a business stays after thirty days that it was sent, and none of its words', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const [sent, failed] = ['sent@example.com', 'failed@example.com'] as const
  const button = { label: 'See it', url: 'https://x.example/my/abc', isSecret: true }
  for (const to of [sent, failed])
    await queueEmail(services, services.db, { to, ...mail, button }, workspaceId)
  expect(await wordsAfter(31, sent), 'waiting').toMatchObject({ text: expect.stringContaining('a rose') })
  expect(await emailsTo(app, sent)).toMatchObject([{ to: sent }])
  const couldNotLeave = { state: 'failed', sentAt: null, secretLink: button.url } as const
  await services.db.update(emails).set(couldNotLeave).where(eq(emails.recipient, failed))
  expect(await wordsAfter(29, sent)).toMatchObject({ text: expect.stringContaining('a rose') })
  const emptied = { subject: mail.subject, workspaceId, text: '', html: '', secretLink: null }
  expect(await wordsAfter(31, sent)).toMatchObject({ ...emptied, state: 'sent' })
  expect(await emailsTo(app, sent), 'the copy in the outbox').toEqual([])
  expect(await wordsAfter(31, failed)).toMatchObject({ ...emptied, state: 'failed' })
  const [row] = await emailsFor(failed)
  expect(row?.text).toBe('')
  await sendDue(services)
  expect(await emailsTo(app, failed), 'nothing is left of it to be sent').toEqual([])
})

test('thirty days after an import its report says what was left out and why, and quotes nothing', async () => {
  const owner = await makeBusiness(app)
  const rows = ['Ana,Warm rye,5', 'Ben,A secret of mine,nine', 'Ana,Warm rye,5']
  const content = ['name,review,rating', ...rows, ''].join('\n')
  const { id } = (await owner.call(startImport, { body: { fileName: 'reviews.csv', content } })).body
  await app.drain()
  const reportOf = async () => (await owner.call(getImport, { params: { id } })).body
  const before = await reportOf()
  expect(before.report.map(({ excerpt }) => excerpt)).toEqual(['A secret of mine', 'Warm rye'])
  const lines = () => services.db.select().from(imports).where(eq(imports.id, id))
  await countRowsAfter([29], lines)
  expect((await lines())[0]?.report).toEqual(before.report)
  await countRowsAfter([31], lines)
  await logInAgain(owner)
  const reasons = [
    'The rating "…" does not fit a scale from 1 to 5, so this review has no stars',
    'Same review as row 2',
  ]
  const report = before.report.map((line, index) => ({ ...line, excerpt: '', reason: reasons[index] }))
  expect(await reportOf()).toEqual({ ...before, report, canUndo: false })
})

test('a step of the clean-up that fails is told, and keeps no other from running', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId)
  await owner.call(deleteTestimonial, { params: { id } })
  const loadTestimonials = () => services.db.select().from(testimonials).where(eq(testimonials.id, id))
  await services.db.execute(sql`alter table spent_challenges rename to away`)
  const result = await countRowsAfter([31], loadTestimonials).catch((failure: unknown) => String(failure))
  await services.db.execute(sql`alter table away rename to spent_challenges`)
  expect(result).toContain('spent_challenges')
  expect(await loadTestimonials()).toEqual([])
})

test('what has expired goes however much it is', async () => {
  const key = (index: number) => `many-${index}`
  const createdAt = clock.now
  const workspaceId = randomUUID()
  const row = { workspaceId, requestHash: Buffer.of(1), response: '{}', createdAt }
  const rows = Array.from({ length: 4100 }, (_, index) => ({ ...row, key: key(index) }))
  await services.db.insert(idempotency).values(rows)
  const loadStoredAnswers = () =>
    services.db.select().from(idempotency).where(eq(idempotency.workspaceId, workspaceId))
  expect(await countRowsAfter([submissionResentDays, 9], loadStoredAnswers)).toEqual([4100, 0])
})

const mail = { subject: 'Hello', paragraphs: ['You gave us a rose.'] }
const emailsFor = (to: string) => services.db.select().from(emails).where(eq(emails.recipient, to))

/** What is kept of the email to this address when the clean-up comes by after so many days. */
async function wordsAfter(days: number, to: string) {
  await countRowsAfter([days], () => emailsFor(to))
  return (await emailsFor(to))[0]
}

/** How many rows are left when the clean-up comes by after so many days. */
async function countRowsAfter(days: readonly number[], rows: () => Promise<unknown[]>): Promise<number[]> {
  const today = clock.now
  const left: number[] = []
  try {
    for (const count of days) {
      clock.now = new Date(today.getTime() + count * 86_400_000)
      await cleanUp.run(services, {})
      left.push((await rows()).length)
    }
  } finally {
    clock.now = today
  }
  return left
}

test('what an import did row by row is known for 30 days, as long as it can be undone', async () => {
  const owner = await makeBusiness(app)
  const body = { fileName: 'reviews.csv', content: 'name,review\nAna,Great\nBo,Fine\n' }
  const { id } = (await owner.call(startImport, { body })).body
  await app.drain()
  const known = async () =>
    (await services.db.select().from(importRows).where(eq(importRows.importId, id))).length
  const start = clock.now
  try {
    clock.now = new Date(start.getTime() + 29 * 86_400_000)
    await cleanUp.run(services, {})
    expect(await known()).toBe(2)
    clock.now = new Date(start.getTime() + 30 * 86_400_000 + 1000)
    await cleanUp.run(services, {})
    expect(await known()).toBe(0)
  } finally {
    clock.now = start
  }
})
