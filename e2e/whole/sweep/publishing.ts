import type { Page } from '@playwright/test'
import type { HandOver } from '#contract/publishing/hand-over.ts'
import type { PlatformReview } from '#contract/review-sources/platform-replies.ts'
import type { PublishedReview, PublishPreview, ReviewLink } from '#contract/publishing/publishing.ts'
import type { ReviewMatch } from '#contract/review-sources/review-matches.ts'
import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { press } from '../owner-pages.ts'
import { alter, answer } from './answers.ts'
import { afterReload, type State, statesOf } from './state.ts'
import { endless } from './visitors.ts'

const at = '2026-03-02T09:00:00.000Z'
const words = `${endless} `.repeat(6).trim()

const handed: PublishedReview = {
  id: '0192f3a0-0000-7000-8000-000000000001',
  testimonialId: '0192f3a0-0000-7000-8000-000000000002',
  platform: 'google',
  status: 'pending',
  createdAt: at,
  customerName: endless,
  content: words,
  rating: 5,
  email: 'sent',
  remindedAt: at,
  publishedAt: null,
  publishedBy: null,
  reviewUrl: null,
}
const everyStatus: PublishedReview[] = [
  handed,
  { ...handed, id: '2', status: 'published', publishedBy: 'customer', publishedAt: at },
  { ...handed, id: '3', status: 'published', publishedBy: 'platform', reviewUrl: 'https://g.example' },
  { ...handed, id: '4', status: 'declined', platform: 'yelp', email: null },
  { ...handed, id: '5', status: 'removed', email: 'suppressed' },
]
const link: ReviewLink = {
  testimonialId: handed.testimonialId,
  businessName: endless,
  customerName: endless,
  customerEmail: 'kunde@example.com',
  content: words,
  rating: 5,
  platformBusinessId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
  token: 'signed-token',
  url: 'https://reviews.example/oauth/google/review?handover=signed-token',
  review: handed,
}
const preview: PublishPreview = {
  businessName: endless,
  isEmailed: true,
  obstacle: null,
  email: {
    to: `kunde@${'l'.repeat(60)}.example`,
    language: 'de',
    subject: `Ihre Bewertung für ${endless}`,
    paragraphs: ['Hallo,', words],
    button: 'Meinen Text öffnen',
    reason: endless,
  },
  isRewarded: true,
  review: handed,
}
const source: ReviewSource = {
  platform: 'google',
  state: 'ready',
  missingSettings: [],
  placeName: endless,
  placeUrl: 'https://maps.google.com/maps?cid=1234',
  running: { read: 450, expected: 12_040 },
  isComplete: false,
  reviews: 12_040,
  removed: 30,
  lastSyncAt: at,
  nextSyncAt: at,
  lastError: 'Google is limiting requests. The next sync tries again.',
  termsAcceptedAt: null,
  excerpts: [],
}
const excerpt = {
  id: '1',
  authorName: endless,
  rating: 4,
  text: words,
  url: 'https://www.yelp.com',
  postedAt: at,
}
const sources: ReviewSource[] = [
  source,
  { ...source, platform: 'facebook', state: 'reconnect', running: null },
  { ...source, platform: 'trustpilot', running: null, lastError: null },
  {
    ...source,
    platform: 'yelp',
    running: null,
    lastError: null,
    excerpts: [excerpt, { ...excerpt, id: '2' }],
  },
]
const match: ReviewMatch = {
  id: '1',
  platform: 'google',
  confidence: 0.68,
  review: { id: '1', customerName: endless, content: words, date: null },
  testimonial: { id: '2', customerName: endless, content: words, date: null },
}

/** The first testimonial of the list, as if it were this. */
async function asFirst(page: Page, own: Partial<Testimonial>) {
  await alter<Testimonial[]>(page, /\/api\/testimonials\?/, (real) => [{ ...real[0]!, ...own }])
  await alter<Testimonial>(page, /\/api\/testimonials\/[\w-]+$/, (real) => ({ ...real, ...own }))
  await page.reload()
}
const approved = { status: 'approved', isPrivate: false, publishable: true, waitingFor: null } as const

