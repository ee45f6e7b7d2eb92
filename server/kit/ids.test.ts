import { expect, test } from 'vitest'
import { rowId } from './ids.ts'

test('ids made within one millisecond sort in the order in which they were made', () => {
  const now = new Date('2026-11-21T10:00:00.123Z')
  const ids = Array.from({ length: 1000 }, () => rowId(now))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(1000)
})

test('an id names its moment and says that it is a UUIDv7', () => {
  const id = rowId(new Date(1_795_000_000_000))
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(1_795_000_000_000)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
