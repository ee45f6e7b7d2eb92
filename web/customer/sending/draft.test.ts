import { afterEach, expect, test } from 'vitest'
import { submissionKeyDays, submissionResentDays } from '#contract/collection/collection.ts'
import { readDraft, saveDraft } from './draft.ts'
import { emptyEntries } from './entries.ts'

const hour = 3_600_000
const day = 24 * hour
const entries = {
  ...emptyEntries,
  customerName: 'Amara Okafor',
  content: 'They fixed it in a day.',
  rating: 4,
}
const outbox = {
  key: 'k1',
  body: {
    customerName: 'Amara Okafor',
    customerEmail: 'amara@example.com',
    company: '',
    content: 'They fixed it in a day.',
    rating: 4,
    formId: 'f1',
    consent: { version: '2026-11', scopes: [] },
    website: '',
  },
  earlier: [],
  isHeld: false,
  firstSentAt: 0,
}

afterEach(() => localStorage.clear())

test('what was typed comes back for seven days, form by form', () => {
  saveDraft('f1', { entries }, 0)
  expect(readDraft('f1', 6 * 24 * hour)?.entries).toEqual(entries)
  expect(readDraft('f2', hour)).toBeUndefined()
  expect(readDraft('f1', 8 * 24 * hour)).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('an unsent testimonial is sent again for seven days, and the server knows its key for longer', () => {
  expect(submissionKeyDays).toBeGreaterThan(submissionResentDays)
  saveDraft('f1', { entries, outbox }, 0)
  expect(readDraft('f1', submissionResentDays * day - 1)?.outbox).toEqual(outbox)
  const later = readDraft('f1', submissionResentDays * day)
  expect(later?.entries).toEqual(entries)
  expect(later?.outbox).toBeUndefined()
})

test('typing does not lengthen the time in which it is sent again', () => {
  saveDraft('f1', { entries: { ...entries, content: 'They fixed it in an hour.' }, outbox }, 6 * day)
  expect(readDraft('f1', 6 * day)?.outbox?.firstSentAt).toBe(0)
  const later = readDraft('f1', 8 * day)
  expect(later?.entries.content).toBe('They fixed it in an hour.')
  expect(later?.outbox).toBeUndefined()
})

test('a draft that does not say when its words first went out is kept, and not sent again', () => {
  const undatedOutbox = { ...outbox, firstSentAt: undefined }
  localStorage.setItem('plaudit-draft-f1', JSON.stringify({ savedAt: day, entries, outbox: undatedOutbox }))
  expect(readDraft('f1', submissionResentDays * day)).toEqual({ savedAt: day, entries })
})

test('a draft that is not one of ours is thrown away', () => {
  localStorage.setItem('plaudit-draft-f1', '{"entries":{"rating":11}}')
  expect(readDraft('f1')).toBeUndefined()
  localStorage.setItem('plaudit-draft-f1', 'not json')
  expect(readDraft('f1')).toBeUndefined()
})
