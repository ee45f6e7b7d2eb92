import { getPricing } from '#contract/administration/pricing.ts'
import {
  listBillingChecks,
  listBillingEvents,
  type PaymentCheck,
  type PaymentEvent,
  replayBillingEvent,
  runBillingCheck,
} from '#contract/billing/operations.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const workspaceId = '01900000-0000-7000-8000-000000000001'
const at = '2026-03-01T10:00:00.000Z'

const openPricing = () => openPart('/admin/pricing', { as: aUser({ role: 'super_admin' }) })

test('payment events are listed with their state and replayed, and all is compared with the payment provider', async () => {
  const backend = currentBackend()
  backend.answer(getPricing, { takesPayments: true, sold: ['starter_monthly'] })
  const failed: PaymentEvent = {
    id: 'evt_1',
    type: 'invoice.paid',
    workspaceId,
    businessName: 'Quill Studio',
    customerId: 'cus_1',
    happenedAt: at,
    receivedAt: at,
    handledAt: null,
    handledTimes: 0,
    lastError: 'Stripe is away',
  }
  const waiting = { ...failed, id: 'evt_2', type: 'charge.refunded', lastError: null }
  backend.answer(listBillingEvents, [failed, waiting])
  backend.answer(listBillingChecks, [])
  const { user } = openPricing()
  const row = within(await screen.findByRole('row', { name: /evt_1 Quill Studio Failed.*Stripe is away/ }))
  expect(row.getByRole('link')).toHaveAttribute('href', `/admin/workspaces?workspace=${workspaceId}`)
  expect(screen.getByRole('row', { name: /charge.refunded.* Waiting/ })).toBeVisible()
  const replayed = { ...failed, handledAt: at, handledTimes: 2, lastError: null }
  backend.answer(replayBillingEvent, replayed)
  backend.answer(listBillingEvents, [replayed])
  await user.click(row.getByRole('button', { name: 'Replay invoice.paid evt_1' }))
  expect(await screen.findByText('Event replayed')).toBeVisible()
  expect(backend.received(replayBillingEvent)).toEqual([{ params: { id: 'evt_1' } }])
  expect(await screen.findByText('Processed 2 times')).toBeVisible()
  backend.answer(listBillingEvents, [])
  await user.click(screen.getByRole('checkbox', { name: 'Only unprocessed' }))
  expect(await screen.findByText('Every event is processed.')).toBeVisible()
  expect(backend.received(listBillingEvents).at(-1)?.query).toEqual({ waiting: 'true' })
  const what = 'The plan was expired starter and is active starter.'
  const differences = [{ workspaceId, customerId: 'cus_1', what }]
  const check: PaymentCheck = { id: 'a', startedAt: at, finishedAt: at, customers: 41, differences }
  backend.answer(runBillingCheck, check)
  backend.answer(listBillingChecks, [check])
  await user.click(screen.getByRole('button', { name: 'Compare now' }))
  expect(
    await screen.findByRole('row', { name: /41 1 difference.*cus_1.*The plan was expired/ }),
  ).toBeVisible()
})

test('without a payment provider there are no payments to look at, and that is said once', async () => {
  currentBackend().answer(getPricing, { takesPayments: false, sold: [] })
  openPricing()
  expect(await screen.findByText('This server takes no payments: nothing is limited.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Payment events' })).toBeNull()
})
