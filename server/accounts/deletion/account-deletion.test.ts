import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import { createCustomer, requestTestimonial } from '#contract/customers/customers.ts'
import { requestPasswordReset } from '#contract/accounts/password.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { shareImagePath } from '#shared/share/share-image.ts'
import { getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { verifyTestimonial } from '#contract/provenance/verify.ts'
import { saveWall } from '#contract/wall/wall.ts'
import { getPublicForm } from '#contract/collection/collection.ts'
import {
  businessNameSentence,
  cancelDeletion,
  exportAccount,
  requestDeletion,
} from '#contract/accounts/security.ts'
import { allJobs } from '../../app.ts'
import { secondFactorSteps, users } from '../tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { outboxFolder } from '../../integrations/mail/mail.ts'
import { rowId } from '../../kit/ids.ts'
import { caller } from '../../test/as.ts'
import { fillEveryTable } from '../../test/fill-tables.ts'
import { emailsTo, refuseEmailsTo } from '../../test/emails.ts'
import {
  approved,
  goodPassword,
  makeBusiness,
  makeOwner,
  type Owner,
  submitted,
  tokenOf,
} from '../../test/make.ts'
import { wallsOf } from '../../test/walls.ts'
import { rowsWith as rowsOf } from '../../test/rows-with.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { db } = app.services
const dayMs = 86_400_000
const password = goodPassword
const start = app.clock.now.getTime()

const afterDays = (days: number) => {
  app.clock.now = new Date(start + days * dayMs)
}

const ask = (owner: Owner, businessName = 'Lindqvist Bakery', giving = password) =>
  owner.call(requestDeletion, { body: { businessName, password: giving } })

async function workspaceOf({ user }: Owner): Promise<string> {
  const [row] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, user.id))
  return row?.id ?? ''
}

async function addUser(workspaceId: string, more: { isWorkspaceOwner?: boolean; role?: 'super_admin' } = {}) {
  const id = rowId(app.clock.now)
  const email = `${id}@example.com`
  await db.insert(users).values({
    id,
    workspaceId,
    email,
    firstName: 'Sven',
    lastName: 'Berg',
    passwordHash: await hashPassword(password),
    role: 'member',
    createdAt: app.clock.now,
    ...more,
  })
  const self = caller(app)
  await self.call(logIn, { body: { email, password } })
  return Object.assign(self, { email, id })
}

const call = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers })
const withKey = (key: string) => call('/api/testimonials', { authorization: `Bearer ${key}` })
const formOf = async ({ user }: Owner) =>
  (await caller(app).call(getPublicForm, { params: { linkId: user.formId } })).status

/** One approved testimonial, everywhere that it can be seen, and a secret key. */
async function publish(owner: Owner) {
  const { apiKey, id: userId } = owner.user
  await approved(app, owner, { content: 'Ten loaves, ten times perfect.' })
  const { key } = (await owner.call(createApiKey, { body: { kind: 'secret', name: 'Shop' } })).body
  const { slug } = (await owner.call(saveWall, { body: wallsOf(app).form() })).body
  const widget = `/api/embed/testimonials/${userId}?apiKey=${apiKey}`
  const { verifyUrl } = (await call(widget)).json().testimonials[0]
  const verifyId = new URL(verifyUrl).pathname.slice('/verify/'.length)
  const image = shareImagePath(verifyId)
  return {
    key,
    widget,
    wall: `/wall/${slug}`,
    verify: verifyTestimonial.path.replace(':id', verifyId),
    image,
  }
}

const shownBy = async (widget: string) => (await call(widget)).json().testimonials

/** The hourly work. */
async function hourPasses(): Promise<void> {
  await allJobs.find(({ name }) => name === 'delete-accounts')?.run(app.services, {})
  await app.drain()
}

const rowsWith = (words: readonly string[]) => rowsOf(app, words)

/** Tables with a column that says whose the row is. */
async function ownedTables(): Promise<string[]> {
  const { rows } = await app.services.database.pool.query<{ table: string }>(
    `select distinct format('%I.%I', table_schema, table_name) as table from information_schema.columns
     where table_schema = 'public' and column_name in ('workspace_id', 'user_id') order by 1`,
  )
  return rows.map(({ table }) => table)
}

