import { expect, test, vi } from 'vitest'
import { attemptKeys } from './use-attempt-key.ts'

const words = { content: 'The rye keeps for a week.' }

test('the same content sent again is the same attempt', () => {
  const attempts = attemptKeys()
  const key = attempts.keyFor(words)
  expect(key).toHaveLength(32)
  expect(attempts.keyFor({ ...words })).toBe(key)
})

test('changed content is another attempt', () => {
  const attempts = attemptKeys()
  const key = attempts.keyFor(words)
  expect(attempts.keyFor({ content: 'The rye keeps for two weeks.' })).not.toBe(key)
})

test('the same content after it was done is meant a second time', () => {
  const attempts = attemptKeys()
  const key = attempts.keyFor(words)
  attempts.done()
  expect(attempts.keyFor(words)).not.toBe(key)
})

test('pages without https have keys too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(attemptKeys().keyFor(words)).toHaveLength(32)
  vi.unstubAllGlobals()
})
