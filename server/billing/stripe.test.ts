import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { createCheckoutSession } from '#contract/billing/billing.ts'
import * as api from '#contract/billing/changes.ts'
import * as operations from '#contract/billing/operations.ts'
import { cancelDeletion, requestDeletion } from '#contract/accounts/security.ts'
import { getSubscription } from '#contract/billing/subscription.ts'
import { standInSettings } from '../integrations/stripe/stand-in/plans.ts'
import { startStripeStandIn } from '../integrations/stripe/stand-in/stand-in.ts'
import { completeSession } from '../integrations/stripe/stand-in/subscribing.ts'
import { dispute, closeDisputes, refund, setCard } from '../integrations/stripe/stand-in/paying.ts'
import { passTime } from '../integrations/stripe/stand-in/passing-time.ts'
import { signEvent } from '../integrations/stripe/stand-in/sign.ts'
import type { StandInEvent } from '../integrations/stripe/stand-in/objects.ts'
import { emailsTo } from '../test/emails.ts'
import { allJobs } from '../app.ts'
import {
  goodPassword,
  logInAgain,
  makeAdministrator,
  makeOwner,
  type Owner,
  workspaceOf,
} from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { workspaces } from '../workspaces/tables.ts'
import { billingCustomers, billingEvents } from './tables.ts'

const start = Date.UTC(2026, 2, 1, 12)
const time = { now: new Date(start) }
const seconds = () => Math.floor(time.now.getTime() / 1000)
const stripe = await startStripeStandIn(seconds)
const { ledger } = stripe
const app = await testApp({ ...standInSettings(stripe.url), OPERATOR_EMAIL: 'operator@example.com' })
const { services, clock } = app
afterAll(() => stripe.close())

beforeEach(() => {
  time.now = clock.now = new Date(start)
  for (const kind of [ledger.subscriptions, ledger.invoices, ledger.charges, ledger.disputes]) kind.clear()
})

const afterDays = async (days: number, owner: Owner) => {
  time.now = clock.now = new Date(start + days * 86_400_000)
  passTime(ledger)
  await logInAgain(owner)
}

async function post(event: StandInEvent, { at = seconds(), secret = undefined as string | undefined } = {}) {
  const { payload, header } = await signEvent(event, { at, ...(secret && { secret }) })
  const headers = { 'content-type': 'application/json', 'stripe-signature': header }
  const { statusCode } = await app.http.inject({ method: 'POST', url: '/stripe/events', payload, headers })
  return statusCode
}

/** Delivers what has happened since, and lets the jobs act on it. */
let delivered = 0
async function deliver() {
  for (const event of ledger.events.slice(delivered)) expect(await post(event)).toBe(200)
  delivered = ledger.events.length
  await app.drain()
}

async function checkOut(
  owner: Owner,
  priceId: 'starter_monthly' | 'professional_monthly' = 'starter_monthly',
) {
  const { body } = await owner.call(createCheckoutSession, { body: { priceId } })
  return ledger.sessions.get(body.sessionId)!
}

async function ownerAfterTrial(): Promise<Owner> {
  const owner = await makeOwner(app)
  await services.db
    .update(workspaces)
    .set({ trialEndsAt: new Date(start - 1), subscriptionExpiresAt: new Date(start - 1) })
    .where(eq(workspaces.id, await workspaceOf(app, owner)))
  return owner
}

/** An owner who pays: their trial is over, and the first payment was made on the first day. */
async function payingOwner(priceId: 'starter_monthly' | 'professional_monthly' = 'starter_monthly') {
  const owner = await ownerAfterTrial()
  completeSession(ledger, await checkOut(owner, priceId), { card: 'good' })
  await deliver()
  const [subscription] = [...ledger.subscriptions.values()].slice(-1)
  return { owner, subscription: subscription!, customer: ledger.customers.get(subscription!.customer)! }
}