describe('asking for the deletion (SET-06, RULE-54)', () => {
  test.for(['lindqvist bakery', 'Lindqvist Bakery ', 'Lindqvist', '', 'Another Bakery'])(
    'the name has to be typed exactly: %j changes nothing',
    async (name) => {
      const owner = await makeBusiness(app)
      const { status, problem } = await ask(owner, name)
      expect([status, problem.message]).toEqual([400, businessNameSentence])
      expect(problem.fields).toEqual({ businessName: businessNameSentence })
      expect((await owner.call(currentUser, {})).body.deletesAt).toBeNull()
      expect(await emailsTo(app, owner.user.email)).toEqual([])
    },
  )

  test('a stolen session is not enough: the password is asked for', async () => {
    const owner = await makeBusiness(app)
    const { status, problem } = await ask(owner, 'Lindqvist Bakery', 'Not-this-1')
    expect([status, problem.code]).toEqual([401, 'wrong-credentials'])
    expect((await owner.call(currentUser, {})).body.deletesAt).toBeNull()
  })

  test('members of the team cannot ask for it, call it off, or take everything along', async () => {
    const owner = await makeBusiness(app)
    const member = await addUser(await workspaceOf(owner))
    const body = { businessName: 'Lindqvist Bakery', password }
    expect((await member.call(requestDeletion, { body })).status).toBe(403)
    expect((await member.call(cancelDeletion, {})).status).toBe(403)
    expect((await member.call(exportAccount, {})).status).toBe(403)
  })

  test('SET-08 every owner is told by email, with the date and the way back; members are not', async () => {
    const owner = await makeBusiness(app)
    const workspaceId = await workspaceOf(owner)
    const second = await addUser(workspaceId, { isWorkspaceOwner: true })
    const member = await addUser(workspaceId)
    const { status, body } = await ask(owner)
    expect(status).toBe(202)
    expect(Date.parse(body.deletesAt) - app.clock.now.getTime()).toBe(14 * dayMs)
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(body.deletesAt),
    )
    for (const to of [owner.user.email, second.email]) {
      const [mail] = await emailsTo(app, to)
      expect(mail?.subject).toBe(`Lindqvist Bakery will be deleted from Plaudit on ${day}`)
      expect(mail?.text).toContain(`Mara Lindqvist (${owner.user.email}) asked`)
      expect(mail?.text).toContain('http://127.0.0.1:3000/settings?tab=security')
    }
    expect(await emailsTo(app, member.email)).toEqual([])
    await second.call(logIn, { body: { email: second.email, password } })
    expect((await second.call(currentUser, {})).body.deletesAt).toBe(body.deletesAt)
  })

  test('asking again changes neither the date nor sends a second email', async () => {
    const owner = await makeBusiness(app)
    const first = await ask(owner)
    app.clock.now = new Date(app.clock.now.getTime() + 3 * dayMs)
    const second = await ask(owner)
    app.clock.now = new Date(start)
    expect(second.body).toEqual(first.body)
    expect(await emailsTo(app, owner.user.email)).toHaveLength(1)
  })

  test('a customer is not told that their words are shown while nothing of the business is', async () => {
    const owner = await makeBusiness(app)
    const { id, manageUrl } = await submitted(app, owner.user.formId)
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    const mine = async () =>
      (await caller(app).call(getMyTestimonial, { params: { token: tokenOf(manageUrl) } })).body
    expect(await mine()).toMatchObject({ isShown: true, verifyUrl: expect.any(String) as string })
    await ask(owner)
    expect(await mine()).toMatchObject({ isShown: false, verifyUrl: null })
  })

  test('before onboarding it is the name of whoever asks', async () => {
    const owner = await makeOwner(app, 'Ada', 'Byron')
    expect((await ask(owner, 'Ada Byron')).status).toBe(202)
  })
})

