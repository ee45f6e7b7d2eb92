import { endSession, getTwoFactor, listSessions, signOutOthers } from '#contract/accounts/security.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSession, openSecurity } from '../test/samples/security-samples.ts'
import { currentBackend } from '../test/setup.ts'

const here = aSession({ device: 'Firefox on Windows', isCurrent: true })
const phone = aSession()
const unknown = aSession({ device: 'Unknown device' })

const devices = () => screen.getByRole('list', { name: 'Devices' })
const lines = () => within(devices()).getAllByRole('listitem')

test('every device is listed in words, and this one cannot be signed out here (SET-02)', async () => {
  currentBackend().answer(listSessions, [here, phone, unknown])
  openSecurity()
  await screen.findByText('This device')
  expect(lines()).toHaveLength(3)
  const [first, second] = lines()
  expect(first).toHaveTextContent('Firefox on Windows')
  expect(first).toHaveTextContent('This device')
  expect(within(first!).queryByRole('button')).not.toBeInTheDocument()
  expect(within(second!).getByText('Safari on iPhone')).toBeVisible()
  expect(within(second!).getAllByRole('time')[0]).toHaveAttribute('title', expect.stringMatching(/2026/))
  expect(within(second!).getByRole('button', { name: 'Sign out Safari on iPhone' })).toBeVisible()
})

test('one device is signed out from the keyboard, which goes on from the list (SET-02)', async () => {
  const backend = currentBackend()
  backend.answer(listSessions, [here, phone, unknown])
  const { user } = openSecurity()
  const signOut = await screen.findByRole('button', { name: 'Sign out Unknown device' })
  backend.answer(endSession, { id: unknown.id })
  backend.answer(listSessions, [here, phone])
  signOut.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(devices()).toHaveFocus()
  expect(backend.received(endSession)).toEqual([{ params: { id: unknown.id } }])
})

test('all other devices are signed out at once, after a question (SET-02)', async () => {
  const backend = currentBackend()
  backend.answer(listSessions, [here, phone, unknown])
  const { user } = openSecurity()
  await user.click(await screen.findByRole('button', { name: 'Sign out other devices' }))
  let dialog = await screen.findByRole('dialog', { name: 'Sign out other devices?' })
  expect(dialog).toHaveTextContent('This signs out 2 devices right away.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(backend.received(signOutOthers)).toEqual([])

  backend.answer(signOutOthers, { ended: 2 })
  backend.answer(listSessions, [here])
  await user.click(screen.getByRole('button', { name: 'Sign out other devices' }))
  dialog = await screen.findByRole('dialog', { name: 'Sign out other devices?' })
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText("2 devices signed out. You're still signed in here.")).toBeVisible()
  await waitFor(() => expect(lines()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Sign out other devices' })).not.toBeInTheDocument()
})

test('a device that could not be signed out stays in the list', async () => {
  const backend = currentBackend()
  backend.answer(listSessions, [here, phone])
  backend.fail(endSession)
  const { user } = openSecurity()
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }))
  expect(await screen.findByText("Couldn't sign out the device")).toBeVisible()
  expect(lines()).toHaveLength(2)
})

test('an outage is said in each card, and a retry brings it back', async () => {
  const backend = currentBackend()
  backend.refuse(listSessions, 'unavailable', 'Later.')
  backend.refuse(getTwoFactor, 'unavailable', 'Later.')
  const { user } = openSecurity()
  await waitFor(() => expect(screen.getAllByText('Later.')).toHaveLength(2))
  backend.answer(listSessions, [here])
  backend.answer(getTwoFactor, { enabledAt: null, recoveryCodesLeft: 0 })
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again)
  expect(await screen.findByText('This device')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible()
  expect(screen.queryByText('Later.')).not.toBeInTheDocument()
})

test('while the cards load, their places are held and named', async () => {
  const backend = currentBackend()
  const held = [backend.hold(listSessions), backend.hold(getTwoFactor)]
  openSecurity()
  expect(await screen.findByRole('status', { name: 'Loading devices' })).toBeVisible()
  expect(screen.getByRole('status', { name: 'Loading two-factor authentication' })).toBeVisible()
  for (const { release } of held) release()
  expect(await screen.findByText('This device')).toBeVisible()
  expect(screen.queryByRole('status', { name: 'Loading devices' })).not.toBeInTheDocument()
})
