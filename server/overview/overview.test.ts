import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { changeMyTestimonial, withdrawMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { startCustomerImport } from '#contract/customers/customer-imports.ts'
import { startImport } from '#contract/imports/imports.ts'
import { getDashboard, getNotifications, seeNotifications } from '#contract/overview/overview.ts'
import { saveNotificationSettings } from '#contract/settings/notification-settings.ts'
import { deleteTestimonial, createTestimonial } from '#contract/testimonials/editing.ts'
import { decideTestimonial, decideTestimonials } from '#contract/testimonials/decisions.ts'
import { workspaces } from '../workspaces/tables.ts'
import { customers, requests } from '../customers/tables.ts'
import { rowId } from '../kit/ids.ts'
import { caller } from '../test/as.ts'
import { approved, makeAdministrator, makeBusiness, makeOwner, submitted, workspaceOf } from '../test/make.ts'
import type { Owner } from '../test/make.ts'
import { makeCampaign, makeCustomers } from '../test/makers/make-campaign.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { db } = app.services
const hourMs = 3_600_000

function later(ms: number) {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}

async function overview(owner: Owner) {
  return (await owner.call(getDashboard, {})).body
}

describe('the dashboard in one call', () => {
  test('plan, numbers, the newest three, campaigns and what happened come together (DASH-15, DASH-17)', async () => {
    const owner = await makeBusiness(app)
    for (const customerName of ['Ana', 'Ben', 'Cleo', 'Dora']) {
      await submitted(app, owner.user.formId, { customerName })
      later(1000)
    }
    const { plan, workspace } = await overview(owner)
    expect(plan).toMatchObject({ name: 'Free', limit: 3, used: 4 })
    expect(workspace?.business).toMatchObject({
      businessName: 'Lindqvist Bakery',
      ownerName: 'Mara Lindqvist',
    })
    expect(workspace?.stats).toMatchObject({ total: 4, pending: 4, thisMonth: { total: 4, aiGenerated: 0 } })
    expect(workspace?.recent.map(({ customerName }) => customerName)).toEqual(['Dora', 'Cleo', 'Ben'])
    expect(workspace?.activity.map(({ kind, name }) => [kind, name]).slice(0, 2)).toEqual([
      ['submitted', 'Dora'],
      ['submitted', 'Cleo'],
    ])
  })

  test('an empty workspace has empty answers, not missing ones (DASH-20, DASH-25, DASH-27)', async () => {
    const owner = await makeOwner(app)
    const { workspace } = await overview(owner)
    expect(workspace).toMatchObject({
      business: null,
      recent: [],
      activity: [],
      campaigns: { active: 0, sent: 0, answered: 0, averageResponseHours: null },
    })
  })

  test('another workspace’s rows are in none of it', async () => {
    const owner = await makeBusiness(app)
    const other = await makeBusiness(app, 'Other Bakery')
    await submitted(app, other.user.formId, { customerName: 'Not Yours' })
    await ask(other, 'x@example.com', 1)
    const mine = await owner.call(getDashboard, {})
    const bell = await owner.call(getNotifications, {})
    expect(mine.text).not.toContain('Not Yours')
    expect(mine.body.workspace?.campaigns.sent).toBe(0)
    expect(bell.body).toMatchObject({ unread: 0, items: [] })
  })
})

describe('the plan card', () => {
  /** Nothing is enforced, and nothing ends. */
  const unlimited = {
    isLimited: false,
    used: 0,
    period: 'total',
    enforcedLimit: null,
    status: 'active',
    endsAt: null,
    renewsAt: null,
    endedAt: null,
  }

  test('an ordinary owner is on the free plan, whose three are counted in total (DASH-14)', async () => {
    const owner = await makeBusiness(app)
    expect((await overview(owner)).plan).toEqual({
      tier: 'free',
      name: 'Free',
      price: 0,
      limit: 3,
      ...unlimited,
    })
  })

  test('without a payment provider it stays Free, whatever is stored', async () => {
    const owner = await makeBusiness(app)
    const id = await workspaceOf(app, owner)
    const paid = { subscriptionTier: 'professional', subscriptionStatus: 'active' }
    await app.services.db.update(workspaces).set(paid).where(eq(workspaces.id, id))
    expect((await overview(owner)).plan).toMatchObject({ name: 'Free', isLimited: false })
  })

  test('where payments are set up a trial has the limit of its plan, what was approved counts, and free is the view after its end (DASH-14, PLAN-09, PLAN-10)', async () => {
    const paying = await testApp({ STRIPE_SECRET_KEY: 'sk_test_1' })
    const owner = await makeBusiness(paying)
    await submitted(paying, owner.user.formId)
    await approved(paying, owner)
    const trial = { name: 'Starter', status: 'trial', isLimited: true, limit: 50, used: 1, period: 'month' }
    const shown = async () => (await owner.call(getDashboard, {})).body.plan
    expect(await shown()).toMatchObject({ ...trial, endsAt: expect.any(String) as string })
    await paying.services.db
      .update(workspaces)
      .set({ subscriptionStatus: 'active', subscriptionTier: 'enterprise', subscriptionExpiresAt: null })
    expect(await shown()).toMatchObject({ limit: null, isLimited: false, price: 199_00 })
    const ended = { subscriptionStatus: 'expired', subscriptionExpiresAt: paying.clock.now }
    await paying.services.db.update(workspaces).set(ended)
    expect(await shown()).toMatchObject({ name: 'Free', price: 0, limit: 3, used: 1, period: 'total' })
  })

  test('the super admin has the platform’s own plan; an administrator has none (DASH-05, DASH-06, DASH-07)', async () => {
    const admin = await makeAdministrator(app, 'super_admin')
    expect((await admin.call(getDashboard, {})).body).toEqual({
      plan: {
        tier: 'enterprise',
        name: 'Admin Account',
        price: null,
        limit: 999_999,
        ...unlimited,
      },
      workspace: null,
    })
    const other = await makeAdministrator(app)
    expect((await other.call(getDashboard, {})).body).toEqual({ plan: null, workspace: null })
  })
})

async function ask(owner: Owner, email: string, daysAgo: number, answeredAfterHours?: number) {
  const workspaceId = await workspaceOf(app, owner)
  const sentAt = new Date(app.clock.now.getTime() - daysAgo * 24 * hourMs)
  await db.insert(requests).values({
    workspaceId,
    id: rowId(sentAt),
    email,
    linkId: 'x',
    subject: 'How was it?',
    sentAt,
    answeredAt:
      answeredAfterHours === undefined ? null : new Date(sentAt.getTime() + answeredAfterHours * hourMs),
  })
}

describe('campaign performance (DASH-25)', () => {
  test('campaigns that are neither paused nor completed are the active ones', async () => {
    const owner = await makeBusiness(app)
    const [ines] = await makeCustomers(owner, ['Ines Duarte'])
    for (const status of ['active', 'active', 'paused', 'completed']) {
      await makeCampaign(owner, [ines!], { status })
    }
    expect((await overview(owner)).workspace?.campaigns.active).toBe(2)
  })

  test('the rate is answered over sent and the time is from email to testimonial, over 90 days', async () => {
    const owner = await makeBusiness(app)
    await ask(owner, 'a@example.com', 3, 24)
    await ask(owner, 'b@example.com', 4, 48)
    await ask(owner, 'c@example.com', 5)
    await ask(owner, 'old@example.com', 91, 1)
    expect((await overview(owner)).workspace?.campaigns).toEqual({
      active: 0,
      sent: 3,
      answered: 2,
      averageResponseHours: 36,
    })
  })
})

describe('recent activity (DASH-27)', () => {
  test('an import is one line, decisions made at once are one line, emails of one minute are one line', async () => {
    const owner = await makeBusiness(app)
    const lines = ['name,review,rating,date', 'Ana,Warm rye,5,2026-01-02', 'Ben,Cold rye,4,2026-01-03']
    await owner.call(startImport, {
      body: { fileName: 'r.csv', content: lines.join('\n'), mapping: { source: 'Google', dateOrder: 'iso' } },
    })
    await app.drain()
    later(1000)
    const ids = [(await submitted(app, owner.user.formId)).id, (await submitted(app, owner.user.formId)).id]
    later(1000)
    await owner.call(decideTestimonials, { body: { ids, status: 'approved' } })
    later(1000)
    await ask(owner, 'a@example.com', 0)
    await ask(owner, 'b@example.com', 0)
    const { workspace } = await overview(owner)
    expect(workspace?.activity.map(({ kind, count, name }) => ({ kind, count, name }))).toEqual([
      { kind: 'requested', count: 2, name: null },
      { kind: 'approved', count: 2, name: null },
      { kind: 'submitted', count: 1, name: 'Ines Duarte' },
      { kind: 'submitted', count: 1, name: 'Ines Duarte' },
      { kind: 'imported', count: 2, name: 'Google' },
    ])
  })

  test('thousands decided in batches are one line with all of them, and one alone has its name', async () => {
    const owner = await makeBusiness(app)
    const workspaceId = await workspaceOf(app, owner)
    const { id } = await submitted(app, owner.user.formId, { customerName: 'Ana Silva' })
    later(1000)
    await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    later(1000)
    const start = app.clock.now.toISOString()
    await db.execute(sql`
      with made as (
        insert into testimonials (workspace_id, id, customer_name, content, status, origin, is_confirmed_by_author, created_at, received_at)
        select ${workspaceId}::uuid, gen_random_uuid(), 'Ben', 'Rye', 'approved', 'customer', true,
          ${start}::timestamptz, ${start}::timestamptz
        from generate_series(1, 2301) returning workspace_id, id
      )
      insert into testimonial_events (workspace_id, testimonial_id, type, actor, at, payload)
      select workspace_id, id, 'approved', ${owner.user.id}, ${start}::timestamptz
        + (row_number() over () - 1) / 500 * interval '2 seconds', '{}' from made`)
    later(60_000)
    const { workspace } = await overview(owner)
    expect(workspace?.activity.map(({ kind, count, name }) => [kind, count, name])).toEqual([
      ['approved', 2301, null],
      ['approved', 1, 'Ana Silva'],
      ['submitted', 1, 'Ana Silva'],
    ])
  })

  test('an imported list of customers is told as customers', async () => {
    const owner = await makeBusiness(app)
    const content = 'name,email\nAna,ana@example.com\nBen,ben@example.com'
    await owner.call(startCustomerImport, { body: { fileName: 'customers.csv', content } })
    await app.drain()
    const line = { kind: 'customers-imported', count: 2, name: 'customers.csv' }
    expect((await overview(owner)).workspace?.activity).toMatchObject([line])
    expect((await owner.call(getNotifications, {})).body.items).toMatchObject([line])
  })

  test('an import without a stated source has no name', async () => {
    const owner = await makeBusiness(app)
    const body = { fileName: 'reviews.csv', content: 'name,review\nAna,Lovely bread.' }
    expect((await owner.call(startImport, { body })).status).toBe(202)
    await app.drain()
    expect((await overview(owner)).workspace?.activity).toMatchObject([
      { kind: 'imported', count: 1, name: null },
    ])
  })

  test('an email names its customer, where they are known', async () => {
    const owner = await makeBusiness(app)
    const workspaceId = await workspaceOf(app, owner)
    const customerId = rowId(app.clock.now)
    const now = app.clock.now
    await db.insert(customers).values({
      workspaceId,
      id: customerId,
      name: 'Tomas Berg',
      email: 'tomas@example.com',
      createdAt: now,
      updatedAt: now,
    })
    await ask(owner, 'tomas@example.com', 0)
    await db.update(requests).set({ customerId }).where(eq(requests.workspaceId, workspaceId))
    expect((await overview(owner)).workspace?.activity[0]).toMatchObject({
      kind: 'requested',
      name: 'Tomas Berg',
    })
  })

  test('a correction is one line, and what was deleted is told no more', async () => {
    const owner = await makeBusiness(app)
    const { id, token } = await submitted(app, owner.user.formId)
    later(1000)
    const params = { token }
    await caller(app).call(changeMyTestimonial, { params, body: { content: 'Better words' } })
    const kinds = async () => (await overview(owner)).workspace?.activity.map(({ kind }) => kind)
    expect(await kinds()).toEqual(['edited', 'submitted'])
    await owner.call(deleteTestimonial, { params: { id } })
    expect(await kinds()).toEqual([])
  })

  test('the biggest import does not bury what happened before it', async () => {
    const owner = await makeBusiness(app)
    await submitted(app, owner.user.formId, { customerName: 'Before' })
    later(1000)
    const rows = Array.from({ length: 1500 }, (_, n) => `Reviewer ${n},Good bread number ${n},5,2026-01-02`)
    await owner.call(startImport, {
      body: {
        fileName: 'r.csv',
        content: ['name,review,rating,date', ...rows].join('\n'),
        mapping: { source: 'Google', dateOrder: 'iso' },
      },
    })
    await app.drain()
    const { workspace } = await overview(owner)
    expect(workspace?.activity.map(({ kind, count }) => [kind, count])).toEqual([
      ['imported', 1500],
      ['submitted', 1],
    ])
  })
})

describe('the bell', () => {
  test('what customers did is new until the list was opened; what the owner did is no news', async () => {
    const owner = await makeBusiness(app)
    later(1000)
    const { id, token } = await submitted(app, owner.user.formId)
    await owner.call(createTestimonial, { body: { customerName: 'Typed', content: 'By the owner' } })
    const first = (await owner.call(getNotifications, {})).body
    expect(first).toMatchObject({
      unread: 1,
      browser: false,
      items: [
        { kind: 'submitted', testimonialId: id, isNew: true, isWaiting: true, isPrivate: false, rating: 5 },
      ],
    })
    const seen = await owner.call(seeNotifications, { body: { until: first.items[0]!.at } })
    expect(seen.body.seenUntil).toBe(first.items[0]!.at)
    expect((await owner.call(getNotifications, {})).body).toMatchObject({
      unread: 0,
      items: [{ isNew: false }],
    })
    later(1000)
    const params = { token }
    await caller(app).call(changeMyTestimonial, { params, body: { content: 'Better words' } })
    later(1000)
    await caller(app).call(withdrawMyTestimonial, { params })
    const after = (await owner.call(getNotifications, {})).body
    expect(after.unread).toBe(2)
    expect(after.items.map(({ kind, isNew }) => [kind, isNew])).toEqual([
      ['withdrawn', true],
      ['edited', true],
      ['submitted', false],
    ])
  })

  test('it says whether the user wants the browser to tell it too', async () => {
    const owner = await makeBusiness(app)
    const wish = async (browser: boolean) => {
      await owner.call(saveNotificationSettings, { body: { browser } })
      return (await owner.call(getNotifications, {})).body.browser
    }
    expect([await wish(true), await wish(false)]).toEqual([true, false])
  })

  test('having seen something is never taken back, nor given in advance', async () => {
    const owner = await makeBusiness(app)
    const now = app.clock.now.toISOString()
    const future = new Date(app.clock.now.getTime() + hourMs).toISOString()
    expect((await owner.call(seeNotifications, { body: { until: future } })).body.seenUntil).toBe(now)
    const past = new Date(app.clock.now.getTime() - hourMs).toISOString()
    expect((await owner.call(seeNotifications, { body: { until: past } })).body.seenUntil).toBe(now)
    expect((await owner.call(seeNotifications, { body: { until: 'soon' } })).status).toBe(400)
  })

  test('counting stops at a hundred', async () => {
    const owner = await makeBusiness(app)
    later(1000)
    await db.execute(sql`
      with made as (
        insert into testimonials (workspace_id, id, customer_name, content, status, origin, is_confirmed_by_author, created_at, received_at)
        select ${await workspaceOf(app, owner)}::uuid, gen_random_uuid(), 'Ana', 'Rye', 'pending', 'customer', true,
          ${app.clock.now.toISOString()}::timestamptz, ${app.clock.now.toISOString()}::timestamptz
        from generate_series(1, 130) returning workspace_id, id
      )
      insert into testimonial_events (workspace_id, testimonial_id, type, actor, at, payload)
      select workspace_id, id, 'submitted', 'customer', ${app.clock.now.toISOString()}::timestamptz, '{}' from made`)
    const { body } = await owner.call(getNotifications, {})
    expect(body.unread).toBe(100)
    expect(body.items).toHaveLength(20)
  })
})