describe('the two weeks (SET-06)', () => {
  test('at once other sessions end, keys stop, the form is closed, and nothing is shown in public', async () => {
    const owner = await makeBusiness(app)
    const { key, wall, widget, verify, image } = await publish(owner)
    const elsewhere = caller(app)
    await elsewhere.call(logIn, { body: { email: owner.user.email, password } })
    const member = await addUser(await workspaceOf(owner))
    await ask(owner)
    for (const session of [elsewhere, member]) expect((await session.call(currentUser, {})).status).toBe(401)
    expect((await owner.call(currentUser, {})).status).toBe(200)
    expect((await withKey(key)).statusCode).toBe(401)
    const form = await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })
    expect([form.status, form.problem.code]).toEqual([410, 'link-closed'])
    await expect.poll(() => shownBy(widget)).toEqual([])
    const page = await call(wall)
    expect([
      page.statusCode,
      page.body.includes('Ten loaves'),
      page.body.includes('There are no testimonials here right now.'),
    ]).toEqual([200, false, true])
    for (const address of [verify, image]) expect((await call(address)).statusCode).toBe(404)
  })

  test('canceling brings all of it back as it was, keys included', async () => {
    const owner = await makeBusiness(app)
    const { key, wall, widget, verify } = await publish(owner)
    const whatIsShown = () => Promise.all([widget, wall, verify].map(async (at) => (await call(at)).body))
    const before = await whatIsShown()
    expect(JSON.parse(before[2] ?? '')).toMatchObject({ content: 'Ten loaves, ten times perfect.' })
    await ask(owner)
    await expect.poll(() => shownBy(widget)).toEqual([])
    await owner.call(cancelDeletion, {})
    await expect.poll(() => shownBy(widget)).toHaveLength(1)
    expect(await whatIsShown()).toEqual(before)
    expect((await withKey(key)).statusCode).toBe(200)
    expect(await formOf(owner)).toBe(200)
  })

  test('meanwhile the owner signs in and exports, and asks no customer', async () => {
    const owner = await makeBusiness(app)
    const { id } = (
      await owner.call(createCustomer, { body: { name: 'Nils Holm', email: 'nils@example.com' } })
    ).body
    await ask(owner)
    const back = caller(app)
    expect((await back.call(logIn, { body: { email: owner.user.email, password } })).status).toBe(200)
    expect((await back.call(exportAccount, {})).status).toBe(200)
    const refused = await owner.call(requestTestimonial, {
      params: { id },
      body: { subject: 'Your order', message: 'How was it?' },
    })
    expect([refused.status, refused.problem.message]).toEqual([
      403,
      'This account is being deleted. Keep the account to send emails again.',
    ])
  })

  test('called off, nothing is ever deleted', async () => {
    const owner = await makeBusiness(app)
    await ask(owner)
    afterDays(13)
    await hourPasses()
    expect((await owner.call(cancelDeletion, {})).body).toEqual({ deletesAt: null })
    expect((await owner.call(cancelDeletion, {})).status).toBe(200)
    expect((await owner.call(currentUser, {})).body.deletesAt).toBeNull()
    const subjects = (await emailsTo(app, owner.user.email)).map(({ subject }) => subject)
    expect(subjects.slice(1)).toEqual(['Lindqvist Bakery will not be deleted from Plaudit'])
    afterDays(30)
    await hourPasses()
    expect((await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })).status).toBe(
      200,
    )
    afterDays(0)
  })

  test('it cannot be called off once they are over', async () => {
    const owner = await makeBusiness(app)
    await ask(owner)
    afterDays(10)
    await owner.call(currentUser, {})
    afterDays(14)
    expect((await owner.call(cancelDeletion, {})).status).toBe(410)
    expect(
      (
        await db
          .select()
          .from(workspaces)
          .where(eq(workspaces.id, await workspaceOf(owner)))
      ).length,
    ).toBe(1)
    afterDays(0)
  })
})

