import { currentUser } from '#contract/accounts/accounts.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aCustomer, aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const notice = () => screen.queryByText('Connection lost.')
/** Sooner than the notice asks by itself. */
const atOnce = { timeout: 2000 }

beforeEach(() => currentBackend().answer(listCustomers, [aCustomer({ name: 'Ines Duarte' })]))
afterEach(() => vi.useRealTimers())

/** On a page that needs no answer, the server goes away; the next page cannot be read. */
async function loseServer() {
  const page = openPage('/campaigns')
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  await screen.findByText('Lindqvist Bakery')
  currentBackend().goAway()
  await page.user.click(nav.getByRole('link', { name: 'Customers' }))
  expect(await screen.findByText('Connection lost.')).toBeVisible()
  return page
}

test('a calm notice says that the server is out of reach, and what was typed stays', async () => {
  const { user } = openPage('/customers')
  await user.click(await screen.findByRole('button', { name: 'Add Customer' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add Customer' }))
  await user.type(form.getByLabelText('Name'), 'Jonas')
  await user.type(form.getByLabelText('Email'), 'j@w.example')
  currentBackend().goAway()
  await user.click(form.getByRole('button', { name: 'Add Customer' }))
  expect(await screen.findByText('Connection lost.')).toBeVisible()
  expect(form.getByLabelText('Name')).toHaveValue('Jonas')
  expect(
    screen.getByText("We couldn't reach the server. Please check your connection and try again."),
  ).toBeVisible()
})

test('“Try again” asks at once, and all that could not be read is read then', async () => {
  const { user } = await loseServer()
  const again = within(notice()!.closest('output')!).getByRole('button', { name: 'Try again' })
  await user.click(again)
  expect(notice()).toBeVisible()
  currentBackend().comeBack()
  await user.click(again)
  expect(await screen.findByText('Ines Duarte', undefined, atOnce)).toBeVisible()
  expect(notice()).not.toBeInTheDocument()
})

test('when the browser is online again it asks at once', async () => {
  await loseServer()
  currentBackend().comeBack()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Ines Duarte', undefined, atOnce)).toBeVisible()
})

test('it asks by itself every four seconds, and goes when the server answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await loseServer()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(notice()).toBeVisible()
  currentBackend().comeBack()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  await waitFor(() => expect(notice()).not.toBeInTheDocument())
  expect(await screen.findByText('Ines Duarte')).toBeVisible()
})

test('a page that cannot start says so, and can be tried again', async () => {
  const backend = currentBackend()
  backend.fail(currentUser, 500)
  const { user } = openPage('/campaigns')
  expect(await screen.findByRole('heading', { name: "Couldn't load this page" })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our end.')
  backend.answer(currentUser, aUser())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Campaigns' })).toBeVisible()
})
