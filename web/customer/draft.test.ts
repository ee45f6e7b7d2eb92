import { afterEach, expect, test } from 'vitest'
import { readDraft, saveDraft } from './draft.ts'
import { emptyEntries } from './entries.ts'

const hour = 3_600_000
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
}

afterEach(() => localStorage.clear())

test('what was typed comes back for seven days, form by form', () => {
  saveDraft('f1', { entries }, 0)
  expect(readDraft('f1', 6 * 24 * hour)?.entries).toEqual(entries)
  expect(readDraft('f2', hour)).toBeUndefined()
  expect(readDraft('f1', 8 * 24 * hour)).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('an unsent testimonial is sent again only while the server still knows its key', () => {
  saveDraft('f1', { entries, outbox }, 0)
  expect(readDraft('f1', 22 * hour)?.outbox).toEqual(outbox)
  const later = readDraft('f1', 24 * hour)
  expect(later?.entries).toEqual(entries)
  expect(later?.outbox).toBeUndefined()
})

test('a draft that is not one of ours is thrown away', () => {
  localStorage.setItem('plaudit-draft-f1', '{"entries":{"rating":11}}')
  expect(readDraft('f1')).toBeUndefined()
  localStorage.setItem('plaudit-draft-f1', 'not json')
  expect(readDraft('f1')).toBeUndefined()
})
