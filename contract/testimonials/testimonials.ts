import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { idParams } from '../shapes.ts'
import { paging } from '../lists.ts'
import { sourcePlatform } from '../review-sources/source-platforms.ts'
import { moment } from '../fields.ts'
import { outletParts, testimonialParts } from '../row-calls.ts'
import { testimonialFilters, testimonialSorts, waitingReasons } from './testimonial-filters.ts'

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

/** Who wrote the words: the customer, the AI for the owner, the owner, another product's export, the API. */
export const testimonialOrigins = ['customer', 'owner_ai', 'owner', 'imported', 'api'] as const
export type TestimonialOrigin = (typeof testimonialOrigins)[number]

export const recoveryStates = ['open', 'contacted', 'resolved'] as const
export type RecoveryState = (typeof recoveryStates)[number]

/** What of a platform keeps a review that was fetched there off every outlet. */
export const platformHolds = ['removed', 'terms'] as const

export const testimonial = z.object({
  id: z.string(),
  userId: z.nullable(z.string()),
  formId: z.nullable(z.string()),
  customerName: z.string(),
  customerEmail: z.nullable(z.string()),
  ...testimonialParts,
  /** What was given where that was between two whole stars (`rating` is rounded down); null otherwise. */
  ratingGiven: z.nullable(z.number()),
  status: z.enum(testimonialStatuses),
  /** When somebody approved or rejected it; for ten minutes from then it can be undone. */
  decidedAt: z.nullable(moment),
  /** Since when the business keeps it off its site; null while it does not. */
  hiddenAt: z.nullable(moment),
  origin: z.enum(testimonialOrigins),
  isAiGenerated: z.boolean(),
  isPrivate: z.boolean(),
  /** How far the team is with private feedback or a low rating from a platform, and their notes; null for everything else. */
  recoveryState: z.nullable(z.enum(recoveryStates)),
  recoveryNotes: z.nullable(z.string()),
  publishable: z.boolean(),
  waitingFor: z.nullable(z.enum(waitingReasons)),
  /** Where the business finds the customer's photo; null where there is none. */
  photoUrl: z.nullable(z.string()),
  /** Where it finds the logo of the customer's company; null where there is none. */
  companyLogoUrl: z.nullable(z.string()),
  /** What the customer agreed to; null where nobody has asked. `platform`: to be on this instance's own public pages. */
  consents: z.object({
    display: z.nullable(z.boolean()),
    name: z.nullable(z.boolean()),
    platform: z.nullable(z.boolean()),
    /** When the customer was last asked by email, and whether that still waits for an answer. */
    askedAt: z.nullable(moment),
    isAsked: z.boolean(),
  }),
  /** Where an imported entry came from, e.g. `Google`. */
  source: z.nullable(z.string()),
  sourceUrl: z.nullable(z.string()),
  /** The platform that it was fetched from by its interface, and since when that no longer has it; else null. */
  platform: z.nullable(sourcePlatform),
  removedAt: z.nullable(moment),
  /** True when the owner put the customer's own words and a date on file. */
  hasEvidence: z.boolean(),
  /** True when the customer confirmed these words through an email that the business had sent. */
  isConfirmedOnRequest: z.boolean(),
  /** True when the author's address is, or has become, one of the business's team. */
  isByTeam: z.boolean(),
  ...outletParts,
  /**
   * What the customer wrote or confirmed to the letter, while `content` differs. While that waits for their confirmation
   * (`waitingFor`), outlets show this one; saving it takes the edit back.
   */
  confirmedContent: z.nullable(z.string()),
  /** True when the customer has, or is due, a reward for writing; every outlet says so. */
  isRewarded: z.boolean(),
  /** Words of the testimonial that stand above it; null when the team chose none. */
  headline: z.nullable(z.string()),
  /** Phrases of the testimonial that are marked wherever it appears; letter for letter in `content`. */
  highlights: z.array(z.string()),
  /** What the business answers in public, and since when it says that. */
  reply: z.nullable(z.object({ text: z.string(), at: moment })),
  tags: z.array(z.string()),
  /** Pinned ones come first in widgets. */
  isPinned: z.boolean(),
  /** Raised by every change; send it back with an edit so that two tabs cannot overwrite each other. */
  version: z.number(),
  /** The day it was said, in ISO 8601; null when nobody knows. */
  date: z.nullable(z.string()),
  /** What lists are sorted by: when it was said, or when it came in if nobody knows. */
  createdAt: moment,
  receivedAt: moment,
})
export type Testimonial = z.infer<typeof testimonial>

export const listQuery = z.object({
  ...testimonialFilters,
  /** By date or by rating; without, the newest first, and of a search the best match. */
  sort: z.optional(z.enum(testimonialSorts)),
  ...paging,
})

/**
 * Newest first, at most 100 (the default). `search` finds all of its words, in any order, anywhere in name, company or
 * content, whatever the capitals, blanks, quotes and dashes, the best match first; where nothing has them, one typing error
 * in one word is tolerated. Headers: `Link: rel="next"` as long as there may be more, also when a page of a search
 * comes out short; and `X-Total-Count`, which with `X-Total-Count-Relation: gte` is "at least" (frequent words of large
 * workspaces).
 */
export const listTestimonials = ownerEndpoint('GET /api/testimonials', {
  acceptsKey: 'testimonials:read',
  query: listQuery,
  response: z.array(testimonial),
  about: {
    group: 'testimonials',
    place: 14,
    title: 'List testimonials',
    says: 'Newest first, at most 100. search finds all of its words in any order and puts the best match first; source, from, to, tag, hasText, isHidden, rating and status narrow the list, and sort orders it. X-Total-Count is the total, and Link: rel="next" points to the next page.',
    sample: { query: { status: 'pending', limit: '20' } },
  },
})

export const getTestimonial = ownerEndpoint('GET /api/testimonials/:id', {
  acceptsKey: 'testimonials:read',
  params: idParams,
  response: testimonial,
  about: {
    group: 'testimonials',
    place: 16,
    title: 'Get a testimonial',
    says: 'An id from another workspace and an id that does not exist return the same 404.',
    sample: { params: { id: placeholders.testimonialId } },
    refusals: ['not-found'],
  },
})
