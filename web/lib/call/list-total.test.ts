import { expect, test } from 'vitest'
import { countCopy, totalOf } from './list-total.ts'

const page = { items: [], total: 10_000, isCounted: true, nextCursor: undefined }

test('a number is said only where the server has counted to the end', () => {
  expect(totalOf([page], 96, true)).toBe(10_000)
  expect(totalOf([{ ...page, isCounted: false }], 96, true)).toBeUndefined()
  expect(totalOf([{ ...page, isCounted: false }], 120, false), 'all of them are here').toBe(120)
})

test('what is not counted yet is so many so far', () => {
  expect(countCopy(1, 1, 'testimonial')).toBe('1 testimonial')
  expect(countCopy(10_000, 96, 'testimonial')).toBe('10,000 testimonials')
  expect(countCopy(undefined, 96, 'testimonial')).toBe('96 testimonials so far')
  expect(countCopy(undefined, 0, 'testimonial')).toBe('Searching...')
})
