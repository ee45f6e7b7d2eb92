import {
  cancelPlan,
  changePlan,
  listInvoices,
  openPortal,
  previewChange,
  refreshSubscription,
  resumePlan,
} from '#contract/billing/changes.ts'
import { afterTheEnd } from '#contract/billing/plan-copy.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aPaidPlan, aTrial, inDays, onPlan } from '../../test/samples/plan-samples.ts'
import { aUser } from '../../test/samples/samples.ts'
import { openSecurity } from '../../test/samples/security-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const panel = async () =>
  within((await screen.findByRole('heading', { name: 'Subscription' })).closest<HTMLElement>('#plan')!)

async function openPlan(plan = aPaidPlan(), used = 12, as = aUser()) {
  onPlan(plan, used)
  const { user } = openSecurity(as)
  const shown = await panel()
  await shown.findByText('Plan')
  return { user, shown }
}

test('SET-02, SET-14, PLAN-11: a trial says when it ends, what happens then, and how to go on', async () => {
  const { shown } = await openPlan(aTrial())
  for (const said of ['Starter', 'Trial', 'Free', '14 days left', afterTheEnd])
    expect(shown.getByText(said)).toBeVisible()
  expect(shown.getByText('12 of 50 testimonials approved this month')).toBeVisible()
  expect(shown.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/pricing')
  expect(shown.getByRole('link', { name: 'Export everything' })).toHaveAttribute(
    'href',
    '/api/account/export',
  )
})

test('a paid plan says what it costs, when the next payment is, and lists its invoices', async () => {
  currentBackend().answer(listInvoices, [
    {
      id: 'in_1',
      number: 'PL-0007',
      state: 'paid',
      cents: 2950,
      currency: 'eur',
      createdAt: inDays(-20),
      url: 'https://pay.example/in_1',
    },
  ])
  const { shown } = await openPlan()
  expect(shown.getByText('$29 a month')).toBeVisible()
  expect(shown.getByText('Next payment')).toBeVisible()
  expect(await shown.findByText('€29.50')).toBeVisible()
  expect(shown.getByText('Paid')).toBeVisible()
  expect(shown.getByRole('link', { name: /^PL-0007/ })).toHaveAttribute('href', 'https://pay.example/in_1')
})

test('PLAN-12: canceling takes two clicks; the question may be skipped, and what happens is said first', async () => {
  const { user, shown } = await openPlan()
  const endsAt = inDays(10)
  const ending = aPaidPlan({ isEnding: true }, { status: 'cancelled', renewsAt: null, endsAt })
  currentBackend().answer(cancelPlan, ending)
  await user.click(shown.getByRole('button', { name: 'Cancel plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your plan?' }))
  expect(dialog.getByText(new RegExp(afterTheEnd.slice(0, 30)))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel plan' }))
  expect(await screen.findByText('Plan canceled')).toBeVisible()
  expect(currentBackend().received(cancelPlan)).toMatchObject([{ body: {} }])
  expect(await shown.findByText('Canceled')).toBeVisible()
  expect(shown.getByText(afterTheEnd)).toBeVisible()
  expect(shown.queryByRole('button', { name: 'Cancel plan' })).not.toBeInTheDocument()

  currentBackend().answer(resumePlan, aPaidPlan())
  await user.click(shown.getByRole('button', { name: 'Resume plan' }))
  expect(await shown.findByText('Active')).toBeVisible()
})

test('PLAN-13: a change waits for the next billing cycle unless the owner wants it now, and says what it costs first', async () => {
  const at = inDays(10)
  currentBackend().answer(previewChange, ({ body: { when } }) => ({
    takesEffectAt: at,
    dueNow: { cents: when === 'now' ? 3312 : 0, currency: 'usd' },
    lines: [],
    nextPayment: { at, cents: 79_00, currency: 'usd' },
    asOf: 1,
  }))
  const { user, shown } = await openPlan()
  await user.click(shown.getByRole('button', { name: 'Change plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  await user.selectOptions(dialog.getByLabelText('New plan'), 'professional_monthly')
  expect(dialog.getByLabelText('When')).toHaveValue('next-cycle')
  expect(await dialog.findByText('$0')).toBeVisible()
  await user.selectOptions(dialog.getByLabelText('When'), 'now')
  expect(await dialog.findByText('$33.12')).toBeVisible()
  const next = { priceId: 'professional_monthly' as const, at }
  currentBackend().answer(changePlan, aPaidPlan({ next }))
  await user.click(dialog.getByRole('button', { name: 'Change plan' }))
  expect(await screen.findByText('Plan changed')).toBeVisible()
  expect(currentBackend().received(changePlan)).toMatchObject([
    { body: { priceId: 'professional_monthly', when: 'now', asOf: 1 } },
  ])
  expect(await shown.findByText(/^Your plan changes to Professional on/)).toBeVisible()
  expect(shown.getByRole('button', { name: 'Keep current plan' })).toBeVisible()
})

test('the card is changed on the provider’s page, and a refusal is said', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  currentBackend().answer(openPortal, { url: 'https://pay.example/portal' })
  const { user, shown } = await openPlan(aPaidPlan({}, { isOverdue: true }))
  expect(shown.getByText('The last payment failed. Update your card to keep your plan.')).toBeVisible()
  expect(shown.getByText('Payment overdue')).toBeVisible()
  await user.click(shown.getByRole('button', { name: 'Card and billing details' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/portal'))
  assign.mockRestore()
})

test('a plan that has ended says that nothing is lost, and a member is told who can change it', async () => {
  const ended = aTrial({
    tier: 'free',
    status: 'expired',
    limit: 3,
    period: 'total',
    endsAt: null,
    endedAt: inDays(-2),
  })
  const { shown } = await openPlan(ended, 3, aUser({ role: 'member', isWorkspaceOwner: false }))
  expect(shown.getAllByText('Ended')).toHaveLength(2)
  expect(shown.getByText(afterTheEnd)).toBeVisible()
  expect(shown.getByText('3 of 3 testimonials approved in total')).toBeVisible()
  expect(shown.getByText('Only owners can change the plan.')).toBeVisible()
  expect(shown.queryByRole('link', { name: 'Choose a plan' })).not.toBeInTheDocument()
})

test.each([
  ['active', 'Active'],
  ['trial', 'Trial'],
  ['expired', 'Ended'],
  ['cancelled', 'Canceled'],
  ['suspended', 'Suspended'],
] as const)('PLAN-22: the status %s is called %s', async (status, label) => {
  const { shown } = await openPlan(aTrial({ status }))
  expect(shown.getByText(label)).toBeVisible()
})

test('who comes back from the checkout sees the plan at once', async () => {
  onPlan(aTrial())
  currentBackend().answer(refreshSubscription, aPaidPlan())
  openSecurity(aUser(), '&checkout=cs_1')
  expect(await screen.findByText('Your plan is set up')).toBeVisible()
  await waitFor(() => expect(location.search).toBe('?tab=security'))
  expect(await (await panel()).findByText('$29 a month')).toBeVisible()
})
