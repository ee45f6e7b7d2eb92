import { logIn } from '#contract/accounts/accounts.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import { logInSecondFactor } from '#contract/accounts/second-factor.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { noNotifications } from '../../test/samples/overview-samples.ts'
import { aBusinessProfile, aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const field = 'Code from your authenticator app'

/** At the second step, on the way to the customers. */
async function openSecondStep() {
  const backend = currentBackend()
  backend.refuse(logIn, 'second-factor-needed', 'Please enter the code from your authenticator app.')
  const page = openPage('/login?next=%2Fcustomers', { as: null })
  await page.user.type(await screen.findByLabelText('Email'), 'mara@lindqvist.example')
  await page.user.type(screen.getByLabelText('Password'), 'Harbor-Lantern-42{Enter}')
  expect(await screen.findByRole('heading', { name: 'Two-factor authentication', level: 1 })).toBeVisible()
  return { backend, ...page }
}

test('signing in asks for the code, and comes back to the page that was asked for (AUTH-05, SET-02)', async () => {
  const { backend, user } = await openSecondStep()
  const code = screen.getByLabelText(field)
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Enter a code')).toBeVisible()
  expect(backend.received(logInSecondFactor)).toEqual([])

  backend.refuse(logInSecondFactor, 'wrong-code', 'This code is wrong.')
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText('This code is wrong.')).toBeVisible()
  expect(code).toHaveAccessibleDescription(/This code is wrong\./)

  backend.answer(logInSecondFactor, aUser())
  backend.answer(getBusinessProfile, aBusinessProfile())
  backend.answer(getNotifications, noNotifications)
  backend.answer(listCustomers, [])
  await user.clear(code)
  await user.type(code, ' 123 456{Enter}')
  expect(await screen.findByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  expect(backend.received(logInSecondFactor).at(-1)?.body).toEqual({ code: '123 456' })
})

test('a recovery code does in place of the app, and the way back is there (SET-02)', async () => {
  const { user } = await openSecondStep()
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  expect(await screen.findByLabelText('Recovery code')).toHaveFocus()
  expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(
    'One of the ten codes you saved. Each works once.',
  )
  await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }))
  expect(await screen.findByLabelText(field)).toHaveFocus()
})

test('a second step that came too late begins with the password again (SET-02)', async () => {
  const { backend, user } = await openSecondStep()
  backend.refuse(logInSecondFactor, 'link-expired', 'Your sign-in timed out. Please sign in again.')
  await user.type(screen.getByLabelText(field), '123456{Enter}')
  expect(await screen.findByText('Your sign-in timed out. Please sign in again.')).toBeVisible()
  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(location.search).toBe('?next=%2Fcustomers')
})

test('“Start over” leads back to the password', async () => {
  const { user } = await openSecondStep()
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
