import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const now = new Date('2026-11-21T10:00:00Z')

test('a trial that began a minute ago has all of its days', () => {
  expect(daysLeft('2026-12-05T09:59:00Z', now)).toBe(14)
})

test('the last hours are a day, and what is past is none', () => {
  expect(daysLeft('2026-11-21T12:00:00Z', now)).toBe(1)
  expect(daysLeft('2026-11-21T10:00:00Z', now)).toBe(0)
  expect(daysLeft('2026-11-01T10:00:00Z', now)).toBeLessThan(0)
})
