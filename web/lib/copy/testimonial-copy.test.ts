import { expect, test } from 'vitest'
import { averageCopy, statusCopyOf } from './testimonial-copy.ts'

test('the statuses have their words, and one that this version does not know is shown raw (DASH-22, DASH-23)', () => {
  expect(statusCopyOf('pending').label).toBe('Pending Review')
  expect(statusCopyOf('approved').label).toBe('Approved')
  expect(statusCopyOf('rejected').label).toBe('Rejected')
  expect(statusCopyOf('archived')).toEqual({ label: 'archived', tone: 'neutral' })
})

test('an average has one decimal, and is 0.0 when there is none (CONST-08)', () => {
  expect([4, 4.75, 4.04, 0, null].map(averageCopy)).toEqual(['4.0', '4.8', '4.0', '0.0', '0.0'])
})
