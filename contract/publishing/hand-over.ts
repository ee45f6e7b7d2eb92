import { z } from 'zod/mini'
import { publicReadEndpoint, publicWriteEndpoint } from '../endpoint.ts'
import { linkedPlatforms } from './review-links.ts'

/**
 * `pending`: in the customer's hands. `published`: the customer said so, or it was found there. `declined`: the customer
 * would rather not. `removed`: it was found there and is gone again.
 */
export const publishedStatuses = ['pending', 'published', 'declined', 'removed'] as const
export type PublishedStatus = (typeof publishedStatuses)[number]

const handed = z.object({
  platform: z.enum(linkedPlatforms),
  token: z.string().check(z.maxLength(100)),
})

/** What a customer finds behind their link, at `/oauth/:platform/review`. */
export const handOver = z.object({
  businessName: z.string(),
  logoUrl: z.nullable(z.string()),
  /** The platform's name. */
  label: z.string(),
  /** Made of a constant host and a checked identifier. */
  url: z.string(),
  /** Their own words, as they are shown. */
  content: z.string(),
  status: z.enum(publishedStatuses),
  /** True when the customer wants no more emails of this business that ask for something. */
  hasOptedOut: z.boolean(),
})
export type HandOver = z.infer<typeof handOver>

/** A forged link, one whose testimonial is no longer shown, and one of a platform that is not set up: the same 404. */
export const getHandOver = publicReadEndpoint('GET /api/public/hand-overs/:platform/:token', {
  params: handed,
  response: handOver,
})

/**
 * What the customer says of it: "I have posted it", or "No, thanks"; the last answer holds. `stop` is "No, thanks" and no
 * more emails of this business that ask for something.
 */
export const answerHandOver = publicWriteEndpoint('POST /api/public/hand-overs/:platform/:token', {
  params: handed,
  body: z.object({ answer: z.enum(['posted', 'declined', 'stop']) }),
  response: handOver,
})
