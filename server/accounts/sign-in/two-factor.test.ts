import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/accounts/password.ts'
import { logInSecondFactor } from '#contract/accounts/second-factor.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
} from '#contract/accounts/security.ts'
import { allJobs } from '../../app.ts'
import { users, recoveryCodes, secondFactorSteps } from '../tables.ts'
import { type Caller, caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { goodPassword, makeOwner, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { forgetTwoFactor } from './two-factor-settings.ts'

const app = await testApp()
const password = goodPassword

/** What the authenticator app shows, `steps` of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: app.clock.now.getTime() + steps * 30_000 })
}

const pass = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
}

interface Secured {
  readonly owner: Owner
  readonly secret: string
  readonly codes: string[]
}

async function secured(): Promise<Secured> {
  const owner = await makeOwner(app)
  const { secret } = (await owner.call(beginTwoFactor, { body: { password } })).body
  const { recoveryCodes } = (await owner.call(confirmTwoFactor, { body: { code: codeOf(secret) } })).body
  pass(30)
  return { owner, secret, codes: recoveryCodes }
}

/** A browser in which the password has been given. */
async function halfWay({ owner }: Secured, giving = password): Promise<Caller> {
  const visitor = caller(app)
  const { status, problem } = await visitor.call(logIn, {
    body: { email: owner.user.email, password: giving },
  })
  expect([status, problem.code]).toEqual([401, 'second-factor-needed'])
  return visitor
}

const give = (visitor: Caller, code: string) => visitor.call(logInSecondFactor, { body: { code } })

describe('SET-02 setting a second factor up', () => {
  test('takes the password and a code of the app, and answers ten recovery codes', async () => {
    const owner = await makeOwner(app)
    expect((await owner.call(getTwoFactor, {})).body).toEqual({ enabledAt: null, recoveryCodesLeft: 0 })
    const refused = await owner.call(beginTwoFactor, { body: { password: 'Not-this-1' } })
    expect([refused.status, refused.problem.code]).toEqual([401, 'wrong-credentials'])

    const { uri, secret } = (await owner.call(beginTwoFactor, { body: { password } })).body
    expect(uri).toMatch(/^otpauth:\/\/totp\/Plaudit:/)
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
    const wrong = await owner.call(confirmTwoFactor, { body: { code: '000000' } })
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'wrong-code'])
    expect((await owner.call(getTwoFactor, {})).body.enabledAt).toBeNull()

    const spaced = codeOf(secret).replace(/^(...)/, '$1 ')
    const { recoveryCodes: codes } = (await owner.call(confirmTwoFactor, { body: { code: spaced } })).body
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect((await owner.call(getTwoFactor, {})).body).toEqual({
      enabledAt: app.clock.now.toISOString(),
      recoveryCodesLeft: 10,
    })
    const [mail] = await emailsTo(app, owner.user.email)
    expect(mail?.subject).toBe('Two-factor authentication is on for Plaudit')
  })

  test('until it is confirmed, the password alone signs in', async () => {
    const owner = await makeOwner(app)
    await owner.call(beginTwoFactor, { body: { password } })
    const signedIn = await caller(app).call(logIn, { body: { email: owner.user.email, password } })
    expect(signedIn.status).toBe(200)
  })

  test('other devices are signed out, this one stays', async () => {
    const owner = await makeOwner(app)
    const elsewhere = caller(app)
    await elsewhere.call(logIn, { body: { email: owner.user.email, password } })
    const { secret } = (await owner.call(beginTwoFactor, { body: { password } })).body
    await owner.call(confirmTwoFactor, { body: { code: codeOf(secret) } })
    expect((await owner.call(currentUser, {})).status).toBe(200)
    expect((await elsewhere.call(currentUser, {})).status).toBe(401)
  })

  test('a stolen session cannot replace a second factor that is on', async () => {
    const { owner, secret } = await secured()
    const { status } = await owner.call(beginTwoFactor, { body: { password } })
    expect(status).toBe(403)
    const again = await owner.call(confirmTwoFactor, { body: { code: codeOf(secret) } })
    expect(again.status).toBe(403)
  })

  test('neither the secret nor a recovery code is in the database as it is', async () => {
    const { owner, secret, codes } = await secured()
    const [account] = await app.services.db.select().from(users).where(eq(users.id, owner.user.id))
    expect(account?.totpSecret?.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false)
    expect(account?.totpSecret?.toString('latin1')).not.toContain(secret)
    const storedCodes = await app.services.db.select().from(recoveryCodes)
    const hashes = Buffer.concat(storedCodes.map(({ codeHash }) => codeHash)).toString('latin1')
    for (const code of codes) expect(hashes).not.toContain(code.replace('-', ''))
  })

  test('a secret copied to another user’s row opens nothing', async () => {
    const { owner, secret } = await secured()
    const other = await secured()
    const { db } = app.services
    const [stolen] = await db.select().from(users).where(eq(users.id, owner.user.id))
    await db.update(users).set({ totpSecret: stolen!.totpSecret }).where(eq(users.id, other.owner.user.id))
    const visitor = await halfWay(other)
    expect((await give(visitor, codeOf(secret))).problem.code).toBe('wrong-code')
  })
})

