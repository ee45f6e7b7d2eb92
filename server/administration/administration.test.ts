import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { signUp } from '#contract/accounts/accounts.ts'
import { getPricing } from '#contract/administration/pricing.ts'
import { getPlatformSetup, savePlatformSettings } from '#contract/administration/settings.ts'
import { listShowcase, setShowcase } from '#contract/administration/showcase.ts'
import { saveFormSettings } from '#contract/collection/collection.ts'
import { listAccounts } from '#contract/administration/accounts.ts'
import {
  getPlatformStats,
  getRecentActivity,
  getRecentUsers,
  listPlatformDays,
} from '#contract/administration/platform.ts'
import { listUsers } from '#contract/administration/users.ts'
import { listAuditEntries } from '#contract/administration/audit.ts'
import {
  changeSubscription,
  exportWorkspace,
  getWorkspace,
  listWorkspaces,
} from '#contract/administration/workspaces.ts'
import { completeOnboarding, updateBusinessProfile } from '#contract/business/business.ts'
import { publicTestimonials } from '../embed/service.ts'
import { caller } from '../test/as.ts'
import { readAcrossWorkspaces } from './across-workspaces.ts'
import { platformDays } from './tables.ts'
import { findWorkspaces } from './workspaces/find-workspaces.ts'
import { presentWorkspaces } from './workspaces/present-workspaces.ts'
import { notePlatformDay } from './figures/platform-days.ts'
import {
  approved,
  goodPassword,
  makeAdministrator,
  makeBusiness,
  makeMember,
  makeOwner,
  workspaceOf,
} from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

test('an administrator sees how many users, testimonials, widgets and profiles there are, and what was new by month (ADMIN-01, ADMIN-02, API-62)', async () => {
  const owner = await makeBusiness(app)
  await approved(app, owner)
  await makeOwner(app)
  const admin = await makeAdministrator(app)
  const { body } = await admin.call(getPlatformStats, {})
  expect(body).toMatchObject({
    totalUsers: 3,
    activeUsers: 3,
    totalTestimonials: 1,
    totalWidgets: 0,
    totalBusinessProfiles: 1,
    totalWorkspaces: 2,
  })
  expect(body.months).toHaveLength(12)
  expect(body.months.at(-1)).toEqual({
    month: app.services.now().toISOString().slice(0, 7),
    users: 3,
    testimonials: 1,
    widgets: 0,
    businessProfiles: 1,
    workspaces: 2,
  })
  expect(body.months[0]).toMatchObject({ users: 0, testimonials: 0 })
})

test('workspaces are listed newest first with their people and figures, and found by name, address and industry (ADMIN-03, ADMIN-05, ADMIN-08, DATA-11)', async () => {
  const admin = await makeAdministrator(app)
  const bakery = await makeBusiness(app, 'Zephyr Bakery', { industry: 'Baked goods' })
  await approved(app, bakery)
  const studio = await makeBusiness(app, 'Quill Studio', { industry: 'Design' })
  const all = (await admin.call(listWorkspaces, {})).body
  expect(all.slice(0, 2).map(({ businessName }) => businessName)).toEqual(['Quill Studio', 'Zephyr Bakery'])
  expect(all[1]).toMatchObject({
    industry: 'Baked goods',
    subscriptionTier: 'starter',
    subscriptionStatus: 'trial',
    stats: { totalUsers: 1, totalTestimonials: 1, totalCustomers: 0 },
    users: [{ email: bakery.user.email, role: 'owner', isWorkspaceOwner: true }],
  })
  const found = async (query: object) =>
    (await admin.call(listWorkspaces, { query })).body.map(({ businessName }) => businessName)
  expect(await found({ search: 'zeph' })).toEqual(['Zephyr Bakery'])
  expect(await found({ search: 'baked ZEPHYR' })).toEqual(['Zephyr Bakery'])
  expect(await found({ search: '!?' })).toEqual([])
  expect(await found({ industry: 'design' })).toEqual(['Quill Studio'])
  await studio.call(updateBusinessProfile, { body: { businessUrl: 'https://ada-quill.example/work' } })
  expect(await found({ search: 'ada-quill.example' })).toEqual(['Quill Studio'])
})

