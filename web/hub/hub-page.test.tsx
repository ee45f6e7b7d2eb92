import { getTestimonial, listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { getTrends } from '#contract/testimonials/trends.ts'
import { listThemes } from '#contract/themes/themes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aTestimonial, aUser, someStats, someTrends } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { noThemes } from '../test/samples/theme-samples.ts'
import { anEdit } from '../test/samples/testimonials-samples.ts'

const names = ['Gus', 'Fay', 'Eli', 'Dora', 'Cleo', 'Ben']
const newest = names.map((customerName) =>
  aTestimonial({ customerName, content: `${customerName} likes rye.` }),
)

beforeEach(() => {
  currentBackend().answer(getTrends, someTrends())
  currentBackend().answer(listThemes, noThemes)
  currentBackend().answer(listTestimonials, newest)
  currentBackend().answer(
    getTestimonialStats,
    someStats({
      total: 1204,
      approved: 1197,
      pending: 7,
      averageRating: 4.8,
      submissions: { count: 1, deleted: 0 },
    }),
  )
})

test('the hub is named after the business and counts its testimonials (TEST-16, TEST-18, CONST-08)', async () => {
  openPage('/testimonials/hub')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Lindqvist Bakery Testimonials' }),
  ).toBeVisible()
  const numbers = within(screen.getByRole('region', { name: 'Numbers' }))
  const tile = (label: string) => numbers.getByText(label).parentElement
  await waitFor(() => expect(tile('Testimonials')).toHaveTextContent('1,204'))
  expect(tile('Approved')).toHaveTextContent('1,197')
  expect(tile('Pending')).toHaveTextContent('7')
  expect(tile('Average rating')).toHaveTextContent('4.8From 1 submission')
})

test('an edit that the customer has not confirmed is not shown as theirs', async () => {
  const edited = anEdit('The best rye in town.', 'The rye was fine.')
  currentBackend().answer(listTestimonials, [edited])
  openPage('/testimonials/hub')
  expect(await screen.findByText('The rye was fine.')).toBeVisible()
  expect(screen.queryByText('The best rye in town.')).not.toBeInTheDocument()
})

test('the newest six are shown with their exact time, and each leads to itself (TEST-18)', async () => {
  const backend = currentBackend()
  const { user } = openPage('/testimonials/hub')
  const recent = within(await screen.findByRole('region', { name: 'Recent Testimonials' }))
  const shown = await recent.findAllByRole('article')
  expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual(names)
  expect(backend.received(listTestimonials)[0]?.query.limit).toBe(6)
  expect(within(shown[0]!).getByText('Today')).toHaveAttribute('title', expect.stringMatching(/\d{4}/))
  expect(recent.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/collect?tab=view')
  backend.answer(getTestimonial, newest[0]!)
  await user.click(recent.getByRole('link', { name: 'Gus' }))
  expect(await screen.findByRole('dialog', { name: 'Gus' })).toBeVisible()
})

test.for([
  ['Generate', ['/ai-testimonial-generator', '/testimonial-templates', '/business-setup']],
  ['Collect', ['/qr-testimonials', '/collect', '/testimonials?import=file']],
  ['Automate', ['/email-campaigns', '/customers', '/crm-setup']],
] as const)('the tab %s leads to what is there (TEST-17, TEST-20)', async ([name, targets]) => {
  const { user } = openPage('/testimonials/hub')
  await user.click(await screen.findByRole('tab', { name }))
  const links = within(screen.getByRole('tabpanel', { name })).getAllByRole('link')
  const hrefs = links.map((link) => link.getAttribute('href'))
  expect(hrefs.filter((href) => href?.startsWith('/'))).toEqual(targets)
})

test('the tab stays after a reload, and the arrow keys go from tab to tab (TEST-17, TEST-22)', async () => {
  const page = openPage('/testimonials/hub')
  await page.user.click(await screen.findByRole('tab', { name: 'Automate' }))
  page.reload()
  const automate = await screen.findByRole('tab', { name: 'Automate' })
  expect(automate).toHaveAttribute('aria-selected', 'true')
  automate.focus()
  await page.user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Collect' })).toHaveFocus()
})

test('the form’s link can be copied and opened (TEST-21, CONST-03)', async () => {
  const { user } = openPage('/testimonials/hub?tab=collect')
  const link = `${location.origin}/testimonial-form/lindqvist-form`
  expect(await screen.findByLabelText('Link to your form')).toHaveValue(link)
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', link)
  await user.click(screen.getByRole('button', { name: /Copy link/ }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link))
  expect(await screen.findByText('Copied!')).not.toHaveClass('invisible')
})

test('without a business profile the hub asks for one, and an empty one says what comes (TEST-19)', async () => {
  currentBackend().answer(listTestimonials, [])
  const { user } = openPage('/testimonials/hub', { as: aUser({ hasBusinessProfile: false }) })
  expect(await screen.findByText('New testimonials appear here.')).toBeVisible()
  expect(screen.getByText('Customers see your business name when you ask them.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Set Up Business Profile' }))
  await waitFor(() => expect(location.pathname).toBe('/ai-onboarding'))
})

test('while the server is silent the hub keeps its places; when it fails each part can be tried again', async () => {
  const backend = currentBackend()
  const held = [backend.hold(listTestimonials), backend.hold(getTestimonialStats)]
  backend.fail(listTestimonials, 500)
  backend.fail(getTestimonialStats, 500)
  const { user } = openPage('/testimonials/hub')
  expect(await screen.findByRole('status', { name: 'Loading testimonials' })).toBeVisible()
  for (const answer of held) answer.release()
  const failure = (sentence: string) => screen.findByText(sentence).then((one) => one.closest('[role=alert]'))
  const numbers = await failure("Couldn't load the numbers.")
  const recent = await failure("Couldn't load the testimonials.")
  backend.answer(listTestimonials, newest)
  backend.answer(getTestimonialStats, someStats({ total: 6 }))
  for (const part of [numbers, recent]) {
    await user.click(within(part as HTMLElement).getByRole('button', { name: 'Try again' }))
  }
  expect(await screen.findByRole('article', { name: 'Gus' })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Numbers' })).toHaveTextContent('6')
})
