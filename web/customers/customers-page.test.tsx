import { createCustomer, getCustomer, listCustomers } from '#contract/customers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aCustomer } from '../test/samples.ts'
import { currentBackend } from '../test/setup.ts'

const ines = aCustomer({ name: 'Ines Maria Duarte' })
const jonas = aCustomer({ name: 'Jonas Weber', email: 'jw@example.com' })

test('customers are cards with initials, company, address and a status badge (CUST-01, CUST-06, CUST-07)', async () => {
  currentBackend().answer(listCustomers, [
    ines,
    aCustomer({ name: 'tomasz zieliński', email: 't@example.com', status: 'pending' }),
  ])
  openPage('/customers')
  const [first, second] = await screen.findAllByRole('article')
  expect(screen.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  expect(screen.getByText('2 customers')).toBeVisible()
  expect(within(first!).getByText('IM')).toBeVisible()
  expect(within(first!).getByText('Duarte Tiles')).toBeVisible()
  expect(within(first!).getByText('ines@example.com')).toBeVisible()
  expect(within(first!).getByText('Active')).toBeVisible()
  expect(within(second!).getByText('TZ')).toBeVisible()
  expect(within(second!).getByText('Pending')).toBeVisible()
})

test('the answer to what was typed last is shown, however late an earlier one comes (CUST-01)', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, ({ query: { search = '' } }) =>
    [ines, jonas].filter(({ name }) => name.toLowerCase().includes(search)),
  )
  const { user } = openPage('/customers')
  const search = await screen.findByRole('searchbox')
  const held = backend.hold(listCustomers)
  await user.type(search, 'ines')
  await waitFor(() => expect(backend.received(listCustomers).at(-1)?.query.search).toBe('ines'))
  held.release()
  await user.clear(search)
  await user.type(search, 'jonas')
  expect(await screen.findByText('Jonas Weber')).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test("'Add Customer' asks for name and email and says 'Customer Added' (CUST-01, CUST-06, CUST-08, RULE-23, RULE-24)", async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [])
  const { user } = openPage('/customers')
  await user.click(await screen.findByRole('button', { name: 'Add Customer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Customer' })
  const add = within(dialog).getByRole('button', { name: 'Add Customer' })
  await user.click(add)
  expect(await screen.findByText('Missing Information')).toBeVisible()
  expect(screen.getByText('Please fill in name and email.')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Name'), 'Ines Duarte')
  await user.type(within(dialog).getByLabelText('Email'), 'nowhere')
  await user.click(add)
  expect(await within(dialog).findByText('Please enter a valid email address')).toBeVisible()
  await user.clear(within(dialog).getByLabelText('Email'))
  backend.answer(createCustomer, { ...ines, isNew: true })
  backend.answer(listCustomers, [ines])
  await user.type(within(dialog).getByLabelText('Email'), 'Ines@Example.com')
  await user.click(add)
  expect(await screen.findByText('Customer Added')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(backend.received(createCustomer)[0]?.body).toMatchObject({
    name: 'Ines Duarte',
    email: 'ines@example.com',
  })
  expect(screen.getByText('ines@example.com')).toBeVisible()
})

test('a customer who cannot be loaded is tried again', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [ines])
  backend.fail(getCustomer)
  openPage(`/customers?customer=${ines.id}`)
  expect(await screen.findByText('This customer could not be loaded.')).toBeVisible()
})
