// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { applyTheme, readTheme } from './theme.ts'

beforeEach(() => {
  localStorage.clear()
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
  expect(localStorage.length).toBe(0)
})

test('an unknown stored value is the system theme', () => {
  localStorage.setItem('plaudit-theme', 'sepia')
  expect(readTheme()).toBe('system')
})