test('the list is filtered, sorted and read by page numbers (ADMIN-04, ADMIN-05, ADMIN-06, ADMIN-07)', async () => {
  const admin = await makeAdministrator(app)
  const names = ['Paged A', 'Paged B', 'Paged C']
  for (const name of names) await makeBusiness(app, name)
  const ask = async (query: object) => {
    const { body, headers } = await admin.call(listWorkspaces, { query: { search: 'paged', ...query } })
    return { names: body.map(({ businessName }) => businessName), total: headers['x-total-count'], body }
  }
  expect(await ask({ limit: 2, sort: 'businessName', order: 'asc' })).toMatchObject({
    names: ['Paged A', 'Paged B'],
    total: '3',
  })
  expect((await ask({ limit: 2, page: 2, sort: 'businessName', order: 'asc' })).names).toEqual(['Paged C'])
  expect((await ask({ limit: 1, page: 3 })).names).toEqual(['Paged A'])
  expect((await ask({ limit: 1, page: 4 })).names).toEqual([])
  const [newest] = (await ask({})).body
  const changed = await admin.call(changeSubscription, {
    params: { id: newest!.id },
    body: {
      subscriptionTier: 'enterprise',
      subscriptionStatus: 'active',
      subscriptionExpiresAt: '2027-01-01T00:00:00Z',
      reason: 'Paid by bank transfer',
    },
  })
  expect(changed.body).toMatchObject({
    businessName: 'Paged C',
    subscriptionTier: 'enterprise',
    subscriptionStatus: 'active',
    subscriptionExpiresAt: '2027-01-01T00:00:00.000Z',
  })
  expect((await ask({ tier: 'enterprise' })).names).toEqual(['Paged C'])
  expect((await ask({ status: 'trial' })).names).toEqual(['Paged B', 'Paged A'])
  const details = await admin.call(getWorkspace, { params: { id: newest!.id } })
  expect(details.body).toMatchObject({
    usage: expect.arrayContaining([
      { term: 'Widgets', count: 0 },
      { term: 'Testimonials this month', count: expect.any(Number) as number },
    ]) as unknown,
    showsInPublic: false,
  })
})

test('a subscription is changed for a reason and by what exists (ADMIN-18, ADMIN-19)', async () => {
  const admin = await makeAdministrator(app)
  await makeBusiness(app, 'Unchanged')
  const [workspace] = (await admin.call(listWorkspaces, { query: { search: 'unchanged' } })).body
  const refused = async (body: object) =>
    (await admin.call(changeSubscription, { params: { id: workspace!.id }, body: body as never })).problem
  expect((await refused({ subscriptionTier: 'starter' })).fields).toHaveProperty('reason')
  expect((await refused({ subscriptionTier: 'gold', reason: 'They asked for it' })).fields).toHaveProperty(
    'subscriptionTier',
  )
  expect((await refused({ reason: 'Nothing at all, really' })).message).toBe('Nothing was changed.')
})

test('where plans are sold, one that has run out is listed as expired (ADMIN-07)', async () => {
  await makeBusiness(app, 'Lapsed Laundry')
  const later = new Date(app.services.now().getTime() + 20 * 86_400_000)
  const found = (status: string, moment: Date | undefined) =>
    readAcrossWorkspaces(app.services, async (tx) => {
      const known = { moment, knownTotal: () => Promise.resolve(undefined) }
      const { ids } = await findWorkspaces(tx, { search: 'lapsed', status }, known)
      return (await presentWorkspaces(tx, ids, moment)).map(({ subscriptionStatus }) => subscriptionStatus)
    })
  expect(await found('trial', undefined)).toEqual(['trial'])
  expect(await found('trial', app.services.now())).toEqual(['trial'])
  expect(await found('trial', later)).toEqual([])
  expect(await found('expired', later)).toEqual(['expired'])
})

