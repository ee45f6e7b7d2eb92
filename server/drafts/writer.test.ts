import { describe, expect, test } from 'vitest'
import { generateTestimonial } from '#contract/writer/writer.ts'
import { makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { asked } from '../test/writing/asked.ts'

const app = await testApp()

const documented = { ...asked, tone: 'Professional' } as const

describe('the calls of the AI', () => {
  test('what is missing or unknown is said beside its field (RULE-15, RULE-20)', async () => {
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
      expect((await owner.call(generateTestimonial, { body })).status).toBe(200)
    }
  })
})
