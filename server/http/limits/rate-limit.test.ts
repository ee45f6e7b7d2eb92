import { describe, expect, test } from 'vitest'
import { logIn } from '#contract/accounts/accounts.ts'
import { submitTestimonial } from '#contract/collection/collection.ts'
import { caller } from '../../test/as.ts'
import { requestPasswordReset } from '#contract/accounts/password.ts'
import { goodPassword, makeBusiness } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { callerOf } from './rate-limit.ts'

const app = await testApp({ PLAUDIT_RATE_LIMITS: 'on', PLAUDIT_TRUST_PROXY: '127.0.0.1' })

/** As seen through a proxy in front: each test is a caller of its own. */
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('signing in', () => {
  test('after five wrong tries the account rests for this address, also for the right password, and says so', async () => {
    const owner = await makeBusiness(app)
    const wrong = { email: owner.user.email, password: 'Wrong-pass-1' }
    const statuses = []
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await caller(app).call(logIn, { body: wrong }, from('192.0.2.1'))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const right = await caller(app).call(
      logIn,
      { body: { ...wrong, password: goodPassword } },
      from('192.0.2.1'),
    )
    expect(right.status).toBe(429)
    // Of the limit that refused, not of the one of all signing in, which has room.
    const wait = right.headers['retry-after']
    expect(right.headers).toMatchObject({
      'ratelimit-limit': '5',
      'ratelimit-remaining': '0',
      'ratelimit-reset': wait,
      'ratelimit-policy': expect.stringMatching(/^"signin-address";q=5;w=\d+$/),
      ratelimit: `"signin-address";r=0;t=${wait}`,
    })
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    expect(right.problem.message).toMatch(/^Too many attempts\. Please try again in \d+ seconds\.$/)
  })

  test('an account that rests for an hour says so, not a moment', async () => {
    const owner = await makeBusiness(app)
    const wrong = { email: owner.user.email, password: 'Wrong-pass-1' }
    for (const network of [10, 20, 30, 40])
      await Promise.all(
        [1, 2, 3, 4, 5].map(() => caller(app).call(logIn, { body: wrong }, from(`198.51.100.${network}`))),
      )
    const next = await caller(app).call(logIn, { body: wrong }, from('198.51.100.50'))
    expect(next.problem.message).toMatch(
      /^Too many attempts\. Please try again in (59|60) minutes, or get a link by email/,
    )
  })

  test('twenty simultaneous wrong tries get no further than twenty in a row', async () => {
    const owner = await makeBusiness(app)
    const wrong = { email: owner.user.email, password: 'Wrong-pass-1' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller(app).call(logIn, { body: wrong })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  test('the counts name no account and no address, neither of a person nor of a network', async () => {
    const owner = await makeBusiness(app)
    const email = owner.user.email
    await caller(app).call(logIn, { body: { email, password: 'Wrong-pass-1' } }, from('192.0.2.77'))
    await caller(app).call(requestPasswordReset, { body: { email } }, from('192.0.2.77'))
    const { rows } = await app.services.database.pool.query<{ key: string }>('select key from rate_limits')
    const prefixes = rows.map(({ key }) => key.split(':')[0])
    expect(prefixes).toEqual(
      expect.arrayContaining(['auth', 'signin-address', 'signin-account', 'reset-address']),
    )
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{22}$/)
  })

  test('signing in rightly again and again is no trouble', async () => {
    const owner = await makeBusiness(app)
    const body = { email: owner.user.email, password: goodPassword }
    for (let times = 0; times < 8; times += 1)
      expect((await caller(app).call(logIn, { body }, from('192.0.2.3'))).status).toBe(200)
  })
})

test('the form takes sixty submissions a minute from one address, and says how many are left', async () => {
  const owner = await makeBusiness(app)
  const body = {
    customerName: 'Ines Duarte',
    customerEmail: 'ines@example.com',
    content: 'The rye keeps for a week.',
    rating: 5,
    formId: owner.user.formId,
  }
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => caller(app).call(submitTestimonial, { body })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
  expect(answers[0]?.headers['ratelimit-limit']).toBe('60')
})

test('one household of an IPv6 network is one caller, and an IPv4 address stays itself', () => {
  expect(callerOf('2001:db8:1:2:aaaa::1')).toBe(callerOf('2001:db8:1:2:bbbb:cccc::9'))
  expect(callerOf('2001:db8:1:2::1')).not.toBe(callerOf('2001:db8:1:3::1'))
  expect(callerOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(callerOf('192.0.2.7')).toBe('192.0.2.7')
})
