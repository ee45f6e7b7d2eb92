import { listCustomers } from '#contract/customers/customers.ts'
import { saveAiSettings } from '#contract/settings/ai-settings.ts'
import { notificationDefaults, saveNotificationSettings } from '#contract/settings/notification-settings.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { getWriter } from '#contract/writer/writer-state.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { openSecurity } from '../test/samples/security-samples.ts'
import { aWriter, someSettings } from '../test/samples/settings-samples.ts'
import { currentBackend } from '../test/setup.ts'

beforeEach(() => currentBackend().answer(getWriter, aWriter()))

const names = ['Profile', 'Notifications', 'AI Settings', 'Appearance', 'Security']
const tab = (name: string) => screen.getByRole('tab', { name })
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

test('every tab of the settings has an address of its own (SET-01)', async () => {
  currentBackend().answer(getSettings, someSettings())
  const page = openPage('/settings')
  expect(await screen.findByLabelText('First name')).toHaveValue('Mara')
  expect(tabs()).toEqual(names)
  expect(tab('Profile')).toHaveAttribute('aria-selected', 'true')
  for (const [name, address] of [
    ['Notifications', 'notifications'],
    ['AI Settings', 'ai'],
    ['Appearance', 'appearance'],
  ] as const) {
    await page.user.click(tab(name))
    expect(location.pathname + location.search).toBe(`/settings?tab=${address}`)
    page.reload()
    expect(await screen.findByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
})

test('the security tab has an address too (SET-01)', async () => {
  openSecurity()
  expect(await screen.findByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
})

test('the keyboard alone goes through the tabs, changes a setting and saves it', async () => {
  const backend = currentBackend()
  backend.answer(getSettings, someSettings())
  const { user } = openPage('/settings')
  const first = await screen.findByRole('tab', { name: 'Profile' })
  first.focus()
  await user.keyboard('{ArrowRight}')
  expect(tab('Notifications')).toHaveFocus()
  expect(location.search).toBe('?tab=notifications')
  const weekly = await screen.findByRole('switch', { name: /^Weekly reports/ })
  for (let presses = 0; presses < 12 && document.activeElement !== weekly; presses += 1) await user.tab()
  await user.keyboard(' ')
  expect(weekly).not.toBeChecked()
  backend.answer(saveNotificationSettings, { ...notificationDefaults, weeklyReports: false })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Notification Settings Updated')).toBeVisible()
  expect(backend.received(saveNotificationSettings)).toEqual([{ body: { weeklyReports: false } }])
})

test('what was typed waits while another page is looked at, and can be discarded', async () => {
  const backend = currentBackend()
  backend.answer(getSettings, someSettings())
  backend.answer(listCustomers, [])
  const { user } = openPage('/settings?tab=ai')
  await user.selectOptions(await screen.findByLabelText('Tone'), 'Casual')
  await user.click(tab('Profile'))
  await user.click(screen.getByRole('link', { name: 'Customers' }))
  expect(await screen.findByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  await user.click(await screen.findByRole('tab', { name: 'AI Settings (unsaved)' }))
  expect(screen.getByLabelText('Tone')).toHaveValue('Casual')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Tone')).toHaveValue('Professional')
  await user.click(tab('Profile'))
  expect(tabs()).toEqual(names)
  expect(backend.received(saveAiSettings)).toEqual([])
})

test('the browser asks before a page with unsaved changes is closed, and only then', async () => {
  currentBackend().answer(getSettings, someSettings())
  const { user } = openPage('/settings?tab=ai')
  const tone = await screen.findByLabelText('Tone')
  // `fireEvent` answers false when the browser was told to ask.
  const leaves = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
  expect(leaves()).toBe(true)
  await user.selectOptions(tone, 'Casual')
  expect(leaves()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(leaves()).toBe(true))
})

test('settings that cannot be loaded say so, and can be tried again', async () => {
  const backend = currentBackend()
  backend.fail(getSettings)
  const { user } = openPage('/settings')
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load your settings.")
  backend.answer(getSettings, someSettings())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('First name')).toBeVisible()
  expect(tabs()).toEqual(names)
})
