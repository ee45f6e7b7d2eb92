import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  changeMyTestimonial,
  getMyTestimonial,
  withdrawMyTestimonial,
} from '#contract/collection/my-testimonial.ts'
import { customerLanguages } from '#contract/languages.ts'
import { proveAddress } from '../../accounts/service.ts'
import { caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { makeBusiness, makeOwner, submitted, tokenOf, workspaceOf } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { waitingPrivatePages } from '../tables.ts'
import { findWaitingPrivatePages } from './waiting-private-pages.ts'

const app = await testApp()
const limited = await testApp({
  PLAUDIT_RATE_LIMITS: 'on',
  PLAUDIT_MAIL_LIMITS: '4,4,4',
  SMTP_URL: 'smtp://127.0.0.1:1',
})
let count = 0
const anAddress = () => `writer-${++count}@mail.test`
const linkIn = (text = '') => /http\S+\/my\/[\w-]+/.exec(text)?.[0] ?? ''

test.for(customerLanguages)(
  'a customer gets their private page by email once they wrote, in %s (ruling 6.8)',
  async (language) => {
    const owner = await makeBusiness(app, 'Cafe.example')
    const customerEmail = anAddress()
    const submission = {
      customerEmail,
      customerName: 'Mallory visit evil.test',
      content: 'Buy pills.',
      language,
    }
    const { manageUrl, isMailed } = await submitted(app, owner.user.formId, submission)
    // Kept in the outbox: without a mail server, nobody is told that an email comes.
    expect(isMailed).toBe(false)
    const emails = await emailsTo(app, customerEmail)
    expect(emails).toHaveLength(1)
    expect(linkIn(emails[0]?.text)).toBe(manageUrl)
    const mine = await caller(app).call(getMyTestimonial, { params: { token: tokenOf(manageUrl) } })
    expect(mine.body.content).toBe('Buy pills.')
    // Nothing of what was typed, and no name that a mail program makes a link of.
    expect(JSON.stringify(emails)).not.toMatch(/Mallory|pills|evil/)
    expect(emails[0]?.subject).toContain('Cafe example')
  },
)

test('each language has its own words', async () => {
  const owner = await makeBusiness(app)
  const subjects = new Set<string>()
  for (const language of customerLanguages) {
    const customerEmail = anAddress()
    await submitted(app, owner.user.formId, { customerEmail, language })
    for (const { subject } of await emailsTo(app, customerEmail)) subjects.add(subject)
  }
  expect(subjects.size).toBe(customerLanguages.length)
})

test('one address gets at most one a day from a business, in whatever spelling', async () => {
  const owner = await makeBusiness(app)
  const start = app.clock.now
  await submitted(app, owner.user.formId, { customerEmail: 'often@mail.test' })
  await app.drain()
  await submitted(app, owner.user.formId, { customerEmail: 'often+tag@mail.test' })
  expect(await emailsTo(app, 'often@mail.test')).toHaveLength(1)
  expect(await emailsTo(app, 'often+tag@mail.test')).toHaveLength(0)
  app.clock.now = new Date(start.getTime() + 25 * 3_600_000)
  await submitted(app, owner.user.formId, { customerEmail: 'often@mail.test' })
  expect(await emailsTo(app, 'often@mail.test')).toHaveLength(2)
  app.clock.now = start
})

test('who writes twice in a day gets the same answer', async () => {
  const owner = await makeBusiness(limited)
  for (const customerEmail of ['often@mail.test', 'often+tag@mail.test'])
    expect((await submitted(limited, owner.user.formId, { customerEmail })).isMailed).toBe(true)
})

test('whoever stopped emails gets none', async () => {
  const owner = await makeBusiness(app)
  const customerEmail = anAddress()
  const { manageUrl } = await submitted(app, owner.user.formId, { customerEmail })
  const params = { token: tokenOf(manageUrl) }
  await app.drain()
  await caller(app).call(changeMyTestimonial, { params, body: { optOut: true } })
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 25 * 3_600_000)
  await submitted(app, owner.user.formId, { customerEmail })
  app.clock.now = start
  expect(await emailsTo(app, customerEmail)).toHaveLength(1)
})

