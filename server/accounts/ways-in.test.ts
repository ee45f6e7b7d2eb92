import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changePassword, currentUser, requestPasswordReset, resetPassword } from '#contract/accounts.ts'
import { createApiKey } from '#contract/api-keys.ts'
import { listTestimonials } from '#contract/testimonials.ts'
import { identities } from '../db/tables/accounts.ts'
import { caller } from '../test/as.ts'
import { lettersTo } from '../test/letters.ts'
import { goodPassword, makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { makeAdmin } from './service.ts'

const app = await testApp()
const { db } = app.services
const newPassword = 'Quiet-Harbour-77'

/** Somebody who registered an address, theirs or not, and what they can come in with. */
async function whoRegistered() {
  const self = await makeOwner(app)
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

test('a reset by mail closes the account to whoever registered the address first, and its owner is told', async () => {
  const { email, waysIn } = await whoRegistered()
  await caller(app).call(requestPasswordReset, { body: { email } })
  const token = /token=([\w-]+)/.exec((await lettersTo(app, email))[0]?.text ?? '')?.[1] ?? ''
  const { status } = await caller(app).call(resetPassword, { body: { token, password: newPassword } })
  expect(status).toBe(200)
  expect(await waysIn()).toEqual(allClosed)
  const [, told] = await lettersTo(app, email)
  expect(told?.text).toContain('secret API keys and the sign-ins connected')
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
  expect((await lettersTo(app, email))[0]?.text).not.toContain('API keys')
})
