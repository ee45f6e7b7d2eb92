import { cookieChoice, themeCookie } from '#contract/cookies.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readCookie } from '../../lib/cookies/browser-cookie.ts'
import { openSitePage } from '../../test/open-site-page.tsx'

const category = (label: string) => screen.getByRole('switch', { name: label })
const button = (name: string) => screen.getByRole('button', { name })
const theme = (label: string) =>
  within(screen.getByRole('contentinfo')).getByRole('radio', { name: label, hidden: true })
const today = () => new Date().toISOString().slice(0, 10)
const storedChoice = () => readCookie(cookieChoice.name)

test('COOK-04: there is a switch for each optional category, on at first, and nothing is kept before a choice', async () => {
  await openSitePage('/cookies')
  expect(screen.getByText(/^You have not chosen yet\./)).toBeVisible()
  for (const label of ['Analytics', 'Functional', 'Marketing']) {
    expect(category(label)).toBeChecked()
    expect(category(label)).toBeEnabled()
  }
  expect(screen.getAllByRole('switch')).toHaveLength(3)
  expect(document.cookie).toBe('')
  expect(localStorage).toHaveLength(0)
})

test('COOK-05, COOK-06: Save Preferences keeps what is switched on, and the choice is there next time', async () => {
  const { user, reload } = await openSitePage('/cookies')
  await user.click(category('Analytics'))
  await user.click(button('Save Preferences'))
  expect(await screen.findByText('Preferences Saved')).toBeVisible()
  expect(screen.getAllByText(/: functional and marketing on, the rest off\.$/)).toHaveLength(2)
  expect(storedChoice()).toBe(`${cookieChoice.version}|${today()}|functional.marketing`)
  reload()
  expect(category('Analytics')).not.toBeChecked()
  expect(category('Functional')).toBeChecked()
  expect(screen.getAllByText(/: functional and marketing on, the rest off\.$/)).not.toHaveLength(0)
})

test('COOK-05, COOK-06: Reject Optional and Accept All turn every switch, and keep that', async () => {
  const { user } = await openSitePage('/cookies')
  await user.click(button('Reject Optional'))
  expect(await screen.findAllByText(/: essential only\.$/)).not.toHaveLength(0)
  for (const one of screen.getAllByRole('switch')) expect(one).not.toBeChecked()
  expect(storedChoice()).toBe(`${cookieChoice.version}|${today()}|`)
  await user.click(button('Accept All'))
  expect(await screen.findAllByText(/: all optional categories on\.$/)).not.toHaveLength(0)
  for (const one of screen.getAllByRole('switch')) expect(one).toBeChecked()
  expect(storedChoice()).toBe(`${cookieChoice.version}|${today()}|analytics.functional.marketing`)
})

test('COOK-06: a refused category is removed at once, and not kept again until it is allowed', async () => {
  const { user } = await openSitePage('/cookies')
  const stored = () => readCookie(themeCookie.name)
  await user.click(theme('Dark'))
  expect(stored()).toBe('dark')
  await user.click(button('Reject Optional'))
  expect(stored()).toBeUndefined()
  await user.click(theme('Light'))
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(stored()).toBeUndefined()
  await user.click(category('Functional'))
  await user.click(button('Save Preferences'))
  await user.click(theme('Dark'))
  expect(stored()).toBe('dark')
  await user.click(theme('Same as this device'))
})

test('a choice made for an older list is asked for again', async () => {
  document.cookie = `${cookieChoice.name}=${encodeURIComponent('0|2026-01-02|')}; path=/`
  await openSitePage('/cookies')
  expect(screen.getByText(/^You have not chosen yet\./)).toBeVisible()
  expect(category('Analytics')).toBeChecked()
})

test('a browser that refuses cookies is not told that its choice was saved', async () => {
  const { user } = await openSitePage('/cookies')
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
  await user.click(button('Accept All'))
  expect(await screen.findByText('Not saved')).toBeVisible()
  expect(screen.getByText(/^You have not chosen yet\./)).toBeVisible()
})