const planOf = async (owner: Owner) => (await owner.call(getSubscription, {})).body
const held = async (owner: Owner) => {
  const { entitlement } = await planOf(owner)
  return `${entitlement.status} ${entitlement.tier}`
}

describe('checkout', () => {
  test.for([
    ['WELCOME20', '4242 4242 4242 4242', 2320],
    ['FREE100', '', 0],
  ] as const)(
    'a promotion code on its page takes off the price, a tax ID is kept, and the plan runs: %s',
    async ([promotion, card, cents]) => {
      const owner = await ownerAfterTrial()
      const { body } = await owner.call(createCheckoutSession, { body: { priceId: 'starter_monthly' } })
      const form = new URLSearchParams({ promotion, card, tax_id: 'DE129273398' })
      expect(await (await fetch(body.url)).text()).toContain('Tax ID')
      const page = await fetch(body.url, { method: 'POST', body: form, redirect: 'manual' })
      expect(page.status).toBe(303)
      const { customer } = ledger.sessions.get(body.sessionId)!
      expect(ledger.customers.get(customer)?.tax_ids).toEqual(['DE129273398'])
      await deliver()
      expect(await held(owner)).toBe('active starter')
      const invoices = (await owner.call(api.listInvoices, {})).body
      expect(invoices.map((one) => [one.state, one.cents])).toEqual([['paid', cents]])
    },
  )

  test('API-04: an owner gets the session and the address of its page; paid, they have the plan', async () => {
    const owner = await makeOwner(app)
    const { status, body } = await owner.call(createCheckoutSession, {
      body: { priceId: 'professional_monthly' },
    })
    expect([status, body.url]).toEqual([200, `${stripe.url}/checkout/${body.sessionId}`])
    expect(await held(owner)).toBe('trial starter')
    completeSession(ledger, ledger.sessions.get(body.sessionId)!, { card: 'good' })
    expect(await held(owner)).toBe('trial starter')
    await deliver()
    expect(await planOf(owner)).toMatchObject({
      entitlement: {
        status: 'trial',
        tier: 'professional',
        endsAt: null,
        renewsAt: '2026-03-15T12:00:00.000Z',
      },
      paid: { priceId: 'professional_monthly', cents: 7900, period: 'month', isEnding: false, hasCard: true },
    })
    await afterDays(14, owner)
    await deliver()
    expect(await planOf(owner)).toMatchObject({
      entitlement: { status: 'active', limit: 500, renewsAt: '2026-04-15T12:00:00.000Z' },
    })
  })

  test('whoever comes back from paying has the plan at once, before any event arrives', async () => {
    const owner = await makeOwner(app)
    completeSession(ledger, await checkOut(owner, 'professional_monthly'), { card: 'good' })
    const { body } = await owner.call(api.refreshSubscription, {})
    expect(body.entitlement).toMatchObject({ status: 'trial', tier: 'professional' })
    delivered = ledger.events.length
  })

  test('PLAN-14: during the trial no card is asked for; without one the plan ends with the trial', async () => {
    const owner = await makeOwner(app)
    completeSession(ledger, await checkOut(owner), { card: null })
    await deliver()
    expect((await planOf(owner)).entitlement).toMatchObject({
      status: 'trial',
      endsAt: '2026-03-15T12:00:00.000Z',
    })
    await afterDays(14, owner)
    expect(await held(owner)).toBe('expired free')
    await deliver()
    expect(await held(owner)).toBe('expired free')
    expect((await owner.call(currentUser, {})).body).toMatchObject({
      subscriptionTier: 'starter',
      subscriptionStatus: 'expired',
    })
  })

  test('somebody who has a plan is sent to Settings, and never pays for two', async () => {
    const { owner } = await payingOwner()
    const { status, problem } = await owner.call(createCheckoutSession, {
      body: { priceId: 'enterprise_yearly' },
    })
    expect([status, problem.code]).toEqual([409, 'has-plan'])
    const other = await makeOwner(app)
    const [first, second] = [await checkOut(other), await checkOut(other)]
    expect([first.status, second.status]).toEqual(['expired', 'open'])
  })

  test('while the payment provider is away, the owner is told to try again', async () => {
    const owner = await makeOwner(app)
    stripe.isAway = true
    const { status, problem } = await owner.call(createCheckoutSession, {
      body: { priceId: 'starter_monthly' },
    })
    stripe.isAway = false
    expect([status, problem.message]).toEqual([
      503,
      "The payment provider can't be reached. Please try again in a minute.",
    ])
    expect((await owner.call(createCheckoutSession, { body: { priceId: 'starter_monthly' } })).status).toBe(
      200,
    )
  })
})

