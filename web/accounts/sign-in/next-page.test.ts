import { expect, test } from 'vitest'
import { nextPage } from './next-page.ts'

test('after signing in one comes back to the page that asked for it', () => {
  expect(nextPage(new URLSearchParams('next=%2Ftestimonials%3Fstatus%3Dpending'))).toBe(
    '/testimonials?status=pending',
  )
})

test.each([
  '',
  'next=',
  'next=https://evil.example',
  'next=//evil.example',
  'next=/%5Cevil.example',
  'next=%2F%09%2Fevil.example',
  'next=%2F%0A%2Fevil.example',
  'next=%2F%0D%2Fevil.example',
  'next=%09%2F%2Fevil.example',
  'next=evil',
])('a next page outside of this instance is the dashboard: "%s"', (search) => {
  expect(nextPage(new URLSearchParams(search))).toBe('/dashboard')
})