describe('when the two weeks are over (SET-06)', () => {
  test('not one row of the account is left in any table, and another account is untouched', async () => {
    const owner = await makeBusiness(app)
    const bystander = await makeBusiness(app, 'Northside Bakery')
    const workspaceId = await workspaceOf(owner)
    const otherId = await workspaceOf(bystander)
    await fillEveryTable(app, owner, workspaceId)
    await fillEveryTable(app, bystander, otherId)
    const member = await addUser(workspaceId)
    await caller(app).call(requestPasswordReset, { body: { email: member.email } })
    await app.drain()
    await ask(owner)
    await app.drain()
    // Asking ended sign-ins that were half way; somebody signs in again.
    const tokenHash = randomBytes(32)
    await db.insert(secondFactorSteps).values({ userId: owner.user.id, tokenHash, expiresAt: app.clock.now })

    const words = [workspaceId, owner.user.id, owner.user.email, member.id, member.email]
    const others = [otherId, bystander.user.id, bystander.user.email]
    const filled = new Set((await rowsWith(words)).map(({ table }) => table))
    // A new table with rows of workspaces or users belongs into `fillEveryTable`.
    expect((await ownedTables()).filter((table) => !filled.has(table))).toEqual([])
    const before = await rowsWith(others)
    const form = (id: string) => caller(app).call(getPublicForm, { params: { linkId: id } })
    const embed = async ({ user }: Owner) =>
      (await app.http.inject({ url: `/api/embed/testimonials/${user.id}?apiKey=${user.apiKey}` })).statusCode
    expect(await embed(owner)).toBe(200)

    afterDays(14)
    await allJobs.find(({ name }) => name === 'delete-accounts')?.run(app.services, {})
    const left = await rowsWith(words)
    // The last email is on its way: it needs the address until it has left.
    expect(left.map(({ table }) => table)).toEqual(['public.emails'])
    expect(left[0]?.text).not.toContain(workspaceId)
    const emails = await emailsTo(app, owner.user.email)
    expect(emails.map(({ subject }) => subject)).toEqual(['Lindqvist Bakery has been deleted from Plaudit'])
    await hourPasses()
    expect(await rowsWith(words)).toEqual([])
    expect(await filesWith(words)).toEqual([])

    expect(await rowsWith(others)).toEqual(before)
    expect((await owner.call(currentUser, {})).status).toBe(401)
    const back = await caller(app).call(logIn, { body: { email: owner.user.email, password } })
    expect(back.problem.code).toBe('wrong-credentials')
    expect((await form(owner.user.formId)).status).toBe(404)
    expect((await form(bystander.user.formId)).status).toBe(200)
    await expect.poll(() => embed(owner)).toBe(401)
    expect(await embed(bystander)).toBe(200)
    afterDays(0)
  })

  test('what was interrupted half way is finished by the next hour', async () => {
    const owner = await makeBusiness(app)
    const workspaceId = await workspaceOf(owner)
    await fillEveryTable(app, owner, workspaceId)
    await ask(owner)
    afterDays(14)
    const broken = {
      ...app.services,
      jobs: { ...app.services.jobs, enqueue: () => Promise.reject(new Error('cut')) },
    }
    const job = allJobs.find(({ name }) => name === 'delete-accounts')
    await expect(job?.run(broken, {})).rejects.toThrow('failed for')
    expect((await db.select().from(workspaces).where(eq(workspaces.id, workspaceId))).length).toBe(1)
    await hourPasses()
    await hourPasses()
    expect(await rowsWith([workspaceId, owner.user.id, owner.user.email])).toEqual([])
    afterDays(0)
  })

  test('an account that cannot be deleted keeps no other from being deleted', async () => {
    const owners = [await makeBusiness(app), await makeBusiness(app)]
    const ids = await Promise.all(owners.map(workspaceOf))
    for (const owner of owners) await ask(owner)
    afterDays(14)
    const accept = await refuseEmailsTo(app, owners[0]!.user.email)
    const job = allJobs.find(({ name }) => name === 'delete-accounts')
    await expect(job?.run(app.services, {})).rejects.toThrow('failed for 1 of 2')
    const left = () => db.select().from(workspaces).where(inArray(workspaces.id, ids))
    expect((await left()).map(({ id }) => id)).toEqual([ids[0]])
    await accept()
    await hourPasses()
    expect(await left()).toEqual([])
    afterDays(0)
  })

  test('an administrator of this instance keeps their own account', async () => {
    const owner = await makeBusiness(app)
    const admin = await addUser(await workspaceOf(owner), { role: 'super_admin' })
    await ask(owner)
    afterDays(14)
    await hourPasses()
    const back = await caller(app).call(logIn, { body: { email: admin.email, password } })
    expect(back.body).toMatchObject({ id: admin.id, role: 'super_admin', isWorkspaceOwner: false })
    afterDays(0)
  })
})

/** Files of the data folder's outbox with one of these words. */
async function filesWith(words: readonly string[]): Promise<string[]> {
  const folder = outboxFolder(app.services.config)
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return texts.filter((text) => words.some((word) => text.includes(word)))
}
