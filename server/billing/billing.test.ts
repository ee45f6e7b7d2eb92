import { describe, expect, test } from 'vitest'
import { createCheckoutSession } from '#contract/billing/billing.ts'
import { checkoutPlans, dashboardPlans, landingPlans, soldPlans } from '#contract/billing/plans.ts'
import { enforcedLimits, type PriceId } from '#contract/billing/tiers.ts'
import { moneyInWords } from '#shared/text/money.ts'
import { getSubscription } from '#contract/billing/subscription.ts'
import { entitlementAt } from './service.ts'
import { makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

test('without a payment provider every plan is answered with a sentence that says so', async () => {
  const owner = await makeOwner(app)
  for (const { priceId } of soldPlans) {
    const { status, problem } = await owner.call(createCheckoutSession, { body: { priceId } })
    expect([status, problem.code]).toEqual([409, 'payments-not-configured'])
    expect(problem.message).toContain('This server takes no payments: nothing is limited')
  }
})

test('a price that is not ours is refused', async () => {
  const owner = await makeOwner(app)
  const { status, problem } = await owner.call(createCheckoutSession, {
    body: { priceId: 'free_forever' as PriceId },
  })
  expect([status, problem.code]).toEqual([400, 'invalid-input'])
  expect(problem.fields).toEqual({ priceId: 'Choose one of our plans' })
})

test('PLAN-03 to 06, MKT-10: each surface has the figures that the documents give it', () => {
  const figures = (plans: typeof checkoutPlans) =>
    plans.map(({ name, price, allowance }) => `${name} ${moneyInWords(price, 'en-US')}, ${allowance}`)
  expect(figures(landingPlans)).toEqual([
    'Starter $29, 50 testimonials a month',
    'Professional $99, 200 testimonials a month',
    'Enterprise $299, As many testimonials as you need',
  ])
  expect(figures(checkoutPlans)).toEqual([
    'Starter $29, Up to 50 testimonials',
    'Professional $79, Up to 500 testimonials',
    'Enterprise $199, Unlimited testimonials',
  ])
  expect(dashboardPlans.map(({ tier, price, limit }) => [tier, price, limit])).toEqual([
    ['free', 0, 3],
    ['starter', 29_00, 50],
    ['professional', 79_00, 200],
    ['enterprise', 199_00, null],
  ])
})

test('PLAN-07, PLAN-08: what is enforced is never less than any page promises', () => {
  for (const plans of [landingPlans, soldPlans, dashboardPlans])
    for (const { tier, limit } of plans)
      expect(enforcedLimits[tier] ?? Infinity).toBeGreaterThanOrEqual(limit ?? Infinity)
})

test('a year costs as much as ten months, and every price is in whole cents', () => {
  expect(soldPlans.map(({ priceId, price }) => [priceId, moneyInWords(price, 'en-US')])).toEqual([
    ['starter_monthly', '$29'],
    ['starter_yearly', '$290'],
    ['professional_monthly', '$79'],
    ['professional_yearly', '$790'],
    ['enterprise_monthly', '$199'],
    ['enterprise_yearly', '$1,990'],
  ])
  expect(moneyInWords(29_50, 'de')).toBe('29,50\u00a0$')
})

describe('what a workspace is entitled to', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day, 12))
  const trial = {
    subscriptionTier: 'starter',
    subscriptionStatus: 'trial',
    subscriptionExpiresAt: at(15),
    trialEndsAt: at(15),
    isRenewing: null,
    isOverdue: null,
  }
  const held = (day: number, stored: object = {}) => {
    const { tier, status, limit, period } = entitlementAt(at(day), true, { ...trial, ...stored })
    return `${status} ${tier}: ${limit} ${period}`
  }

  test('PLAN-11: the trial has the limits of Starter, and those of Free follow it', () => {
    expect([held(1), held(14), held(15)]).toEqual([
      'trial starter: 50 month',
      'trial starter: 50 month',
      'expired free: 3 total',
    ])
    expect(entitlementAt(at(20), true, trial)).toMatchObject({ endedAt: at(15), endsAt: null })
  })

  test('PLAN-12: a canceled plan holds to the end of its period, and not a moment longer', () => {
    const canceled = { subscriptionTier: 'professional', subscriptionStatus: 'cancelled', isRenewing: false }
    expect([held(14, canceled), held(15, canceled)]).toEqual([
      'cancelled professional: 500 month',
      'expired free: 3 total',
    ])
  })

  test('a payment that is late keeps the plan for 14 days', () => {
    const late = {
      subscriptionTier: 'enterprise',
      subscriptionStatus: 'active',
      isRenewing: true,
      isOverdue: true,
    }
    expect([held(28, late), held(29, late)]).toEqual([
      'active enterprise: null month',
      'expired free: 3 total',
    ])
    expect(entitlementAt(at(20), true, { ...trial, ...late })).toMatchObject({
      isOverdue: true,
      endsAt: null,
      renewsAt: at(15),
    })
  })

  test('a payment that was taken back ends the plan', () => {
    expect(held(2, { subscriptionStatus: 'suspended' })).toBe('suspended free: 3 total')
  })

  test('without a payment provider nothing is limited and nothing ends', async () => {
    const nothing = { takesPayments: false, limit: null, status: 'active', endsAt: null, endedAt: null }
    expect(entitlementAt(at(20), false, trial)).toMatchObject(nothing)
    const owner = await makeOwner(app)
    const { body } = await owner.call(getSubscription, {})
    expect(body).toMatchObject({ entitlement: nothing, paid: null, sold: [] })
  })
})