describe('changing a plan', () => {
  test('PLAN-13: a change takes effect at the next billing cycle, and can be taken back before', async () => {
    const { owner } = await payingOwner('professional_monthly')
    const change = { priceId: 'starter_monthly' as const, when: 'next-cycle' as const }
    const { body: preview } = await owner.call(api.previewChange, { body: change })
    expect(preview).toMatchObject({
      takesEffectAt: '2026-04-01T12:00:00.000Z',
      dueNow: { cents: 0 },
      lines: [],
      nextPayment: { at: '2026-04-01T12:00:00.000Z', cents: 2900 },
    })
    const next = { priceId: 'starter_monthly', at: '2026-04-01T12:00:00.000Z' }
    expect((await owner.call(api.changePlan, { body: change })).body.paid).toMatchObject({
      cents: 7900,
      next,
    })
    expect((await owner.call(api.resumePlan, {})).body.paid).toMatchObject({ next: null })
    await owner.call(api.changePlan, { body: change })
    expect(await held(owner)).toBe('active professional')
    await afterDays(31, owner)
    await deliver()
    expect((await planOf(owner)).paid).toMatchObject({ priceId: 'starter_monthly', next: null })
    expect(await held(owner)).toBe('active starter')
  })

  test('an upgrade at once costs the difference that was shown before', async () => {
    const { owner } = await payingOwner()
    await afterDays(15.5, owner)
    const change = { priceId: 'professional_monthly' as const, when: 'now' as const }
    const { body: preview } = await owner.call(api.previewChange, { body: change })
    expect([preview.dueNow.cents, preview.lines.map(({ cents }) => cents)]).toEqual([2500, [-1450, 3950]])
    time.now = clock.now = new Date(clock.now.getTime() + 3_600_000)
    const { body } = await owner.call(api.changePlan, { body: { ...change, asOf: preview.asOf } })
    expect(body.entitlement).toMatchObject({ tier: 'professional', renewsAt: '2026-04-01T12:00:00.000Z' })
    const [invoice] = (await owner.call(api.listInvoices, {})).body
    expect(invoice).toMatchObject({ cents: 2500, state: 'paid', currency: 'usd' })
  })

  test('an upgrade whose payment is declined changes nothing', async () => {
    const { owner, customer } = await payingOwner()
    setCard(ledger, customer, 'bad')
    const body = { priceId: 'enterprise_yearly' as const, when: 'now' as const }
    const { status, problem } = await owner.call(api.changePlan, { body })
    expect([status, problem.code, problem.message]).toEqual([
      402,
      'payment-failed',
      'Your card was declined.',
    ])
    await deliver()
    expect([await held(owner), (await planOf(owner)).paid?.priceId]).toEqual([
      'active starter',
      'starter_monthly',
    ])
  })

  test('PLAN-12: a canceled plan is kept to the end of its period, and can be resumed before', async () => {
    const { owner, subscription } = await payingOwner()
    const { body } = await owner.call(api.cancelPlan, { body: { reason: 'Too few customers' } })
    expect(body).toMatchObject({
      entitlement: {
        status: 'cancelled',
        tier: 'starter',
        endsAt: '2026-04-01T12:00:00.000Z',
        renewsAt: null,
      },
      paid: { isEnding: true },
    })
    expect(subscription.cancellation_details.comment).toBe('Too few customers')
    expect((await owner.call(api.resumePlan, {})).body.entitlement).toMatchObject({
      status: 'active',
      endsAt: null,
    })
    await owner.call(api.cancelPlan, { body: {} })
    await afterDays(30.9, owner)
    expect(await held(owner)).toBe('cancelled starter')
    await afterDays(31, owner)
    expect(await held(owner)).toBe('expired free')
    await deliver()
    expect((await planOf(owner)).entitlement).toMatchObject({
      status: 'expired',
      endedAt: '2026-04-01T12:00:00.000Z',
    })
    expect((await owner.call(api.resumePlan, {})).problem.code).toBe('no-plan')
  })

  test('cards and invoices are on the provider’s own page', async () => {
    const { owner, customer } = await payingOwner()
    const { body } = await owner.call(api.openPortal, {})
    const page = await (await fetch(body.url)).text()
    expect(page).toContain('$29.00')
    expect(body.url).toContain(customer.id)
  })
})

