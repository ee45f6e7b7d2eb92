import { z } from 'zod'
import { askingGoogle } from './google-call.ts'
import { withoutTranslation } from './google-comment.ts'
import type { GoogleConnection } from './google-oauth.ts'
import { googlePlaces } from './google-places.ts'
import {
  isThere,
  parseMoment,
  type PlatformReview,
  platformText,
  type ReviewClient,
} from './review-platform.ts'

const pageSize = 50

const stars = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 } as const
const review = z.object({
  name: z.string(),
  reviewId: z.string().min(1).max(300).optional(),
  reviewer: z.object({ displayName: platformText, isAnonymous: z.boolean().optional() }).optional(),
  starRating: z.string().optional(),
  comment: platformText,
  createTime: z.string().optional(),
  reviewReply: z.object({ comment: platformText, updateTime: z.string().optional() }).nullish(),
})
const reviewsAnswer = z.object({
  reviews: z.array(review).default([]),
  totalReviewCount: z.int().min(0).optional(),
  nextPageToken: z.string().min(1).optional(),
})
const anything = z.unknown()

/**
 * Google Business Profile: accounts and locations by the interfaces of version 1, reviews by version 4, which alone has
 * them (developers.google.com/my-business).
 */
export function googleReviews(connection: GoogleConnection): ReviewClient {
  const ask = askingGoogle(connection)
  const reviewPath = (placeId: string, externalId: string) =>
    `/v4/${placeId}/reviews/${encodeURIComponent(externalId)}`

  return {
    sortsByChange: true,
    knows: undefined,
    places: () => googlePlaces(ask),
    async page(placeId, after) {
      const query = new URLSearchParams({ pageSize: String(pageSize), orderBy: 'updateTime desc' })
      if (after !== undefined) query.set('pageToken', after)
      const answer = await ask('reviews', `/v4/${placeId}/reviews?${query.toString()}`, reviewsAnswer)
      return {
        reviews: answer.reviews.map(googleReviewOf),
        next: answer.nextPageToken,
        total: answer.totalReviewCount,
      }
    },
    has: (placeId, externalId) =>
      isThere(() => ask('reviews', reviewPath(placeId, externalId), z.object({ name: z.string() }))),
    async reply(placeId, externalId, text) {
      const path = `${reviewPath(placeId, externalId)}/reply`
      if (text === null) await ask('reviews', path, anything, { method: 'DELETE' })
      else await ask('reviews', path, anything, { method: 'PUT', json: { comment: text } })
    },
  }
}

function googleReviewOf(found: z.output<typeof review>): PlatformReview {
  const { name, reviewId, reviewer, starRating, comment, createTime, reviewReply } = found
  const isNamed = reviewer?.displayName && !reviewer.isAnonymous
  return {
    externalId: reviewId ?? name.slice(name.lastIndexOf('/') + 1),
    authorName: isNamed ? reviewer.displayName! : 'A Google user',
    rating: stars[starRating as keyof typeof stars] ?? null,
    recommends: null,
    content: withoutTranslation(comment ?? ''),
    url: null,
    postedAt: parseMoment(createTime),
    reply: reviewReply?.comment
      ? { text: reviewReply.comment, at: parseMoment(reviewReply.updateTime) }
      : null,
  }
}
