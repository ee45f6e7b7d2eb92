import { submitTestimonial } from '#contract/collection/collection.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { describe, expect, test } from 'vitest'
import { answerFields, readFields } from './fields.ts'

describe('the fields of the API Reference', () => {
  test('say what the server checks: kind, bounds, and whether a field is needed', () => {
    const rows = new Map(readFields(createTestimonial.body).map((row) => [row.name, row]))
    expect(rows.get('content')).toEqual({
      name: 'content',
      type: 'text, 1 to 10000 characters',
      isRequired: true,
    })
    expect(rows.get('rating')).toEqual({
      name: 'rating',
      type: 'whole number, 1 to 5 or null',
      isRequired: false,
    })
    expect(rows.get('email')?.isRequired).toBe(false)
  })

  test('name what is inside a field by its path', () => {
    const rows = readFields(submitTestimonial.body)
    expect(rows.find(({ name }) => name === 'consent.scopes')).toEqual({
      name: 'consent.scopes',
      type: 'list of display, suggest_posting, use_name, use_photo, platform',
      isRequired: true,
    })
  })

  test('of a list are those of its entries', () => {
    const { isList, rows } = answerFields(listTestimonials.response)
    expect(isList).toBe(true)
    expect(rows.find(({ name }) => name === 'status')?.type).toBe('pending, approved, rejected')
    expect(rows.find(({ name }) => name === 'company')?.type).toBe('text or null')
  })
})
