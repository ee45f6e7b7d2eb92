import { cancelEmailChange, resendVerification } from '#contract/accounts/address-proof.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aUser } from '../../test/samples/samples.ts'
import { someSettings } from '../../test/samples/settings-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const save = () => screen.getByRole('button', { name: 'Save' })

async function openProfile(own: Parameters<typeof aUser>[0] = {}) {
  currentBackend().answer(getSettings, someSettings())
  const me = aUser(own)
  const page = openPage('/settings', { as: me })
  await screen.findByLabelText('First name')
  return { me, ...page }
}

test('the profile is saved, and the sidebar shows it (SET-04, SET-07)', async () => {
  const backend = currentBackend()
  backend.answer(getBusinessProfile, null)
  const { user, me } = await openProfile({ hasBusinessProfile: false })
  await user.clear(screen.getByLabelText('First name'))
  await user.click(save())
  expect(await screen.findByText('First name is required')).toBeVisible()
  expect(backend.received(saveProfile)).toEqual([])
  await user.type(screen.getByLabelText('First name'), 'Maria')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  backend.answer(saveProfile, { ...me, firstName: 'Maria' })
  await user.click(save())
  expect(await screen.findByText('Profile Updated')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument())
  expect(backend.received(saveProfile)).toEqual([
    { body: { firstName: 'Maria', lastName: 'Lindqvist', email: 'mara@lindqvist.example' } },
  ])
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' })
  expect(within(sidebar).getByText('Maria Lindqvist')).toBeVisible()
})

test('another address needs the password', async () => {
  const backend = currentBackend()
  const { user, me } = await openProfile()
  const email = screen.getByLabelText('Email')
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
  await user.clear(email)
  await user.type(email, 'new@lindqvist.example')
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
    /We'll also tell mara@lindqvist\.example\./,
  )
  const wrong = 'That is not your current password.'
  backend.refuse(saveProfile, 'wrong-credentials', wrong, { currentPassword: wrong })
  await user.type(screen.getByLabelText('Current password'), 'Not-1')
  await user.click(save())
  expect(await screen.findByText(wrong), 'said once, at the field').toBeVisible()
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
    expect.stringContaining(wrong),
  )
  expect(email).toHaveValue('new@lindqvist.example')

  backend.answer(saveProfile, { ...me, pendingEmail: 'new@lindqvist.example' })
  await user.clear(screen.getByLabelText('Current password'))
  await user.type(screen.getByLabelText('Current password'), 'Harbor-7')
  await user.click(save())
  expect(
    await screen.findByText('Open the link we sent to new@lindqvist.example to finish the change.'),
  ).toBeVisible()
  expect(screen.getByText('Waiting for new@lindqvist.example')).toBeVisible()
  expect(email).toHaveValue('mara@lindqvist.example')
  expect(backend.received(saveProfile).at(-1)?.body).toMatchObject({
    email: 'new@lindqvist.example',
    currentPassword: 'Harbor-7',
  })
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument()
})

test('a new address that nobody confirmed yet can be sent its link again, or be called off', async () => {
  const backend = currentBackend()
  const { user, me } = await openProfile({ pendingEmail: 'new@lindqvist.example' })
  expect(screen.getByText(/Until then, you sign in with mara@lindqvist\.example\./)).toBeVisible()
  backend.answer(resendVerification, { message: 'We sent a link to new@lindqvist.example.' })
  await user.click(screen.getByRole('button', { name: 'Resend link' }))
  expect(await screen.findByText('We sent a link to new@lindqvist.example.')).toBeVisible()
  backend.answer(cancelEmailChange, { ...me, pendingEmail: null })
  await user.click(screen.getByRole('button', { name: 'Cancel change' }))
  await waitFor(() => expect(screen.queryByText('Waiting for new@lindqvist.example')).not.toBeInTheDocument())
})
