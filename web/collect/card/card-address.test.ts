import { expect, test } from 'vitest'
import { cardAddress } from './card-address.ts'

const questionnaire = 'https://plaudit.example/qr-testimonial/0CijqYW6TYWbzIRnX1aa3g'
const form = 'https://plaudit.example/testimonial-form/0CijqYW6TYWbzIRnX1aa3g'

test('the code says which review sites may be offered, and nothing where both stay (QR-01, PUBQ-01)', () => {
  const both = { includeGoogle: true, includeYelp: true }
  expect(cardAddress(questionnaire, both)).toBe(questionnaire)
  expect(cardAddress(questionnaire, { ...both, includeYelp: false })).toBe(
    `${questionnaire}?google=true&yelp=false`,
  )
  expect(cardAddress(questionnaire, { includeGoogle: false, includeYelp: false })).toBe(
    `${questionnaire}?google=false&yelp=false`,
  )
})

test('a code that opens the form says so too', () => {
  expect(cardAddress(form, { includeGoogle: true, includeYelp: false })).toBe(
    `${form}?google=true&yelp=false`,
  )
})