test('a search that finds more than a thousand says so, and is sorted and paged all the same', async () => {
  const admin = await makeAdministrator(app)
  const { pool } = app.services.database
  await pool.query(`insert into workspaces (id, name, created_at)
    select md5('many ' || n)::uuid, 'Manyfold ' || n, now() - interval '9 days' + n * interval '1 second'
    from generate_series(1, 1001) n`)
  await pool.query(`insert into users (id, workspace_id, email, first_name, last_name, password_hash, role, created_at)
    select md5('zed ' || n)::uuid, md5('many ' || n)::uuid, 'zed' || n || '@example.com', 'Zedekiah', 'N' || n, '', 'owner',
      now() - interval '9 days' + n * interval '1 second' from generate_series(1, 1001) n`)
  const asked = { query: { search: 'manyfold', page: 2, limit: 2 } }
  const { body, headers } = await admin.call(listWorkspaces, asked)
  expect(body.map(({ businessName }) => businessName)).toEqual(['Manyfold 999', 'Manyfold 998'])
  expect([headers['x-total-count'], headers['x-total-count-relation']]).toEqual(['1000', 'gte'])
  const people = await admin.call(listUsers, { query: { search: 'zed', limit: 1 } })
  expect(people.body.map(({ lastName }) => lastName)).toEqual(['N1001'])
  expect(people.headers['x-total-count-relation']).toBe('gte')
  expect((await admin.call(listUsers, { query: { search: 'manyfold', limit: 1 } })).body).toHaveLength(1)
  const all = await admin.call(listWorkspaces, {
    query: { limit: 1, page: 1001, sort: 'createdAt', order: 'asc' },
  })
  expect([all.body.length, all.headers['x-total-count-relation']]).toEqual([1, undefined])
})

test('users are listed with their business, newest first, and found by name, email and business (SHELL-17)', async () => {
  const admin = await makeAdministrator(app)
  const owner = await makeOwner(app, 'Wilhelmina', 'Oyelaran')
  await makeMember(app, owner)
  const found = async (query: object) => (await admin.call(listUsers, { query })).body
  const [first] = await found({ search: 'wilhelm', role: 'owner' })
  expect(first).toMatchObject({
    firstName: 'Wilhelmina',
    email: owner.user.email,
    username: owner.user.email,
    role: 'owner',
    isWorkspaceOwner: true,
    isEmailProven: true,
  })
  expect(first?.lastActiveAt).not.toBeNull()
  expect(await found({ search: owner.user.email.split('@')[0] })).toHaveLength(1)
  await owner.call(completeOnboarding, { body: { ...aProfile, businessName: 'Kettle Works' } })
  expect((await found({ search: 'kettle' })).map(({ role }) => role).toSorted()).toEqual(['member', 'owner'])
  expect((await found({ search: 'kettle', role: 'member' })).map(({ businessName }) => businessName)).toEqual(
    ['Kettle Works'],
  )
  const { body, headers } = await admin.call(listUsers, { query: { limit: 2 } })
  expect(body[0]?.role).toBe('member')
  expect(Number(headers['x-total-count'])).toBeGreaterThan(2)
  expect((await admin.call(getRecentUsers, {})).body[0]).toEqual(body[0])
})

test('a business account is the owner with their business and figures (ADMIN-12, API-65)', async () => {
  const admin = await makeAdministrator(app)
  const owner = await makeBusiness(app, 'Harbor Lights', { industry: 'Events' })
  await makeMember(app, owner, 'owner')
  await approved(app, owner)
  const { body } = await admin.call(listAccounts, { query: { search: 'harbor lights' } })
  expect(body).toMatchObject([
    {
      user: {
        id: owner.user.id,
        email: owner.user.email,
        subscriptionTier: 'starter',
        subscriptionStatus: 'trial',
      },
      businessProfile: { businessName: 'Harbor Lights', businessUrl: '', industry: 'Events' },
      stats: { testimonials: 1, customers: 0 },
    },
  ])
})

test('recent activity names businesses and people of theirs, and no customer (ADMIN-01, API-62)', async () => {
  const admin = await makeAdministrator(app)
  const owner = await makeBusiness(app, 'Activity Inc')
  await approved(app, owner)
  await approved(app, owner)
  const { body } = await admin.call(getRecentActivity, {})
  const lines = body.filter(({ name }) => name === 'Activity Inc').map(({ kind, count }) => [kind, count])
  expect(lines).toContainEqual(['testimonials-received', 2])
  expect(lines).toContainEqual(['workspace-created', 1])
  expect(JSON.stringify(body)).not.toContain('Ines Duarte')
})

test('how the totals stand is noted once a day, for the charts over time (ADMIN-13)', async () => {
  const admin = await makeAdministrator(app)
  await notePlatformDay.run(app.services, {})
  await notePlatformDay.run(app.services, {})
  const { body } = await admin.call(listPlatformDays, {})
  expect(body).toHaveLength(1)
  expect(body[0]).toMatchObject({ subscriptions: expect.any(Number), activeUsers: expect.any(Number) })
})

