import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { checkoutPlans, soldPlans } from '#contract/billing/plans.ts'
import { changeSeveral } from '#contract/testimonials/organizing.ts'
import { decideTestimonial, decideTestimonials, undoDecisions } from '#contract/testimonials/decisions.ts'
import { getNotifications, getDashboard } from '#contract/overview/overview.ts'
import { generatePreview } from '#contract/writer/writer.ts'
import { subscriptionStatuses } from '#contract/billing/subscription.ts'
import { fillBilling } from '../test/fill-services.ts'
import { entitlementAt } from './service.ts'
import { subscriptions } from './tables.ts'
import { rowId } from '../kit/ids.ts'
import {
  approved,
  logInAgain,
  makeBusiness,
  makeMember,
  type Owner,
  submitted,
  workspaceOf,
} from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { testimonials } from '../testimonials/tables.ts'
import { workspaces } from '../workspaces/tables.ts'

const app = await testApp({ STRIPE_SECRET_KEY: 'sk_test_1' })
const { db } = app.services
const start = new Date('2026-03-10T12:00:00Z')
app.clock.now = start
const dayMs = 86_400_000
const days = (count: number) => (app.clock.now = new Date(start.getTime() + count * dayMs))

async function makeOn(tier: string, status = 'active') {
  app.clock.now = start
  const owner = await makeBusiness(app)
  const id = await workspaceOf(app, owner)
  const expires = status === 'expired' ? { subscriptionExpiresAt: start } : { subscriptionExpiresAt: null }
  await db
    .update(workspaces)
    .set({ subscriptionTier: tier, subscriptionStatus: status, ...expires })
    .where(eq(workspaces.id, id))
  return { owner, id }
}

/** Straight into the table: so many that wait for a decision, or were decided. */
async function waiting(
  workspaceId: string,
  count: number,
  own: Partial<typeof testimonials.$inferInsert> = {},
) {
  const rows = Array.from({ length: count }, () => ({
    workspaceId,
    id: rowId(app.clock.now),
    customerName: 'Jo Park',
    content: 'Bread like at home.',
    rating: 5,
    status: 'pending' as const,
    origin: 'customer' as const,
    isConfirmedByAuthor: true,
    createdAt: app.clock.now,
    receivedAt: app.clock.now,
    ...own,
  }))
  if (count > 0) await db.insert(testimonials).values(rows)
  return rows.map(({ id }) => id)
}

const decided = (workspaceId: string, count: number) =>
  waiting(workspaceId, count, { status: 'approved', decidedAt: app.clock.now })

const approve = (owner: Owner, id: string) =>
  owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })

/** A workspace that asks for very much at once is told to wait. */
async function approveInTime(owner: Owner, id: string) {
  for (;;) {
    const answer = await approve(owner, id)
    if (answer.status !== 429) return answer
  }
}

const planOf = async (owner: Owner) => (await owner.call(getDashboard, {})).body.plan

test('PLAN-20, PLAN-21: three tiers, each with a name, a description, a price, a period, a price id and features; one is popular', () => {
  expect(checkoutPlans.map(({ tier }) => tier)).toEqual(['starter', 'professional', 'enterprise'])
  for (const plan of soldPlans) {
    expect(plan).toMatchObject({ period: plan.priceId.endsWith('_yearly') ? 'year' : 'month' })
    for (const said of [plan.name, plan.description, plan.allowance, ...plan.features])
      expect(said).not.toBe('')
    expect(plan.isPopular).toBe(plan.tier === 'professional')
  }
})