describe('SET-02 signing in with two steps', () => {
  test('the password opens nothing by itself; with the code one is in', async () => {
    const one = await secured()
    const visitor = await halfWay(one)
    expect(visitor.token).toBeUndefined()
    expect((await visitor.call(currentUser, {})).status).toBe(401)
    const { status, body } = await give(visitor, codeOf(one.secret))
    expect([status, body.id]).toEqual([200, one.owner.user.id])
    expect((await visitor.call(currentUser, {})).body.email).toBe(one.owner.user.email)
    expect(visitor.secondFactorToken).toBeUndefined()
  })

  test('a wrong password is answered as for everybody', async () => {
    const { owner } = await secured()
    const { problem } = await caller(app).call(logIn, {
      body: { email: owner.user.email, password: 'Wrong-pass-1' },
    })
    expect(problem.code).toBe('wrong-credentials')
  })

  test('the cookie of the first step is short-lived, for this browser, and out of reach of pages', async () => {
    const { owner } = await secured()
    const { headers } = await caller(app).call(logIn, { body: { email: owner.user.email, password } })
    expect(headers['set-cookie']).toMatch(
      /^plaudit_second_factor=[\w-]{43}; Max-Age=600; Path=\/api\/login; HttpOnly; SameSite=Strict$/,
    )
    const https = await testApp({ PUBLIC_URL: 'https://praise.example.com' })
    const far = await makeOwner(https)
    const { secret } = (await far.call(beginTwoFactor, { body: { password } })).body
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: https.clock.now.getTime(),
    })
    await far.call(confirmTwoFactor, { body: { code } })
    const secure = await caller(https).call(logIn, { body: { email: far.user.email, password } })
    expect(secure.headers['set-cookie']).toMatch(/; Secure/)
  })

  test('a code is good once, also for two browsers at the same moment', async () => {
    const one = await secured()
    const code = codeOf(one.secret)
    const visitors = [await halfWay(one), await halfWay(one), await halfWay(one)]
    const answers = await Promise.all(visitors.map((visitor) => give(visitor, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    const later = await halfWay(one)
    expect((await give(later, code)).problem.code).toBe('wrong-code')
    expect((await give(later, codeOf(one.secret, -1))).problem.code).toBe('wrong-code')
  })

  test.for([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ] as const)('a clock that is %i steps of 30 seconds off is answered %i', async ([steps, status]) => {
    const one = await secured()
    pass(90)
    const visitor = await halfWay(one)
    expect((await give(visitor, codeOf(one.secret, steps))).status).toBe(status)
  })

  test('a recovery code signs in once, as people type it, and its owner is told', async () => {
    const one = await secured()
    const [code = ''] = one.codes
    const visitor = await halfWay(one)
    expect((await give(visitor, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await visitor.call(getTwoFactor, {})).body.recoveryCodesLeft).toBe(9)
    const again = await halfWay(one)
    expect((await give(again, code)).problem.code).toBe('wrong-code')
    const mail = (await emailsTo(app, one.owner.user.email)).at(-1)
    expect(mail?.text).toContain('You have 9 codes left.')
  })

  test('somebody else’s recovery code is refused', async () => {
    const one = await secured()
    const other = await secured()
    expect((await give(await halfWay(one), other.codes[0] ?? '')).status).toBe(401)
  })

  test('the first step lasts ten minutes and ends with the second', async () => {
    const one = await secured()
    const late = await halfWay(one)
    pass(601)
    const { status, problem } = await give(late, codeOf(one.secret))
    expect([status, problem.code]).toEqual([410, 'link-expired'])
    await allJobs.find(({ name }) => name === 'clean-up')?.run(app.services, {})
    expect(await app.services.db.select().from(secondFactorSteps)).toEqual([])

    const inTime = await halfWay(one)
    const step = inTime.secondFactorToken
    await give(inTime, codeOf(one.secret))
    pass(30)
    inTime.secondFactorToken = step
    expect((await give(inTime, codeOf(one.secret))).status).toBe(410)
    expect((await give(caller(app), codeOf(one.secret))).status).toBe(410)
  })

  test('a new password by mail does not go around it, and ends half-finished sign-ins', async () => {
    const one = await secured()
    const before = await halfWay(one)
    await caller(app).call(requestPasswordReset, { body: { email: one.owner.user.email } })
    const mail = (await emailsTo(app, one.owner.user.email)).at(-1)
    const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    const visitor = caller(app)
    await visitor.call(resetPassword, { body: { token, password: 'Quiet-Harbor-77' } })
    expect((await visitor.call(currentUser, {})).status).toBe(401)
    expect((await give(before, codeOf(one.secret))).status).toBe(410)
    const after = await halfWay(one, 'Quiet-Harbor-77')
    expect((await give(after, codeOf(one.secret))).status).toBe(200)
  })
})

describe('SET-02 changing the second factor', () => {
  test('switching it off takes the password and a code, and the password alone signs in again', async () => {
    const { owner, secret, codes } = await secured()
    const wrongCode = await owner.call(disableTwoFactor, { body: { password, code: '000000' } })
    const wrongPassword = await owner.call(disableTwoFactor, {
      body: { password: 'Not-this-1', code: codes[0] ?? '' },
    })
    expect([wrongCode.problem.code, wrongPassword.problem.code]).toEqual(['wrong-code', 'wrong-credentials'])
    expect((await owner.call(getTwoFactor, {})).body.recoveryCodesLeft).toBe(10)
    const off = await owner.call(disableTwoFactor, { body: { password, code: codeOf(secret) } })
    expect(off.body).toEqual({ enabledAt: null, recoveryCodesLeft: 0 })
    expect((await caller(app).call(logIn, { body: { email: owner.user.email, password } })).status).toBe(200)
    const subjects = (await emailsTo(app, owner.user.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Two-factor authentication is off for Plaudit')
    const again = (await owner.call(beginTwoFactor, { body: { password } })).body
    expect(again.secret).not.toBe(secret)
  })

  test('new recovery codes end the old ones', async () => {
    const one = await secured()
    const body = { password, code: codeOf(one.secret) }
    const renewed = (await one.owner.call(renewRecoveryCodes, { body })).body.recoveryCodes
    expect(renewed).toHaveLength(10)
    expect((await give(await halfWay(one), one.codes[3] ?? '')).status).toBe(401)
    expect((await give(await halfWay(one), renewed[3] ?? '')).status).toBe(200)
  })

  test('SET-05 changing the password ends a half-finished sign-in elsewhere', async () => {
    const one = await secured()
    const elsewhere = await halfWay(one)
    const body = { currentPassword: password, newPassword: 'Quiet-Harbor-77' }
    expect((await one.owner.call(changePassword, { body })).status).toBe(200)
    expect((await give(elsewhere, codeOf(one.secret))).status).toBe(410)
  })
})

test('whoever runs the instance can let somebody in who has lost phone and codes', async () => {
  const { owner } = await secured()
  expect(await forgetTwoFactor(app.services, owner.user.email)).toBe(true)
  expect((await owner.call(currentUser, {})).status).toBe(401)
  expect((await caller(app).call(logIn, { body: { email: owner.user.email, password } })).status).toBe(200)
  expect((await emailsTo(app, owner.user.email)).at(-1)?.subject).toMatch(/is off/)
  expect(await forgetTwoFactor(app.services, owner.user.email)).toBe(false)
  expect(await forgetTwoFactor(app.services, 'nobody@example.com')).toBe(false)
})

describe('guessing', () => {
  test('after five wrong codes the right one is refused too, from any browser, for a quarter of an hour', async () => {
    const strict = await testApp({ PLAUDIT_RATE_LIMITS: 'on' })
    const owner = await makeOwner(strict)
    const { secret } = (await owner.call(beginTwoFactor, { body: { password } })).body
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const code = (steps: number) => totp.generate({ timestamp: strict.clock.now.getTime() + steps * 30_000 })
    const { recoveryCodes: codes } = (await owner.call(confirmTwoFactor, { body: { code: code(-1) } })).body
    const visitor = caller(strict)
    await visitor.call(logIn, { body: { email: owner.user.email, password } })
    const guesses = await Promise.all(Array.from({ length: 8 }, () => give(visitor, '000000')))
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const other = caller(strict)
    await other.call(logIn, { body: { email: owner.user.email, password } })
    for (const tried of [code(0), codes[0] ?? '']) {
      const { status, headers, problem } = await give(other, tried)
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(600)
      expect(problem.message).toContain('15 minutes')
    }
    const off = await owner.call(disableTwoFactor, { body: { password, code: code(0) } })
    expect(off.status).toBe(429)
  })

  test('the current password cannot be guessed from a stolen session', async () => {
    const strict = await testApp({ PLAUDIT_RATE_LIMITS: 'on' })
    const owner = await makeOwner(strict)
    const statuses: number[] = []
    for (let tries = 0; tries < 7; tries++) {
      const { status } = await owner.call(beginTwoFactor, { body: { password: `Guess-number-${tries}` } })
      statuses.push(status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})
