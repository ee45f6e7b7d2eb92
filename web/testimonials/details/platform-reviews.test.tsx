import {
  draftReply,
  getPlatformReview,
  resendPlatformReply,
} from '#contract/review-sources/platform-replies.ts'
import type { PlatformReview } from '#contract/review-sources/platform-replies.ts'
import { writeReply } from '#contract/testimonials/replies.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aTestimonial, someStats } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { aComplaint, aGoogleReview, keepTestimonials } from '../../test/samples/testimonials-samples.ts'

const onGoogle: PlatformReview = {
  platform: 'google',
  url: 'https://maps.google.com/maps?cid=1234',
  recommends: null,
  removedAt: null,
  canReply: true,
  reply: null,
}
type Reply = NonNullable<PlatformReview['reply']>
const replied = (state: Reply['state'], error: string | null = null): PlatformReview => ({
  ...onGoogle,
  reply: { state, error, at: new Date().toISOString() },
})

async function openReview(review: PlatformReview, own: Partial<Testimonial> = {}) {
  const testimonial = aGoogleReview(own)
  keepTestimonials(testimonial)
  const backend = currentBackend()
  backend.answer(getPlatformReview, review)
  const { user } = openPart(`/testimonials?view=${testimonial.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Olu' }))
  await dialog.findByRole('button', { name: /^(Reply publicly|Edit reply)$/ })
  return { backend, user, dialog }
}

test('a review is answered from Plaudit: a draft that a person reads and changes, sent to Google on saving', async () => {
  const { backend, user, dialog } = await openReview(onGoogle)
  backend.answer(draftReply, { text: 'Thank you, Olu. Glad the rolls were warm.' })
  await user.click(dialog.getByRole('button', { name: 'Reply publicly' }))
  expect(dialog.getByText('Also posted on Google once you save it.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Draft a reply' }))
  const field = dialog.getByLabelText('Public reply')
  await waitFor(() => expect(field).toHaveValue('Thank you, Olu. Glad the rolls were warm.'))
  // A draft is nobody's word yet.
  expect(backend.calls(writeReply)).toEqual([])
  await user.type(field, ' See you!')
  backend.answer(getPlatformReview, replied('queued'))
  await user.click(dialog.getByRole('button', { name: 'Save reply' }))
  expect(await dialog.findByText('Sending your reply to Google...')).toBeVisible()
  expect(backend.received(writeReply).map(({ body }) => body.text)).toEqual([
    'Thank you, Olu. Glad the rolls were warm. See you!',
  ])
})

test('a draft that could not be made says so, and what was typed stays', async () => {
  const { backend, user, dialog } = await openReview(onGoogle)
  backend.fail(draftReply)
  await user.click(dialog.getByRole('button', { name: 'Reply publicly' }))
  await user.type(dialog.getByLabelText('Public reply'), 'Thank you')
  await user.click(dialog.getByRole('button', { name: 'Draft another' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByLabelText('Public reply')).toHaveValue('Thank you')
})

test('a reply that is on Google says so', async () => {
  const { dialog } = await openReview(replied('sent'))
  expect(await dialog.findByText('Your reply is on Google.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('a reply that Google refused says why, and is sent again by hand', async () => {
  const { backend, user, dialog } = await openReview(
    replied('failed', 'Google is limiting requests. Please try again in a moment.'),
  )
  expect(await dialog.findByText('Your reply isn’t on Google.')).toBeVisible()
  expect(dialog.getByText('Google is limiting requests. Please try again in a moment.')).toBeVisible()
  backend.answer(resendPlatformReply, replied('queued'))
  backend.answer(getPlatformReview, replied('sent'))
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(await dialog.findByText('Your reply is on Google.')).toBeVisible()
  expect(backend.calls(resendPlatformReply)).toHaveLength(1)
})

test('where nobody knows whether the reply arrived, it says so', async () => {
  const { dialog } = await openReview(replied('unknown'))
  expect(await dialog.findByText(/^We couldn’t tell whether your reply reached Google\./)).toBeVisible()
})

test('a platform that takes no replies from here leads there', async () => {
  const { dialog } = await openReview(
    { ...onGoogle, platform: 'facebook', canReply: false, recommends: false },
    { platform: 'facebook', source: 'Facebook', rating: null },
  )
  expect(await dialog.findByText('This customer doesn’t recommend you on Facebook.')).toBeVisible()
  expect(dialog.getByText(/^Facebook takes replies on its own site only\./)).toBeVisible()
  expect(dialog.getByRole('link', { name: /^Open on Facebook/ })).toHaveAttribute('href', onGoogle.url)
})

test('a review that disappeared there says when, and that it left the site', async () => {
  const removedAt = '2026-03-02T09:00:00.000Z'
  const { dialog } = await openReview({ ...onGoogle, removedAt }, { removedAt })
  expect(await dialog.findByText('No longer on Google')).toBeVisible()
  expect(dialog.getByText(/so it left your site\. Your copy stays in the export\.$/)).toBeVisible()
})

test('the inbox: reviews of one source, and of those the ones that need an answer', async () => {
  const answered = aGoogleReview({
    customerName: 'Answered',
    reply: { text: 'Thanks!', at: new Date().toISOString() },
  })
  const gone = aGoogleReview({ customerName: 'Gone', removedAt: new Date().toISOString() })
  keepTestimonials(aGoogleReview(), answered, gone, aTestimonial({ customerName: 'Ana' }))
  const otherRatings = [
    {
      source: 'Google',
      average: 4.5,
      count: 3,
      label: '4.5 from 3 imported from Google',
      isSynced: false,
      counted: '3 imported from Google',
    },
  ]
  currentBackend().answer(getTestimonialStats, someStats({ total: 4, pending: 4, otherRatings }))
  const { user } = openPart('/testimonials')
  const shown = () =>
    screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)
  await waitFor(() => expect(shown()).toHaveLength(4))
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.selectOptions(await screen.findByLabelText('Source'), 'Google')
  await waitFor(() => expect(shown()).toEqual(['Olu', 'Answered', 'Gone']))
  await user.selectOptions(screen.getByLabelText('Answer'), 'Needs an answer')
  await waitFor(() => expect(shown()).toEqual(['Olu']))
  expect(location.search).toBe('?source=Google&needsAnswer=true')
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
})

test('a low review from Google is among the cases, counted with them, and said to be public', async () => {
  const low = aGoogleReview({ rating: 1, content: 'The loaf was stale.', recoveryState: 'open' })
  keepTestimonials(low, aComplaint(), aTestimonial({ customerName: 'Ana' }))
  const { user } = openPart('/testimonials')
  await user.click(await screen.findByRole('tab', { name: 'Private feedback 2 open' }))
  expect(await screen.findByRole('heading', { name: '2 cases' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Open 2' })).toBeVisible()
  expect(screen.getByText('Includes low reviews from platforms. They stay public there.')).toBeVisible()
  const card = within(screen.getByRole('article', { name: 'Olu' }))
  expect(card.getByText('Follow-up: open')).toBeVisible()
  // Private feedback alone is in no status.
  await user.click(screen.getByRole('button', { name: 'Average rating details' }))
  expect(await screen.findByText('The total includes 1 private')).toBeVisible()
})
