import { z } from 'zod/mini'
import { reviewPlatforms } from '../business/business.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { id, moment, requiredLine, rawText } from '../fields.ts'
import { publishedStatuses } from './hand-over.ts'
import { customerLanguages } from '../languages.ts'
import { paging } from '../lists.ts'
import { readIdentifier } from './platform-identifiers.ts'
import { linkedPlatforms } from './review-links.ts'

/** Said beside each field of the setup that is empty, and of all of them in one toast. */
export const missingSentence = 'Please fill in all required fields'

/** Where a business is on a review site. A workspace has one of each platform. */
export const platformConnection = z.object({
  /** The same as `platform`. */
  id: z.string(),
  platform: z.enum(reviewPlatforms),
  /** By what the platform knows the business, as `platformIdentifiers` says. */
  platformBusinessId: z.string(),
  businessName: z.string(),
  businessAddress: z.string(),
  /** The business's page there; null where there is no address made of the identifier. */
  url: z.nullable(z.string()),
  connectedAt: moment,
})
export type PlatformConnection = z.infer<typeof platformConnection>

export const listPlatformConnections = ownerEndpoint('GET /api/platform-connections', {
  response: z.array(platformConnection),
})

const connectionFields = z.object({
  platform: z.enum(reviewPlatforms, { error: missingSentence }),
  platformBusinessId: rawText(4000, 'This is too long', missingSentence),
  businessName: requiredLine(1, 120, missingSentence),
  businessAddress: requiredLine(1, 300, missingSentence),
})

/** One connection as it is typed. The identifier may be the address of the business's page there. */
export const connectionForm = z.pipe(
  connectionFields.check(({ value, issues }) => {
    const typedId = value.platformBusinessId.trim()
    const message =
      typedId === '' ? missingSentence : readIdentifier(value.platform, value.platformBusinessId).problem
    if (message !== undefined) {
      issues.push({ code: 'custom', message, path: ['platformBusinessId'], input: value.platformBusinessId })
    }
  }),
  z.transform(({ platformBusinessId, ...rest }) => ({
    ...rest,
    platformBusinessId: readIdentifier(rest.platform, platformBusinessId).id ?? '',
  })),
)

/** Connects platforms, or replaces what was said of them; those that are not named stay. Answers all of them. */
export const connectPlatforms = ownerEndpoint('POST /api/platform-connections', {
  body: z.object({
    connections: z
      .array(connectionForm)
      .check(z.minLength(1, missingSentence), z.maxLength(reviewPlatforms.length)),
  }),
  response: z.array(platformConnection),
})

/** Its links are gone with it, also from forms and hand-overs. */
export const disconnectPlatform = ownerEndpoint('DELETE /api/platform-connections/:platform', {
  params: z.object({ platform: z.enum(reviewPlatforms) }),
  response: z.array(platformConnection),
})

/**
 * Who can say that it is there: the customer, by the emailed link; whoever has a link that the team made; the platform
 * itself; the team, about a match that it decided.
 */
export const publishedSources = ['customer', 'link', 'platform', 'owner'] as const

/** A testimonial that was handed to its customer for a review site. There is one per testimonial and platform. */
export const publishedReview = z.object({
  id: z.string(),
  testimonialId: z.string(),
  platform: z.enum(linkedPlatforms),
  status: z.enum(publishedStatuses),
  createdAt: moment,
  customerName: z.string(),
  content: z.string(),
  rating: z.nullable(z.number()),
  /** Where the email with the link has come to; null when none was sent. */
  email: z.nullable(z.enum(['on-its-way', 'sent', 'bounced', 'suppressed', 'failed', 'unknown'])),
  /** When the one reminder left. */
  remindedAt: z.nullable(moment),
  publishedAt: z.nullable(moment),
  /** Who said that it is there. */
  publishedBy: z.nullable(z.enum(publishedSources)),
  /** Its own address there, as far as it is known. */
  reviewUrl: z.nullable(z.string()),
})
export type PublishedReview = z.infer<typeof publishedReview>

/** Newest first, at most 100 (default 50). Headers as in `listTestimonials`: `Link: rel="next"`, `X-Total-Count`. */
export const listPublishedReviews = ownerEndpoint('GET /api/published-reviews', {
  query: z.object({
    status: z.optional(z.enum(publishedStatuses)),
    platform: z.optional(z.enum(linkedPlatforms)),
    testimonialId: z.optional(id),
    ...paging,
  }),
  response: z.array(publishedReview),
})

/** What keeps a hand-over from being emailed, in the order in which it can be helped. */
export const publishObstacles = [
  'not-publishable',
  'not-connected',
  /** The business shows its review links to nobody, so it may not pick who gets one. */
  'links-off',
  /** It came from that platform. */
  'from-there',
  'team',
  'published',
  'declined',
  'sent',
  'no-email',
  'opted-out',
  'consent-refused',
  'consent-asked',
  'consent-missing',
] as const
export type PublishObstacle = (typeof publishObstacles)[number]

export const handedEmail = z.object({
  to: z.string(),
  language: z.enum(customerLanguages),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
  reason: z.string(),
})

/** What publishing would do, before anything is done. */
export const publishPreview = z.object({
  businessName: z.string(),
  /** Yelp allows no business to ask for reviews: nothing is ever sent for it. */
  isEmailed: z.boolean(),
  obstacle: z.nullable(z.object({ kind: z.enum(publishObstacles), sentence: z.string() })),
  /** The email that the customer would get; null where none is sent, or nobody could get it. */
  email: z.nullable(handedEmail),
  /** True when the customer has, or is due, a reward for the testimonial. */
  isRewarded: z.boolean(),
  review: z.nullable(publishedReview),
})
export type PublishPreview = z.infer<typeof publishPreview>

const ofPlatform = z.object({ id, platform: z.enum(linkedPlatforms) })

export const previewPublishing = ownerEndpoint('GET /api/testimonials/:id/publishing/:platform', {
  params: ofPlatform,
  response: publishPreview,
})

/**
 * Hands an approved testimonial to its customer: Google by one email with the link, Yelp by the link alone. `pending`
 * until the customer says that it is posted, or it is found there. Asked again, it answers what there is.
 */
export const publishReview = ownerEndpoint('POST /api/publish-reviews', {
  body: z.object({ testimonialId: id, platform: z.enum(linkedPlatforms) }),
  status: 201,
  response: publishedReview,
})

/** A link to hand over by oneself. With the documented parameters, the client makes a longer one of it. */
export const reviewLink = z.object({
  testimonialId: z.string(),
  businessName: z.string(),
  customerName: z.string(),
  customerEmail: z.nullable(z.string()),
  content: z.string(),
  rating: z.nullable(z.number()),
  platformBusinessId: z.string(),
  /** Signed, for this testimonial and platform: what its page shows comes from here, whatever else the address says. */
  token: z.string(),
  /** The whole address, without anything personal in it. */
  url: z.string(),
  review: publishedReview,
})
export type ReviewLink = z.infer<typeof reviewLink>

/** Makes links for those of the testimonials that can be handed over; each is `pending` from then on. Sends nothing. */
export const createReviewLinks = ownerEndpoint('POST /api/review-links', {
  body: z.object({
    platform: z.enum(linkedPlatforms),
    testimonialIds: z
      .array(id)
      .check(
        z.minLength(1, 'Choose at least one testimonial'),
        z.maxLength(100, 'Choose at most 100 at a time'),
      ),
  }),
  status: 201,
  response: z.array(reviewLink),
})
