import { expect, test } from 'vitest'
import { wordsOfStatus } from './testimonial-copy.ts'

test('the statuses have their words, and one that this version does not know is shown raw (DASH-22, DASH-23)', () => {
  expect(wordsOfStatus('pending').label).toBe('Pending Review')
  expect(wordsOfStatus('approved').label).toBe('Approved')
  expect(wordsOfStatus('rejected').label).toBe('Rejected')
  expect(wordsOfStatus('archived')).toEqual({ label: 'archived', tone: 'neutral' })
})
