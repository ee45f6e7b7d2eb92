import { logOut } from '#contract/accounts/accounts.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { currentBackend } from '../../test/setup.ts'

test('the sidebar says who is here, and Logout leaves for the front page (AUTH-13)', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [])
  backend.fail(logOut)
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const { user } = openPage('/customers')
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' })
  expect(await within(sidebar).findByText('Lindqvist Bakery')).toBeVisible()
  expect(within(sidebar).getByText('Mara Lindqvist')).toBeVisible()
  expect(within(sidebar).getByText('ML')).toBeVisible()
  expect(within(sidebar).getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page')
  await user.click(within(sidebar).getByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  expect(backend.received(logOut)).toHaveLength(1)
  // Nobody is here any more, whatever the server made of it.
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
