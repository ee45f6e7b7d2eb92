import { getCustomerLogos, getPublicTestimonials } from '#contract/site/site.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openSitePage } from '../../test/open-site-page.tsx'
import { currentBackend } from '../../test/setup.ts'
import { aPublicTestimonial } from '../../test/samples/site-samples.ts'

const carousel = () => within(screen.getByRole('region', { name: 'What customers say' }))
const button = (name: string) => carousel().getByRole('button', { name })
const place = () => carousel().getByText(/^Testimonial \d of \d$/).textContent
const offset = () => carousel().getAllByRole('list', { hidden: true })[0]?.style.transform

beforeEach(() => {
  currentBackend().answer(getPublicTestimonials, [])
  currentBackend().answer(getCustomerLogos, [])
})

test('MKT-15, MKT-17: the carousel turns by arrows and dots, one whole slide at a time, and wraps around', async () => {
  const { user } = await openSitePage('/')
  await carousel().findByText('Testimonial 1 of 3')
  await user.click(button('Previous testimonial'))
  expect([place(), offset()]).toEqual(['Testimonial 3 of 3', 'translateX(-200%)'])
  await user.click(button('Next testimonial'))
  expect([place(), offset()]).toEqual(['Testimonial 1 of 3', ''])
  await user.click(button('Testimonial 2 of 3'))
  expect([place(), offset()]).toEqual(['Testimonial 2 of 3', 'translateX(-100%)'])
  expect(button('Testimonial 2 of 3')).toHaveAttribute('aria-current', 'true')
})

test('MKT-15: the carousel turns by the arrow keys, and the slides that are away cannot be reached', async () => {
  const { user } = await openSitePage('/')
  await carousel().findByText('Testimonial 1 of 3')
  button('Next testimonial').focus()
  await user.keyboard('{ArrowRight}')
  expect(place()).toBe('Testimonial 2 of 3')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(place()).toBe('Testimonial 3 of 3')
  const slides = within(carousel().getAllByRole('list', { hidden: true })[0]!)
  expect(
    slides.getAllByRole('listitem', { hidden: true }).map((slide) => slide.hasAttribute('inert')),
  ).toEqual([true, true, false])
})

test('MKT-08: while no business has agreed to be shown, or the server is away, there are marked examples', async () => {
  currentBackend().fail(getPublicTestimonials)
  await openSitePage('/')
  await carousel().findByText('Testimonial 1 of 3')
  expect(carousel().getAllByText('Example')).toHaveLength(3)
})

test('MKT-16: one testimonial takes the place of the examples, and has no arrows and dots', async () => {
  currentBackend().answer(getPublicTestimonials, [aPublicTestimonial({ label: 'Imported from Google' })])
  await openSitePage('/')
  expect(await carousel().findByText('Thirty loaves every Friday.')).toBeVisible()
  expect(carousel().getByText(/Kantine Nord, about Lindqvist Bakery/)).toBeVisible()
  expect(carousel().getByText('Imported from Google')).toBeVisible()
  expect(carousel().queryByText('Example')).toBeNull()
  expect(carousel().queryAllByRole('button')).toEqual([])
})

test('MKT-03, MKT-04: a logo that does not load leaves the strip', async () => {
  currentBackend().answer(getCustomerLogos, [
    { logoUrl: '/files/logo.png', businessName: 'Lindqvist Bakery' },
    { logoUrl: '/files/gone.png', businessName: 'Gone & Sons' },
  ])
  await openSitePage('/')
  const strip = within(await screen.findByRole('region', { name: 'Businesses using Plaudit' }))
  fireEvent.error(strip.getByRole('img', { name: 'Gone & Sons' }))
  expect(strip.getByRole('img', { name: 'Lindqvist Bakery' })).toBeVisible()
  expect(strip.queryByRole('img', { name: 'Gone & Sons' })).toBeNull()
})

test('MKT-03: without a business that agreed there is no strip', async () => {
  await openSitePage('/')
  await carousel().findByText('Testimonial 1 of 3')
  expect(screen.queryByRole('region', { name: 'Businesses using Plaudit' })).toBeNull()
})
