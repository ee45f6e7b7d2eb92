import { expect, test } from 'vitest'
import { impersonateUser } from '#contract/administration/support.ts'
import { supportRule } from '#contract/administration/support-rule.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { allEndpoints } from '../test/all-endpoints.ts'
import { caller, type Caller } from '../test/as.ts'
import { goodPassword, makeAdministrator, makeBusiness, makeMember } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { addressOf, callers, type CallerName, expectedCells } from './access-table.ts'

const app = await testApp()
const someId = '0192f3a0-0000-7000-8000-000000000000'

async function visiting(mayWrite: boolean): Promise<Caller> {
  const self = await makeAdministrator(app)
  const { user } = await makeBusiness(app)
  const body = { reason: 'A test of what support may do.', mayWrite, password: goodPassword }
  await self.call(impersonateUser, { params: { userId: user.id }, body })
  return self
}

const people: Readonly<Record<CallerName, Caller>> = {
  anonymous: caller(app),
  member: await makeMember(app, await makeBusiness(app)),
  owner: await makeBusiness(app),
  admin: await makeAdministrator(app),
  super_admin: await makeAdministrator(app, 'super_admin'),
  reading: await visiting(false),
  writing: await visiting(true),
}

/** They end the session, the visit or the account of whoever calls. */
const last = ['DELETE /api/support-visit', 'POST /api/team/leave', 'POST /api/logout']
const rank = (endpoint: Endpoint) => last.indexOf(addressOf(endpoint))
const endpoints = allEndpoints.toSorted((one, other) => rank(one) - rank(other))

async function askedBy(name: CallerName, endpoint: Endpoint): Promise<number> {
  const params = new Proxy({}, { get: () => someId })
  const { status } = await people[name].call(endpoint, { params })
  return status
}

test.for(endpoints)('$method $path answers each caller as the table says', async (endpoint) => {
  const expected = expectedCells(endpoint)
  const row: string[] = []
  for (const name of callers) row.push(`${name} ${await askedBy(name, endpoint)}`)
  expect(row.join(', ')).toBe(callers.map((name) => `${name} ${expected[name]}`).join(', '))
})

/** What support may never do, by what such calls are called. */
const neverWords =
  /password|two-factor|session|email-change|verify|key|billing|checkout|consent|confirmation|evidence|delet|erase|export|import$|undo$|team|invitation|merge|support-access/

test('no call that changes passwords, keys, billing, consent or who is in it, deletes or exports is open to support', () => {
  const open = endpoints.filter((endpoint) => {
    const isHeavy = endpoint.method !== 'GET' || endpoint.response === 'file'
    const soundsSo = endpoint.method === 'DELETE' || (isHeavy && neverWords.test(endpoint.path))
    return soundsSo && endpoint.access !== 'public' && supportRule(endpoint) !== 'never'
  })
  expect(open.map(addressOf)).toEqual(['DELETE /api/support-visit'])
})
