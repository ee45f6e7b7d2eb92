import type { ReviewMatch } from '#contract/review-sources/review-matches.ts'
import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import { sourcePlatforms } from '#contract/review-sources/source-platforms.ts'
import { sampleOf } from './sample.ts'

/** Google, connected and synced a few minutes ago. */
export const aReviewSource = sampleOf<ReviewSource>(() => ({
  platform: 'google',
  state: 'ready',
  missingSettings: [],
  placeName: 'Lindqvist Bakery, Harbor',
  placeUrl: 'https://maps.google.com/maps?cid=1234',
  running: null,
  isComplete: true,
  reviews: 1_204,
  removed: 3,
  lastSyncAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  nextSyncAt: new Date(Date.now() + 55 * 60_000).toISOString(),
  lastError: null,
  termsAcceptedAt: null,
  excerpts: [],
}))

const notConnected = {
  state: 'not-connected',
  placeName: null,
  placeUrl: null,
  reviews: 0,
  removed: 0,
} as const

/** All platforms, of which those that are named are as they are said; the others are not connected. */
export function reviewSourcesWith(...connected: ReviewSource[]): ReviewSource[] {
  return sourcePlatforms.map(
    (platform) =>
      connected.find((one) => one.platform === platform) ??
      aReviewSource({ ...notConnected, platform, isComplete: false, lastSyncAt: null, nextSyncAt: null }),
  )
}

/** A review that may be a testimonial which was handed over. */
export const aReviewMatch = sampleOf<ReviewMatch>(() => ({
  id: '0192f3a0-0000-7000-8000-00000000d001',
  platform: 'google',
  confidence: 0.68,
  review: {
    id: '0192f3a0-0000-7000-8000-00000000d001',
    customerName: 'I. D.',
    content: 'The rye keeps for a week. More choice would be good.',
    date: null,
  },
  testimonial: {
    id: '0192f3a0-0000-7000-8000-00000000d002',
    customerName: 'Ines Duarte',
    content: 'The rye keeps for a week and tastes better every day.',
    date: null,
  },
}))
