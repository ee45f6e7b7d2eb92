import { expect, test } from 'vitest'
import { Entries, type Entry } from './entries.ts'

function entryOf(id: string): Entry {
  const owner = { key: id, workspaceId: `workspace of ${id}`, userIds: [], outdatedSites: [], isUsed: true }
  const prepared = { head: [], tag: 'tag', identity: 'x'.repeat(100) }
  const times = { builtAt: 0, checkedAt: 0, connection: 0, isStale: false, wasUsed: true }
  return { id, ...owner, prepared, ...times, version: 1, marksOfSums: '', addresses: [], bytes: 0 }
}

function keep(entries: Entries, id: string): Entry {
  const entry = entryOf(id)
  entries.keep(entry)
  return entry
}

test('an answer is known by the address that it was asked for under, until it is no longer kept', () => {
  const entries = new Entries(1_000_000)
  const entry = keep(entries, 'a')
  entries.keepAddress('/widget/a.js', entry)
  expect(entries.at('/widget/a.js')).toBe(entry)
  entries.remove('a')
  expect(entries.at('/widget/a.js')).toBeUndefined()
  expect(entries.sizeBytes).toBe(0)
})

test('a newer answer under the same id is not found by the addresses of the one before', () => {
  const entries = new Entries(1_000_000)
  entries.keepAddress('/widget/a.js', keep(entries, 'a'))
  const earlier = entries.get('a')!
  const newer = keep(entries, 'a')
  expect(entries.at('/widget/a.js')).toBeUndefined()
  entries.keepAddress('/widget/a.js', earlier)
  expect(entries.at('/widget/a.js')).toBeUndefined()
  entries.keepAddress('/widget/a.js', newer)
  expect(entries.at('/widget/a.js')).toBe(newer)
})

test('however many addresses somebody thinks up, an answer keeps the last few', () => {
  const entries = new Entries(1_000_000)
  const entry = keep(entries, 'a')
  const before = entries.sizeBytes
  for (let number = 0; number < 10_000; number++) entries.keepAddress(`/widget/a.js?v=${number}`, entry)
  expect(entries.at('/widget/a.js?v=9999')).toBe(entry)
  expect(entries.at('/widget/a.js?v=0')).toBeUndefined()
  expect(entries.sizeBytes).toBeLessThan(before + 1_000)
})

test('an address that nobody would write is not kept', () => {
  const entries = new Entries(1_000_000)
  const entry = keep(entries, 'a')
  const address = `/widget/a.js?${'x'.repeat(1_000)}`
  entries.keepAddress(address, entry)
  expect(entries.at(address)).toBeUndefined()
})

test('addresses count: with them, fewer answers fit into the same room', () => {
  const bare = new Entries(100_000)
  const addressed = new Entries(100_000)
  for (let number = 0; number < 1_000; number++) {
    keep(bare, `a${number}`)
    addressed.keepAddress(`/widget/a${number}.js?${'x'.repeat(300)}`, keep(addressed, `a${number}`))
  }
  expect(addressed.sizeBytes).toBeLessThanOrEqual(100_000)
  expect(addressed.size).toBeLessThan(bare.size)
})
