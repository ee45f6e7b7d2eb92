import { expect, test } from 'vitest'
import { tradeOf } from '../../trades/service.ts'
import { isOfTrade, tradesWithSubjects } from './of-trades.ts'

test('a soup bowl is no food where nobody eats, unless a fifth of all customers write of food', () => {
  expect(isOfTrade('food', undefined, 0.16)).toBe(false)
  expect(isOfTrade('food', 'software', 0.16)).toBe(false)
  expect(isOfTrade('food', undefined, 0.5)).toBe(true)
  expect(isOfTrade('food', 'restaurant and food', 0.01)).toBe(true)
  expect(isOfTrade('delivery', undefined, 0.01)).toBe(true)
})

test('the trades that subjects belong to are those that a profile is matched with', () => {
  const industries =
    'Restaurant, Hotel, Wedding photography, E-commerce, Sportswear, Heat transfers, Promotional merchandise, Hair salon, Dentist, Gym'
  const named = industries.split(', ').map((industry) => {
    const others = { businessName: '', businessDescription: '', services: '' }
    return tradeOf({ ...others, industry })?.name
  })
  expect(named.toSorted()).toEqual([...tradesWithSubjects].toSorted())
})
