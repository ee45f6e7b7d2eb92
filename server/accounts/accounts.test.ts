import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as api from '#contract/accounts/accounts.ts'
import * as password from '#contract/accounts/password.ts'
import { completeOnboarding } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { describeUser } from './describe-user.ts'
import { sessions, users } from './tables.ts'
import { workspaces } from '../workspaces/tables.ts'
import { sha256 } from '../kit/ids.ts'
import { outboxFolder } from '../integrations/mail/mail.ts'
import { caller } from '../test/as.ts'
import { emailsTo } from '../test/emails.ts'
import { makeResetLink } from './service.ts'
import { goodPassword, makeOwner, proveAddressOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const limited = await testApp({ PLAUDIT_RATE_LIMITS: 'on', PLAUDIT_TRUST_PROXY: '127.0.0.1' })
const profile = {
  businessName: 'Lindqvist Bakery',
  ownerName: 'Mara Lindqvist',
  contactEmail: 'mara@example.com',
  businessDescription: 'Sourdough bread, baked through the night.',
  targetAudience: 'Neighbors',
  businessUrl: 'lindqvist.example',
}
const person = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'sign-up@example.com',
  password: goodPassword,
}

async function emailTo(address: string): Promise<string> {
  await app.drain()
  const folder = outboxFolder(app.services.config)
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    const mail = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { to: string; text: string }
    if (mail.to === address) return mail.text
  }
  throw new Error(`no email to ${address}`)
}

describe('signing up', () => {
  test('API-03 a new owner is signed in, with a form and a publishable key from the start', async () => {
    const visitor = caller(app)
    const { status, body, headers } = await visitor.call(api.signUp, { body: person })
    expect(status).toBe(201)
    expect(body).toMatchObject({ firstName: 'Mara', role: 'owner', hasBusinessProfile: false })
    expect(body.formId).toMatch(/^[\w-]{22,}$/)
    expect(body.apiKey).toMatch(/^pk_/)
    expect(headers['set-cookie']).toMatch(/plaudit_session=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax/)
    expect((await visitor.call(api.currentUser, {})).body.email).toBe('sign-up@example.com')
  })

  test('of twenty simultaneous sign-ups with one address one gets it, and the others only claim it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        caller(app).call(api.signUp, { body: { ...person, email: 'race@example.com' } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(
      await app.services.db.select().from(users).where(eq(users.email, 'race@example.com')),
    ).toHaveLength(1)
  })

  test.for([
    ['RULE-03', { firstName: 'M' }, 'First name must be at least 2 characters'],
    ['RULE-04', { lastName: ' L ' }, 'Last name must be at least 2 characters'],
    ['RULE-05', { email: 'mara@' }, 'Please enter a valid email address'],
    ['RULE-06', { password: 'Ab1defg' }, 'Password must be at least 8 characters'],
    ['RULE-07', { password: 'lantern-42' }, 'Password must contain at least one uppercase letter'],
    ['RULE-08', { password: 'LANTERN-42' }, 'Password must contain at least one lowercase letter'],
    ['RULE-09', { password: 'Lantern-xx' }, 'Password must contain at least one number'],
  ] as const)('%s a wrong field is answered with its sentence', async ([, wrong, sentence]) => {
    const { status, problem } = await caller(app).call(api.signUp, { body: { ...person, ...wrong } })
    expect(status).toBe(400)
    expect(Object.values(problem.fields ?? {})).toContain(sentence)
  })

  test('the commonest passwords are refused on every path', async () => {
    const weak = await caller(app).call(api.signUp, {
      body: { ...person, email: 'weak@example.com', password: 'Password1' },
    })
    expect(weak.problem.code).toBe('weak-password')
    const onboarded = await caller(app).call(completeOnboarding, {
      body: { ...profile, password: 'qwerty123' },
    })
    expect(onboarded.problem.code).toBe('weak-password')
  })

  test('extra fields in a sign-up never become a role or a plan', async () => {
    const visitor = caller(app)
    const forged = {
      ...person,
      email: 'forged@example.com',
      role: 'super_admin',
      subscriptionTier: 'enterprise',
      id: 'x',
    }
    const { body } = await visitor.call(api.signUp, { body: forged })
    expect(body).toMatchObject({ role: 'owner', subscriptionTier: 'starter' })
  })

  test('without a payment provider the plan is an active Starter that never ends', async () => {
    const { body } = await caller(app).call(api.signUp, { body: { ...person, email: 'plan@example.com' } })
    const plan = {
      subscriptionTier: 'starter',
      subscriptionStatus: 'active',
      subscriptionExpiresAt: null,
    }
    expect(body).toMatchObject(plan)
    await app.services.db.update(workspaces).set({ subscriptionTier: 'professional' })
    expect(await describeUser(app.services, body.id)).toMatchObject(plan)
    const paying = {
      ...app.services,
      config: { ...app.services.config, payments: { secretKey: 'sk_test_1', prices: {} } },
    }
    expect(await describeUser(paying, body.id)).toMatchObject({
      subscriptionTier: 'professional',
      subscriptionStatus: 'trial',
      subscriptionExpiresAt: expect.any(String) as string,
    })
  })
})

