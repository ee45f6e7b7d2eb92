import { appearanceDefaults } from '#contract/settings/appearance.ts'
import { getSettings, saveAppearanceSettings } from '#contract/settings/settings.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aUser } from '../../test/samples/samples.ts'
import { openSettings } from '../../test/steps/open-settings.ts'
import { someSettings } from '../../test/samples/settings-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const page = document.documentElement
const accent = () => page.style.getPropertyValue('--accent')
const radio = (name: string | RegExp) => screen.getByRole('radio', { name })
const code = () => screen.getByLabelText('Color code')
const save = () => screen.getByRole('button', { name: 'Save' })

const openAppearance = () => openSettings('appearance', () => screen.findByLabelText('Color code'))

test('appearance begins as documented, but for the theme, which follows the device (SET-13)', async () => {
  await openAppearance()
  expect(page.dataset['theme']).toBeUndefined()
  expect(radio(/^System/)).toBeChecked()
  expect(code()).toHaveValue('#2563EB')
  expect(radio('Plaudit green')).toBeChecked()
  expect(radio('Medium')).toBeChecked()
  expect(screen.getByRole('switch', { name: /^Compact mode/ })).not.toBeChecked()
})

test('each choice shows at once, and only the changes are saved (SET-03, SET-07, SET-13)', async () => {
  const backend = currentBackend()
  const { user } = await openAppearance()
  await user.click(radio(/^Dark/))
  expect(page.dataset['theme']).toBe('dark')
  await user.click(radio('Blue'))
  await waitFor(() => expect(accent()).toContain('#2563eb'))
  await user.click(radio('Plaudit green'))
  expect(accent()).toBe('')
  await user.clear(code())
  await user.type(code(), '#b4472e')
  expect(accent()).toContain('#b4472e')
  await user.click(radio('Large'))
  expect(page.dataset['fontSize']).toBe('large')
  await user.click(screen.getByRole('switch', { name: /^Compact mode/ }))
  expect(page.dataset['compact']).toBe('')
  const body = {
    theme: 'dark',
    primaryColor: '#B4472E',
    usesPrimaryColor: true,
    fontSize: 'large',
    compactMode: true,
  } as const
  backend.answer(saveAppearanceSettings, body)
  await user.click(save())
  expect(await screen.findByText('Appearance Updated')).toBeVisible()
  expect(backend.received(saveAppearanceSettings)).toEqual([{ body }])
  await user.click(screen.getByRole('tab', { name: 'Profile' }))
  expect(page.dataset['theme']).toBe('dark')
  expect(page.dataset['fontSize']).toBe('large')
})

test('half a color is not saved, and says what one looks like (SET-13)', async () => {
  const { user } = await openAppearance()
  await user.clear(code())
  await user.type(code(), '#b447')
  await user.click(save())
  expect(await screen.findByText('Enter a color like #2563EB.')).toBeVisible()
  expect(code()).toBeInvalid()
  expect(currentBackend().received(saveAppearanceSettings)).toEqual([])
})

test('a look that was not saved goes with the tab (SET-13)', async () => {
  const { user } = await openAppearance()
  await user.click(radio(/^Dark/))
  expect(page.dataset['theme']).toBe('dark')
  await user.click(screen.getByRole('tab', { name: 'Profile' }))
  await waitFor(() => expect(page.dataset['theme']).toBeUndefined())
})

test('the theme in the sidebar is the same setting (SET-13)', async () => {
  const backend = currentBackend()
  backend.answer(saveAppearanceSettings, { ...appearanceDefaults, theme: 'dark' })
  const { user } = await openAppearance()
  await user.click(screen.getByRole('button', { name: 'Theme' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Dark' }))
  await waitFor(() => expect(radio(/^Dark/)).toBeChecked())
  expect(page.dataset['theme']).toBe('dark')
  expect(backend.received(saveAppearanceSettings)).toEqual([{ body: { theme: 'dark' } }])
})

test('a theme picked before there was an account becomes the account’s (SET-13)', async () => {
  const backend = currentBackend()
  document.cookie = 'plaudit_theme=dark; path=/'
  backend.answer(getSettings, someSettings())
  backend.answer(saveAppearanceSettings, { ...appearanceDefaults, theme: 'dark' })
  openPage('/settings', { as: aUser({ appearance: null }) })
  await waitFor(() =>
    expect(backend.received(saveAppearanceSettings)[0]).toEqual({ body: { theme: 'dark' } }),
  )
  expect(page.dataset['theme']).toBe('dark')
})
