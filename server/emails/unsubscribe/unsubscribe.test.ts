import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { listSuppressions, removeSuppression } from '#contract/emails/emails.ts'
import { createCustomer, requestTestimonial } from '#contract/customers/customers.ts'
import { customerLanguages } from '#contract/languages.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { mailServer } from '../../test/stand-ins/mail-server.ts'
import { makeBusiness, type Owner, submitted, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { makeMail } from '../../integrations/mail/mail.ts'
import { queueEmail, queueEmails, sendDue, findUnreachable } from '../service.ts'
import { emails, mailboxes } from '../tables.ts'

const postOffice = await mailServer()
afterAll(postOffice.close)
const app = await testApp({ SMTP_URL: postOffice.url, MAIL_FROM: 'Plaudit <praise@example.com>' })
const { services } = app

let people = 0
async function ask(owner: Owner, name = 'Ines Duarte') {
  const email = `ines${++people}@example.com`
  const { id } = (await owner.call(createCustomer, { body: { name, email } })).body
  const body = { subject: 'A word?', message: 'Please tell us.' }
  expect((await owner.call(requestTestimonial, { params: { id }, body })).status).toBe(202)
  return { email }
}

async function arrivedFor(email: string) {
  await app.drain()
  return PostalMime.parse(postOffice.to(email).at(-1)!.source)
}

const header = (mail: Awaited<ReturnType<typeof arrivedFor>>, key: string) =>
  mail.headers.find((one) => one.key === key)?.value ?? ''

async function linkIn(email: string): Promise<string> {
  const url = /<(.+)>/.exec(header(await arrivedFor(email), 'list-unsubscribe'))?.[1] ?? ''
  return url.replace(services.config.publicUrl, '')
}

/** Somebody of a business of their own who was asked before, and can unsubscribe. */
async function asked() {
  const owner = await makeBusiness(app)
  const { email } = await ask(owner)
  return { owner, workspaceId: await workspaceOf(app, owner), email, url: await linkIn(email) }
}

const reminderTo = (to: string) => ({
  to,
  subject: 'A reminder',
  paragraphs: ['Hello'],
  stream: 'requests' as const,
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const read = (url: string, language = 'en') =>
  app.http.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })
const press = (url: string, action: string, headers: Record<string, string> = form) =>
  app.http.inject({ method: 'POST', url, headers, payload: action })

async function whyUnreachable(owner: Owner, email: string) {
  const workspaceId = await workspaceOf(app, owner)
  return (await findUnreachable(services.db, workspaceId, [email])).get(email)
}

test('a request comes from the business, with both headers, the same link in both forms and the way to stop it', async () => {
  const owner = await makeBusiness(app, 'Berg Bakery')
  const { email } = await ask(owner)
  const mail = await arrivedFor(email)
  expect(mail.from).toEqual({ name: 'Berg Bakery', address: 'praise@example.com' })
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = /<(.+)>/.exec(header(mail, 'list-unsubscribe'))?.[1] ?? ''
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/unsubscribe\/[\w-]{100,}$/)
  expect(mail.text).toContain(`Unsubscribe:\n${url}`)
  expect(mail.html).toContain(`<a href="${url}"`)
})

test('reading the link changes nothing; the button unsubscribes, and another takes it back', async () => {
  const owner = await makeBusiness(app, 'Berg Bakery')
  const { email } = await ask(owner)
  const url = await linkIn(email)
  const asked = await read(url)
  expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(asked.body).toContain('Stop getting requests from Berg Bakery?')
  await app.http.inject({ method: 'HEAD', url })
  expect(await whyUnreachable(owner, email)).toBeUndefined()

  const sent = await press(url, 'action=unsubscribe')
  expect([sent.statusCode, sent.headers.location]).toEqual([303, url])
  expect((await read(url)).body).toContain('won&#39;t ask you for anything')
  expect(await whyUnreachable(owner, email)).toBe('unsubscribed')
  const [row] = await services.db.select().from(emails).where(eq(emails.recipient, email))
  expect(row?.unsubscribedAt).toEqual(app.clock.now)

  await press(url, 'action=undo')
  expect(await whyUnreachable(owner, email)).toBeUndefined()
})

test('a customer whose unsubscribe the owner lifts is told in their language, and takes it back with one click', async () => {
  const owner = await makeBusiness(app, 'Berg Bakery')
  const { email } = await ask(owner)
  await press(await linkIn(email), 'action=unsubscribe')
  await submitted(app, owner.user.formId, { customerEmail: email, language: 'de' })
  await app.drain()
  const [entry] = (await owner.call(listSuppressions, {})).body
  const lift = () =>
    owner.call(removeSuppression, { body: { id: entry!.id, words: 'Visit www.berg.example, she said.' } })
  expect((await lift()).status).toBe(200)

  const answer = await arrivedFor(email)
  expect(answer.subject).toBe('Berg Bakery darf Ihnen wieder schreiben')
  expect(answer.text).not.toContain('berg.example')
  const url =
    /\S+\/unsubscribe\/[\w-]+/.exec(answer.text ?? '')?.[0].replace(services.config.publicUrl, '') ?? ''
  await read(url)
  expect(await whyUnreachable(owner, email)).toBeUndefined()
  await press(url, 'action=unsubscribe')
  expect(await whyUnreachable(owner, email)).toBe('unsubscribed')

  const again = await lift()
  expect([again.status, again.problem.message]).toEqual([400, expect.stringContaining('in the last 30 days')])
  expect(await whyUnreachable(owner, email)).toBe('unsubscribed')
})

