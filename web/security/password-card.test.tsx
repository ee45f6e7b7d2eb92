import { changePassword } from '#contract/accounts/password.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSecurity } from '../test/samples/security-samples.ts'
import { currentBackend } from '../test/setup.ts'

const field = (label: string) => screen.getByLabelText(label)

test('the password is changed by whoever knows it (SET-05)', async () => {
  const backend = currentBackend()
  const { user } = openSecurity()
  const update = await screen.findByRole('button', { name: 'Update password' })
  await user.click(update)
  expect(await screen.findByText('Password is required')).toBeVisible()
  expect(field('Current password')).toHaveFocus()
  const rules = screen.getByRole('list', { name: 'Password requirements' })
  await user.type(field('New password'), 'lower')
  expect(within(rules).getAllByText('(done)')).toHaveLength(1)
  await user.type(field('New password'), '-Case-77')
  expect(within(rules).getAllByText('(done)')).toHaveLength(4)
  await user.type(field('Confirm new password'), 'different')
  await user.type(field('Current password'), 'Not-this-1')
  await user.click(update)
  expect(await screen.findByText("Passwords don't match")).toBeVisible()
  expect(backend.received(changePassword)).toEqual([])

  const wrong = 'That is not your current password.'
  backend.refuse(changePassword, 'wrong-credentials', wrong, { currentPassword: wrong })
  await user.clear(field('Confirm new password'))
  await user.type(field('Confirm new password'), 'lower-Case-77')
  await user.click(update)
  expect(await screen.findByText("Couldn't change your password")).toBeVisible()
  expect(field('Current password')).toHaveAccessibleDescription(wrong)

  backend.answer(changePassword, { message: 'Your other devices were signed out.' })
  await user.clear(field('Current password'))
  await user.type(field('Current password'), 'Harbor-7{Enter}')
  expect(await screen.findByText('Password Updated')).toBeVisible()
  expect(screen.getByText('Your other devices were signed out.')).toBeVisible()
  await waitFor(() => expect(field('New password')).toHaveValue(''))
  expect(backend.received(changePassword).at(-1)?.body).toEqual({
    currentPassword: 'Harbor-7',
    newPassword: 'lower-Case-77',
  })
})

test('a new password that is easy to guess is said beside it', async () => {
  const weak = 'This password is too easy to guess. Please choose another one.'
  currentBackend().refuse(changePassword, 'weak-password', weak, { newPassword: weak })
  const { user } = openSecurity()
  await user.type(await screen.findByLabelText('Current password'), 'Harbor-7')
  await user.type(field('New password'), 'Password1')
  await user.type(field('Confirm new password'), 'Password1{Enter}')
  await waitFor(() => expect(field('New password')).toHaveAccessibleDescription(weak))
  expect(field('New password')).toHaveFocus()
})
