import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { tradeOf } from './match-trade.ts'

const businesses = readFileSync(path.join(import.meta.dirname, '../test/writing/businesses.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const fields = line.split('|').map((field) => field.trim())
    const [trade = '', businessName = '', industry = '', businessDescription = '', services = ''] = fields
    return { trade, businessName, industry, businessDescription, services }
  })

describe('the trade of a business, from what it says of itself', () => {
  test('is right for at least 55 of 60 (COLL-29)', () => {
    expect(businesses).toHaveLength(60)
    const wrong = businesses.flatMap((business) => {
      const found = tradeOf(business)?.name ?? 'none'
      return found === business.trade ? [] : [`${business.businessName}: ${found}, not ${business.trade}`]
    })
    // Up to five may be.
    expect(wrong.slice(5)).toEqual([])
  })

  test('is rather unknown than wrong (COLL-29)', () => {
    const elsewhere = businesses.filter((business) => {
      const found = tradeOf(business)?.name
      return found !== undefined && found !== business.trade
    })
    expect(elsewhere.map(({ businessName }) => businessName)).toEqual([])
  })

  test.for([
    ['a side offer', 'Free coffee, hot food and a bar for members.', 'none'],
    ['whom it sells to', 'Insurance for hotels, restaurants and gyms.', 'legal, accounting and finance'],
    ['whom it helps', 'An app platform that helps dentists.', 'none'],
  ] as const)('does not follow from %s', ([, businessDescription, trade]) => {
    const business = { industry: '', businessName: 'Aldgate', businessDescription, services: '' }
    expect(tradeOf(business)?.name ?? 'none').toBe(trade)
  })
})
