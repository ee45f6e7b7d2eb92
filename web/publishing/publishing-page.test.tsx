import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getFormSettings } from '#contract/collection/collection.ts'
import * as api from '#contract/publishing/publishing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPart } from '../test/open-part.tsx'
import {
  aConnection,
  aPublishedReview,
  aReviewLink,
  yelpConnection,
} from '../test/samples/publishing-samples.ts'
import { aBusinessProfile, aTestimonial } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

function openPublishing(tab = '') {
  const backend = currentBackend()
  backend.answerByDefault(api.listPlatformConnections, [aConnection(), yelpConnection])
  backend.answerByDefault(api.listPublishedReviews, [])
  return { backend, ...openPart(`/publishing${tab && `?tab=${tab}`}`) }
}
const heading = (name: string) => screen.findByRole('heading', { name })

test('three tabs, and a way to the testimonials (PUBL-01)', async () => {
  const { user } = openPublishing()
  expect(await screen.findByRole('heading', { level: 1, name: 'Review Publishing' })).toBeVisible()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Generate Review Links',
    'Publishing Status',
  ])
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'All testimonials' })).toHaveAttribute('href', '/testimonials')
  await user.click(screen.getByRole('tab', { name: 'Publishing Status' }))
  expect(await heading('No published reviews yet')).toBeVisible()
})

test.each([
  {
    says: 'first case: prompts are off (PUBL-02)',
    profile: { reviewPromptEnabled: false },
    title: 'Review prompts are off',
    action: 'Turn on review prompts',
    href: '/platform-preferences',
  },
  {
    says: 'second case: no platform is chosen (PUBL-02)',
    profile: { primaryReviewPlatform: null },
    title: 'Choose your primary platform',
    action: 'Choose a platform',
    href: '/platform-preferences',
  },
  {
    says: 'third case: the platform is chosen and not connected (PUBL-02, PUBL-08)',
    profile: { primaryReviewPlatform: 'google' as const },
    connections: [],
    title: 'Connect Google',
    action: 'Connect Google',
    href: '/platform-setup?platform=google',
  },
])('Overview, $says', async ({ profile, connections, title, action, href }) => {
  currentBackend().answer(getBusinessProfile, aBusinessProfile(profile))
  if (connections) currentBackend().answer(api.listPlatformConnections, connections)
  openPublishing()
  expect(await heading(title)).toBeVisible()
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href)
})

test.for([
  [
    'everyone',
    [aConnection(), yelpConnection],
    'Everyone still sees your links to Google and Yelp, whatever the rating.',
  ],
  ['everyone', [aConnection()], 'Everyone still sees your link to Google, whatever the rating.'],
  ['everyone', [], 'They see no links to review sites.'],
  ['nobody', [aConnection()], 'They see no links to review sites.'],
] as const)(
  'Overview without prompts says which links customers see all the same: %s, %#',
  async (wanted) => {
    const [publicLinks, connections, sentence] = wanted
    currentBackend().answer(getBusinessProfile, aBusinessProfile({ reviewPromptEnabled: false }))
    currentBackend().answer(api.listPlatformConnections, [...connections])
    currentBackend().answer(getFormSettings, { requiresApproval: true, publicLinks, showsInPublic: false })
    openPublishing()
    expect(await screen.findByText(/^Customers are not asked to post/)).toHaveTextContent(sentence)
  },
)

test('Overview, fourth case: all is ready, unless the links are shown to nobody (PUBL-02, PROD-12, ruling 2.1)', async () => {
  const backend = currentBackend()
  backend.answer(getBusinessProfile, aBusinessProfile({ primaryReviewPlatform: 'google' }))
  const one = aPublishedReview()
  backend.answer(api.listPublishedReviews, ({ query }) => (query.status === 'published' ? [one, one] : [one]))
  const page = openPublishing()
  expect(await heading('Google is ready')).toBeVisible()
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '1']),
  )
  expect(screen.getByText('2 of 2 connected')).toBeVisible()
  expect(screen.getAllByText('Coming soon')).toHaveLength(3)
  backend.answer(getFormSettings, { requiresApproval: true, publicLinks: 'nobody', showsInPublic: false })
  page.reload()
  expect(await heading('Your review links are off')).toBeVisible()
})

