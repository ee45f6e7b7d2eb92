import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/accounts/password.ts'
import { createApiKey } from '#contract/accounts/api-keys.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { identities, users } from '../tables.ts'
import { caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { goodPassword, makeOwner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { makeAdmin } from '../service.ts'

const app = await testApp()
const { db } = app.services
const newPassword = 'Quiet-Harbor-77'

/** Somebody who registered an address, theirs or not, and what they can come in with. */
async function whoRegistered() {
  const self = await makeOwner(app, 'Mara', 'Lindqvist', { isProven: false })
  const { id: userId, email } = self.user
  const { key } = (await self.call(createApiKey, { body: { kind: 'secret', name: 'Kept' } })).body
  const google = { provider: 'google', subject: userId, userId, emailVerified: false } as const
  await db.insert(identities).values({ ...google, createdAt: app.clock.now })
  const waysIn = async () => {
    const withKey = { authorization: `Bearer ${key}` }
    return {
      session: (await self.call(currentUser, {})).status === 200,
      key: (await caller(app).call(listTestimonials, { query: {} }, withKey)).status === 200,
      signInElsewhere: (await db.select().from(identities).where(eq(identities.userId, userId))).length > 0,
    }
  }
  return { self, email, waysIn }
}

const allClosed = { session: false, key: false, signInElsewhere: false }

/** Sets another password by the newest link that was mailed. */
async function reset(email: string, password: string) {
  await caller(app).call(requestPasswordReset, { body: { email } })
  const texts = (await emailsTo(app, email)).map(
    ({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1],
  )
  const token = texts.findLast((found) => found !== undefined) ?? ''
  expect((await caller(app).call(resetPassword, { body: { token, password } })).status).toBe(200)
}

test('a reset by mail closes the account to whoever registered the address first, and its owner is told', async () => {
  const { email, waysIn } = await whoRegistered()
  await reset(email, newPassword)
  expect(await waysIn()).toEqual(allClosed)
  expect((await emailsTo(app, email)).at(-1)?.text).toContain('secret API keys')
})

test('later resets end the sessions only: keys and connected sign-ins are the owner’s own by then', async () => {
  const { self, email, waysIn } = await whoRegistered()
  await db.update(users).set({ emailProvenAt: app.clock.now }).where(eq(users.id, self.user.id))
  await reset(email, newPassword)
  expect(await waysIn()).toEqual({ session: false, key: true, signInElsewhere: true })
  expect((await emailsTo(app, email)).at(-1)?.text).not.toContain('API keys')
})

test('an address that was reset by mail is proven', async () => {
  const { self, email } = await whoRegistered()
  const proven = async () => {
    const [row] = await db.select({ at: users.emailProvenAt }).from(users).where(eq(users.id, self.user.id))
    return row?.at !== null
  }
  const before = await proven()
  await reset(email, newPassword)
  const after = await proven()
  expect([before, after]).toEqual([false, true])
})

test('an account that the operator makes an administrator’s is closed to whoever had it before', async () => {
  const { email, waysIn } = await whoRegistered()
  expect(await makeAdmin(app.services, email, 'admin', newPassword)).toBe('promoted')
  expect(await waysIn()).toEqual(allClosed)
})

test('changing the password while signed in ends neither keys nor connected sign-ins', async () => {
  const { self, email, waysIn } = await whoRegistered()
  await self.call(changePassword, { body: { currentPassword: goodPassword, newPassword } })
  expect(await waysIn()).toEqual({ session: true, key: true, signInElsewhere: true })
  expect((await emailsTo(app, email))[0]?.text).not.toContain('API keys')
})
