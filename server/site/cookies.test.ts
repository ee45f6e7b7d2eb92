import { expect, test } from 'vitest'
import { cookieDurations, cookieTable, isNamed } from '#contract/cookie-table.ts'
import { sessionCookie } from '#contract/cookies.ts'

test('COOK-03: the durations of the documents can be said, and each entry has one of them', () => {
  const documented = ['session', '24 hours', '30 days', '90 days', '6 months', '1 year', '2 years']
  expect(cookieDurations).toEqual(expect.arrayContaining(documented))
  for (const { duration } of cookieTable) expect(cookieDurations).toContain(duration)
})

test('COOK-02: each entry has a name of its own, a purpose, and can be turned off unless it is essential', () => {
  expect(new Set(cookieTable.map(({ name }) => name)).size).toBe(cookieTable.length)
  for (const { purpose, category, canDisable } of cookieTable) {
    expect(purpose).toMatch(/^[A-Z].{20,}\.$/)
    expect(canDisable).toBe(category !== 'essential')
  }
})

test('an entry whose name ends with a star is met under every id', () => {
  const entry = cookieTable.find(({ name }) => name.endsWith('*'))!
  expect(isNamed(entry, entry.name.replace('*', 'form-1'))).toBe(true)
  expect(isNamed(entry, 'another')).toBe(false)
  const session = cookieTable.find(({ name }) => name === sessionCookie)!
  expect(isNamed(session, `__Host-${sessionCookie}`)).toBe(true)
})
