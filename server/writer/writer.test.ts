import { describe, expect, test } from 'vitest'
import { completeOnboarding } from '#contract/business.ts'
import {
  generatePreview,
  generateTestimonial,
  getDynamicVariables,
  profileChat,
  wordsOf,
} from '#contract/writer.ts'
import { caller } from '../test/as.ts'
import { makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { optionsFor } from './options.ts'
import { genericPreset, presets } from './presets.ts'

const app = await testApp()

const documented = {
  customerName: 'Tomás Reyes',
  company: 'Reyes Cycles',
  serviceDetails: 'Catering',
  benefits: 'Friendly service',
  tone: 'Professional',
} as const

const profile = { industry: '', businessName: 'Lindqvist', businessDescription: '', services: '' }
const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label)

describe('the AI, while none is set up', () => {
  test('each of its calls says so in one clear sentence (API-18, API-25)', async () => {
    const owner = await makeOwner(app)
    const answers = [
      await owner.call(generateTestimonial, { body: documented }),
      await owner.call(generatePreview, { body: documented }),
      await owner.call(profileChat, { body: { message: 'What should I add?' } }),
    ]
    for (const { status, problem } of answers) {
      expect(status).toBe(409)
      expect(problem.code).toBe('writer-not-configured')
      expect(problem.message).toMatch(/^AI is not set up on this server[.,]/)
    }
  })

  test('what is missing or unknown is said before that (RULE-15, RULE-20)', async () => {
    const owner = await makeOwner(app)
    const empty = await owner.call(generateTestimonial, {
      body: { customerName: ' ', company: '', serviceDetails: '', benefits: '', tone: 'Professional' },
    })
    expect(empty.status).toBe(400)
    expect(empty.problem.fields).toEqual({
      customerName: 'Customer name is required',
      company: 'Company is required',
      serviceDetails: 'Please select a service',
      benefits: 'Please select a benefit',
    })
    const shouted = { ...documented, tone: 'Shouting' as never, length: 'endless' as never }
    const unknown = await owner.call(generateTestimonial, { body: shouted })
    expect(Object.keys(unknown.problem.fields ?? {})).toEqual(['tone', 'length'])
    const silent = await owner.call(profileChat, { body: { message: '  ' } })
    expect(silent.problem.message).toBe('Please enter a question')
  })

  test('the listed fields are enough, the others are welcome, and Formal is a tone (COLL-19, SET-12)', async () => {
    const owner = await makeOwner(app)
    const whole = {
      ...documented,
      tone: 'Formal',
      customerTitle: 'Owner',
      customerEmail: 'not an address',
      writingStyle: 'concise',
      emotionalTone: 'relieved',
      length: 'short',
      customerType: 'business_owner',
      includeSpecifics: true,
    } as const
    const { tone: _, ...listedWithoutTone } = documented
    for (const body of [whole, documented, listedWithoutTone]) {
      const { problem } = await owner.call(generateTestimonial, { body })
      expect(problem.code).toBe('writer-not-configured')
    }
  })

  test('a draft is read under either of its names (API-19)', () => {
    expect(wordsOf({ content: 'Warm rye.' })).toBe('Warm rye.')
    expect(wordsOf({ testimonial: { content: 'Cold rye.' } })).toBe('Cold rye.')
  })
})

describe('what can be chosen', () => {
  test('without a profile there are three of each (COLL-27)', async () => {
    const { body } = await (await makeOwner(app)).call(getDynamicVariables, {})
    expect([body.services.length, body.benefits.length]).toEqual([3, 3])
  })

  test('every list has 3 to 8, the default ones 5 to 7 (COLL-26)', () => {
    for (const { services, benefits } of presets) {
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
    const owner = await makeOwner(app)
    await owner.call(completeOnboarding, {
      body: {
        businessName: 'Lindqvist Bakery',
        ownerName: 'Mara Lindqvist',
        contactEmail: owner.user.email,
        industry: 'Bakery',
        businessDescription: 'Sourdough bread and pastries.',
        targetAudience: 'Neighbours',
        keyServices: 'Sourdough, wedding cakes; Sourdough\n- Bread courses.',
      },
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
    ['Beekeeping', 'Project delivery'],
    ['', 'Project delivery'],
  ] as const)('"%s" offers %s (COLL-29)', ([industry, service]) => {
    expect(labels(optionsFor({ ...profile, industry }).services)).toContain(service)
  })

  test('without an industry, the description decides (COLL-29)', () => {
    const told = { ...profile, businessDescription: 'We sell and let flats: property management since 1990.' }
    expect(labels(optionsFor(told).benefits)).toContain('Knows the area')
  })

  test('nobody gets another workspace’s services', async () => {
    expect((await caller(app).call(getDynamicVariables, {})).status).toBe(401)
  })
})
