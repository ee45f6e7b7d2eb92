import { getPublicForm, submitTestimonial, type PublicForm } from '#contract/collection/collection.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aReceipt, fillForm, jonas, sendForm } from '../../test/samples/customer-page-samples.ts'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { reviewAddress } from '../../lib/address/review-address.ts'

const google = {
  platform: 'google',
  id: 'ChIJlindqvist',
  label: 'Google',
  url: 'https://google.example/review',
}
const yelp = {
  platform: 'yelp',
  id: 'lindqvist-bakery',
  label: 'Yelp',
  url: 'https://www.yelp.com/biz/lindqvist-bakery',
}
const sameLinks = 'You are also free to share your experience on'

async function sendWith(rating: number, promptedPlatform: PublicForm['promptedPlatform'] = 'google') {
  const backend = currentBackend()
  backend.answer(getPublicForm, aPublicForm({ publicLinks: [google, yelp], promptedPlatform }))
  backend.answer(submitTestimonial, ({ body }) => aReceipt({ isPrivate: body.rating < 4 }))
  const { user, close } = openCustomerPage('/testimonial-form/lindqvist-form')
  await fillForm(user, { rating })
  await sendForm(user)
  return { user, close }
}
const prompt = () => screen.queryByRole('region', { name: 'Post it on Google too?' })

test('four and five stars get their text to take along, and every rating the very same links (PUBF-08, ruling 2.1)', async () => {
  const blocks = new Set<string>()
  for (const rating of [1, 2, 3, 4, 5]) {
    const { close } = await sendWith(rating)
    expect(prompt() !== null).toBe(rating >= 4)
    blocks.add(new XMLSerializer().serializeToString(screen.getByRole('region', { name: sameLinks })))
    close()
  }
  expect(blocks.size).toBe(1)
})

test('the text is copied as it was sent, and the page for the platform opens beside it in a window of 800 by 600 (PUBL-13, PUBF-11)', async () => {
  const { user } = await sendWith(5)
  const own = within(prompt()!)
  expect(own.getByLabelText('Your text')).toHaveValue(jonas.content)
  await user.click(own.getByRole('button', { name: /^Copy text/ }))
  expect(await navigator.clipboard.readText()).toBe(jonas.content)
  const opened = { opener: window, location: { href: '' } }
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  await user.click(own.getByRole('link', { name: /^Open Google/ }))
  expect(open.mock.calls[0]?.[2]).toContain('width=800,height=600')
  expect(opened.opener).toBeNull()
  const { origin, pathname, searchParams, hash } = new URL(opened.location.href)
  expect([origin, pathname, hash]).toEqual([location.origin, '/oauth/google/review', ''])
  expect(Object.fromEntries(searchParams)).toEqual({
    testimonial_id: aReceipt().id,
    formId: 'lindqvist-form',
    business_name: 'Lindqvist Bakery',
    review_text: jonas.content,
    rating: '5',
    place_id: google.id,
  })
})

test('nobody is asked for a review on Yelp: the page says where the business is', async () => {
  await sendWith(5, 'yelp')
  const own = within(screen.getByRole('region', { name: 'Lindqvist Bakery is on Yelp' }))
  expect(own.getByText('You can copy what you wrote.')).toBeVisible()
  const href = own.getByRole('link', { name: /^Open Yelp/ }).getAttribute('href') ?? ''
  expect(href).toMatch(/^\/oauth\/yelp\/review\?/)
  expect(new URLSearchParams(href.split('?')[1]).get('business_id')).toBe(yelp.id)
})

test('for a platform without a link there is the text to copy, and nothing is asked (PUBL-10, PUBL-12)', async () => {
  const { user } = await sendWith(5, 'trustpilot')
  const own = within(screen.getByRole('region', { name: 'Your text' }))
  expect(own.getByText('You can copy what you wrote.')).toBeVisible()
  expect(own.queryByRole('link')).toBeNull()
  await user.click(own.getByRole('button', { name: /^Copy text/ }))
  expect(await navigator.clipboard.readText()).toBe(jonas.content)
  expect(document.body).not.toHaveTextContent('Trustpilot')
})

test('without a platform that the owner chose there is no prompt', async () => {
  await sendWith(5, null)
  expect(screen.queryByLabelText('Your text')).not.toBeInTheDocument()
})

test('a text too long for an address travels behind it, to no server', async () => {
  const content = 'ดีมาก '.repeat(800).trim()
  const input = { businessName: 'Lindqvist Bakery', businessId: google.id, testimonialId: '1', content }
  const { search, hash } = new URL(reviewAddress({ platform: 'google', ...input }), location.origin)
  expect(search.length).toBeLessThan(1000)
  expect(new URLSearchParams(hash.slice(1)).get('review_text')).toBe(content)
})