async function openPublish(page: Page, platform: 'Google' | 'Yelp', shown: PublishPreview) {
  await page.route(/\/publishing\/(google|yelp)$/, (route) => route.fulfill({ json: shown }))
  await asFirst(page, approved)
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
  await page.getByRole('menuitem', { name: `Publish to ${platform}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Send email|Close)$/ })
    .last()
    .waitFor()
}

/** A customer's page for a review site, with what the business handed them. */
const handOver = (platform: 'google' | 'yelp', name: string, own: Partial<HandOver>): State => ({
  page: `/oauth/${platform}/review?handover=token`,
  name,
  visitor: 'stranger',
  narrowest: 320,
  reloads: true,
  expectedErrors: [/status of 404/],
  async open(page) {
    const label = platform === 'google' ? 'Google' : 'Yelp'
    const shown: HandOver = {
      businessName: 'W'.repeat(60),
      logoUrl: null,
      label,
      url: 'https://google.example',
      content: 'W'.repeat(2000),
      status: 'pending',
      hasOptedOut: false,
      ...own,
    }
    await page.route('**/api/public/hand-overs/**', (route) => route.fulfill({ json: shown }))
    // The token has left the address.
    await page.goto(`/oauth/${platform}/review?handover=token`)
    await page.getByRole('heading', { name: `${shown.businessName} is on ${label}` }).waitFor()
  },
})

export const publishingStates: readonly State[] = [
  ...statesOf('/publishing?tab=status', 'full', {
    'every status': afterReload(async (page) => {
      await answer(page, 'GET /api/published-reviews', everyStatus)
      await page.reload()
      await page.getByRole('table').getByText('Removed').waitFor()
    }),
  }),
  ...statesOf('/publishing?tab=links', 'full', {
    'links that were made': afterReload(async (page) => {
      await answer(page, 'POST /api/review-links', [link, { ...link, testimonialId: '2' }], 201)
      await alter<Testimonial[]>(page, /\/api\/testimonials\?/, ([one]) =>
        ['1', '2', '3'].map((id) => ({ ...one!, ...approved, id })),
      )
      await page.reload()
      const boxes = page.getByRole('checkbox', { name: /^Choose / })
      for (const index of [0, 1, 2]) await boxes.nth(index).check()
      await press(page, 'Generate 3 links')
      await page.getByText(/^1 testimonial was left out/).waitFor()
      await page.getByRole('button', { name: 'QR code' }).first().click()
    }),
  }),
  ...statesOf('/platform-setup?platform=google', 'full', {
    'with what the connected account manages': afterReload(async (page) => {
      const place = { identifier: 'ChIJ2001Harbor_Duluth-MN01', name: endless, address: endless }
      const places = [place, { ...place, identifier: 'ChIJ2001Station_Duluth-MN2' }]
      await answer(page, 'GET /api/review-sources/google/identifiers', { isKnown: false, places })
      await page.reload()
      await page.getByText(/^Your connected Google account has no location/).waitFor()
    }),
  }),
  ...statesOf('/platform-setup?platform=trustpilot', 'full', {
    'with what is missing': async (page) => {
      await press(page, 'Add Trustpilot')
      await page.getByText('Please fill in all required fields').first().waitFor()
    },
  }),
  ...statesOf('/review-sources', 'full', {
    'every platform connected, with a match to decide': afterReload(async (page) => {
      await answer(page, 'GET /api/review-sources', sources)
      await answer(page, 'GET /api/review-matches', [match])
      await page.reload()
      await page.getByRole('heading', { name: 'Is this the same review?' }).waitFor()
    }),
    'keys being typed': async (page) => {
      await press(page, 'Connect Trustpilot')
      await page.getByLabel('API secret').waitFor()
    },
  }),
  ...statesOf('/testimonials', 'full', {
    'publishing to Google': afterReload((page) => openPublish(page, 'Google', preview)),
    'publishing to Google, which something keeps': afterReload((page) =>
      openPublish(page, 'Google', {
        ...preview,
        obstacle: { kind: 'consent-missing', sentence: words },
        review: null,
      }),
    ),
    'publishing to Yelp': afterReload(async (page) => {
      await answer(
        page,
        'POST /api/review-links',
        [{ ...link, review: { ...handed, platform: 'yelp' } }],
        201,
      )
      await openPublish(page, 'Yelp', { ...preview, isEmailed: false, email: null })
    }),
    'a review on Google whose reply failed': afterReload(async (page) => {
      const reply = { state: 'failed', at, error: words } as const
      const review: PlatformReview = {
        platform: 'google',
        url: 'https://maps.google.com',
        recommends: null,
        removedAt: at,
        canReply: true,
        reply,
      }
      await page.route(/\/platform-review$/, (route) => route.fulfill({ json: review }))
      await asFirst(page, {
        ...approved,
        platform: 'google',
        source: 'Google',
        label: 'Imported from Google',
        recoveryState: 'open',
        removedAt: at,
      })
      await page.getByRole('button', { name: 'View', exact: true }).first().click()
      await page.getByRole('button', { name: 'Send again' }).waitFor()
    }),
  }),
  handOver('google', 'handed over', {}),
  handOver('google', 'declined', { status: 'declined', hasOptedOut: true }),
  handOver('google', 'posted', { status: 'published', content: 'Good bread.' }),
  handOver('yelp', 'handed over', {}),
]
