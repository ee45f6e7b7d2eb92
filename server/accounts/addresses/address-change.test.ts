import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import { requestPasswordReset } from '#contract/accounts/password.ts'
import { cancelEmailChange, stopEmailChange, verifyEmail } from '#contract/accounts/address-proof.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { identities, passwordResets, users } from '../tables.ts'
import { randomToken } from '../../kit/ids.ts'
import { type Caller, caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { goodPassword, makeOwner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const { db } = app.services
const newAddress = () => `${randomToken(8).toLowerCase()}@example.com`

const change = (self: Caller, email: string) =>
  self.call(saveProfile, {
    body: { firstName: 'Mara', lastName: 'Berg', email, currentPassword: goodPassword },
  })

async function tokenTo(address: string, page: 'verify-email' | 'stop-email-change'): Promise<string> {
  const texts = (await emailsTo(app, address)).map(({ text }) => text)
  return new RegExp(`/${page}\\?token=([\\w-]+)`).exec(texts.at(-1) ?? '')?.[1] ?? ''
}

const verify = (self: Caller, token: string) => self.call(verifyEmail, { body: { token } })
const canLogIn = async (email: string) =>
  (await caller(app).call(logIn, { body: { email, password: goodPassword } })).status === 200

/** An owner on two devices who asked for another address on the first. */
async function changing() {
  const owner = await makeOwner(app)
  const { email: old } = owner.user
  const other = caller(app)
  await other.call(logIn, { body: { email: old, password: goodPassword } })
  const email = newAddress()
  const asked = await change(owner, email)
  return { owner, other, old, email, asked }
}

test('a new address waits for a click in its mailbox, and the old one stays until then', async () => {
  const { owner, old, email, asked } = await changing()
  expect(asked.body).toMatchObject({ email: old, pendingEmail: email, isEmailProven: true })
  expect([await canLogIn(old), await canLogIn(email)]).toEqual([true, false])
  const done = await verify(owner, await tokenTo(email, 'verify-email'))
  expect(done.body).toMatchObject({ email, pendingEmail: null, isEmailProven: true })
  expect([await canLogIn(old), await canLogIn(email)]).toEqual([false, true])
  expect((await emailsTo(app, old)).at(-1)?.subject).toBe('Your Plaudit email address was changed')
})

test('asking for a new address signs out other devices', async () => {
  const { owner, other } = await changing()
  expect((await other.call(currentUser, {})).status).toBe(401)
  expect((await owner.call(currentUser, {})).status).toBe(200)
})

test('the old mailbox is told and can stop the change without signing in, which signs everybody out', async () => {
  const { owner, old, email } = await changing()
  const token = await tokenTo(old, 'stop-email-change')
  const verifying = await tokenTo(email, 'verify-email')
  const stop = () => caller(app).call(stopEmailChange, { body: { token } })
  expect((await stop()).status).toBe(200)
  expect((await stop()).problem.code).toBe('link-expired')
  expect((await owner.call(currentUser, {})).status).toBe(401)
  await owner.call(logIn, { body: { email: old, password: goodPassword } })
  expect((await verify(owner, verifying)).problem.code).toBe('link-expired')
  expect((await owner.call(currentUser, {})).body).toMatchObject({ email: old, pendingEmail: null })
})

test('a link to confirm is none to stop, and a stopped link stops no later change', async () => {
  const { owner, old, email } = await changing()
  const first = await tokenTo(old, 'stop-email-change')
  const confirming = await tokenTo(email, 'verify-email')
  for (const token of [confirming, 'x', '']) {
    expect((await caller(app).call(stopEmailChange, { body: { token } })).problem.code).toBe('link-expired')
  }
  await owner.call(cancelEmailChange, {})
  await change(owner, newAddress())
  expect((await caller(app).call(stopEmailChange, { body: { token: first } })).problem.code).toBe(
    'link-expired',
  )
})

test('a change that nobody confirms is over after a day', async () => {
  const { owner, old, email } = await changing()
  const token = await tokenTo(email, 'verify-email')
  const today = app.clock.now
  app.clock.now = new Date(today.getTime() + 25 * 3_600_000)
  expect((await verify(owner, token)).problem.code).toBe('link-expired')
  expect((await owner.call(currentUser, {})).body).toMatchObject({ email: old, pendingEmail: null })
  app.clock.now = today
})

test('whoever is signed in can call the change off', async () => {
  const { owner, old, email } = await changing()
  expect((await owner.call(cancelEmailChange, {})).body).toMatchObject({ email: old, pendingEmail: null })
  expect((await verify(owner, await tokenTo(email, 'verify-email'))).problem.code).toBe('link-expired')
})

test('an address that has an account looks like any other, and its mailbox alone is told', async () => {
  const [owner, holder] = [await makeOwner(app), await makeOwner(app)]
  const { email } = holder.user
  expect((await change(owner, email)).body).toMatchObject({ pendingEmail: email })
  const subjects = (await emailsTo(app, email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['You already have a Plaudit account'])
})

test('of two accounts that change to one address, the first to confirm gets it', async () => {
  const [one, two] = [await makeOwner(app), await makeOwner(app)]
  const email = newAddress()
  await change(one, email)
  const first = await tokenTo(email, 'verify-email')
  await change(two, email)
  const second = await tokenTo(email, 'verify-email')
  expect((await verify(two, second)).status).toBe(200)
  expect((await verify(one, first)).problem.code).toBe('email-taken')
})

test('what was about the old address ends with it: reset links, and what other sign-ins vouched for', async () => {
  const owner = await makeOwner(app)
  const { id, email: old } = owner.user
  await caller(app).call(requestPasswordReset, { body: { email: old } })
  await app.drain()
  const google = { provider: 'google', subject: id, userId: id, emailVerified: true } as const
  await db.insert(identities).values({ ...google, createdAt: app.clock.now })
  const email = newAddress()
  await change(owner, email)
  await verify(owner, await tokenTo(email, 'verify-email'))
  expect(await db.select().from(passwordResets).where(eq(passwordResets.userId, id))).toEqual([])
  const [identity] = await db.select().from(identities).where(eq(identities.userId, id))
  expect(identity?.emailVerified).toBe(false)
  const [row] = await db.select().from(users).where(eq(users.id, id))
  expect(row).toMatchObject({ email, claimedEmail: null, pendingEmail: null, pendingEmailUntil: null })
})
