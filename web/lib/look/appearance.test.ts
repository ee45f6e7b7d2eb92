// @vitest-environment happy-dom
import { appearanceDefaults } from '#contract/settings/appearance.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetAppearance, rememberAppearance, showAppearance } from './appearance.ts'
import { saveCookieChoice } from '../cookies/save-cookie-choice.ts'

const page = document.documentElement
const chosen = {
  theme: 'dark',
  primaryColor: '#9D2463',
  usesPrimaryColor: true,
  fontSize: 'large',
  compactMode: true,
} as const

beforeEach(() => {
  forgetAppearance()
  localStorage.clear()
  document.cookie = 'plaudit_cookie_choice=; Path=/; Max-Age=0'
})

test('the shades of a color that come after signing out are nobody’s', async () => {
  showAppearance(chosen)
  rememberAppearance(chosen)
  forgetAppearance()
  await vi.dynamicImportSettled()
  expect(page.style.getPropertyValue('--accent')).toBe('')
  expect(localStorage.length).toBe(0)
})

test('a chosen look is shown, and leaves nothing behind until it is remembered', async () => {
  showAppearance(chosen)
  await vi.dynamicImportSettled()
  const { theme, fontSize, compact } = page.dataset
  expect([theme, fontSize, compact]).toEqual(['dark', 'large', ''])
  expect(page.style.getPropertyValue('--accent')).toContain('#9d2463')
  expect(localStorage.length).toBe(0)
})

test('the look as it comes takes every trace of another one away', () => {
  showAppearance(chosen)
  showAppearance(appearanceDefaults)
  expect(page.dataset['fontSize']).toBeUndefined()
  expect(page.dataset['compact']).toBeUndefined()
  expect(page.style.getPropertyValue('--accent')).toBe('')
})

test('what is remembered is what the page needs before it is drawn, and signing out forgets it', () => {
  rememberAppearance(chosen)
  const stored = JSON.parse(localStorage.getItem('plaudit-appearance') ?? '') as Record<string, unknown>
  expect(stored).toMatchObject({ fontSize: 'large', isCompact: true })
  expect(Object.keys(stored['colors'] as object)).toContain('--accent-text')
  expect(document.cookie).toContain('plaudit_theme=dark')
  forgetAppearance()
  expect(Object.keys(localStorage)).toEqual([])
  expect(document.cookie).toContain('plaudit_theme=dark')
})

test('where functional entries were refused nothing is kept', () => {
  saveCookieChoice([])
  rememberAppearance(chosen)
  expect(localStorage.length).toBe(0)
})
