import { expect, test } from 'vitest'
import { createCheckoutSession } from '#contract/billing/billing.ts'
import { checkoutPlans, dashboardPlans, landingPlans } from '#contract/billing/plans.ts'
import { makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

test('without a payment provider every plan is answered with a sentence that says so', async () => {
  const owner = await makeOwner(app)
  for (const { priceId } of checkoutPlans) {
    const { status, problem } = await owner.call(createCheckoutSession, { body: { priceId } })
    expect([status, problem.code]).toEqual([409, 'payments-not-configured'])
    expect(problem.message).toContain('This server takes no payments: nothing is limited')
  }
})

test('a price that is not ours is refused', async () => {
  const owner = await makeOwner(app)
  const { status, problem } = await owner.call(createCheckoutSession, { body: { priceId: 'free_forever' } })
  expect([status, problem.code]).toEqual([400, 'invalid-input'])
  expect(problem.fields).toEqual({ priceId: 'Choose one of our plans' })
})

test('PLAN-03 to 06, MKT-10: each surface has the figures that the documents give it', () => {
  const figures = (plans: typeof checkoutPlans) =>
    plans.map(({ name, price, allowance }) => `${name} $${price}, ${allowance}`)
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
    ['starter', 29, 50],
    ['professional', 79, 200],
    ['enterprise', 199, null],
  ])
})
