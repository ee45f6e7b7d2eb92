import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { exportAuditLog, listAuditEntries, verifyAuditLog } from '#contract/administration/audit.ts'
import { impersonateUser } from '#contract/administration/support.ts'
import { listContactMessages } from '#contract/site/contact.ts'
import { verifyAudit } from '../../scripts/verify-audit.mjs'
import { goodPassword, makeAdministrator, makeBusiness } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { verifyAuditChain } from './chain.ts'
import { auditEntries } from './tables.ts'

const app = await testApp()
const { db } = app.services
const administrator = await makeAdministrator(app)
const { email } = (await administrator.call(currentUser, {})).body

async function visited(name: string, reason: string) {
  const owner = await makeBusiness(app, name)
  const self = await makeAdministrator(app)
  await self.call(impersonateUser, {
    params: { userId: owner.user.id },
    body: { reason, password: goodPassword },
  })
  return { owner, by: (await self.call(currentUser, {})).body.support?.administratorName }
}

test('reading what people wrote is an entry, once for who goes through a list', async () => {
  for (let times = 0; times < 3; times += 1) await administrator.call(listContactMessages, {})
  const entries = (await administrator.call(listAuditEntries, { query: { person: email } })).body
  expect(entries.filter(({ call }) => call === 'GET /api/admin/contact-messages')).toMatchObject([
    { act: 'read', by: email, workspace: null, person: null },
  ])
})

describe('searching', () => {
  test('by person, workspace, act and day', async () => {
    const { owner } = await visited('Harbor Bakery', 'The harbor bakery asked for help.')
    await visited('Northside Dental', 'The dentist asked for help.')
    const find = async (query: Record<string, string>) =>
      (await administrator.call(listAuditEntries, { query })).body.map(({ workspace }) => workspace?.name)
    expect(await find({ workspace: 'harbor' })).toEqual(['Harbor Bakery'])
    expect(await find({ person: owner.user.email })).toEqual(['Harbor Bakery'])
    expect(await find({ act: 'support-started' })).toEqual(['Northside Dental', 'Harbor Bakery'])
    const today = app.clock.now.toISOString().slice(0, 10)
    expect(await find({ act: 'support-started', from: today, until: today })).toHaveLength(2)
    expect(await find({ act: 'support-started', until: '2020-01-01' })).toEqual([])
    const first = await administrator.call(listAuditEntries, { query: { act: 'support-started', limit: 1 } })
    expect(first.headers['x-total-count']).toBe('2')
    expect(first.headers['link']).toMatch(/act=support-started&cursor=\d+>; rel="next"$/)
  })

  test('a cursor that no list gave is refused', async () => {
    const { status } = await administrator.call(listAuditEntries, { query: { cursor: 'x' } })
    expect(status).toBe(400)
  })
})

describe('the log cannot be rewritten', () => {
  test('the database refuses to change or remove an entry', async () => {
    await administrator.call(listContactMessages, {})
    for (const statement of [
      sql`update ${auditEntries} set actor = 'nobody'`,
      sql`delete from ${auditEntries}`,
      sql`truncate ${auditEntries}`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'the audit log is append-only' },
      })
    }
  })

  test('its hashes hold, and whoever gets past the database is found out', async () => {
    const before = (await administrator.call(verifyAuditLog, {})).body
    expect(before).toMatchObject({ brokenAt: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    const changed = db.transaction(async (tx) => {
      await tx.execute(sql`alter table ${auditEntries} disable trigger user`)
      await tx.execute(sql`update ${auditEntries} set payload = replace(payload, 'by', 'by ') where seq = 2`)
      const verified = await verifyAuditChain(tx as never)
      throw new Error(`broken at ${verified.brokenAt}`)
    })
    await expect(changed).rejects.toThrow('broken at 2')
  })

  test('many at once enter it one after the other', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => makeAdministrator(app)))
    await Promise.all(people.map((one) => one.call(listContactMessages, {})))
    expect((await administrator.call(verifyAuditLog, {})).body.brokenAt).toBeNull()
  })
})

describe('taking it along', () => {
  test('as JSON with everything to check it by, and as a spreadsheet; taking it is an entry', async () => {
    const json = await administrator.call(exportAuditLog, { query: { format: 'json' } })
    expect(json.headers['content-disposition']).toMatch(/filename="plaudit-audit-\d{4}-\d\d-\d\d\.json"/)
    const log = JSON.parse(json.text) as Parameters<typeof verifyAudit>[0]
    expect(verifyAudit(log)).toEqual([])
    const [first, second, ...rest] = log.entries
    const changed = { ...second, payload: '{}' }
    expect(verifyAudit({ ...log, entries: [first!, changed, ...rest] })).toEqual([
      'Entry 2 says something else than when it was written.',
    ])
    expect(verifyAudit({ ...log, entries: [first!, ...rest] })).toEqual(['Entry 2 is missing.'])
    expect(verifyAudit({ ...log, entries: log.entries.slice(0, -1) })).toEqual([
      `The seal knows ${log.entries.length} entries, and the export has ${log.entries.length - 1}.`,
    ])
    const csv = await administrator.call(exportAuditLog, { query: { format: 'csv', act: 'exported' } })
    expect(csv.text.split('\r\n').filter(Boolean)).toHaveLength(3)
  })
})
