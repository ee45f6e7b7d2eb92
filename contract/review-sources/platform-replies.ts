import { z } from 'zod/mini'
import { ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { rowAction } from '../row-calls.ts'
import { idParams } from '../shapes.ts'
import { sourcePlatform } from './source-platforms.ts'

/** How far an answer is on its way to the platform. `unknown`: it was sent, and nobody knows whether it arrived. */
export const platformReplyStates = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const
export type PlatformReplyState = (typeof platformReplyStates)[number]

/** A testimonial as the review that it is at its platform. */
export const platformReview = z.object({
  platform: sourcePlatform,
  url: z.nullable(z.string()),
  /** Without stars: whether the business is recommended; else null. */
  recommends: z.nullable(z.boolean()),
  /** When it was found gone there. */
  removedAt: z.nullable(moment),
  /** Whether a public reply that is written here is sent there. */
  canReply: z.boolean(),
  reply: z.nullable(
    z.object({
      state: z.enum(platformReplyStates),
      at: moment,
      /** Of one that failed, in a sentence. */
      error: z.nullable(z.string()),
    }),
  ),
})
export type PlatformReview = z.infer<typeof platformReview>

/** The review behind a testimonial that was fetched from a platform; 404 for all others. */
export const getPlatformReview = ownerEndpoint('GET /api/testimonials/:id/platform-review', {
  params: idParams,
  response: platformReview,
})

/** Sends a reply again that failed, or of which nobody knows whether it arrived. Else it changes nothing. */
export const resendPlatformReply = ownerEndpoint(
  'POST /api/testimonials/:id/platform-review/resend',
  rowAction(platformReview),
)

/**
 * A draft of a public reply, made of the testimonial and the business's profile alone: no discount, nobody's data, no
 * argument. Nothing is kept or sent.
 */
export const draftReply = uploadEndpoint(
  'POST /api/testimonials/:id/reply-draft',
  rowAction(z.object({ text: z.string() })),
)
