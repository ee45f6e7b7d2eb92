// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { applyTheme, readTheme } from './theme.ts'

beforeEach(() => {
  document.cookie = 'plaudit_theme=; Path=/; Max-Age=0'
  delete document.documentElement.dataset['theme']
})

test('a chosen theme is shown at once and remembered', () => {
  applyTheme('dark')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(readTheme()).toBe('dark')
})

test('going back to the system leaves nothing behind', () => {
  applyTheme('light')
  applyTheme('system')
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(readTheme()).toBe('system')
  expect(document.cookie).not.toContain('plaudit_theme')
})

test('an unknown stored value is the system theme', () => {
  document.cookie = 'plaudit_theme=sepia; Path=/'
  expect(readTheme()).toBe('system')
})