test('whatever an administrator reads of all workspaces goes through one door, which writes nothing', async () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname })
  const around = (text: string) => /\bdb\s*\.\s*(select|execute|\$client)|\bpool\b/.test(text)
  const own = files.filter((file) => !file.endsWith('.test.ts') && file !== 'across-workspaces.ts')
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter((file) => around(readFileSync(path.join(import.meta.dirname, file), 'utf8')))).toEqual([])
  expect(around('const rows = await services.db.select().from(users)')).toBe(true)
  const writing = readAcrossWorkspaces(app.services, (tx) => tx.delete(platformDays))
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } })
})

test('a business that agreed appears on the home page unless an administrator leaves it out', async () => {
  const admin = await makeAdministrator(app)
  const owner = await makeBusiness(app, 'Front Page Florist')
  await owner.call(saveFormSettings, {
    body: { requiresApproval: true, publicLinks: 'everyone', showsInPublic: true },
  })
  await approved(app, owner, { scopes: ['display', 'use_name', 'platform'] })
  const listed = async () =>
    (await admin.call(listShowcase, {})).body.find(
      ({ businessName }) => businessName === 'Front Page Florist',
    )
  const before = await listed()
  expect(before).toMatchObject({ testimonials: 1, isLeftOut: false, logoUrl: null })
  const shown = async () =>
    (await publicTestimonials(app.services)).some(({ businessName }) => businessName === 'Front Page Florist')
  expect(await shown()).toBe(true)
  await admin.call(setShowcase, { params: { id: before!.id }, body: { isLeftOut: true } })
  expect(await shown()).toBe(false)
  expect(await listed()).toMatchObject({ isLeftOut: true })
})

test('administrators close the server to new accounts and tell everybody something; invited people still come in (ADMIN-14)', async () => {
  const admin = await makeAdministrator(app)
  const owner = await makeOwner(app)
  const before = (await admin.call(getPlatformSetup, {})).body
  expect(before).toMatchObject({
    settings: { signUp: 'open', notice: '' },
    trialDays: 14,
    adapters: { mail: null, ai: null, takesPayments: false, database: app.services.database.kind },
  })
  await admin.call(savePlatformSettings, { body: { signUp: 'closed', notice: 'Maintenance at 8 pm UTC' } })
  const refused = await caller(app).call(signUp, {
    body: { firstName: 'Late', lastName: 'Comer', email: 'late@example.com', password: goodPassword },
  })
  expect(refused.problem.message).toBe(
    'Sign-up is closed on this server. Please ask the people who run it for an account.',
  )
  expect((await makeMember(app, owner)).user.role).toBe('member')
  await admin.call(savePlatformSettings, { body: { signUp: 'open', notice: '' } })
  expect((await admin.call(getPricing, {})).body).toEqual({ takesPayments: false, sold: [] })
})

test('a workspace is exported at its owner’s request, as they would do it themselves, and the audit log says why', async () => {
  const admin = await makeAdministrator(app)
  const owner = await makeBusiness(app, 'Exported Bakery')
  await approved(app, owner, { content: 'The cardamom buns are worth the walk.' })
  const params = { id: await workspaceOf(app, owner) }
  expect((await admin.call(exportWorkspace, { params, body: { reason: 'no' } })).status).toBe(400)
  const reason = 'The owner lost their phone and asked by letter'
  const { text, headers } = await admin.call(exportWorkspace, { params, body: { reason } })
  expect(headers['content-disposition']).toContain('plaudit-account-')
  expect(JSON.parse(text)).toMatchObject({ workspace: { name: 'Exported Bakery' } })
  expect(text).toContain('The cardamom buns are worth the walk.')
  const [entry] = (await admin.call(listAuditEntries, { query: { act: 'exported' } })).body
  expect(entry).toMatchObject({ reason, workspace: { name: 'Exported Bakery' } })
})

const aProfile = {
  ownerName: 'Wilhelmina Oyelaran',
  contactEmail: 'wil@example.com',
  businessDescription: 'Kettles, repaired and made to order.',
  targetAudience: 'Neighbors and cafés',
}
