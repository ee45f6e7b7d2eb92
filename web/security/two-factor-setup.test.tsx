import { beginTwoFactor, confirmTwoFactor, getTwoFactor } from '#contract/accounts/security.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../test/samples/samples.ts'
import { openSecurity, tenCodes, twoFactorOn } from '../test/samples/security-samples.ts'
import { currentBackend } from '../test/setup.ts'

const secret = 'JBSWY3DPEHPK3PXP'

test('a second factor is set up with the keyboard alone, and its codes can be kept (SET-02)', async () => {
  const backend = currentBackend()
  const { user } = openSecurity()
  const setUp = await screen.findByRole('button', { name: 'Set up' })
  setUp.focus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Set up two-factor authentication' })
  const press = async (name: string) => {
    within(dialog).getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
  }
  const password = within(dialog).getByLabelText('Current password')
  expect(password).toHaveFocus()
  await press('Continue')
  expect(await within(dialog).findByText('Password is required')).toBeVisible()
  const wrong = 'That is not your current password.'
  backend.refuse(beginTwoFactor, 'wrong-credentials', wrong, { password: wrong })
  await user.type(password, 'Not-this-1')
  await press('Continue')
  expect(await within(dialog).findByText(wrong)).toBeVisible()

  backend.answer(beginTwoFactor, { uri: `otpauth://totp/Plaudit:mara?secret=${secret}`, secret })
  await user.clear(password)
  await user.type(password, 'Harbor-7')
  await press('Continue')
  expect(await within(dialog).findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(within(dialog).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  const code = within(dialog).getByLabelText('Code from your authenticator app')
  expect(code).toHaveFocus()
  backend.refuse(confirmTwoFactor, 'wrong-code', 'This code is wrong.', { code: 'This code is wrong.' })
  await user.keyboard('000 000')
  await press('Turn on')
  expect(await within(dialog).findByText('This code is wrong.')).toBeVisible()

  backend.answer(confirmTwoFactor, { recoveryCodes: tenCodes })
  backend.answer(getTwoFactor, twoFactorOn())
  await user.clear(code)
  await user.type(code, '123 456')
  await press('Turn on')
  const saved = await screen.findByRole('dialog', { name: 'Save your recovery codes' })
  const list = within(saved).getByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(tenCodes)
  await user.click(within(saved).getByRole('button', { name: /^Copy codes/ }))
  expect(await navigator.clipboard.readText()).toBe(tenCodes.join('\n'))
  const file = within(saved).getByRole('link', { name: 'Download' })
  expect(file).toHaveAttribute('download', 'plaudit-recovery-codes.txt')
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(tenCodes.join('\n'))

  await user.click(within(saved).getByRole('button', { name: 'I saved them' }))
  expect(await screen.findByText('Two-factor authentication is on')).toBeVisible()
  expect(screen.getByText(/10 recovery codes left\./)).toBeVisible()
  expect(backend.received(beginTwoFactor).at(-1)?.body).toEqual({ password: 'Harbor-7' })
  expect(backend.received(confirmTwoFactor).at(-1)?.body).toEqual({ code: '123 456' })
})

test('an administrator without a second factor is told why they need one', async () => {
  openSecurity(aUser({ role: 'super_admin' }))
  expect(await screen.findByText('Turn this on')).toBeVisible()
})