async function makeOwnerWith(email: string) {
  const self = caller(app)
  const { body } = await self.call(api.signUp, { body: { ...person, email } })
  await proveAddressOf(app, body.id)
  return self
}

describe('signing in and out', () => {
  test('under https the session is this host’s alone, and one from before the prefix stays signed in', async () => {
    const https = await testApp({ PUBLIC_URL: 'https://praise.example.com' })
    const visitor = caller(https)
    const { headers } = await visitor.call(api.signUp, { body: person })
    expect(headers['set-cookie']).toMatch(
      /__Host-plaudit_session=h\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    const ask = (cookie: string) => https.http.inject({ url: '/api/user', headers: { cookie } })
    // What a neighboring host could set: the name without the prefix.
    expect((await ask(`plaudit_session=${visitor.token}`)).statusCode).toBe(401)

    const earlier = 'A'.repeat(43)
    const tokenHash = sha256(visitor.token ?? '')
    await https.services.db
      .update(sessions)
      .set({ tokenHash: sha256(earlier) })
      .where(eq(sessions.tokenHash, tokenHash))
    const renamed = await ask(`plaudit_session=${earlier}`)
    expect([renamed.statusCode, renamed.cookies.map(({ name, value }) => [name, value])]).toEqual([
      200,
      [
        ['__Host-plaudit_session', earlier],
        ['plaudit_session', ''],
      ],
    ])
    const next = await ask(`__Host-plaudit_session=${earlier}`)
    expect([next.statusCode, next.cookies]).toEqual([200, []])
  })

  test('an unknown address and a wrong password are answered alike', async () => {
    await makeOwnerWith('known@example.com')
    const wrong = await caller(app).call(api.logIn, {
      body: { email: 'known@example.com', password: 'Wrong-pass-1' },
    })
    const unknown = await caller(app).call(api.logIn, {
      body: { email: 'nobody@example.com', password: 'Wrong-pass-1' },
    })
    const { requestId: one, ...wrongProblem } = wrong.problem
    const { requestId: two, ...unknownProblem } = unknown.problem
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(wrongProblem).toEqual(unknownProblem)
    expect(one).not.toBe(two)
  })

  test('a sign-in makes a new session and ends the one that the browser brought', async () => {
    const owner = await makeOwnerWith('rotate@example.com')
    const before = owner.token
    await owner.call(api.logIn, { body: { email: 'rotate@example.com', password: goodPassword } })
    expect(owner.token).not.toBe(before)
    expect((await caller(app, before).call(api.currentUser, {})).status).toBe(401)
  })

  test('API-06 signing out ends the session on the server, and signing out twice is fine', async () => {
    const owner = await makeOwner(app)
    const { token } = owner
    expect((await owner.call(api.logOut, {})).status).toBe(200)
    expect((await caller(app, token).call(api.currentUser, {})).status).toBe(401)
    expect((await caller(app, token).call(api.logOut, {})).status).toBe(200)
  })

  test('only the hash of a session is stored', async () => {
    const owner = await makeOwner(app)
    const rows = await app.services.db.select().from(sessions)
    const stored = Buffer.concat(rows.map(({ tokenHash }) => tokenHash)).toString('latin1')
    expect(stored).not.toContain(owner.token)
  })

  test('a session ends after 30 days', async () => {
    const owner = await makeOwner(app)
    const today = app.clock.now
    app.clock.now = new Date(today.getTime() + 31 * 86_400_000)
    expect((await owner.call(api.currentUser, {})).status).toBe(401)
    app.clock.now = today
  })
})

describe('passwords', () => {
  test('a reset link works once, ends every session, and its mail is sent to a known address only', async () => {
    const owner = await makeOwnerWith('forgot@example.com')
    const known = await caller(app).call(password.requestPasswordReset, {
      body: { email: 'forgot@example.com' },
    })
    const unknown = await caller(app).call(password.requestPasswordReset, {
      body: { email: 'stranger@example.com' },
    })
    expect(known.text).toBe(unknown.text)
    const [, token = ''] = /token=([\w-]+)/.exec(await emailTo('forgot@example.com')) ?? []
    await expect(emailTo('stranger@example.com')).rejects.toThrow('no email')
    const fresh = { token, password: 'Quiet-Harbor-77' }
    const tries = await Promise.all(
      [1, 2, 3].map(() => caller(app).call(password.resetPassword, { body: fresh })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
    expect((await owner.call(api.currentUser, {})).status).toBe(401)
    const back = await caller(app).call(api.logIn, {
      body: { email: 'forgot@example.com', password: 'Quiet-Harbor-77' },
    })
    expect(back.status).toBe(200)
  })

  test('a link that the operator makes resets the password once, and proves no address', async () => {
    const owner = await makeOwner(app, 'Mara', 'Lindqvist', { isProven: false })
    expect(await makeResetLink(app.services, 'nobody@example.com')).toBeUndefined()
    const token = (await makeResetLink(app.services, owner.user.email))?.split('token=')[1] ?? ''
    const body = { token, password: 'Quiet-Harbor-77' }
    expect((await caller(app).call(password.resetPassword, { body })).status).toBe(200)
    expect((await owner.call(api.currentUser, {})).status).toBe(401)
    expect((await caller(app).call(password.resetPassword, { body })).status).toBe(410)
    const again = caller(app)
    await again.call(api.logIn, { body: { email: owner.user.email, password: body.password } })
    expect((await again.call(api.currentUser, {})).body.isEmailProven).toBe(false)
  })

  test('a reset link ends after ten minutes', async () => {
    await makeOwnerWith('late@example.com')
    await caller(app).call(password.requestPasswordReset, { body: { email: 'late@example.com' } })
    const [, token = ''] = /token=([\w-]+)/.exec(await emailTo('late@example.com')) ?? []
    const today = app.clock.now
    app.clock.now = new Date(today.getTime() + 11 * 60_000)
    const { status } = await caller(app).call(password.resetPassword, {
      body: { token, password: 'Quiet-Harbor-77' },
    })
    app.clock.now = today
    expect(status).toBe(410)
  })

  test('asking again does not end a link that is being read; using one ends the others', async () => {
    const email = 'twice@example.com'
    await makeOwnerWith(email)
    for (let times = 0; times < 2; times++)
      await caller(app).call(password.requestPasswordReset, { body: { email } })
    const tokens = (await emailsTo(app, email)).flatMap(
      ({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? [],
    )
    const reset = (token = '') =>
      caller(app).call(password.resetPassword, { body: { token, password: 'Quiet-Harbor-77' } })
    const [first, second] = tokens
    expect(tokens).toHaveLength(2)
    const answers = await Promise.all([reset(first), reset(second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect([(await reset(first)).status, (await reset(second)).status]).toEqual([410, 410])
  })

  test('one address gets three reset links in a quarter of an hour, and the answer stays the same', async () => {
    const email = 'flooded@example.com'
    const { body } = await caller(limited).call(api.signUp, { body: { ...person, email } })
    await proveAddressOf(limited, body.id)
    const ask = (to: string, ip: string) =>
      caller(limited).call(password.requestPasswordReset, { body: { email: to } }, { 'x-forwarded-for': ip })
    const answers = []
    for (let times = 0; times < 5; times++) answers.push((await ask(email, `192.0.2.${times}`)).text)
    answers.push((await ask('nobody-here@example.com', '192.0.2.9')).text)
    expect(new Set(answers).size).toBe(1)
    expect(await emailsTo(limited, email)).toHaveLength(3)
  })

  test('changing the password needs the old one and signs other devices out', async () => {
    const owner = await makeOwnerWith('change@example.com')
    const elsewhere = caller(app)
    await elsewhere.call(api.logIn, { body: { email: 'change@example.com', password: goodPassword } })
    const refused = await owner.call(password.changePassword, {
      body: { currentPassword: 'Not-this-1', newPassword: 'Quiet-Harbor-77' },
    })
    expect(refused.status).toBe(401)
    await owner.call(password.changePassword, {
      body: { currentPassword: goodPassword, newPassword: 'Quiet-Harbor-77' },
    })
    expect((await owner.call(api.currentUser, {})).status).toBe(200)
    expect((await elsewhere.call(api.currentUser, {})).status).toBe(401)
  })

  test('a new publishable key replaces the old one', async () => {
    const owner = await makeOwner(app)
    const { body } = await owner.call(api.generateApiKey, {})
    expect(body.apiKey).not.toBe(owner.user.apiKey)
    expect((await owner.call(api.currentUser, {})).body.apiKey).toBe(body.apiKey)
  })
})

describe('onboarding', () => {
  test('API-08 there is no profile before onboarding, and that is no error', async () => {
    const owner = await makeOwner(app)
    const { status, text } = await owner.call(getBusinessProfile, {})
    expect([status, text]).toEqual([200, 'null'])
  })

  test('API-61 a signed-in owner gets the profile, once', async () => {
    const owner = await makeOwner(app)
    const { body } = await owner.call(completeOnboarding, { body: profile })
    expect(body.user).toMatchObject({ id: owner.user.id, hasBusinessProfile: true })
    expect(body.businessProfile).toMatchObject({
      formId: owner.user.formId,
      businessUrl: 'https://lindqvist.example',
      description: profile.businessDescription,
    })
    expect((await owner.call(completeOnboarding, { body: profile })).problem.code).toBe('already-onboarded')
  })

  test('API-61 a visitor gets account, workspace and profile in one step', async () => {
    const visitor = caller(app)
    const found = { phone: '555 0142', openingHours: 'Mon–Fri 9–17', languages: 'English' }
    const also = { ...found, reviewProfiles: 'https://www.yelp.com/biz/lindqvist', accentColor: '#0B7A64' }
    const body = { ...profile, ...also, contactEmail: 'visitor@example.com', password: goodPassword }
    expect((await visitor.call(completeOnboarding, { body })).status).toBe(201)
    expect((await visitor.call(getBusinessProfile, {})).body).toMatchObject({
      ...also,
      accentColor: '#0b7a64',
    })
    expect((await visitor.call(api.currentUser, {})).body).toMatchObject({
      firstName: 'Mara',
      lastName: 'Lindqvist',
    })
  })

  test('RULE-51 a password of 6 or 7 characters gets the server’s sentence and makes nothing', async () => {
    const body = { ...profile, contactEmail: 'short@example.com', password: 'six666' }
    const { status, problem } = await caller(app).call(completeOnboarding, { body })
    expect(status).toBe(400)
    expect(problem.message).toBe('Password must be at least 8 characters')
    expect(await app.services.db.select().from(users).where(eq(users.email, 'short@example.com'))).toEqual([])
  })
})

test('another website cannot make changes with a visitor’s cookie', async () => {
  const owner = await makeOwner(app)
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect((await owner.call(api.generateApiKey, {}, headers)).status).toBe(403)
  }
  expect((await owner.call(api.generateApiKey, {}, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})