test('customers of an owner who has not verified yet get their link once the owner does, in their language', async () => {
  const owner = await makeOwner(app, undefined, undefined, { isProven: false })
  const waiting = []
  for (const language of ['fr', 'de'] as const) {
    const customerEmail = anAddress()
    const sent = await submitted(app, owner.user.formId, { customerEmail, language })
    expect(sent.isMailed).toBe(false)
    expect(await emailsTo(app, customerEmail)).toHaveLength(0)
    waiting.push({ customerEmail, ...sent })
  }
  const gone = anAddress()
  const withdrawn = await submitted(app, owner.user.formId, { customerEmail: gone })
  await caller(app).call(withdrawMyTestimonial, { params: { token: tokenOf(withdrawn.manageUrl) } })
  await findWaitingPrivatePages.run(app.services, {})
  expect(await proveAddress(app.services, owner.user.email)).toBe(true)
  await findWaitingPrivatePages.run(app.services, {})
  const subjects = []
  for (const { customerEmail, manageUrl } of waiting) {
    const [email, ...more] = await emailsTo(app, customerEmail)
    expect(more).toEqual([])
    expect(linkIn(email?.text)).toBe(manageUrl)
    subjects.push(email?.subject)
  }
  expect(subjects).toEqual([
    expect.stringContaining('Votre page privée'),
    expect.stringContaining('Ihre private Seite'),
  ])
  expect(await emailsTo(app, gone)).toHaveLength(0)
})

test('of several that waited for one address, each goes out on a day of its own', async () => {
  const owner = await makeOwner(app, undefined, undefined, { isProven: false })
  const customerEmail = anAddress()
  const links = []
  for (let sent = 0; sent < 2; sent++)
    links.push((await submitted(app, owner.user.formId, { customerEmail })).manageUrl)
  await proveAddress(app.services, owner.user.email)
  await findWaitingPrivatePages.run(app.services, {})
  const arrived = async () => (await emailsTo(app, customerEmail)).map(({ text }) => linkIn(text))
  expect(await arrived()).toHaveLength(1)
  await findWaitingPrivatePages.run(app.services, {})
  expect(await arrived()).toHaveLength(1)
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 25 * 3_600_000)
  await findWaitingPrivatePages.run(app.services, {})
  expect((await arrived()).toSorted()).toEqual(links.toSorted())
  app.clock.now = start
})

test('strangers who fill in the form leave the owner half of what may be mailed', async () => {
  const owner = await makeBusiness(limited)
  const answers: boolean[] = []
  for (let sent = 0; sent < 4; sent++) {
    answers.push((await submitted(limited, owner.user.formId, { customerEmail: anAddress() })).isMailed)
    await limited.drain()
  }
  expect(answers).toEqual([true, true, false, false])
  // The others get theirs when there is room again.
  const { db } = limited.services
  const workspaceId = await workspaceOf(limited, owner)
  expect(await db.$count(waitingPrivatePages, eq(waitingPrivatePages.workspaceId, workspaceId))).toBe(2)
})

test('many businesses together cannot flood one address', async () => {
  const answers: boolean[] = []
  for (let sent = 0; sent < 6; sent++) {
    const owner = await makeBusiness(limited)
    answers.push(
      (await submitted(limited, owner.user.formId, { customerEmail: 'victim@mail.test' })).isMailed,
    )
  }
  expect(answers).toEqual([true, true, true, true, true, false])
})

test('the link is not kept once the email has left', async () => {
  const owner = await makeBusiness(app)
  const customerEmail = anAddress()
  const { manageUrl } = await submitted(app, owner.user.formId, { customerEmail })
  await emailsTo(app, customerEmail)
  const { rows } = await app.services.db.execute(sql`select * from emails where recipient = ${customerEmail}`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(tokenOf(manageUrl))
})