test('what holds is decided in the database as everywhere else, for every state of a plan', async () => {
  const { owner, id } = await makeOn('starter')
  await decided(id, 3)
  await fillBilling({ db, own: { workspaceId: id, id: owner.user.id, createdAt: start } } as never)
  const hours = [null, -24 * 20, -24 * 3, 1]
  for (const subscriptionStatus of [...subscriptionStatuses, 'unknown'])
    for (const subscriptionTier of ['starter', 'enterprise', 'unknown'])
      for (const hour of hours)
        for (const isRenewing of [true, false]) {
          const subscriptionExpiresAt = hour === null ? null : new Date(start.getTime() + hour * 3_600_000)
          const stored = { subscriptionTier, subscriptionStatus, subscriptionExpiresAt }
          await db.update(workspaces).set(stored).where(eq(workspaces.id, id))
          await db.update(subscriptions).set({ isRenewing }).where(eq(subscriptions.workspaceId, id))
          const { limit } = entitlementAt(start, true, {
            ...stored,
            trialEndsAt: null,
            isRenewing,
            isOverdue: false,
          })
          const [one = ''] = await waiting(id, 1)
          const { status } = await approve(owner, one)
          expect([stored, isRenewing, status]).toEqual([stored, isRenewing, limit === 3 ? 402 : 200])
          await db.delete(testimonials).where(eq(testimonials.id, one))
        }
})

