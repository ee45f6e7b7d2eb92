import { describe, expect, test } from 'vitest'
import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import { endSession, listSessions, signOutOthers } from '#contract/accounts/security.ts'
import { caller } from '../../test/as.ts'
import { goodPassword, makeOwner, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { deviceName } from './device-name.ts'

const app = await testApp()

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function onPhone(owner: Owner) {
  const self = caller(app)
  const body = { email: owner.user.email, password: goodPassword }
  await self.call(logIn, { body }, { 'user-agent': phone })
  return self
}

describe('SET-02 the list of sessions', () => {
  test('names each device, marks this one, and shows nothing that signs in', async () => {
    const owner = await makeOwner(app)
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
    const other = await onPhone(owner)
    await makeOwner(app)
    const { body, text } = await owner.call(listSessions, {})
    expect(body.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Unknown device', true],
      ['Safari on iPhone', false],
    ])
    expect(Object.keys(body[0]!).toSorted()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'seenAt'])
    expect(text).not.toContain(owner.token)
    expect((await other.call(listSessions, {})).body.find(({ isCurrent }) => isCurrent)?.device).toBe(
      'Safari on iPhone',
    )
  })

  test('a device is signed out at once', async () => {
    const owner = await makeOwner(app)
    const other = await onPhone(owner)
    const { id } = (await owner.call(listSessions, {})).body.find(({ isCurrent }) => !isCurrent)!
    expect((await owner.call(endSession, { params: { id } })).body).toEqual({ id })
    expect((await other.call(currentUser, {})).status).toBe(401)
    expect((await owner.call(currentUser, {})).status).toBe(200)
    expect((await owner.call(endSession, { params: { id } })).status).toBe(404)
  })

  test('nobody can end somebody else’s session, nor learn that it is there', async () => {
    const victim = await makeOwner(app)
    const attacker = await makeOwner(app)
    const [session] = (await victim.call(listSessions, {})).body
    const missing = '0192f3a0-0000-7000-8000-000000000000'
    const foreign = await attacker.call(endSession, { params: { id: session!.id } })
    const none = await attacker.call(endSession, { params: { id: missing } })
    const { requestId: _one, ...foreignProblem } = foreign.problem
    const { requestId: _other, ...missingProblem } = none.problem
    expect([foreign.status, foreignProblem]).toEqual([none.status, missingProblem])
    expect(foreign.status).toBe(404)
    expect((await victim.call(currentUser, {})).status).toBe(200)
  })

  test('every other device can be signed out in one go', async () => {
    const owner = await makeOwner(app)
    const others = [await onPhone(owner), await onPhone(owner)]
    const bystander = await makeOwner(app)
    expect((await owner.call(signOutOthers, {})).body).toEqual({ ended: 2 })
    for (const other of others) expect((await other.call(currentUser, {})).status).toBe(401)
    expect((await owner.call(listSessions, {})).body).toHaveLength(1)
    expect((await bystander.call(currentUser, {})).status).toBe(200)
  })

  test('sessions that no longer open anything are not listed', async () => {
    const owner = await makeOwner(app)
    const today = app.clock.now
    await onPhone(owner)
    app.clock.now = new Date(today.getTime() + 13 * 86_400_000)
    await owner.call(currentUser, {})
    app.clock.now = new Date(today.getTime() + 15 * 86_400_000)
    expect((await owner.call(listSessions, {})).body).toHaveLength(1)
    app.clock.now = today
  })
})

test.for([
  [phone, 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    'Chrome on Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'A browser on ChromeOS'],
  ['curl/8.14.1', 'Unknown device'],
  ['', 'Unknown device'],
] as const)('%s is called %s', ([userAgent, name]) => {
  expect(deviceName(userAgent)).toBe(name)
})
