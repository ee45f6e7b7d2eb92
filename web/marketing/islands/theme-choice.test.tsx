import { appearanceDefaults } from '#contract/appearance.ts'
import { saveAppearanceSettings } from '#contract/settings.ts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { currentBackend } from '../../test/setup.ts'
import { ThemeChoice } from './theme-choice.tsx'

const page = document.documentElement
const pick = () => userEvent.setup({ delay: null }).click(screen.getByRole('radio', { name: 'Dark' }))

afterEach(() => {
  delete page.dataset['signedIn']
  delete page.dataset['theme']
})

test('a theme picked on a public page while signed in is the account’s too', async () => {
  const backend = currentBackend()
  backend.answer(saveAppearanceSettings, { ...appearanceDefaults, theme: 'dark' })
  page.dataset['signedIn'] = ''
  render(<ThemeChoice />)
  await pick()
  expect(page.dataset['theme']).toBe('dark')
  await waitFor(() => expect(backend.received(saveAppearanceSettings)).toEqual([{ body: { theme: 'dark' } }]))
})

test('signed out it is this browser’s alone', async () => {
  render(<ThemeChoice />)
  await pick()
  expect(page.dataset['theme']).toBe('dark')
  expect(document.cookie).toContain('plaudit_theme=dark')
  expect(currentBackend().sent).toEqual([])
})
