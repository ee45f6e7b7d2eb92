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
  currentBackend().answer(createCheckoutSession, { sessionId: 'session', url, publishableKey: null })
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

test('PLAN-17, ERR-04: the provider’s script leads to the checkout by its id, and says what went wrong', async () => {
  const asked: string[] = []
  const redirectToCheckout = ({ sessionId }: { sessionId: string }) => {
    asked.push(sessionId)
    return Promise.resolve({ error: { message: 'The session has expired.' } })
  }
  window.Stripe = () => ({ redirectToCheckout })
  const checkout = { sessionId: 'cs_1', url: 'https://pay.example/cs_1', publishableKey: 'pk_test_1' }
  currentBackend().answer(createCheckoutSession, checkout)
  const { user } = await openSitePage('/pricing')
  await user.click(await start('Starter'))
  expect(await screen.findByText('Payment Error')).toBeVisible()
  expect(screen.getByText('The session has expired.')).toBeVisible()
  expect(asked).toEqual(['cs_1'])
  expect(await start('Starter')).toBeEnabled()
  delete window.Stripe
})

test('PLAN-17, ERR-05: a payment script that does not load is a warning in the console, and the address leads there', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    ;(script as HTMLScriptElement).dispatchEvent(new Event('error'))
  })
  const checkout = { sessionId: 'cs_1', url: 'https://pay.example/cs_1', publishableKey: 'pk_test_1' }
  currentBackend().answer(createCheckoutSession, checkout)
  const { user } = await openSitePage('/pricing')
  await user.click(await start('Starter'))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(checkout.url))
  expect(warn).toHaveBeenCalledOnce()
  expect(screen.queryByText('Payment Error')).toBeNull()
  append.mockRestore()
  warn.mockRestore()
})

test('prices are written as the reader’s browser writes them, by the month and by the year', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de')
  await openSitePage('/pricing')
  expect(await screen.findAllByText('79 $')).not.toHaveLength(0)
  expect(screen.getAllByText('1.990 $')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: /^Start Starter ?, paid yearly$/ })).toBeVisible()
})