test('Overview: a primary platform without a link offers the text to copy and is not called connected (PUBL-02, PUBL-10, ruling 7.6)', async () => {
  currentBackend().answer(getBusinessProfile, aBusinessProfile({ primaryReviewPlatform: 'trustpilot' }))
  currentBackend().answer(api.listPlatformConnections, [
    aConnection({ id: 'trustpilot', platform: 'trustpilot', url: null }),
  ])
  openPublishing()
  expect(await heading('Trustpilot is your primary platform')).toBeVisible()
  expect(screen.getByText(/^After four or five stars, customers can copy their text\./)).toHaveTextContent(
    'No link leads to Trustpilot, but you can import your reviews from there.',
  )
  expect(screen.getByText('0 of 2 connected')).toBeVisible()
  expect(screen.queryByText('Connected')).not.toBeInTheDocument()
})

test('an overview that could not be loaded is asked for again', async () => {
  currentBackend().fail(api.listPlatformConnections, 500)
  const { backend, user } = openPublishing()
  expect(await screen.findByText("Couldn't load your publishing settings")).toBeVisible()
  backend.answer(api.listPlatformConnections, [])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('0 of 2 connected')).toBeVisible()
})

test('without Google or Yelp there are no links to make (PUBL-03, PUBL-12)', async () => {
  currentBackend().answer(api.listPlatformConnections, [aConnection({ id: 'g2', platform: 'g2', url: null })])
  openPublishing('links')
  expect(await heading('Platform Setup Required')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Set up platforms' })).toHaveAttribute('href', '/platform-setup')
})

test('without an approved testimonial there are none either (PUBL-03)', async () => {
  currentBackend().answer(listTestimonials, [])
  openPublishing('links')
  expect(await heading('No Approved Testimonials')).toBeVisible()
})

const ines = aTestimonial({
  id: '0192f3a0-0000-7000-8000-00000000c0de',
  customerName: 'Ines Duarte',
  status: 'approved',
  publishable: true,
  waitingFor: null,
})
const hidden = aTestimonial({
  id: '0192f3a0-0000-7000-8000-00000000c0df',
  customerName: 'Ada Lind',
  status: 'approved',
  publishable: false,
  waitingFor: 'hidden',
})

test('a link has the documented parameters and opens in a window of 800 by 600 (PUBL-11, PUBL-13)', async () => {
  const backend = currentBackend()
  backend.answer(listTestimonials, [ines, hidden])
  backend.answer(api.createReviewLinks, [aReviewLink()])
  const { user } = openPublishing('links')
  expect(await screen.findByRole('checkbox', { name: 'Choose Ada Lind’s testimonial' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Choose Ines Duarte’s testimonial' }))
  await user.click(screen.getByRole('button', { name: 'Generate 1 link' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Review link for Ines Duarte')
  expect(backend.received(api.createReviewLinks)).toEqual([
    { body: { platform: 'google', testimonialIds: [ines.id] } },
  ])
  const { origin, pathname, searchParams } = new URL(field.value)
  expect([origin, pathname]).toEqual([location.origin, '/oauth/google/review'])
  expect(Object.fromEntries(searchParams)).toEqual({
    testimonial_id: ines.id,
    business_name: 'Lindqvist Bakery',
    review_text: 'The rye keeps for a week.',
    rating: '5',
    customer_email: 'ines@example.com',
    place_id: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
    handover: 'signed-token',
  })
  const popup = { opener: window, location: { href: '' } } as unknown as Window
  const opened = vi.spyOn(window, 'open').mockReturnValue(popup)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(opened.mock.calls[0]?.[2]).toBe('popup,width=800,height=600')
  expect(popup.location.href).toBe(field.value)
})

test('of several, those that cannot be handed over are left out, and the page says so', async () => {
  const backend = currentBackend()
  const shown = { ...hidden, publishable: true, waitingFor: null }
  backend.answer(listTestimonials, [ines, shown])
  backend.answer(api.createReviewLinks, [aReviewLink()])
  const { user } = openPublishing('links')
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Ines Duarte’s testimonial' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose Ada Lind’s testimonial' }))
  await user.click(screen.getByRole('button', { name: 'Generate 2 links' }))
  expect(await heading('1 review link for Google')).toBeVisible()
  expect(screen.getByText(/^1 testimonial was left out\./)).toBeVisible()
})

test('what came from Google has no link to Google, and one to Yelp', async () => {
  const review = { ...ines, platform: 'google', source: 'Google', origin: 'imported' } as const
  currentBackend().answer(listTestimonials, [review])
  const { user } = openPublishing('links')
  const box = await screen.findByRole('checkbox', { name: 'Choose Ines Duarte’s testimonial' })
  expect(box).toBeDisabled()
  expect(screen.getByText('It came from Google.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Yelp' }))
  expect(box).toBeEnabled()
})

test('a message and a QR code carry the short link, without anything personal in it', async () => {
  const backend = currentBackend()
  backend.answer(listTestimonials, [ines])
  backend.answer(api.createReviewLinks, [aReviewLink()])
  const { user } = openPublishing('links')
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Ines Duarte’s testimonial' }))
  await user.click(screen.getByRole('button', { name: 'Generate 1 link' }))
  await user.click(await screen.findByRole('button', { name: /^Copy message/ }))
  const message = await navigator.clipboard.readText()
  expect(message).toContain('https://reviews.example/oauth/google/review?handover=signed-token')
  expect(message).not.toMatch(/star|reward|great|5/i)
  await user.click(screen.getByRole('button', { name: 'QR code' }))
  expect(screen.getByRole('img', { name: 'QR code of the review link for Ines Duarte' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose others' }))
  expect(await screen.findByRole('button', { name: 'Generate Review Links' })).toBeDisabled()
})

test('for Yelp the link names the business there, and the page asks for nothing (PUBL-11, ruling 2.9)', async () => {
  const backend = currentBackend()
  backend.answer(listTestimonials, [ines])
  backend.answer(api.createReviewLinks, [aReviewLink({ platformBusinessId: 'lindqvist-bakery' })])
  const { user } = openPublishing('links')
  await user.click(await screen.findByRole('radio', { name: 'Yelp' }))
  expect(screen.getByText(/Yelp forbids asking for reviews/)).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Choose Ines Duarte’s testimonial' }))
  await user.click(screen.getByRole('button', { name: 'Generate 1 link' }))
  const field = await screen.findByLabelText<HTMLInputElement>('Review link for Ines Duarte')
  const { pathname, searchParams } = new URL(field.value)
  expect([pathname, searchParams.get('business_id')]).toEqual(['/oauth/yelp/review', 'lindqvist-bakery'])
  await user.click(screen.getByRole('button', { name: /^Copy message/ }))
  expect(await navigator.clipboard.readText()).not.toMatch(/review us|post|leave/i)
})

test('each status has its badge: published, pending, and others in outline (PUBL-14)', async () => {
  currentBackend().answer(api.listPublishedReviews, [
    aPublishedReview({ id: '0192f3a0-0000-7000-8000-00000000d001' }),
    aPublishedReview({
      id: '0192f3a0-0000-7000-8000-00000000d002',
      status: 'published',
      publishedBy: 'customer',
    }),
    aPublishedReview({
      id: '0192f3a0-0000-7000-8000-00000000d003',
      status: 'declined',
      platform: 'yelp',
      email: null,
    }),
    aPublishedReview({
      id: '0192f3a0-0000-7000-8000-00000000d004',
      status: 'removed',
      publishedBy: 'platform',
    }),
  ])
  openPublishing('status')
  const table = within(await screen.findByRole('table'))
  const badges = ['Pending', 'Published', 'Declined', 'Removed'].map((name) => table.getByText(name))
  expect(badges.map(({ className }) => /border/.test(className))).toEqual([false, false, true, true])
  expect(table.getByText('The customer says they posted it')).toBeVisible()
  expect(table.getByText('Email sent')).toBeVisible()
})
