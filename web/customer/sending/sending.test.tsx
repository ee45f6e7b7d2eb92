import { getPublicForm, submissionResentDays, submitTestimonial } from '#contract/collection/collection.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as customer from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { speak } from '../../test/speak.ts'

beforeEach(() => currentBackend().answer(getPublicForm, aPublicForm()))

const openForm = () => openCustomerPage('/testimonial-form/lindqvist-form')
const keys = () =>
  currentBackend()
    .calls(submitTestimonial)
    .map(({ idempotencyKey }) => idempotencyKey)
const isSaved = "What you wrote is saved on this device. We'll send it automatically, and only once."

async function submitInVain() {
  const page = openForm()
  await customer.fillForm(page.user)
  await customer.preview(page.user)
  await customer.submit(page.user)
  expect(await screen.findByText(isSaved)).toBeVisible()
  return page
}

test('what was typed is there again after a reload, until the customer starts over', async () => {
  const { user, reload } = openForm()
  await customer.fillForm(user)
  reload()
  expect(await screen.findByText('We saved your answers from last time.')).toBeVisible()
  expect(screen.getByLabelText('Your testimonial')).toHaveValue(customer.jonas.content)
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.queryByLabelText('Your testimonial')).not.toBeInTheDocument()
  reload()
  expect(await screen.findByRole('radio', { name: '5 stars' })).not.toBeChecked()
  expect(screen.queryByText('We saved your answers from last time.')).not.toBeInTheDocument()
})

test('a testimonial whose answer got lost is sent again automatically, under the same key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const backend = currentBackend()
  backend.lose(submitTestimonial)
  const { user, reload } = await submitInVain()
  expect(screen.queryByText('Submission Failed'), 'nothing has failed: it waits').not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText("We can't reach the server right now")).toBeVisible()
  backend.answer(submitTestimonial, customer.aReceipt())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await customer.thankYou()).toHaveFocus()
  expect(keys().length).toBeGreaterThan(2)
  expect(new Set(keys()).size).toBe(1)
  const sent = keys().length
  reload()
  expect(await customer.thankYou()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Write another one' }))
  expect(await screen.findByRole('radio', { name: '5 stars' })).not.toBeChecked()
  expect(keys()).toHaveLength(sent)
})

test('the network coming back sends it at once', async () => {
  // Pauses are spread at random: the next try by the clock is minutes away.
  vi.spyOn(Math, 'random').mockReturnValue(1000)
  const backend = currentBackend()
  backend.lose(submitTestimonial)
  await submitInVain()
  backend.answer(submitTestimonial, customer.aReceipt())
  dispatchEvent(new Event('online'))
  expect(await customer.thankYou()).toHaveFocus()
})

test('too many attempts are no unreachable server: it says how long to wait, and waits as long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const backend = currentBackend()
  backend.fail(submitTestimonial, 429, 2520)
  await submitInVain()
  expect(screen.getByText('Too many attempts. Please try again in 42 minutes.')).toBeVisible()
  expect(screen.queryByText("We can't reach the server right now")).not.toBeInTheDocument()
  const tries = keys().length
  backend.answer(submitTestimonial, customer.aReceipt())
  await vi.advanceTimersByTimeAsync(2_400_000)
  expect(keys()).toHaveLength(tries)
  await vi.advanceTimersByTimeAsync(200_000)
  await customer.thankYou()
})

test('a page that is opened too often says when it opens, in the customer’s language', async () => {
  speak('fr')
  currentBackend().fail(getPublicForm, 429, 50)
  openForm()
  expect(await screen.findByText('Trop de tentatives. Réessayez dans 50 secondes.')).toBeVisible()
})

test.for([429, 502, 503])('answered %i, it is sent when the page is opened again', async (status) => {
  const backend = currentBackend()
  backend.fail(submitTestimonial, status)
  const { reload } = await submitInVain()
  backend.answer(submitTestimonial, customer.aReceipt())
  reload()
  expect(await customer.thankYou()).toHaveFocus()
  expect(new Set(keys()).size).toBe(1)
})

test('a week after the first try an open page sends nothing more automatically', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const backend = currentBackend()
  backend.fail(submitTestimonial)
  const { user } = await submitInVain()
  const tries = keys().length
  vi.setSystemTime(Date.now() + submissionResentDays * 86_400_000)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(isSaved)).not.toBeInTheDocument())
  expect(keys()).toHaveLength(tries)
  backend.answer(submitTestimonial, customer.aReceipt())
  await customer.submit(user)
  await customer.thankYou()
  expect(new Set(keys()).size, 'sent anew, because the customer said so').toBe(2)
})

test('changed after an unknown outcome, it is still one testimonial, and the customer is told which', async () => {
  const backend = currentBackend()
  backend.lose(submitTestimonial)
  const { user, reload } = await submitInVain()
  await user.click(screen.getByRole('button', { name: 'Back to Form' }))
  reload()
  const content = await screen.findByLabelText('Your testimonial')
  await user.clear(content)
  await user.type(content, 'Fine bread.')
  await customer.preview(user)

  // What went out first has arrived: its key refuses the changed text, and answers the first one.
  const changed = backend.hold(submitTestimonial)
  const before = keys().length
  await customer.submit(user)
  await waitFor(() => expect(keys()).toHaveLength(before + 1))
  backend.refuse(submitTestimonial, 'idempotency-key-reused', 'Sent before.')
  const first = backend.hold(submitTestimonial)
  changed.release()
  await waitFor(() => expect(keys()).toHaveLength(before + 2))
  backend.answer(submitTestimonial, customer.aReceipt())
  first.release()
  await customer.thankYou()
  expect(screen.getByText(/^We received an earlier version, without your latest changes\./)).toBeVisible()
  expect(new Set(keys()).size).toBe(1)
  expect(
    backend
      .received(submitTestimonial)
      .slice(before)
      .map(({ body }) => body.content),
  ).toEqual(['Fine bread.', customer.jonas.content])
})
