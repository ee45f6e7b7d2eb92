import { disableTwoFactor, getTwoFactor, renewRecoveryCodes } from '#contract/accounts/security.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDialog } from '../test/steps/open-dialog.ts'
import { openSecurity, tenCodes, twoFactorOn } from '../test/samples/security-samples.ts'
import { currentBackend } from '../test/setup.ts'

test('new recovery codes take the password and a code (SET-02)', async () => {
  const backend = currentBackend()
  backend.answer(getTwoFactor, twoFactorOn())
  const { user } = openSecurity()
  const button = await screen.findByRole('button', { name: 'Get new recovery codes' })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Get new recovery codes?' })
  const confirm = within(dialog).getByRole('button', { name: 'Get new codes' })
  await user.click(confirm)
  expect(await within(dialog).findByText('Password is required')).toBeVisible()
  expect(within(dialog).getByText('Enter a code')).toBeVisible()
  expect(backend.received(renewRecoveryCodes)).toEqual([])

  const wrong = 'This recovery code is wrong or was already used.'
  backend.refuse(renewRecoveryCodes, 'wrong-code', wrong, { code: wrong })
  await user.type(within(dialog).getByLabelText('Current password'), 'Harbor-7')
  await user.type(within(dialog).getByLabelText('Code'), 'aaaaa-aaaaa')
  await user.click(confirm)
  expect(await within(dialog).findByText(wrong)).toBeVisible()

  backend.answer(renewRecoveryCodes, { recoveryCodes: tenCodes })
  await user.clear(within(dialog).getByLabelText('Code'))
  await user.type(within(dialog).getByLabelText('Code'), '123456')
  await user.click(confirm)
  const saved = await screen.findByRole('dialog', { name: 'Save your recovery codes' })
  expect(within(saved).getAllByRole('listitem')).toHaveLength(10)
  expect(backend.received(renewRecoveryCodes).at(-1)?.body).toEqual({
    password: 'Harbor-7',
    code: '123456',
  })
  await user.click(within(saved).getByRole('button', { name: 'I saved them' }))
  await waitFor(() => expect(button).toHaveFocus())
})

test('turning it off takes the password and a code (SET-02)', async () => {
  const backend = currentBackend()
  backend.answer(getTwoFactor, twoFactorOn())
  backend.answer(disableTwoFactor, { enabledAt: null, recoveryCodesLeft: 0 })
  const { user } = openSecurity()
  const dialog = await openDialog(user, 'Turn off', 'Turn off two-factor authentication?')
  await user.type(within(dialog).getByLabelText('Current password'), 'Harbor-7')
  await user.type(within(dialog).getByLabelText('Code'), 'k3v9x-70mh1')
  await user.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
  expect(backend.received(disableTwoFactor)).toEqual([
    { body: { password: 'Harbor-7', code: 'k3v9x-70mh1' } },
  ])
})

test.for([
  [3, '3 recovery codes left'],
  [1, '1 recovery code left'],
  [0, 'No recovery codes left'],
] as const)('with %i codes left the card warns', async ([recoveryCodesLeft, sentence]) => {
  currentBackend().answer(getTwoFactor, twoFactorOn({ recoveryCodesLeft }))
  openSecurity()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByText(/Get new ones now\./)).toBeVisible()
})
