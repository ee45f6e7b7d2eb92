import { expect, test } from 'vitest'
import { entryOptionsOf, withEntry } from './own-entries.ts'

const presets = [{ value: 'catering', label: 'Catering' }]

test('entries of one’s own are called custom-0, custom-1 and replace the presets (COLL-20, COLL-23)', () => {
  expect(entryOptionsOf(presets, [])).toEqual(presets)
  expect(entryOptionsOf(presets, ['Rye', 'Rolls'])).toEqual([
    { value: 'custom-0', label: 'Rye' },
    { value: 'custom-1', label: 'Rolls' },
  ])
})

test('entries are trimmed; empty and double ones are ignored (RULE-21)', () => {
  expect(withEntry([], '  Rye ')).toEqual(['Rye'])
  for (const ignored of ['', '   ', 'Rye', ' rye']) expect(withEntry(['Rye'], ignored)).toEqual(['Rye'])
})
