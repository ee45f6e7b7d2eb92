import { expect, test } from 'vitest'
import { averageChange, percentChange } from './month-change.ts'

test('a count is compared with the month before in whole percent', () => {
  expect(percentChange(112, 100)).toBe('+12%')
  expect(percentChange(23, 25)).toBe('-8%')
  expect(percentChange(5, 5)).toBe('0%')
  expect(percentChange(0, 3)).toBe('-100%')
  expect(percentChange(2498, 2500)).toBe('0%')
  expect(percentChange(1100, 100)).toBe('+1,000%')
})

test('an average is compared in stars, with one decimal', () => {
  expect(averageChange(4.8, 4.5)).toBe('+0.3')
  expect(averageChange(4.1, 4.9)).toBe('-0.8')
  expect(averageChange(4.49, 4.5)).toBe('0.0')
})

test('nothing is printed when there is nothing to compare with', () => {
  expect(percentChange(12, 0)).toBeUndefined()
  expect(averageChange(4.8, null)).toBeUndefined()
  expect(averageChange(null, 4.8)).toBeUndefined()
})
