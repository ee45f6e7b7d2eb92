import type {
  PlatformConnection,
  PublishedReview,
  PublishPreview,
  ReviewLink,
} from '#contract/publishing/publishing.ts'
import { sampleOf } from './sample.ts'

export const aConnection = sampleOf<PlatformConnection>(() => ({
  id: 'google',
  platform: 'google',
  platformBusinessId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  businessName: 'Lindqvist Bakery',
  businessAddress: '12 Harbor Street',
  url: 'https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4',
  connectedAt: '2026-03-01T09:00:00.000Z',
}))

export const yelpConnection = aConnection({
  id: 'yelp',
  platform: 'yelp',
  platformBusinessId: 'lindqvist-bakery',
  url: 'https://www.yelp.com/biz/lindqvist-bakery',
})

export const aPublishedReview = sampleOf<PublishedReview>(() => ({
  id: '0192f3a0-0000-7000-8000-00000000d001',
  testimonialId: '0192f3a0-0000-7000-8000-00000000c0de',
  platform: 'google',
  status: 'pending',
  createdAt: '2026-03-02T09:00:00.000Z',
  customerName: 'Ines Duarte',
  content: 'The rye keeps for a week.',
  rating: 5,
  email: 'sent',
  remindedAt: null,
  publishedAt: null,
  publishedBy: null,
  reviewUrl: null,
}))

export const aPublishPreview = sampleOf<PublishPreview>(() => ({
  businessName: 'Lindqvist Bakery',
  isEmailed: true,
  obstacle: null,
  email: {
    to: 'ines@example.com',
    language: 'en',
    subject: 'Your testimonial for Lindqvist Bakery, ready for Google',
    paragraphs: ['Hello,', 'You wrote a testimonial for Lindqvist Bakery.'],
    button: 'Open my text',
    reason: 'Plaudit sends you this for Lindqvist Bakery.',
  },
  isRewarded: false,
  review: null,
}))

export const aReviewLink = sampleOf<ReviewLink>(() => ({
  testimonialId: '0192f3a0-0000-7000-8000-00000000c0de',
  businessName: 'Lindqvist Bakery',
  customerName: 'Ines Duarte',
  customerEmail: 'ines@example.com',
  content: 'The rye keeps for a week.',
  rating: 5,
  platformBusinessId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  token: 'signed-token',
  url: 'https://reviews.example/oauth/google/review?handover=signed-token',
  review: aPublishedReview({ email: null }),
}))
