import { describe, expect, test } from 'vitest'
import { customerLanguages } from '#contract/languages.ts'
import { getDynamicVariables } from '#contract/writer/writer.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { optionsFor } from './options.ts'
import { trades } from './presets/all.ts'
import { genericPreset } from './presets/generic.ts'
import { inLanguage } from './presets/trade.ts'

const app = await testApp()

const profile = { industry: '', businessName: 'Lindqvist', businessDescription: '', services: '' }
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

describe('what can be chosen', () => {
  test('without a profile there are three of each (COLL-27)', async () => {
    const { body } = await (await makeOwner(app)).call(getDynamicVariables, {})
    expect([body.services.length, body.benefits.length]).toEqual([3, 3])
  })

  test('every list has 3 to 8, the default ones 5 to 7 (COLL-26)', () => {
    for (const { services, benefits } of trades) {
      for (const { length } of [services, benefits]) {
        expect(length).toBeGreaterThanOrEqual(3)
        expect(length).toBeLessThanOrEqual(8)
      }
    }
    for (const { length } of [genericPreset.services, genericPreset.benefits]) {
      expect(length).toBeGreaterThanOrEqual(5)
      expect(length).toBeLessThanOrEqual(7)
    }
    const many = optionsFor({ ...profile, services: 'a, b, c, d, e, f, g, h, i, j' })
    expect(many.services).toHaveLength(8)
    const one = optionsFor({ ...profile, services: 'Sourdough' })
    expect(one.services).toHaveLength(4)
  })

  test('the profile’s own services come first, and three more after them (COLL-28)', async () => {
    const owner = await makeBusiness(app, 'Lindqvist Bakery', {
      industry: 'Bakery',
      keyServices: 'Sourdough, wedding cakes; Sourdough\n- Bread courses.',
    })
    const { body } = await owner.call(getDynamicVariables, {})
    expect(labels(body.services)).toEqual([
      'Sourdough',
      'wedding cakes',
      'Bread courses',
      'Customer service and support',
      'Consultation and guidance',
      'Custom solutions and specifications',
    ])
    expect(labels(body.benefits)).toContain('Fresh ingredients')
    const german = await owner.call(getDynamicVariables, { query: { language: 'de' } })
    expect(labels(german.body.benefits)).toContain('Frische Zutaten')
    expect(body.services[1]).toEqual({ value: 'wedding-cakes', label: 'wedding cakes' })
  })

  test.for([
    ['E-commerce', 'Shipping and delivery'],
    ['Digital marketing', 'Search engine optimization'],
    ['Law firm and legal advice', 'Legal advice'],
    ['Accounting', 'Bookkeeping and accounting'],
    ['Finance', 'Financial planning'],
    ['Healthcare', 'Preventive care'],
    ['Construction', 'Renovation'],
    ['Plumbing', 'Emergency repairs'],
    ['Real estate', 'Property valuation'],
    ['Restaurant', 'Dine-in'],
    ['Café', 'Dine-in'],
    ['Software', 'Testimonial collection'],
    ['Swag', 'Branded merchandise'],
    ['Athletic apparel', 'Team uniforms'],
    ['Heat transfers', 'DTF transfers'],
    ['Vectorization', 'Artwork vectorization'],
    ['Hair salon', 'Haircuts and styling'],
    ['Hotel', 'Overnight stay'],
    ['Beekeeping', 'Project delivery'],
    ['', 'Project delivery'],
  ] as const)('"%s" offers %s (COLL-29)', ([industry, service]) => {
    expect(labels(optionsFor({ ...profile, industry }).services)).toContain(service)
  })

  test('without an industry, the description decides (COLL-29)', () => {
    const ownProfile = {
      ...profile,
      businessDescription: 'We sell and let flats: property management since 1990.',
    }
    expect(labels(optionsFor(ownProfile).benefits)).toContain('Knows the area')
  })

  test('are offered in the language of the draft, under the same values', () => {
    const french = optionsFor({ ...profile, industry: 'Restaurant' }, 'fr')
    expect(labels(french.benefits)).toContain('Des produits frais')
    const english = optionsFor({ ...profile, industry: 'Restaurant' })
    expect(french.benefits.map(({ value }) => value)).toEqual(english.benefits.map(({ value }) => value))
  })

  test('no two of a list are the same, in any language', () => {
    for (const { services, benefits } of [...trades, genericPreset]) {
      for (const list of [services, benefits]) {
        for (const language of customerLanguages) {
          expect(new Set(list.map((label) => inLanguage(label, language))).size).toBe(list.length)
        }
      }
    }
  })

  test('nobody gets another workspace’s services', async () => {
    expect((await caller(app).call(getDynamicVariables, {})).status).toBe(401)
  })
})
