import { getCustomer, listCustomers } from '#contract/customers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { customerDetails } from '../test/customers-samples.ts'
import { openPage } from '../test/open-page.tsx'
import { aCustomer } from '../test/samples.ts'
import { currentBackend } from '../test/setup.ts'

const ines = aCustomer({ name: 'Ines Maria Duarte' })

test('all of it works with the keyboard alone, and closing a dialog gives the focus back to its button', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [ines])
  backend.answer(getCustomer, customerDetails({ customer: ines }))
  const { user } = openPage('/customers')
  const card = within(await screen.findByRole('article', { name: ines.name }))
  const email = card.getByRole('button', { name: 'Email' })
  const details = card.getByRole('button', { name: 'Details' })

  screen.getByRole('searchbox').focus()
  for (let step = 0; step < 3 && document.activeElement !== email; step += 1) await user.tab()
  expect(email).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: ines.name })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(details).toHaveFocus())

  await user.tab({ shift: true })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(email).toHaveFocus())
})
