import { expect, test } from 'vitest'
import { addressedPage } from './addressed-page.ts'

test('an address leads to its page, whatever the case and with a slash at the end', () => {
  expect(addressedPage('/testimonial-form/aB-1_x')).toEqual({ page: 'testimonial-form', id: 'aB-1_x' })
  expect(addressedPage('/Testimonial-Form/aB-1_x/')).toEqual({ page: 'testimonial-form', id: 'aB-1_x' })
  expect(addressedPage('/qr-testimonial/aB-1_x')).toEqual({ page: 'qr-testimonial', id: 'aB-1_x' })
  expect(addressedPage('/testimonial-success').page).toBe('testimonial-success')
  expect(addressedPage('/my/%E0%A4%A').id).toBe('%E0%A4%A')
})

test('the pages for review sites are named by the site (PUBF-11)', () => {
  expect(addressedPage('/oauth/google/review')).toEqual({ page: 'outbound', id: 'google' })
  expect(addressedPage('/OAuth/Yelp/Review/')).toEqual({ page: 'outbound', id: 'yelp' })
  for (const path of [
    '/oauth/g2/review',
    '/oauth/google',
    '/oauth/google/review/x',
    '/x/oauth/google/review',
  ])
    expect(addressedPage(path).page).toBe('none')
})

test('anything else leads nowhere', () => {
  for (const path of ['/', '/testimonial-forms/x', '/my/a/b']) expect(addressedPage(path).page).toBe('none')
})