describe('the limit of a plan', () => {
  test('of 50 approvals at the same moment exactly as many get through as there is room for', async () => {
    const { owner, id } = await makeOn('starter')
    await decided(id, 43)
    const answers = await Promise.all((await waiting(id, 50)).map((one) => approveInTime(owner, one)))
    const counts = { ok: 0, refused: 0, other: [] as number[] }
    for (const { status } of answers) {
      if (status === 200) counts.ok += 1
      else if (status === 402) counts.refused += 1
      else counts.other.push(status)
    }
    expect(counts).toEqual({ ok: 7, refused: 43, other: [] })
    expect(await planOf(owner)).toMatchObject({ name: 'Starter', used: 50, limit: 50, period: 'month' })
    const { body } = await owner.call(getNotifications, {})
    expect(body.items.filter(({ kind }) => kind === 'limit-near')).toHaveLength(0)
  })

  test('a refusal says what was reached and what can be done; a member is told whom to ask', async () => {
    const { owner, id } = await makeOn('starter')
    await decided(id, 50)
    const [one = ''] = await waiting(id, 1)
    const { status, problem } = await approve(owner, one)
    expect([status, problem.code]).toEqual([402, 'plan-limit-reached'])
    expect(problem.message).toBe(
      'Your plan includes 50 approved testimonials a month. Wait until April 1, or choose a bigger plan.',
    )
    const member = await makeMember(app, owner)
    const refused = await member.call(decideTestimonial, {
      params: { id: one },
      body: { status: 'approved' },
    })
    expect(refused.problem.message).toContain('or ask an owner to choose a bigger plan.')
    const free = await makeOn('starter', 'expired')
    await decided(free.id, 3)
    const [other = ''] = await waiting(free.id, 1)
    expect((await approve(free.owner, other)).problem.message).toBe(
      'Without a plan, you can approve 3 testimonials in total. Choose a plan.',
    )
  })

  test('of several at once all or none are approved, and the refusal says how many there is room for', async () => {
    const { owner, id } = await makeOn('starter')
    await decided(id, 48)
    const ids = await waiting(id, 3)
    for (const answer of [
      await owner.call(decideTestimonials, { body: { ids, status: 'approved' } }),
      await owner.call(changeSeveral, { body: { action: 'approve', ids } }),
    ]) {
      expect(answer.status).toBe(402)
      expect(answer.problem.message).toContain('Select 2 or fewer, or choose a bigger plan.')
    }
    expect((await planOf(owner))?.used).toBe(48)
    const two = await owner.call(decideTestimonials, { body: { ids: ids.slice(1), status: 'approved' } })
    expect(two.body.decided).toHaveLength(2)
    expect(
      (await owner.call(decideTestimonial, { params: { id: ids[0]! }, body: { status: 'rejected' } })).status,
    ).toBe(200)
  })

  test('paid plans count the calendar month, and what was undone is free again; deleting frees nothing', async () => {
    const { owner, id } = await makeOn('starter')
    const before = await decided(id, 50)
    const [one = '', other = ''] = await waiting(id, 2)
    await owner.call(undoDecisions, { body: { ids: [before[0]!] } })
    expect((await approve(owner, one)).status).toBe(200)
    await owner.call(changeSeveral, { body: { action: 'delete', ids: [before[1]!] } })
    expect((await approve(owner, other)).status).toBe(402)
    days(22)
    await logInAgain(owner)
    expect((await planOf(owner))?.used).toBe(0)
    expect((await approve(owner, other)).status).toBe(200)
  })

  test('without a plan everything counts, whenever it was', async () => {
    const { owner, id } = await makeOn('professional', 'expired')
    await decided(id, 3)
    days(60)
    await logInAgain(owner)
    const [one = ''] = await waiting(id, 1)
    expect((await approve(owner, one)).status).toBe(402)
    expect(await planOf(owner)).toMatchObject({ name: 'Free', used: 3, limit: 3, period: 'total' })
  })

  test('Professional is not refused before the 500 of the checkout page, and Enterprise never', async () => {
    const { owner, id } = await makeOn('professional')
    await decided(id, 499)
    const [one = '', other = ''] = await waiting(id, 2)
    expect((await approve(owner, one)).status).toBe(200)
    expect((await approve(owner, other)).status).toBe(402)
    expect(await planOf(owner)).toMatchObject({ limit: 200, enforcedLimit: 500, used: 500 })
    await db.update(workspaces).set({ subscriptionTier: 'enterprise' }).where(eq(workspaces.id, id))
    expect((await approve(owner, other)).status).toBe(200)
    expect(await planOf(owner)).toMatchObject({ limit: null, isLimited: false, used: 501 })
  })

  test('past the limit customers still submit, the owner sees it, and widgets stay as they are', async () => {
    const { owner, id } = await makeOn('starter')
    await approved(app, owner)
    await decided(id, 49)
    const { id: sent } = await submitted(app, owner.user.formId)
    expect((await approve(owner, sent)).status).toBe(402)
    const embed = await owner.call(getEmbedTestimonials, {
      params: { userId: owner.user.id },
      query: { apiKey: owner.user.apiKey },
    })
    expect(embed.body).toMatchObject({ success: true })
    expect(embed.body.testimonials).toHaveLength(1)
    // A downgrade hides nothing.
    await db
      .update(workspaces)
      .set({ subscriptionStatus: 'expired', subscriptionExpiresAt: app.clock.now })
      .where(eq(workspaces.id, id))
    expect(await planOf(owner)).toMatchObject({ used: 50, limit: 3 })
  })

  test('where nobody has to approve, what comes in past the limit waits', async () => {
    const { owner, id } = await makeOn('starter')
    await db.update(workspaces).set({ requiresApproval: false }).where(eq(workspaces.id, id))
    await decided(id, 48)
    await Promise.all(Array.from({ length: 5 }, () => submitted(app, owner.user.formId)))
    const { rows } = await db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from testimonials where workspace_id = ${id} group by status order by status`,
    )
    expect(rows).toEqual([
      { status: 'approved', count: 50 },
      { status: 'pending', count: 3 },
    ])
  })

  test('generating waits with it', async () => {
    const { owner, id } = await makeOn('starter', 'expired')
    const body = {
      customerName: 'Ines Duarte',
      company: 'Duarte & Filhos',
      serviceDetails: 'Catering for our summer party',
      benefits: 'The bread arrived warm and on time.',
    }
    const asked = await owner.call(generatePreview, { body })
    expect(asked.status).toBe(200)
    await decided(id, 3)
    const { status, problem } = await owner.call(generatePreview, { body })
    expect([status, problem.code]).toEqual([402, 'plan-limit-reached'])
  })

  test('PLAN-19: from 80 % on the bell says so, once a month', async () => {
    const { owner, id } = await makeOn('starter')
    await decided(id, 38)
    const [one = '', two = '', three = ''] = await waiting(id, 3)
    const near = async () => {
      const { body } = await owner.call(getNotifications, {})
      return body.items.filter(({ kind }) => kind === 'limit-near').map(({ count, isNew }) => [count, isNew])
    }
    await approve(owner, one)
    expect(await near()).toEqual([])
    days(1)
    await Promise.all([approve(owner, two), approve(owner, three)])
    expect(await near()).toEqual([[50, true]])
  })
})