describe('payments that fail or come back', () => {
  test('a failed payment is told once, and the plan ends only when every try has failed', async () => {
    const { owner, customer } = await payingOwner()
    setCard(ledger, customer, 'bad')
    await afterDays(31, owner)
    await deliver()
    expect((await planOf(owner)).entitlement).toMatchObject({ status: 'active', isOverdue: true })
    await afterDays(35, owner)
    await deliver()
    const told = (await emailsTo(app, owner.user.email)).filter(({ subject }) =>
      subject.includes('payment failed'),
    )
    expect(told).toHaveLength(1)
    await afterDays(38, owner)
    await deliver()
    expect(await held(owner)).toBe('expired free')
  })

  test('a refund of everything that was paid for the period ends the plan; a part of it does not', async () => {
    const { owner } = await payingOwner()
    const [invoice] = [...ledger.invoices.values()].slice(-1)
    refund(ledger, invoice!, 1000)
    await deliver()
    expect(await held(owner)).toBe('active starter')
    refund(ledger, invoice!)
    await deliver()
    expect(await held(owner)).toBe('suspended free')
    expect((await owner.call(api.listInvoices, {})).body[0]).toMatchObject({ state: 'refunded' })
  })

  test('a dispute changes nothing while it is open, and ends the plan when it is lost', async () => {
    const { owner } = await payingOwner()
    dispute(ledger, [...ledger.invoices.values()].at(-1)!)
    await deliver()
    expect(await held(owner)).toBe('active starter')
    closeDisputes(ledger, 'lost')
    await deliver()
    expect(await held(owner)).toBe('suspended free')
  })
})

test('nobody pays for an account that is being deleted; called off, the plan goes on', async () => {
  const { owner, subscription, customer } = await payingOwner()
  const businessName = `${owner.user.firstName} ${owner.user.lastName}`
  const ask = () => owner.call(requestDeletion, { body: { businessName, password: goodPassword } })
  expect((await ask()).status).toBe(202)
  await app.drain()
  expect(subscription.cancel_at_period_end).toBe(true)
  await owner.call(cancelDeletion, {})
  await app.drain()
  expect(subscription.cancel_at_period_end).toBe(false)
  await ask()
  time.now = clock.now = new Date(start + 15 * 86_400_000)
  await allJobs.find(({ name }) => name === 'delete-accounts')!.run(services, {})
  await app.drain()
  expect([customer.deleted, subscription.status]).toEqual([true, 'canceled'])
})

