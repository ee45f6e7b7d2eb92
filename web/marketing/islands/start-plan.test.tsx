import { createCheckoutSession } from '#contract/billing/billing.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openSitePage } from '../../test/open-site-page.tsx'
import { currentBackend } from '../../test/setup.ts'

const sentence = 'This server takes no payments: nothing is limited. You can use everything without a plan.'
const start = (plan: string) => screen.findByRole('button', { name: `Start ${plan}` })

let assign = vi.spyOn(location, 'assign')
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})

test('PLAN-01, ERR-03: each of three plans has a button that starts it, and a refusal is said in the server’s words', async () => {
  currentBackend().refuse(createCheckoutSession, 'payments-not-configured', sentence)
  const { user } = await openSitePage('/pricing')
  expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible()
  for (const plan of ['Starter', 'Enterprise']) expect(await start(plan)).toBeEnabled()
  await user.click(await start('Professional'))
  expect(await screen.findByText('Subscription Error')).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  expect(currentBackend().received(createCheckoutSession)).toMatchObject([
    { body: { priceId: 'professional_monthly' } },
  ])
})

test('PLAN-15: while the checkout begins the button says Processing..., and then the browser goes there', async () => {
  const url = 'https://pay.example/session'
  currentBackend().answer(createCheckoutSession, { sessionId: 'session', url })
  const held = currentBackend().hold(createCheckoutSession)
  const { user } = await openSitePage('/pricing')
  await user.click(await start('Starter'))
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible()
  held.release()
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(url))
})

test('PLAN-16, ERR-03: after an error the plan can be started again', async () => {
  currentBackend().lose(createCheckoutSession)
  const { user } = await openSitePage('/pricing')
  await user.click(await start('Starter'))
  expect(await screen.findByText('Subscription Error')).toBeVisible()
  expect(await start('Starter')).toBeEnabled()
  expect(assign).not.toHaveBeenCalled()
})

test('whoever’s session has ended signs in first, and comes back to the plans', async () => {
  currentBackend().refuse(createCheckoutSession, 'not-signed-in', 'Please sign in')
  const { user } = await openSitePage('/pricing')
  await user.click(await start('Starter'))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login?next=/pricing'))
})
