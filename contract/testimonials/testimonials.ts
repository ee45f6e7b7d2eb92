import { z } from 'zod/mini'
import { draftRecord } from '../writer/draft-record.ts'
import { endpoint, ownerEndpoint } from '../endpoint.ts'
import { idParams, removal } from '../shapes.ts'
import { paging } from '../lists.ts'
import { sourcePlatform } from '../review-sources/source-platforms.ts'
import { id, line, moment, optionalEmail, rating, requiredText, text, requiredLine } from '../fields.ts'
import { longestTestimonial } from '../limits.ts'
import { outletParts, testimonialParts } from '../row-calls.ts'
import { said } from './said-on.ts'
import { testimonialFilters, testimonialSorts } from './testimonial-filters.ts'

export const testimonialStatuses = ['pending', 'approved', 'rejected'] as const
export type TestimonialStatus = (typeof testimonialStatuses)[number]

/** Who wrote the words: the customer, the AI for the owner, the owner, another product's export, the API. */
export const testimonialOrigins = ['customer', 'owner_ai', 'owner', 'imported', 'api'] as const
export type TestimonialOrigin = (typeof testimonialOrigins)[number]

export const recoveryStates = ['open', 'contacted', 'resolved'] as const
export type RecoveryState = (typeof recoveryStates)[number]

/** What of a platform keeps a review that was fetched there off every outlet. */
export const platformHolds = ['removed', 'terms'] as const

/** What still keeps an entry from being shown anywhere. `null`: nothing does. */
export const waitingReasons = [
  'approval',
  'confirmation',
  'consent',
  'private',
  'rejected',
  'hidden',
  'removed',
  'platform-terms',
  'withdrawn',
] as const
export type WaitingReason = (typeof waitingReasons)[number]

export const contentSentence = 'Please enter the testimonial'
const content = requiredText(1, longestTestimonial, contentSentence)

export const testimonial = z.object({
  id: z.string(),
  userId: z.nullable(z.string()),
  formId: z.nullable(z.string()),
  customerName: z.string(),
  customerEmail: z.nullable(z.string()),
  ...testimonialParts,
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
export const listTestimonials = endpoint('GET /api/testimonials', {
  access: 'owner',
  acceptsKey: true,
  rate: 'app',
  query: listQuery,
  response: z.array(testimonial),
})

export const getTestimonial = endpoint('GET /api/testimonials/:id', {
  access: 'owner',
  acceptsKey: true,
  rate: 'app',
  params: idParams,
  response: testimonial,
})

/**
 * An entry typed by the owner: `pending`, and not publishable before the customer's word is on file. Sent with a
 * secret key it has the origin `api`, and approving it is the owner's word that it is genuine.
 */
export const createTestimonial = endpoint('POST /api/testimonials', {
  access: 'owner',
  acceptsKey: true,
  rate: 'app',
  body: z.object({
    customerName: requiredLine(1, 120, 'Customer name is required'),
    company: z.nullish(line(120)),
    email: optionalEmail,
    customerEmail: optionalEmail,
    content,
    rating: z.nullish(rating),
    /** Where a program found it, e.g. `Google`; every outlet names it. Only with a secret key. */
    source: z.nullish(line(60)),
    /** When the customer said it: a day (UTC) or a moment with its offset, not to come. Only with a secret key. */
    date: z.nullish(said),
    /** What a generated text was asked to speak of; kept with its history. */
    customerTitle: z.optional(line(120)),
    serviceDetails: z.optional(text(500)),
    benefits: z.optional(text(500)),
    draftRecord,
    /**
     * The server knows its own drafts and decides by them. A program that says so of a text from elsewhere makes it wait
     * for the customer's word.
     */
    isAiGenerated: z.optional(z.boolean()),
  }),
  status: 201,
  response: testimonial,
})

export const decision = z.enum(['approved', 'rejected'], { error: 'The status must be approved or rejected' })

export const decideTestimonial = ownerEndpoint('PATCH /api/testimonials/:id/status', {
  params: idParams,
  body: z.object({ status: decision }),
  response: testimonial,
})

const several = z
  .array(id)
  .check(z.minLength(1, 'Choose at least one testimonial'), z.maxLength(500, 'Choose at most 500 at a time'))

/** Decides those of `ids` that are pending; `decided` names them. */
export const decideTestimonials = ownerEndpoint('POST /api/testimonials/decide', {
  body: z.object({ ids: several, status: decision }),
  response: z.object({ decided: z.array(z.string()) }),
})

/** Puts entries decided in the last 10 minutes back to pending; `undone` names them. */
export const undoDecisions = ownerEndpoint('POST /api/testimonials/undo-decisions', {
  body: z.object({ ids: several }),
  response: z.object({ undone: z.array(z.string()) }),
})

/** How long a decision can be undone. */
export const undoMinutes = 10

/** Brings a rejected one back to pending, however long ago it was rejected. */
export const moveToPending = ownerEndpoint('POST /api/testimonials/:id/move-to-pending', {
  params: idParams,
  response: testimonial,
})

/** The same for those of `ids` that are rejected; `moved` names them. */
export const moveSeveralToPending = ownerEndpoint('POST /api/testimonials/move-to-pending', {
  body: z.object({ ids: several }),
  response: z.object({ moved: z.array(z.string()) }),
})

/**
 * "Hide from site", for approved ones, and "Show again": whether every outlet leaves it out. Status and counts stay.
 * Outlets follow within 60 seconds.
 */
export const hideTestimonial = ownerEndpoint('PUT /api/testimonials/:id/hidden', {
  params: idParams,
  body: z.object({ isHidden: z.boolean() }),
  response: testimonial,
})

export const editForm = z.object({ content })

/**
 * Changes the words. A customer's own words that the owner changed wait for the customer's confirmation, unless only
 * spacing, capitals, quotes or punctuation changed. What a program sent with a secret key it may correct until it is
 * approved.
 * With `version`, a row that somebody else changed meanwhile answers `edited-elsewhere`.
 */
export const editTestimonial = endpoint('PATCH /api/testimonials/:id', {
  access: 'owner',
  acceptsKey: true,
  rate: 'app',
  params: idParams,
  body: z.object({ content, version: z.optional(z.int()) }),
  response: testimonial,
})

/** The same as `editTestimonial`, for programs that say PUT. */
export const putTestimonial = { ...editTestimonial, method: 'PUT' } as const

/** Kept for 30 days, in which `restoreTestimonial` brings it back. */
export const deleteTestimonial = endpoint('DELETE /api/testimonials/:id', {
  access: 'owner',
  acceptsKey: true,
  rate: 'app',
  ...removal,
})

export const restoreTestimonial = ownerEndpoint('POST /api/testimonials/:id/restore', {
  params: idParams,
  response: testimonial,
})
