import { expect, test } from 'vitest'
import { getPlatformStats } from '#contract/administration/platform.ts'
import { changeSubscription, getWorkspace, listWorkspaces } from '#contract/administration/workspaces.ts'
import { updateBusinessProfile } from '#contract/business/business.ts'
import { approved, makeAdministrator, makeBusiness, makeOwner } from '../test/make.ts'
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
    stats: { totalUsers: 1, totalTestimonials: 1, totalCustomers: 1 },
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
  expect(details.body).toMatchObject({ usage: { widgets: 0, campaigns: 0 }, showsInPublic: false })
})

test('a subscription is changed for a reason and by what exists (ADMIN-18, ADMIN-19)', async () => {
  const admin = await makeAdministrator(app)
  await makeBusiness(app, 'Unchanged')
  const [workspace] = (await admin.call(listWorkspaces, { query: { search: 'unchanged' } })).body
  const refused = async (body: object) =>
    (await admin.call(changeSubscription, { params: { id: workspace!.id }, body: body as never })).problem
  expect((await refused({ subscriptionTier: 'starter' })).fields).toHaveProperty('reason')
  expect((await refused({ subscriptionTier: 'gold', reason: 'Please' })).fields).toHaveProperty(
    'subscriptionTier',
  )
  expect((await refused({ reason: 'Nothing at all' })).message).toBe('Nothing was changed.')
})
