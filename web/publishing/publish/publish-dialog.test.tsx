import { askForConsent } from '#contract/collection/consent-request.ts'
import { createReviewLinks, previewPublishing, publishReview } from '#contract/publishing/publishing.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aPublishedReview, aPublishPreview, aReviewLink } from '../../test/samples/publishing-samples.ts'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { keepTestimonials } from '../../test/samples/testimonials-samples.ts'

const id = '0192f3a0-0000-7000-8000-00000000c0de'
const ines = aTestimonial({
  id,
  customerName: 'Ines Duarte',
  status: 'approved',
  publishable: true,
  waitingFor: null,
})

async function openMenu(testimonial = ines) {
  const backend = currentBackend()
  keepTestimonials(testimonial)
  const { user } = openPart('/testimonials')
  const card = within(await screen.findByRole('article', { name: testimonial.customerName }))
  return { backend, user, card }
}

async function openDialog(platform: 'Google' | 'Yelp', preview: Parameters<typeof aPublishPreview>[0] = {}) {
  currentBackend().answer(previewPublishing, aPublishPreview(preview))
  const { backend, user, card } = await openMenu()
  await user.click(card.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('menuitem', { name: `Publish to ${platform}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Publish to ${platform}` }))
  return { backend, user, dialog }
}

test.for(['pending', 'rejected'] as const)(
  'publishing is not offered for a %s one (TEST-15)',
  async (status) => {
    const { card } = await openMenu({ ...ines, status, publishable: false, waitingFor: 'approval' })
    expect(card.getByRole('button', { name: 'View' })).toBeVisible()
    expect(card.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
  },
)

test('the dialog says in one sentence what will happen and shows the email; then it leaves, once (TEST-15, API-42)', async () => {
  const { backend, user, dialog } = await openDialog('Google')
  expect(
    await dialog.findByText(
      'Ines Duarte gets one email with their own words to copy and the link to Lindqvist Bakery on Google, where only they can post them.',
    ),
  ).toBeVisible()
  const email = within(dialog.getByRole('region', { name: 'The email' }))
  expect(email.getByText('ines@example.com')).toBeVisible()
  expect(email.getByText('You wrote a testimonial for Lindqvist Bakery.')).toBeVisible()
  backend.answer(publishReview, aPublishedReview())
  await user.click(dialog.getByRole('button', { name: 'Send email' }))
  expect(await screen.findByText('Handed over')).toBeVisible()
  expect(backend.received(publishReview)).toEqual([{ body: { testimonialId: id, platform: 'google' } }])
})

test.for(['Google', 'Yelp'] as const)(
  'a failure has the documented words for %s (ERR-19)',
  async (platform) => {
    const { backend, user, dialog } = await openDialog(
      platform,
      platform === 'Yelp' ? { isEmailed: false, email: null } : {},
    )
    backend.refuse(publishReview, 'too-many-requests', 'Your 20 emails for today are used up.')
    await user.click(await dialog.findByRole('button', { name: /^(Send email|Create the page)$/ }))
    expect(await screen.findByText('Publishing Failed')).toBeVisible()
    expect(
      screen.getByText(`Failed to publish to ${platform} Reviews. Please check your integration settings.`),
    ).toBeVisible()
    expect(dialog.getByText('Your 20 emails for today are used up.')).toBeVisible()
  },
)

test('without consent nothing can be sent, and the dialog asks for it', async () => {
  const sentence = 'The customer has not agreed to be emailed a link to post it publicly.'
  const { backend, user, dialog } = await openDialog('Google', {
    obstacle: { kind: 'consent-missing', sentence },
  })
  expect(await dialog.findByText(sentence)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Send email' })).not.toBeInTheDocument()
  backend.answer(askForConsent, ines)
  await user.click(dialog.getByRole('button', { name: 'Ask Ines Duarte for consent' }))
  expect(await dialog.findByText('Consent requested')).toBeVisible()
  expect(backend.received(askForConsent)).toEqual([{ params: { id }, body: { forPosting: true } }])
})

test('Yelp: nothing is sent; the dialog gives the page to hand over (ruling 2.9)', async () => {
  const { backend, user, dialog } = await openDialog('Yelp', { isEmailed: false, email: null })
  expect(await dialog.findByText(/^Yelp forbids asking for reviews, so nothing is sent/)).toBeVisible()
  expect(dialog.queryByRole('region', { name: 'The email' })).not.toBeInTheDocument()
  const review = aPublishedReview({ platform: 'yelp', email: null })
  backend.answer(publishReview, review)
  backend.answer(createReviewLinks, [aReviewLink({ platformBusinessId: 'lindqvist-bakery', review })])
  backend.answer(previewPublishing, aPublishPreview({ isEmailed: false, email: null, review }))
  await user.click(dialog.getByRole('button', { name: 'Create the page' }))
  expect(await dialog.findByLabelText('Review link for Ines Duarte')).toBeVisible()
})

test('a rewarded testimonial comes with a warning, and the email with no word of it (ruling 2.7)', async () => {
  const { dialog } = await openDialog('Google', { isRewarded: true })
  expect(await dialog.findByText(/received a reward for this testimonial/)).toBeVisible()
  expect(dialog.getByRole('region', { name: 'The email' })).not.toHaveTextContent(/reward|coupon|discount/i)
})

test('where the platform is not set up, the way leads there', async () => {
  const obstacle = { kind: 'not-connected', sentence: "Google isn't set up yet." } as const
  const { dialog } = await openDialog('Google', { obstacle })
  expect(await dialog.findByRole('link', { name: 'Connect Google' })).toHaveAttribute(
    'href',
    '/platform-setup?platform=google',
  )
})
