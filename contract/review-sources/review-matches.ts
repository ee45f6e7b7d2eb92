import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { idParams, messageAnswer } from '../shapes.ts'
import { sourcePlatform } from './source-platforms.ts'

const words = z.object({
  id: z.string(),
  customerName: z.string(),
  content: z.string(),
  date: z.nullable(moment),
})

/** A review that may be a testimonial which was handed to its customer for that platform. */
export const reviewMatch = z.object({
  /** Of the review, in the list of testimonials. */
  id: z.string(),
  platform: sourcePlatform,
  /** From 0 to 1: by words and time, never by the name. */
  confidence: z.number(),
  review: words,
  testimonial: words,
})
export type ReviewMatch = z.infer<typeof reviewMatch>

/** What is too unsure to be matched without the owner; at most a hundred, the surest first. */
export const listReviewMatches = ownerEndpoint('GET /api/review-matches', {
  response: z.array(reviewMatch),
})

/** Whether the review is that testimonial. Then it counts as published there. */
export const decideReviewMatch = ownerEndpoint('POST /api/review-matches/:id', {
  support: 'never',
  params: idParams,
  body: z.object({ isSame: z.boolean() }),
  response: messageAnswer,
})
