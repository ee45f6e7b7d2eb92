import { cookieChoice } from '#contract/cookies.ts'
// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { isRefused, readCookieChoice } from './cookie-choice.ts'
import { applyTheme } from '../look/theme.ts'
import { saveCookieChoice } from './save-cookie-choice.ts'

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'plaudit_cookie_choice=; Path=/; Max-Age=0'
})

test('before a choice nothing is refused and nothing is chosen', () => {
  expect(readCookieChoice()).toBeUndefined()
  expect(isRefused('functional')).toBe(false)
})

test('a choice is kept with its day, and only known categories are read back', () => {
  saveCookieChoice(['functional'], new Date('2026-11-21T23:30:00Z'))
  expect(readCookieChoice()).toEqual({ allowed: ['functional'], chosenOn: '2026-11-21' })
  document.cookie = `plaudit_cookie_choice=${cookieChoice.version}|2026-11-22|functional.tracking; Path=/`
  expect(readCookieChoice()?.allowed).toEqual(['functional'])
})

test('a choice for another version of the list does not count', () => {
  document.cookie = 'plaudit_cookie_choice=1|2026-11-22|functional; Path=/'
  expect(readCookieChoice()).toBeUndefined()
})

test('a refused theme is forgotten, and picking one again lasts until the page is left', () => {
  applyTheme('dark')
  localStorage.setItem('plaudit-draft-abc', '{}')
  saveCookieChoice([])
  expect(document.cookie).not.toContain('plaudit_theme')
  expect(localStorage.getItem('plaudit-draft-abc')).toBe('{}')
  applyTheme('light')
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(document.cookie).not.toContain('plaudit_theme')
})
