import { getInstance } from '#contract/instance/instance.ts'
import { notificationDefaults, saveNotificationSettings } from '#contract/settings/notification-settings.ts'
import { getOwnPhone, proveOwnPhone, setOwnPhone } from '#contract/settings/own-phone.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anInstance } from '../test/samples/samples.ts'
import { openSettings } from '../test/steps/open-settings.ts'
import { someSettings } from '../test/samples/settings-samples.ts'
import { currentBackend } from '../test/setup.ts'

const toggle = (name: string) => screen.getByRole('switch', { name: new RegExp(`^${name}`) })

const openNotifications = () => openSettings('notifications', () => screen.findAllByRole('switch'))

test('every notification that is sent has a setting, on but for the browser’s, and is saved (SET-03, SET-07, SET-09)', async () => {
  const backend = currentBackend()
  const { user } = await openNotifications()
  expect(
    screen
      .getAllByRole('switch')
      .map((one) => [one.closest('label')?.textContent, (one as HTMLInputElement).checked]),
  ).toEqual([
    [expect.stringMatching(/^Email notifications/), true],
    [expect.stringMatching(/^Browser notifications/), false],
    [expect.stringMatching(/^Testimonial approval/), true],
    [expect.stringMatching(/^Campaign updates/), true],
    [expect.stringMatching(/^Weekly reports/), true],
  ])
  await user.click(toggle('Weekly reports'))
  backend.answer(saveNotificationSettings, { ...notificationDefaults, weeklyReports: false })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Notification Settings Updated')).toBeVisible()
  expect(backend.received(saveNotificationSettings)).toEqual([{ body: { weeklyReports: false } }])
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument())
  expect(toggle('Weekly reports')).not.toBeChecked()
})

test('what the server keeps is what is shown, whatever this browser remembers (SET-03)', async () => {
  const notifications = { ...notificationDefaults, email: false, weeklyReports: false }
  currentBackend().answer(getSettings, someSettings({ notifications }))
  await openNotifications()
  expect(toggle('Email notifications')).not.toBeChecked()
  expect(toggle('Weekly reports')).not.toBeChecked()
})

test('browser notifications ask the browser first, and stay off when it says no (SET-09)', async () => {
  const ask = vi.fn<() => Promise<string>>()
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask })
  const { user } = await openNotifications()
  ask.mockResolvedValueOnce('denied')
  await user.click(toggle('Browser notifications'))
  expect(await screen.findByText(/^Your browser blocks notifications from this site\./)).toBeVisible()
  expect(toggle('Browser notifications')).not.toBeChecked()
  ask.mockResolvedValueOnce('granted')
  await user.click(toggle('Browser notifications'))
  await waitFor(() => expect(toggle('Browser notifications')).toBeChecked())
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a browser that has not been asked says how to be asked', async () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  currentBackend().answer(
    getSettings,
    someSettings({ notifications: { ...notificationDefaults, browser: true } }),
  )
  await openNotifications()
  expect(screen.getByText(/^Not allowed in this browser\./)).toBeVisible()
})

test('a server without mail says where emails wait', async () => {
  currentBackend().answer(getInstance, anInstance({ mailConfigured: false }))
  await openNotifications()
  expect(
    await screen.findByText(/This server can’t send email\. Emails are kept in the outbox and not sent\./),
  ).toBeVisible()
})

test('SMS notifications need a number that a code has proven, and are not shown on a server without text messages (SET-09)', async () => {
  const backend = currentBackend()
  backend.answer(getInstance, anInstance({ textsConfigured: true }))
  backend.answer(getOwnPhone, { phone: null, isProven: false })
  const { user } = await openNotifications()
  const sms = await screen.findByRole('switch', { name: 'SMS notifications' })
  expect(sms).toBeDisabled()
  await user.type(screen.getByLabelText('Your phone number'), '+1 212 555 0123')
  backend.answer(setOwnPhone, { phone: '+12125550123', isProven: false })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await user.type(await screen.findByLabelText('Code sent to +12125550123'), '123456')
  backend.answer(proveOwnPhone, { phone: '+12125550123', isProven: true })
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(toggle('SMS notifications')).toBeEnabled())
  await user.click(toggle('SMS notifications'))
  backend.answer(saveNotificationSettings, { ...notificationDefaults, sms: true })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(backend.received(saveNotificationSettings)).toEqual([{ body: { sms: true } }]))
  expect(backend.received(proveOwnPhone)).toEqual([{ body: { code: '123456' } }])
})
