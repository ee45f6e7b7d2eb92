import { currentUser, logIn } from '#contract/accounts/accounts.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { createCustomer, listCustomers } from '#contract/customers/customers.ts'
import { logInSecondFactor } from '#contract/accounts/second-factor.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aBusinessProfile, aCustomer, aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { endWaiting } from './sign-in-again.ts'

const mara = aUser()
const ines = aCustomer()

afterEach(() => endWaiting(false))

/** Mara adds a customer, and her session has ended meanwhile. */
async function addWithoutSession() {
  const backend = currentBackend()
  backend.answer(listCustomers, [])
  backend.refuse(createCustomer, 'not-signed-in', 'Please sign in first.')
  const { user } = openPage('/customers', { as: mara })
  await user.click(await screen.findByRole('button', { name: 'Add Customer' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add Customer' }))
  await user.click(form.getByLabelText('Name'))
  await user.paste('Ines Duarte')
  await user.click(form.getByLabelText('Email'))
  await user.paste('ines@example.com')
  await user.click(form.getByRole('button', { name: 'Add Customer' }))
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' })
  return { user, form, dialog, asked: within(dialog) }
}

/** The server knows her again, and takes the customer. */
function acceptAgain() {
  currentBackend().answer(createCustomer, { ...ines, isNew: true })
  currentBackend().answer(listCustomers, [ines])
}

test('signing in over the page saves what was typed, without pressing Save again', async () => {
  const backend = currentBackend()
  const { user, dialog, asked } = await addWithoutSession()
  expect(asked.getByLabelText('Email')).toHaveValue(mara.email)
  expect(asked.getByLabelText('Password')).toHaveFocus()
  backend.refuse(logIn, 'wrong-credentials', 'Please check your credentials and try again')
  await user.keyboard('not this one')
  await user.click(asked.getByRole('button', { name: 'Sign In' }))
  expect(await asked.findByRole('alert')).toHaveTextContent('Please check your credentials and try again')
  backend.answer(logIn, () => {
    acceptAgain()
    return mara
  })
  await user.clear(asked.getByLabelText('Password'))
  await user.keyboard('Harbor-Lantern-42')
  await user.click(asked.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByText('Customer Added')).toBeVisible()
  expect(screen.getByText('ines@example.com')).toBeVisible()
  const [refused, sent, ...more] = backend.calls(createCustomer)
  expect(more).toEqual([])
  expect(sent?.input).toEqual(refused?.input)
})

test('closed, the question leaves what was typed, and it comes back with the next try', async () => {
  const { user, form, dialog } = await addWithoutSession()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(form.getByLabelText('Name')).toHaveValue('Ines Duarte')
  expect(screen.getByText('Please sign in first.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Add Customer' }))
  expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
})

test('Leave goes to the sign-in page, and comes back to this one', async () => {
  const { user, asked } = await addWithoutSession()
  await user.click(asked.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(location.search).toBe('?next=%2Fcustomers')
})

test('signing in in another tab is enough', async () => {
  const { dialog } = await addWithoutSession()
  acceptAgain()
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByText('Customer Added')).toBeVisible()
})

test('somebody else sees nothing of what was read before, and saves nothing of it', async () => {
  const backend = currentBackend()
  const { user, asked } = await addWithoutSession()
  const tobias = aUser({ firstName: 'Tobias', lastName: 'Weber', email: 'tobias@weber.example' })
  backend.answer(logIn, () => {
    backend.answer(currentUser, tobias)
    backend.answer(
      getBusinessProfile,
      aBusinessProfile({ businessName: 'Weber Optik', ownerName: 'Tobias Weber' }),
    )
    acceptAgain()
    backend.answer(listCustomers, [])
    return tobias
  })
  await user.clear(asked.getByLabelText('Email'))
  await user.type(asked.getByLabelText('Email'), tobias.email)
  await user.type(asked.getByLabelText('Password'), 'Harbor-Lantern-42')
  await user.click(asked.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Weber Optik')).toBeVisible()
  expect(screen.queryByText('Lindqvist Bakery')).not.toBeInTheDocument()
  expect(screen.queryByDisplayValue('Ines Duarte')).not.toBeInTheDocument()
  expect(backend.calls(createCustomer)).toHaveLength(1)
})

test('with a second factor its code is asked for over the page too', async () => {
  const backend = currentBackend()
  const { user, asked, dialog } = await addWithoutSession()
  backend.refuse(logIn, 'second-factor-needed', 'Please enter your code.')
  await user.keyboard('Harbor-Lantern-42')
  await user.click(asked.getByRole('button', { name: 'Sign In' }))
  const code = await asked.findByLabelText('Code from your authenticator app')
  backend.answer(logInSecondFactor, () => {
    acceptAgain()
    return mara
  })
  await user.type(code, '123456{Enter}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByText('Customer Added')).toBeVisible()
})
