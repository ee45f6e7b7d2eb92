import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { currentUser, logIn, signUp, type User } from '#contract/accounts/accounts.ts'
import { resendVerification, verifyEmail } from '#contract/accounts/address-proof.ts'
import { completeOnboarding } from '#contract/business/business.ts'
import { acceptInvitation, getInvitation, inviteToTeam } from '#contract/team/team.ts'
import { users } from '../tables.ts'
import { randomToken } from '../../kit/ids.ts'
import { type Caller, caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { goodPassword, invitationToken, makeOwner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const someEmail = () => `${randomToken(8).toLowerCase()}@example.com`
const otherPassword = 'Quiet-Harbor-77'

async function signedUp(email: string, password = goodPassword): Promise<Caller & { user: User }> {
  const self = caller(app)
  const answer = await self.call(signUp, { body: { firstName: 'Mara', lastName: 'Berg', email, password } })
  return Object.assign(self, { user: answer.body })
}

async function subjects(email: string) {
  return (await emailsTo(app, email)).map(({ subject }) => subject)
}

async function linksTo(email: string): Promise<string[]> {
  const emails = await emailsTo(app, email)
  return emails.flatMap(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? [])
}

const verify = (self: Caller, token = '') => self.call(verifyEmail, { body: { token } })

test('signing up mails a link that verifies the address, together with the session, once and for seven days', async () => {
  const owner = await signedUp(someEmail())
  const { email } = owner.user
  expect(owner.user.isEmailProven).toBe(false)
  const [token] = await linksTo(email)
  expect((await verify(caller(app), token)).status).toBe(401)
  const today = app.clock.now
  app.clock.now = new Date(today.getTime() + 8 * 86_400_000)
  expect((await verify(owner, token)).problem.code).toBe('link-expired')
  app.clock.now = today
  expect((await verify(owner, token)).body.isEmailProven).toBe(true)
  expect((await owner.call(currentUser, {})).body.isEmailProven).toBe(true)
  // What they set up themselves stays: whoever clicks is who signed in.
  expect((await verify(owner, token)).status).toBe(200)
})

test('whoever reads the mailbox proves nothing for somebody else who signed up with their address', async () => {
  const squatter = await signedUp(someEmail())
  const [token] = await linksTo(squatter.user.email)
  const reader = await makeOwner(app)
  expect((await verify(reader, token)).status).toBe(403)
  expect((await squatter.call(currentUser, {})).body.isEmailProven).toBe(false)
})

test('a link that was tampered with verifies nothing', async () => {
  const owner = await signedUp(someEmail())
  const [token = ''] = await linksTo(owner.user.email)
  const other = token.startsWith('A') ? 'B' : 'A'
  for (const forged of ['', 'x', `${token}A`, other + token.slice(1)]) {
    expect((await verify(owner, forged)).problem.code).toBe('link-expired')
  }
})

/** What somebody who does not read the mailbox gets to see of an answer. */
function seen({ status, text, headers }: Awaited<ReturnType<Caller['call']>>, email: string) {
  const varying = /"(?:id|formId|apiKey)":"[^"]+"|\d{4}-\d\d-\d\dT[\d:.]+Z/g
  return {
    status,
    text: text.replaceAll(email, 'EMAIL').replace(varying, 'X'),
    cookies: (headers['set-cookie'] ?? '')
      .replace(/(_session|_device_\w{12})=[^;]+/g, '$1')
      .replace(/_device_\w{12}/, ''),
    names: Object.keys(headers).toSorted(),
  }
}

test('signing up says the same whether or not the address has an account, which alone hears of it by mail', async () => {
  const holder = await makeOwner(app)
  const taken = holder.user.email
  const fresh = someEmail()
  const body = (email: string) => ({ firstName: 'Mara', lastName: 'Berg', email, password: otherPassword })
  const [one, two] = [caller(app), caller(app)]
  const first = await one.call(signUp, { body: body(taken) })
  const second = await two.call(signUp, { body: body(fresh) })
  expect(seen(first, taken)).toEqual(seen(second, fresh))
  for (const [self, email] of [
    [one, taken],
    [two, fresh],
  ] as const) {
    const me = await self.call(currentUser, {})
    expect([me.status, me.body.email, me.body.isEmailProven]).toEqual([200, email, false])
    // Neither later sign-ins nor another link tell.
    expect((await caller(app).call(logIn, { body: { email, password: otherPassword } })).status).toBe(200)
    expect((await self.call(resendVerification, {})).body.message).toBe(`We sent a link to ${email}.`)
  }
  expect(new Set(await subjects(taken))).toEqual(new Set(['You already have a Plaudit account']))
  expect(new Set(await subjects(fresh))).toEqual(new Set(['Verify your email for Plaudit']))
  // The account itself is as it was.
  expect((await caller(app).call(logIn, { body: { email: taken, password: goodPassword } })).body.id).toBe(
    holder.user.id,
  )
})

test('onboarding says the same whether or not the address has an account', async () => {
  const taken = (await makeOwner(app)).user.email
  const fresh = someEmail()
  const body = (contactEmail: string) => ({
    businessName: 'Berg Bakery',
    ownerName: 'Mara Berg',
    businessDescription: 'Sourdough bread, baked through the night.',
    targetAudience: 'Neighbors',
    contactEmail,
    password: otherPassword,
  })
  const first = await caller(app).call(completeOnboarding, { body: body(taken) })
  const second = await caller(app).call(completeOnboarding, { body: body(fresh) })
  expect(first.status).toBe(201)
  expect(seen(first, taken)).toEqual(seen(second, fresh))
  expect(await subjects(taken)).toEqual(['You already have a Plaudit account'])
})

test('signing up takes as long for an address that has an account', async () => {
  const taken = (await makeOwner(app)).user.email
  const took = async (email: string) => {
    const before = performance.now()
    await signedUp(email, otherPassword)
    return performance.now() - before
  }
  const times = { taken: [] as number[], fresh: [] as number[] }
  for (let round = 0; round < 15; round += 1) {
    times.taken.push(await took(taken))
    times.fresh.push(await took(someEmail()))
  }
  const median = (list: number[]) => list.toSorted((one, other) => one - other)[7] ?? 0
  const ratio = median(times.taken) / median(times.fresh)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('an address belongs to whoever proves it: a squatter keeps their account and loses the address', async () => {
  const email = someEmail()
  const squatter = await signedUp(email)
  await app.drain()
  const owner = await signedUp(email, otherPassword)
  const [, token] = await linksTo(email)
  expect((await verify(owner, token)).body).toMatchObject({ id: owner.user.id, email, isEmailProven: true })
  expect((await squatter.call(currentUser, {})).status).toBe(401)
  const [first] = await linksTo(email)
  const back = caller(app)
  expect((await back.call(logIn, { body: { email, password: goodPassword } })).body.id).toBe(squatter.user.id)
  expect((await verify(back, first)).problem.code).toBe('email-taken')
  expect((await caller(app).call(logIn, { body: { email, password: otherPassword } })).body.id).toBe(
    owner.user.id,
  )
})

test('nothing is ever mailed for an account that only claims its address', async () => {
  const { email } = (await makeOwner(app)).user
  await signedUp(email, otherPassword)
  await app.drain()
  const rows = await app.services.db.select().from(users).where(eq(users.claimedEmail, email))
  expect(rows[0]?.email).toMatch(/@nobody\.invalid$/)
  expect(await emailsTo(app, rows[0]?.email ?? '')).toEqual([])
})

test('an invitation is accepted by whoever reads the mailbox, though somebody signed up with it before', async () => {
  const owner = await makeOwner(app)
  const squatter = await signedUp(someEmail())
  const { email } = squatter.user
  await owner.call(inviteToTeam, { body: { email, role: 'member' } })
  const params = { token: await invitationToken(app, email) }
  expect((await caller(app).call(getInvitation, { params })).body.hasAccount).toBe(false)
  const self = caller(app)
  const body = { firstName: 'Jonas', lastName: 'Weber', password: otherPassword }
  const joined = await self.call(acceptInvitation, { params, body })
  expect(joined.body).toMatchObject({ email, role: 'member', isEmailProven: true })
  expect((await squatter.call(currentUser, {})).status).toBe(401)
})