describe('events', () => {
  test('only what is signed with the secret, on these bytes and within five minutes, is believed', async () => {
    const { subscription } = await payingOwner()
    const event = { ...ledger.events.at(-1)!, id: 'evt_unseen', data: { object: subscription } }
    expect(await post(event, { secret: 'whsec_other' })).toBe(400)
    expect(await post(event, { at: seconds() - 301 })).toBe(400)
    expect(await post(event, { at: seconds() + 301 })).toBe(400)
    const { header } = await signEvent(event, { at: seconds() })
    const changed = await app.http.inject({
      method: 'POST',
      url: '/stripe/events',
      payload: JSON.stringify({ ...event, type: 'customer.subscription.deleted' }),
      headers: { 'stripe-signature': header },
    })
    const unsigned = await app.http.inject({ method: 'POST', url: '/stripe/events', payload: '{}' })
    expect([changed.statusCode, unsigned.statusCode]).toEqual([400, 400])
    expect(await services.db.$count(billingEvents, eq(billingEvents.eventId, 'evt_unseen'))).toBe(0)
    expect(await post(event)).toBe(200)
  })

  test('an event is stored and acted on once, however often it comes, and an administrator can replay it', async () => {
    const { owner, subscription } = await payingOwner()
    subscription.cancel_at_period_end = true
    ledger.emit('customer.subscription.updated', subscription)
    const event = ledger.events.at(-1)!
    await Promise.all(Array.from({ length: 10 }, () => post(event)))
    await deliver()
    const admin = await makeAdministrator(app)
    const { body: listed } = await admin.call(operations.listBillingEvents, { query: {} })
    expect(listed.filter(({ id }) => id === event.id)).toMatchObject([
      { type: 'customer.subscription.updated', handledTimes: 1, workspaceId: await workspaceOf(app, owner) },
    ])
    subscription.cancel_at_period_end = false
    expect(listed.find(({ id }) => id === event.id)?.businessName).toEqual(expect.any(String))
    const replayed = await admin.call(operations.replayBillingEvent, { params: { id: event.id } })
    expect(replayed.body).toMatchObject({ id: event.id, handledTimes: 2, lastError: null })
    expect(await held(owner)).toBe('active starter')
  })

  test('an event of somebody unknown is kept and changes nothing', async () => {
    ledger.customers.set('cus_other', {
      ...[...ledger.customers.values()][0]!,
      id: 'cus_other',
      metadata: {},
    })
    ledger.emit('customer.subscription.updated', { id: 'sub_other', customer: 'cus_other' })
    await deliver()
    const [row] = await services.db
      .select()
      .from(billingEvents)
      .where(eq(billingEvents.customerId, 'cus_other'))
    expect(row).toMatchObject({ workspaceId: null, handledTimes: 1, payload: {} })
  })
})

describe('the nightly comparison', () => {
  test('finds and mends what no event told, also a customer that was never stored, and tells the operator', async () => {
    const { owner, subscription } = await payingOwner('professional_monthly')
    const lost = await payingOwner()
    await services.db.delete(billingCustomers).where(eq(billingCustomers.customerId, lost.customer.id))
    await services.db
      .update(workspaces)
      .set({ subscriptionStatus: 'expired' })
      .where(eq(workspaces.id, await workspaceOf(app, lost.owner)))
    subscription.cancel_at_period_end = true
    const admin = await makeAdministrator(app)
    const { body: check } = await admin.call(operations.runBillingCheck, {})
    const about = (id: string) => check.differences.filter(({ customerId }) => customerId === id)
    expect(about(subscription.customer)[0]?.what).toContain(
      'The plan was active professional until 2026-04-01T12:00:00.000Z and is cancelled professional',
    )
    expect(about(lost.customer.id)).not.toEqual([])
    expect([await held(owner), await held(lost.owner)]).toEqual(['cancelled professional', 'active starter'])
    expect((await emailsTo(app, 'operator@example.com')).at(-1)?.subject).toContain('with Stripe')
    const { body: again } = await admin.call(operations.runBillingCheck, {})
    expect(again.differences).toEqual([])
    expect((await admin.call(operations.listBillingChecks, {})).body.length).toBeGreaterThanOrEqual(2)
  })
})
