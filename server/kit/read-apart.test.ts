import { afterEach, expect, test, vi } from 'vitest'
import { readApart } from './read-apart.ts'

afterEach(() => void vi.useRealTimers())

test('what takes longer than its limit is given up with a sentence, and the next is read', async () => {
  // A thread that waits for work, so that the time begins at once; a refusal leaves it as it is.
  await expect(readApart('json', ['[1'])).rejects.toThrow('This is not valid JSON.')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const reading = readApart('codes', ['a\n'.repeat(490_000)])
  const given = reading.catch((failure: unknown) => failure)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await given).toMatchObject({
    name: 'Unreadable',
    message: 'This file takes too long to read. Please split it into smaller files.',
  })
  vi.useRealTimers()
  expect(await readApart('json', ['[1, 2]'])).toEqual([1, 2])
})

test('a result of many rows comes in parts, in their order', async () => {
  const parts: number[][] = []
  const content = `review,name\n${Array.from({ length: 1_000 }, (_, row) => `Great ${row},Ana ${row}`).join('\n')}`
  const file = await readApart('reviews', [{ content }, {}, { now: new Date(), wantsRows: true }], (some) =>
    parts.push(some.map(({ row }) => row)),
  )
  expect(file.table.rows).toBe(1_000)
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 200, 200, 200])
  expect(parts.flat()).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 2))
})
