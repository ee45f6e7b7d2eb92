import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCustomer } from '../test/samples/samples.ts'
import { openCustomerCard } from '../test/steps/open-customer-card.ts'

const ines = aCustomer({ name: 'Ines Maria Duarte' })

test('all of it works with the keyboard alone, and closing a dialog gives the focus back to its button', async () => {
  const { user, card } = await openCustomerCard(ines)
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
