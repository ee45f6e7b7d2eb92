import { type Customer, getCustomer, listCustomers } from '#contract/customers/customers.ts'
import { screen, within } from '@testing-library/react'
import { customerDetails } from '../samples/customers-samples.ts'
import { openPage } from '../open-page.tsx'
import { currentBackend } from '../setup.ts'

/** The card of the one customer on the customers' page. */
export async function openCustomerCard(customer: Customer) {
  const backend = currentBackend()
  backend.answer(listCustomers, [customer])
  backend.answer(getCustomer, customerDetails({ customer }))
  const { user } = openPage('/customers')
  const card = within(await screen.findByRole('article', { name: customer.name }))
  return { user, card }
}
