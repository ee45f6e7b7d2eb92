import { expect, test } from 'vitest'
import { trades } from '../../trades/presets/all.ts'
import { isOfTrade, tradesWithSubjects } from './of-trades.ts'

test('a soup bowl is no food where nobody eats, unless a fifth of all customers write of food', () => {
  expect(isOfTrade('food', undefined, 0.16)).toBe(false)
  expect(isOfTrade('food', 'software', 0.16)).toBe(false)
  expect(isOfTrade('food', undefined, 0.5)).toBe(true)
  expect(isOfTrade('food', 'restaurant and food', 0.01)).toBe(true)
  expect(isOfTrade('delivery', undefined, 0.01)).toBe(true)
})

test('the trades that subjects belong to are those of the presets', () => {
  const names = trades.map(({ name }) => name)
  expect(tradesWithSubjects.filter((name) => !names.includes(name))).toEqual([])
})
