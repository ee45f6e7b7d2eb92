import { decideReviewMatch, listReviewMatches } from '#contract/review-sources/review-matches.ts'
import * as contract from '#contract/review-sources/review-sources.ts'
import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../test/open-part.tsx'
import { aReviewMatch, aReviewSource, reviewSourcesWith } from '../test/samples/review-source-samples.ts'
import { currentBackend } from '../test/setup.ts'

async function openSources(...connected: ReviewSource[]) {
  const backend = currentBackend()
  backend.answer(contract.listReviewSources, reviewSourcesWith(...connected))
  backend.answer(listReviewMatches, [])
  const { user } = openPart('/review-sources')
  expect(await screen.findByRole('heading', { level: 1, name: 'Review Sources' })).toBeVisible()
  const card = async (name: string) => within(await screen.findByRole('region', { name }))
  return { backend, user, card }
}

test('each platform is there with what it allows, and Google leads to its own page to agree', async () => {
  const { backend, user, card } = await openSources()
  const google = await card('Google')
  expect(google.getByText('Available')).toBeVisible()
  expect(google.getByText(/A review that disappears there leaves your site/)).toBeVisible()
  expect((await card('Yelp')).getByText(/kept for 24 hours at most/)).toBeVisible()
  expect((await card('Facebook')).getByText(/have no stars/)).toBeVisible()
  backend.answer(contract.authorizeReviewSource, { url: '/login' })
  await user.click(google.getByRole('button', { name: 'Connect Google' }))
  await waitFor(() => expect(backend.received(contract.authorizeReviewSource)).toHaveLength(1))
})

test('what the operator has to set first is named in one line', async () => {
  const { card } = await openSources(
    aReviewSource({
      state: 'not-configured',
      missingSettings: ['GOOGLE_BUSINESS_CLIENT_ID', 'GOOGLE_BUSINESS_CLIENT_SECRET'],
    }),
  )
  const google = await card('Google')
  expect(google.getByText('GOOGLE_BUSINESS_CLIENT_ID')).toBeVisible()
  expect(google.queryByRole('button', { name: 'Connect Google' })).not.toBeInTheDocument()
})

test('a location is chosen, and the import shows how far it is', async () => {
  const { backend, user, card } = await (async () => {
    currentBackend().answer(contract.listReviewPlaces, [
      { id: 'accounts/1/locations/2', name: 'Harbor', address: '4 Harbor Street', url: null },
      { id: 'accounts/1/locations/3', name: 'Station', address: '', url: null },
    ])
    return openSources(aReviewSource({ state: 'choosing', placeName: null, lastSyncAt: null }))
  })()
  const google = await card('Google')
  await user.selectOptions(await google.findByLabelText('Which location?'), 'Station')
  const running = aReviewSource({ isComplete: false, running: { read: 450, expected: 1_204 } })
  backend.answer(contract.chooseReviewPlace, running)
  backend.answer(contract.listReviewSources, reviewSourcesWith(running))
  await user.click(google.getByRole('button', { name: 'Import reviews' }))
  expect(await google.findByText('450 of 1,204 reviews')).toBeVisible()
  expect(google.getByRole('progressbar', { name: 'Importing from Google' })).toHaveAttribute('value', '450')
  expect(backend.received(contract.chooseReviewPlace)).toMatchObject([
    { body: { placeId: 'accounts/1/locations/3' } },
  ])
})

test('what went wrong is said in plain words, and an ended connection can be made again', async () => {
  const { card } = await openSources(
    aReviewSource({
      state: 'reconnect',
      lastError: 'Google no longer accepts this connection. Please reconnect.',
    }),
    aReviewSource({
      platform: 'trustpilot',
      lastError: 'Trustpilot is limiting requests. The next sync tries again.',
    }),
  )
  const google = await card('Google')
  expect(google.getByText('Google no longer accepts this connection. Please reconnect.')).toBeVisible()
  expect(google.getByText('1,204')).toHaveTextContent('1,204 · 3 removed there')
  expect(google.getByRole('button', { name: 'Reconnect Google' })).toBeVisible()
  expect(google.queryByRole('button', { name: 'Sync now' })).not.toBeInTheDocument()
  expect((await card('Trustpilot')).getByText('Last sync failed')).toBeVisible()
})

test('Trustpilot reviews appear on the site only once the owner takes responsibility', async () => {
  const { backend, user, card } = await openSources(aReviewSource({ platform: 'trustpilot' }))
  const trustpilot = await card('Trustpilot')
  const shown = trustpilot.getByRole('switch', { name: 'Show Trustpilot reviews on my site' })
  expect(shown).not.toBeChecked()
  const accepted = aReviewSource({ platform: 'trustpilot', termsAcceptedAt: new Date().toISOString() })
  backend.answer(contract.acceptSourceTerms, accepted)
  backend.answer(contract.listReviewSources, reviewSourcesWith(accepted))
  await user.click(shown)
  await waitFor(() => expect(shown).toBeChecked())
})

test('Yelp’s excerpts stand with their author, stars and link, and keys that it refuses are told at the form', async () => {
  const excerpt = {
    id: 'r1',
    authorName: 'Dana K.',
    rating: 4,
    text: 'Great rye, and they...',
    url: 'https://www.yelp.com/biz/lindqvist?hrid=r1',
    postedAt: null,
  }
  const { card, user, backend } = await openSources(aReviewSource({ platform: 'yelp', excerpts: [excerpt] }))
  const yelp = await card('Yelp')
  expect(yelp.getByRole('link', { name: 'Read more on Yelp' })).toHaveAttribute('href', excerpt.url)
  const trustpilot = await card('Trustpilot')
  await user.click(trustpilot.getByRole('button', { name: 'Connect Trustpilot' }))
  await user.type(trustpilot.getByLabelText(/Trustpilot Business Unit ID/), 'lindqvist.example')
  await user.type(trustpilot.getByLabelText(/^API key/), 'wrong')
  backend.refuse(
    contract.connectReviewSource,
    'platform-refused',
    'Trustpilot doesn’t accept this key. Please check it.',
  )
  await user.click(trustpilot.getByRole('button', { name: 'Connect Trustpilot' }))
  expect(await screen.findByText('Not connected')).toBeVisible()
})

test('a review that may be a handed-over testimonial is decided by the owner', async () => {
  const backend = currentBackend()
  backend.answer(contract.listReviewSources, reviewSourcesWith(aReviewSource()))
  backend.answer(listReviewMatches, [aReviewMatch()])
  backend.answer(decideReviewMatch, { message: 'Marked as published.' })
  const { user } = openPart('/review-sources')
  const card = within(await screen.findByRole('region', { name: 'Is this the same review?' }))
  expect(card.getByText('68% alike')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Same review' }))
  expect(await screen.findByText('Marked as published.')).toBeVisible()
  expect(backend.received(decideReviewMatch)).toMatchObject([{ body: { isSame: true } }])
})
