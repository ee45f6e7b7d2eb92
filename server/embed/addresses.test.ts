import { expect, test } from 'vitest'
import { Addresses } from './addresses.ts'
import { widgetAskedFor } from './views.ts'

const asked = widgetAskedFor(`/widget/pk_${'x'.repeat(32)}.js`)!

test('addresses are known by what they ask for, and only so many of them', () => {
  const addresses = new Addresses()
  for (let number = 0; number < 100_000; number++) addresses.keep(`/widget/${number}`, asked)
  expect(addresses.size).toBeLessThanOrEqual(40_000)
  expect(addresses.get('/widget/99999')).toBe(asked)
  expect(addresses.get('/widget/0')).toBeUndefined()
})

test('an address that was asked for lately outlives those that were not', () => {
  const addresses = new Addresses()
  addresses.keep('/widget/often', asked)
  for (let number = 0; number < 100_000; number++) {
    addresses.keep(`/widget/${number}`, asked)
    if (number % 1_000 === 0) addresses.get('/widget/often')
  }
  expect(addresses.get('/widget/often')).toBe(asked)
})

test('an address that nobody would write is not kept', () => {
  const addresses = new Addresses()
  addresses.keep(`/widget/?${'x'.repeat(1_000)}`, asked)
  expect(addresses.size).toBe(0)
})
