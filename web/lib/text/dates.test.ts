import { expect, test } from 'vitest'
import { exactTime, relativeDate } from './dates.ts'

const now = new Date(2026, 10, 20, 9, 30)
const daysAgo = (days: number, hour = 9) => new Date(2026, 10, 20 - days, hour, 0)

test('what arrived this morning is from today (CONST-06)', () => {
  expect(relativeDate(daysAgo(0, 1), now)).toBe('Today')
})

test('what arrived late yesterday is a day old, even if only hours have passed (CONST-06)', () => {
  expect(relativeDate(daysAgo(1, 23), now)).toBe('1 day ago')
})

test('days are counted up to six (CONST-06)', () => {
  expect(relativeDate(daysAgo(2), now)).toBe('2 days ago')
  expect(relativeDate(daysAgo(6, 0), now)).toBe('6 days ago')
})

test('a week old and older is a date with its month in words, which nobody reads the other way around (CONST-06)', () => {
  const weekOld = daysAgo(7)
  expect(relativeDate(weekOld, now)).toBe(weekOld.toLocaleDateString(undefined, { dateStyle: 'medium' }))
})

test('a clock that runs ahead does not make the future', () => {
  expect(relativeDate(daysAgo(-1), now)).toBe('Today')
})

test('a day without a time is that day wherever the reader is', () => {
  expect(relativeDate('2026-11-20', now)).toBe('Today')
  expect(relativeDate('2026-11-19', now)).toBe('1 day ago')
  expect(relativeDate('2026-03-31', now)).toBe(
    new Date(2026, 2, 31).toLocaleDateString(undefined, { dateStyle: 'medium' }),
  )
  expect(exactTime('2026-03-31')).toBe(
    new Date(2026, 2, 31).toLocaleDateString(undefined, { dateStyle: 'long' }),
  )
})

test('a missing or broken date is unknown (CONST-06)', () => {
  expect(relativeDate(null, now)).toBe('Unknown')
  expect(relativeDate(undefined, now)).toBe('Unknown')
  expect(relativeDate('yesterday-ish', now)).toBe('Unknown')
  expect(exactTime('yesterday-ish')).toBe('')
})
