import { expect, test } from 'vitest'
import { createCheckoutSession } from '#contract/billing.ts'
import { checkoutPlans } from '#contract/plans.ts'
import { makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

test('without a payment provider every plan is answered with a sentence that says so', async () => {
  const owner = await makeOwner(app)
  for (const { priceId } of checkoutPlans) {
    const { status, problem } = await owner.call(createCheckoutSession, { body: { priceId } })
    expect([status, problem.code]).toEqual([409, 'payments-not-configured'])
    expect(problem.message).toContain('Payments are not set up on this server')
  }
})

test('a price that is not ours is refused', async () => {
  const owner = await makeOwner(app)
  const { status, problem } = await owner.call(createCheckoutSession, { body: { priceId: 'free_forever' } })
  expect([status, problem.code]).toEqual([400, 'invalid-input'])
  expect(problem.fields).toEqual({ priceId: 'Choose one of our plans' })
})