test('a mail program unsubscribes with one request, without a cookie and from wherever it is', async () => {
  const owner = await makeBusiness(app)
  const { email } = await ask(owner)
  const url = await linkIn(email)
  const boundary =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=b', origin: 'https://mail.example' }
  expect((await press(url, boundary, headers)).statusCode).toBe(200)
  expect(await whyUnreachable(owner, email)).toBe('unsubscribed')
  expect((await press(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
})

test('unsubscribing between claim and send stops the email', async () => {
  const { workspaceId, email, url } = await asked()
  const id = await queueEmail(services, services.db, reminderTo(email), workspaceId)
  await press(url, 'action=unsubscribe')
  await sendDue(services)
  const [row] = await services.db.select().from(emails).where(eq(emails.id, id))
  expect(row).toMatchObject({ state: 'suppressed', lastError: 'unsubscribed', sentAt: null })
  expect(postOffice.to(email)).toHaveLength(1)
})

test('unsubscribing while a claimed email waits for a connection stops it, and only it', async () => {
  const { workspaceId, email, url } = await asked()
  const release = Promise.withResolvers<void>()
  const slow = await mailServer({ whileItIsIn: () => release.promise })
  const config = { ...services.config, smtpUrl: slow.url, mailConnections: 3 }
  const slowly = { ...services, config, mail: makeMail(config) }
  const recipients = ['before@example.com', email, 'after@example.com']
  const ids = await queueEmails(slowly, services.db, recipients.map(reminderTo), workspaceId)
  const loadRow = async (id: string) => (await services.db.select().from(emails).where(eq(emails.id, id)))[0]!
  const run = sendDue(slowly)
  try {
    await expect.poll(async () => (await loadRow(ids[1]!)).state).toBe('sending')
    await expect.poll(() => slow.arrived.length).toBe(1)
    // Longer than what was known at the claim counts for, on a busy machine too.
    await sleep(500)
    await press(url, 'action=unsubscribe')
  } finally {
    release.resolve()
    await run
    await slow.close()
  }
  expect(slow.to(email)).toEqual([])
  expect(await loadRow(ids[1]!)).toMatchObject({
    state: 'suppressed',
    lastError: 'unsubscribed',
    attempts: 0,
    sentAt: null,
  })
  expect((await Promise.all(ids.map(loadRow))).map(({ state }) => state)).toEqual([
    'sent',
    'suppressed',
    'sent',
  ])
})

test('what the customer asked for themselves still arrives', async () => {
  const { workspaceId, email, url } = await asked()
  await press(url, 'action=unsubscribe')
  const draft = { to: email, subject: 'Your private page', paragraphs: ['Hello'] }
  await queueEmail(services, services.db, draft, workspaceId)
  expect((await arrivedFor(email)).subject).toBe('Your private page')
})

test('the link of one business unsubscribes from no other, and a changed one from none', async () => {
  const [one, other] = [await makeBusiness(app), await makeBusiness(app)]
  const { email } = await ask(one)
  const url = await linkIn(email)
  await press(url, 'action=unsubscribe')
  expect(await whyUnreachable(other, email)).toBeUndefined()
  const changed = `${url.slice(0, -2)}${url.endsWith('AA') ? 'BB' : 'AA'}`
  for (const forged of [changed, '/unsubscribe/x', `/unsubscribe/${'A'.repeat(107)}`, `${url}AAAA`]) {
    expect((await read(forged)).statusCode).toBe(404)
    expect((await press(forged, 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  }
})

test('it works when the email is deleted, and when the account is', async () => {
  const { owner, workspaceId, email, url } = await asked()
  await services.db.delete(emails).where(eq(emails.recipient, email))
  await press(url, 'action=unsubscribe')
  expect(await whyUnreachable(owner, email)).toBe('unsubscribed')
  await services.database.pool.query('update users set workspace_id = null where workspace_id = $1', [
    workspaceId,
  ])
  await services.database.pool.query('delete from workspaces where id = $1', [workspaceId])
  expect((await read(url)).body).toContain('You won&#39;t get any more of these emails.')
  expect((await press(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await services.db.$count(mailboxes, eq(mailboxes.workspaceId, workspaceId))).toBe(0)
})

test('the page speaks the languages of customers', async () => {
  const owner = await makeBusiness(app)
  const { email } = await ask(owner)
  const url = await linkIn(email)
  const pages = await Promise.all(customerLanguages.map((language) => read(url, language)))
  expect(new Set(pages.map(({ body }) => /<h1>(.*?)<\/h1>/.exec(body)?.[1]))).toHaveProperty('size', 5)
})

test('a business’s name is text on the page, and nothing runs on it', async () => {
  const owner = await makeBusiness(app, '<img src=x onerror=alert(1)>')
  const { email } = await ask(owner)
  const page = await read(await linkIn(email))
  expect(page.body).not.toContain('<img')
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
})

test('a tenant’s transaction sees no other business’s choices', async () => {
  const [one, other] = [await makeBusiness(app), await makeBusiness(app)]
  const { email } = await ask(one)
  await press(await linkIn(email), 'action=unsubscribe')
  const seen = await inWorkspace(services.db, await workspaceOf(app, other), (tx) => tx.$count(mailboxes))
  expect(seen).toBe(0)
})
