import { themeCookie } from '#contract/cookies.ts'
import { saveAppearanceSettings } from '#contract/settings/settings.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readCookie } from '../../lib/cookies/browser-cookie.ts'
import { openSitePage } from '../../test/open-site-page.tsx'
import { currentBackend } from '../../test/setup.ts'

const page = document.documentElement
const choose = (label: string) => screen.getByRole('radio', { name: label })

afterEach(() => {
  delete page.dataset['theme']
  delete page.dataset['signedIn']
})

test('a theme picked at the foot of a page is shown and remembered, and the device’s own leaves nothing behind', async () => {
  const { user, reload } = await openSitePage('/about')
  expect(choose('Same as this device')).toBeChecked()
  await user.click(choose('Dark'))
  expect([page.dataset['theme'], readCookie(themeCookie.name)]).toEqual(['dark', 'dark'])
  reload()
  expect(choose('Dark')).toBeChecked()
  await user.click(choose('Same as this device'))
  expect([page.dataset['theme'], readCookie(themeCookie.name)]).toEqual([undefined, undefined])
})

test('a signed-in user’s theme goes to their settings, a stranger’s does not', async () => {
  const backend = currentBackend()
  backend.lose(saveAppearanceSettings)
  const { user } = await openSitePage('/about')
  await user.click(choose('Dark'))
  expect(backend.calls(saveAppearanceSettings)).toEqual([])
  page.dataset['signedIn'] = ''
  await user.click(choose('Light'))
  await vi.waitFor(() =>
    expect(backend.received(saveAppearanceSettings)).toMatchObject([{ body: { theme: 'light' } }]),
  )
  expect(page.dataset['theme']).toBe('light')
})
