import { activityKinds, type Activity } from '#contract/overview/overview.ts'
import { expect, test } from 'vitest'
import { activityHref, activitySentence as sentenceOf } from './activity-copy.ts'

const activitySentence = (one: Activity, isMailConfigured = true) => sentenceOf(one, isMailConfigured)

const line: Activity = {
  id: '1',
  kind: 'submitted',
  at: '2026-03-31T08:00:00.000Z',
  count: 1,
  name: 'Ines Duarte',
  testimonialId: 'abc',
  rating: 5,
  isPrivate: false,
  isWaiting: true,
}

test('private feedback is never called a testimonial', () => {
  expect(activitySentence(line)).toBe('Ines Duarte left a testimonial')
  expect(activitySentence({ ...line, isPrivate: true })).toBe('Ines Duarte sent private feedback')
})

test('one is told by name, several by number', () => {
  expect(activitySentence({ ...line, kind: 'approved' })).toBe('Ines Duarte’s testimonial was approved')
  expect(activitySentence({ ...line, kind: 'approved', count: 40, name: null })).toBe(
    '40 testimonials were approved',
  )
  expect(activitySentence({ ...line, kind: 'imported', count: 0, name: 'Google' })).toBe(
    'The import from Google added nothing new',
  )
})

test('an import without a stated source names none', () => {
  const nameless = { ...line, count: 4, name: null } as const
  expect(activitySentence({ ...nameless, kind: 'imported' })).toBe('4 testimonials imported')
  expect(activitySentence({ ...nameless, kind: 'imported', count: 0 })).toBe('The import added nothing new')
  expect(activitySentence({ ...nameless, kind: 'customers-imported' })).toBe('4 customers imported')
  expect(activitySentence({ ...nameless, kind: 'customers-imported', count: 0 })).toBe(
    'The list added no new customers',
  )
  expect(activitySentence({ ...nameless, kind: 'import-failed' })).toBe('The import failed')
})

test('an imported list of customers is not called testimonials, and leads to the customers', () => {
  const list = { ...line, kind: 'customers-imported', name: 'customers.csv' } as const
  expect(activitySentence({ ...list, count: 220 })).toBe('220 customers imported from customers.csv')
  expect(activitySentence(list)).toBe('1 customer imported from customers.csv')
  expect(activitySentence({ ...list, count: 0 })).toBe('The list customers.csv added no new customers')
  expect(activityHref({ ...list, testimonialId: null })).toBe('/customers')
})

test('without a mail server, requests are in the outbox and not called sent', () => {
  const campaign = { ...line, kind: 'campaign-sent', count: 3, name: 'Spring' } as const
  expect(activitySentence(campaign)).toBe('Spring sent 3 requests')
  expect(activitySentence(campaign, false)).toBe('3 requests from Spring are in the outbox')
  const asked = { ...line, kind: 'requested' } as const
  expect(activitySentence(asked, false)).toBe('A request for Ines Duarte is in the outbox')
  expect(activitySentence({ ...asked, count: 3 }, false)).toBe('3 requests are in the outbox')
})

test('every kind has its sentence and leads somewhere', () => {
  const sentences = activityKinds.map((kind) => activitySentence({ ...line, kind }))
  expect(new Set(sentences).size).toBe(activityKinds.length)
  expect(activityHref(line)).toBe('/testimonials?view=abc')
  expect(activityHref({ kind: 'requested', testimonialId: null })).toBe('/customers')
  expect(activityHref({ kind: 'imported', testimonialId: null })).toBe('/testimonials')
})
