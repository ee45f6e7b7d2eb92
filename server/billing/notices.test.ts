import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { afterTheEnd } from '#contract/billing/plan-copy.ts'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import { getSubscription } from '#contract/billing/subscription.ts'
import { emailsTo } from '../test/emails.ts'
import { approved, logInAgain, makeBusiness, type Owner, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { setSubscription } from '../workspaces/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { followPlans } from './notices/follow-plans.ts'

const app = await testApp({ STRIPE_SECRET_KEY: 'sk_test_1' })
const { db } = app.services
const start = new Date('2026-03-10T12:00:00Z')
const dayMs = 86_400_000
const day = (count: number) => (app.clock.now = new Date(start.getTime() + count * dayMs))

const follow = () => followPlans.run(app.services, {})

async function makeTrial() {
  day(0)
  await follow()
  const owner = await makeBusiness(app)
  await approved(app, owner)
  return { owner, id: await workspaceOf(app, owner) }
}

/** The subjects of what the owner was mailed of the plan, in order. */
async function told(owner: Owner): Promise<string[]> {
  await follow()
  await app.drain()
  const mailed = await emailsTo(app, owner.user.email)
  return mailed.map(({ subject }) => subject).filter((subject) => /^Your (trial|plan|widgets)/.test(subject))
}

const inBell = async (owner: Owner) => {
  await logInAgain(owner)
  return (await owner.call(getNotifications, {})).body.items
    .filter(({ kind }) => /^(trial|plan|widgets)-/.test(kind))
    .map(({ kind, count }) => `${kind} ${count}`)
}

async function shown(owner: Owner) {
  const { id: userId, apiKey } = owner.user
  return (await owner.call(getEmbedTestimonials, { params: { userId }, query: { apiKey } })).body
}

describe('PLAN-11: the trial', () => {
  test('starts with the account, and its end is told three days before, on the day and once after, each once', async () => {
    const { owner } = await makeTrial()
    expect((await owner.call(getSubscription, {})).body).toMatchObject({
      entitlement: { status: 'trial', endsAt: '2026-03-24T12:00:00.000Z' },
      paid: null,
    })
    day(10.9)
    expect(await told(owner)).toEqual([])
    day(11)
    expect(await told(owner)).toEqual(['Your trial ends in 3 days'])
    day(13)
    expect(await told(owner)).toHaveLength(1)
    day(13.6)
    expect(await told(owner)).toHaveLength(2)
    day(14.5)
    await Promise.all([follow(), follow(), follow()])
    expect(await told(owner)).toHaveLength(2)
    day(15)
    await Promise.all([follow(), follow(), follow()])
    expect(await told(owner)).toEqual([
      'Your trial ends in 3 days',
      'Your trial ends today',
      'Your trial has ended',
    ])
    const mailed = (await emailsTo(app, owner.user.email)).filter(({ subject }) =>
      subject.startsWith('Your trial'),
    )
    expect(mailed.every(({ text }) => text.replaceAll(/\s+/g, ' ').includes(afterTheEnd))).toBe(true)
    expect(await inBell(owner)).toEqual(['trial-ended 0', 'trial-ending 0', 'trial-ending 3'])
  })

  test('a server that was off does not tell of days that have passed', async () => {
    const { owner } = await makeTrial()
    day(20)
    expect(await told(owner)).toEqual(['Your trial has ended'])
  })

  test('whoever has a plan by then hears nothing', async () => {
    const { owner, id } = await makeTrial()
    await db
      .update(workspaces)
      .set({ subscriptionStatus: 'active', subscriptionExpiresAt: null })
      .where(eq(workspaces.id, id))
    for (const count of [11, 13.6, 15, 40]) {
      day(count)
      expect(await told(owner)).toEqual([])
    }
  })
})

describe('ROLE-10: widgets', () => {
  test('stay up for 30 days after the end, which is told 14, 7 and 1 day before; then they show nothing, until there is a plan', async () => {
    const { owner, id } = await makeTrial()
    expect((await shown(owner)).testimonials).toHaveLength(1)
    for (const [count, subject] of [
      [30, 'Your widgets turn off in 14 days'],
      [37, 'Your widgets turn off in 7 days'],
      [43, 'Your widgets turn off in 1 day'],
    ] as const) {
      day(count)
      expect((await told(owner)).at(-1)).toBe(subject)
      expect((await shown(owner)).testimonials).toHaveLength(1)
    }
    // Somebody looks right at that moment, so that no kept answer outlives it.
    const { rows } = await app.services.database.pool.query<{ at: Date }>(
      `select start_after as at from plaudit_jobs.job where name = 'follow-plans' and singleton_key = $1`,
      [id],
    )
    expect(rows.map(({ at }) => at.getTime() - start.getTime())).toEqual([44 * dayMs])
    day(44)
    const before = (await told(owner)).length
    await expect
      .poll(() => shown(owner))
      .toMatchObject({
        success: false,
        testimonials: [],
        message: 'Embeds need an active subscription.',
      })
    // A widget with its data is the one of a workspace that shows nothing: it takes no room.
    const drawn = await app.http.inject(`/widget/${owner.user.apiKey}.js?form=json`)
    expect([drawn.statusCode, drawn.body]).toEqual([200, 'null'])
    expect(await inBell(owner)).toEqual([
      'widgets-off 0',
      'widgets-ending 1',
      'widgets-ending 7',
      'widgets-ending 14',
    ])
    day(50)
    expect(await told(owner)).toHaveLength(before)
    const paid = { subscriptionTier: 'starter', subscriptionStatus: 'active', subscriptionExpiresAt: null }
    await db.transaction((tx) => setSubscription(tx, id, paid))
    await expect.poll(async () => (await shown(owner)).testimonials.length).toBe(1)
  })

  test('where payments are set up later, nobody is surprised: accounts from before get a trial', async () => {
    const before = await testApp()
    const { services } = before
    before.clock.now = start
    const owner = await makeBusiness(before)
    await approved(before, owner)
    before.clock.now = new Date(start.getTime() + 100 * dayMs)
    const config = { ...services.config, payments: { secretKey: 'sk_test_1', prices: {} } }
    const paying = { ...services, config }
    await followPlans.run(paying, {})
    await followPlans.run(paying, {})
    const [found] = await services.db.select().from(workspaces)
    expect(found?.subscriptionExpiresAt).toEqual(new Date(start.getTime() + 114 * dayMs))
    // Once: whose trial ends after that is told of it like everybody.
    before.clock.now = new Date(start.getTime() + 120 * dayMs)
    await followPlans.run(paying, {})
    expect((await services.db.select().from(workspaces))[0]?.subscriptionExpiresAt).toEqual(
      found?.subscriptionExpiresAt,
    )
  })
})

test('without a payment provider nothing ends and nobody is told of anything', async () => {
  const free = await testApp()
  free.clock.now = start
  const owner = await makeBusiness(free)
  await approved(free, owner)
  free.clock.now = new Date(start.getTime() + 400 * dayMs)
  await followPlans.run(free.services, {})
  await free.drain()
  expect(
    (await emailsTo(free, owner.user.email)).filter(({ subject }) => /trial|plan|widgets/.test(subject)),
  ).toEqual([])
  expect((await shown(owner)).success).toBe(true)
})
