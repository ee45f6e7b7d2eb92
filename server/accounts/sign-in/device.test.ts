import { expect, test } from 'vitest'
import { logIn } from '#contract/accounts/accounts.ts'
import { openDeviceLink, requestDeviceLink } from '#contract/accounts/device-link.ts'
import { changePassword, requestPasswordReset, resetPassword } from '#contract/accounts/password.ts'
import { signOutOthers } from '#contract/accounts/security.ts'
import { type Caller, caller } from '../../test/as.ts'
import { emailsTo } from '../../test/emails.ts'
import { goodPassword, makeOwner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ PLAUDIT_RATE_LIMITS: 'on', PLAUDIT_TRUST_PROXY: '127.0.0.1' })
const newPassword = 'Quiet-Harbor-77'
let networks = 0
/** Another network for each call, as a botnet has them. */
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${(networks += 1)}` })
const home = { 'x-forwarded-for': '192.0.2.77' }

async function signIn(self: Caller, email: string, password = goodPassword, from = home) {
  return (await self.call(logIn, { body: { email, password } }, from)).status
}

/** Twenty wrong passwords from twenty networks: as many as an account takes in an hour. */
async function attack(email: string) {
  const statuses = []
  for (let tries = 0; tries < 20; tries += 1) {
    statuses.push(await signIn(caller(app), email, 'Wrong-pass-1', elsewhere()))
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(await signIn(caller(app), email, goodPassword, elsewhere())).toBe(429)
}

/** A browser with the cookies of another, and nothing else. */
function withCookiesOf(other: Caller): Caller {
  const self = caller(app)
  for (const [name, value] of other.deviceCookies) self.deviceCookies.set(name, value)
  return self
}

test('twenty wrong passwords from elsewhere do not lock out a device that has signed in before', async () => {
  const owner = await makeOwner(app)
  await attack(owner.user.email)
  expect(await signIn(withCookiesOf(owner), owner.user.email)).toBe(200)
  expect(await signIn(caller(app), owner.user.email, goodPassword, elsewhere())).toBe(429)
})

test('whoever is signed in can change their password while others try to guess it', async () => {
  const owner = await makeOwner(app)
  await attack(owner.user.email)
  const body = { currentPassword: goodPassword, newPassword }
  expect((await owner.call(changePassword, { body }, home)).status).toBe(200)
})

test('whoever is locked out gets a link by email, and signs in on a new device with it and their password', async () => {
  const owner = await makeOwner(app)
  const { email } = owner.user
  await attack(email)
  const ask = (address: string) =>
    caller(app).call(requestDeviceLink, { body: { email: address } }, elsewhere())
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  await app.drain()
  expect(await emailsTo(app, 'nobody@example.com')).toEqual([])
  const linkIn = async () =>
    /device-link\?token=([\w-]+)/.exec((await emailsTo(app, email)).at(-1)?.text ?? '')?.[1] ?? ''
  const token = await linkIn()
  const open = (self: Caller, sent = token) =>
    self.call(openDeviceLink, { body: { token: sent } }, elsewhere())

  // Reading the page opens nothing.
  await app.http.inject({ url: `/device-link?token=${token}`, headers: { accept: 'text/html' } })
  const device = caller(app)
  const opened = await open(device)
  expect([opened.status, device.token]).toEqual([200, undefined])
  expect(await signIn(device, email, 'Wrong-pass-1', elsewhere())).toBe(401)
  expect(await signIn(device, email, goodPassword, elsewhere())).toBe(200)
  expect((await open(caller(app))).problem.code).toBe('link-expired')
  expect((await open(caller(app), `A${token.slice(1)}`)).problem.code).toBe('link-expired')

  await ask(email)
  await app.drain()
  const late = await linkIn()
  const today = app.clock.now
  app.clock.now = new Date(today.getTime() + 11 * 60_000)
  expect((await open(caller(app), late)).problem.code).toBe('link-expired')
  app.clock.now = today
  for (let times = 0; times < 4; times += 1) expect((await ask(email)).status).toBe(200)
  expect((await emailsTo(app, email)).filter(({ text }) => text.includes('/device-link'))).toHaveLength(3)
})

test('a known device has five tries of its own, then it waits as well', async () => {
  const owner = await makeOwner(app)
  const statuses = []
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push(await signIn(withCookiesOf(owner), owner.user.email, 'Wrong-pass-1', elsewhere()))
  }
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 401), 429])
  expect(await signIn(caller(app), owner.user.email, goodPassword, elsewhere())).toBe(200)
})

test('a device cookie that is forged, of another account or a year old is no device cookie', async () => {
  const owner = await makeOwner(app)
  const stranger = await makeOwner(app)
  const [[name = '', value = ''] = []] = owner.deviceCookies
  const [[, foreign = ''] = []] = stranger.deviceCookies
  await attack(owner.user.email)
  const [nonce, until, signature] = value.split('.')
  const forgeries = [
    foreign,
    `${nonce}.${Number(until) + 1}.${signature}`,
    `${'A'.repeat(22)}.${until}.${signature}`,
    `${nonce}.${until}.${'A'.repeat(22)}`,
    'x',
  ]
  for (const forged of forgeries) {
    const device = caller(app)
    device.deviceCookies.set(name, forged)
    expect([forged, await signIn(device, owner.user.email, goodPassword, elsewhere())]).toEqual([forged, 429])
  }
  const today = app.clock.now
  app.clock.now = new Date(today.getTime() + 366 * 86_400_000)
  expect(await signIn(withCookiesOf(owner), owner.user.email, goodPassword, elsewhere())).toBe(429)
  app.clock.now = today
})

test('signing out everywhere makes other devices strangers, and keeps this one known', async () => {
  const owner = await makeOwner(app)
  const other = caller(app)
  await signIn(other, owner.user.email)
  await owner.call(signOutOthers, {}, home)
  await attack(owner.user.email)
  expect(await signIn(withCookiesOf(other), owner.user.email)).toBe(429)
  expect(await signIn(withCookiesOf(owner), owner.user.email)).toBe(200)
})

test('after a new password by mail no device is known any more', async () => {
  const owner = await makeOwner(app)
  const { email } = owner.user
  await caller(app).call(requestPasswordReset, { body: { email } }, home)
  const token = /reset-password\?token=([\w-]+)/.exec((await emailsTo(app, email)).at(-1)?.text ?? '')?.[1]
  const body = { token: token ?? '', password: newPassword }
  expect((await caller(app).call(resetPassword, { body }, home)).status).toBe(200)
  await attack(email)
  expect(await signIn(withCookiesOf(owner), email, newPassword)).toBe(429)
})

test('a device cookie is kept from scripts, goes to the API only and opens nothing', async () => {
  const owner = await makeOwner(app)
  const answer = await caller(app).call(
    logIn,
    { body: { email: owner.user.email, password: goodPassword } },
    home,
  )
  expect(answer.headers['set-cookie']).toMatch(
    /plaudit_device_[0-9a-f]{12}=[^;]+; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax/,
  )
  expect(await signIn(withCookiesOf(owner), owner.user.email, 'Wrong-pass-1')).toBe(401)
})
