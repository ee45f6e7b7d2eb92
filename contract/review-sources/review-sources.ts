import { z } from 'zod/mini'
import { ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { moment, requiredText, text } from '../fields.ts'
import { sourcePlatform } from './source-platforms.ts'
import { messageAnswer } from '../shapes.ts'

/**
 * `not-configured`: the operator has not set it up; `not-connected`; `choosing`: connected, and the place is not chosen
 * yet; `ready`; `reconnect`: the platform no longer takes what we were given.
 */
export const sourceStates = ['not-configured', 'not-connected', 'choosing', 'ready', 'reconnect'] as const
export type SourceState = (typeof sourceStates)[number]

const excerpt = z.object({
  id: z.string(),
  authorName: z.string(),
  rating: z.nullable(z.number()),
  text: z.string(),
  url: z.nullable(z.string()),
  postedAt: z.nullable(moment),
})
export type ReviewExcerpt = z.infer<typeof excerpt>

export const reviewSource = z.object({
  platform: sourcePlatform,
  state: z.enum(sourceStates),
  /** Which settings the operator has to make first; empty when nothing is missing. */
  missingSettings: z.array(z.string()),
  placeName: z.nullable(z.string()),
  placeUrl: z.nullable(z.string()),
  /** While reviews are being fetched: how many have been read, and of how many as far as the platform says. */
  running: z.nullable(z.object({ read: z.number(), expected: z.nullable(z.number()) })),
  /** False until everything was fetched once. */
  isComplete: z.boolean(),
  /** Reviews that are at the platform, and those that were there once. */
  reviews: z.number(),
  removed: z.number(),
  lastSyncAt: z.nullable(moment),
  nextSyncAt: z.nullable(moment),
  /** What went wrong at the last try, in a sentence; null when it went well. */
  lastError: z.nullable(z.string()),
  /** Since when the owner takes responsibility for showing what this platform's terms restrict. */
  termsAcceptedAt: z.nullable(moment),
  /** Of a platform that lets nobody keep its reviews: what it shows today. */
  excerpts: z.array(excerpt),
})
export type ReviewSource = z.infer<typeof reviewSource>

/** Every platform, whether it is connected or not. */
export const listReviewSources = ownerEndpoint('GET /api/review-sources', {
  response: z.array(reviewSource),
})

const ofPlatform = z.object({ platform: sourcePlatform })

/** Where the owner agrees at the platform; `not-allowed` where the operator has not set it up. */
export const authorizeReviewSource = ownerEndpoint('POST /api/review-sources/:platform/authorize', {
  onlyOwners: true,
  params: ofPlatform,
  response: z.object({ url: z.string() }),
})

const part = z.optional(z.string().check(z.maxLength(4000)))

/** Where the platform sends the browser back to (RFC 6749, section 4.1.2), and from there on to the page. */
export const finishReviewSource = ownerEndpoint('GET /api/review-sources/:platform/callback', {
  onlyOwners: true,
  params: ofPlatform,
  query: z.object({ code: part, state: part, error: part }),
  response: 'file',
})

/** Why the browser is back at the page without a connection: `?problem=...`. */
export const sourceProblems = ['canceled', 'expired', 'no-access', 'failed'] as const

export const sourceKeysForm = z.object({
  apiKey: requiredText(1, 500, 'Please enter your API key'),
  /** Trustpilot's, both for replies. */
  apiSecret: z.optional(text(500)),
  businessUserId: z.optional(text(100)),
  /** Trustpilot: the domain or Business Unit ID. Yelp: the Business ID. Or the link to the page there. */
  place: requiredText(1, 500, 'Please enter your business'),
})

/** Connects a platform that gives out keys. They are tried first; `platform-refused` when it does not take them. */
export const connectReviewSource = ownerEndpoint('POST /api/review-sources/:platform/keys', {
  onlyOwners: true,
  params: ofPlatform,
  body: sourceKeysForm,
  status: 201,
  response: reviewSource,
})

/** The places or pages that the connected account manages. Asked at the platform. */
export const listReviewPlaces = uploadEndpoint('GET /api/review-sources/:platform/places', {
  params: ofPlatform,
  response: z.array(
    z.object({ id: z.string(), name: z.string(), address: z.string(), url: z.nullable(z.string()) }),
  ),
})

/** Chooses the place whose reviews come home, and begins to fetch them. */
export const chooseReviewPlace = uploadEndpoint('PUT /api/review-sources/:platform/place', {
  onlyOwners: true,
  params: ofPlatform,
  body: z.object({ placeId: requiredText(1, 300, 'Please choose a location') }),
  response: reviewSource,
})

/** Begins to fetch now. While that is under way, it changes nothing. */
export const syncReviewSource = uploadEndpoint('POST /api/review-sources/:platform/sync', {
  params: ofPlatform,
  status: 202,
  response: reviewSource,
})

/** Whether reviews that the platform's terms keep out of widgets may be shown, on the owner's responsibility. */
export const acceptSourceTerms = ownerEndpoint('PUT /api/review-sources/:platform/terms', {
  onlyOwners: true,
  params: ofPlatform,
  body: z.object({ isAccepted: z.boolean() }),
  response: reviewSource,
})

/** Forgets the tokens. Reviews that were fetched stay. */
export const disconnectReviewSource = ownerEndpoint('DELETE /api/review-sources/:platform', {
  onlyOwners: true,
  params: ofPlatform,
  response: messageAnswer,
})
