import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { draftRecord } from '../writer/draft-record.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { idParams, removal } from '../shapes.ts'
import { paging } from '../lists.ts'
import { sourcePlatform } from '../review-sources/source-platforms.ts'
import { line, moment, optionalEmail, rating, requiredText, text, requiredLine } from '../fields.ts'
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
export const listTestimonials = ownerEndpoint('GET /api/testimonials', {
  acceptsKey: 'testimonials:read',
  query: listQuery,
  response: z.array(testimonial),
  about: {
    group: 'testimonials',
    place: 1,
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
    place: 3,
    title: 'Get a testimonial',
    says: 'An id from another workspace and an id that does not exist return the same 404.',
    sample: { params: { id: placeholders.testimonialId } },
    refusals: ['not-found'],
  },
})

/**
 * An entry typed by the owner: `pending`, and not publishable before the customer's word is on file. Sent with a
 * secret key it has the origin `api`, and approving it is the owner's word that it is genuine.
 */
export const createTestimonial = ownerEndpoint('POST /api/testimonials', {
  acceptsKey: 'testimonials:write',
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
  about: {
    group: 'testimonials',
    place: 2,
    title: 'Create a testimonial',
    says: 'Adds what a customer said elsewhere. It arrives as pending, with the origin "api". source says where you found it (without one: "API"), and date when the customer said it: a day in UTC, or a date and time with its time zone, from 1990 up to now. Without a date, none is shown. By approving it, you confirm it is genuine, and widgets show where it came from. Its rating counts in the average of its source, never in yours. With the same Idempotency-Key, a retry creates no duplicate.',
    sample: {
      body: {
        customerName: 'Ines Duarte',
        company: 'Duarte & Filhos',
        email: 'ines@example.com',
        content: 'The rye keeps for a week and tastes better every day.',
        rating: 5,
        source: 'Google',
        date: '2026-03-31',
      },
      idempotencyKey: 'order-1042',
    },
    refusals: ['idempotency-key-reused'],
  },
})

export const editForm = z.object({ content })

/**
 * Changes the words. A customer's own words that the owner changed wait for the customer's confirmation, unless only
 * spacing, capitals, quotes or punctuation changed. What a program sent with a secret key it may correct until it is
 * approved.
 * With `version`, a row that somebody else changed meanwhile answers `edited-elsewhere`.
 */
export const editTestimonial = ownerEndpoint('PATCH /api/testimonials/:id', {
  acceptsKey: 'testimonials:write',
  params: idParams,
  body: z.object({ content, version: z.optional(z.int()) }),
  response: testimonial,
  about: {
    group: 'testimonials',
    place: 5,
    title: 'Update a testimonial with PATCH',
    says: 'The same call for clients that prefer PATCH.',
    sample: {
      params: { id: placeholders.testimonialId },
      body: { content: 'The rye keeps for a week, and the crust stays crisp.' },
    },
    refusals: ['not-found', 'edited-elsewhere'],
  },
})

/** The same as `editTestimonial`, for programs that say PUT. */
export const putTestimonial = {
  ...editTestimonial,
  method: 'PUT',
  about: {
    group: 'testimonials',
    place: 4,
    title: 'Update a testimonial',
    says: 'Changes the text. If the customer wrote or confirmed it, the change waits for their confirmation, unless only spacing, capitals, quotes or punctuation changed; confirmedContent is the original, which stays public. You can freely edit what you created with a key until it is approved. Send version to avoid overwriting someone else’s edit.',
    sample: {
      params: { id: placeholders.testimonialId },
      body: { content: 'The rye keeps for a week, and the crust stays crisp.', version: 1 },
    },
    refusals: ['not-found', 'edited-elsewhere'],
  },
} as const

/** Kept for 30 days, in which `restoreTestimonial` brings it back. */
export const deleteTestimonial = ownerEndpoint('DELETE /api/testimonials/:id', {
  acceptsKey: 'testimonials:write',
  ...removal,
  about: {
    group: 'testimonials',
    place: 6,
    title: 'Delete a testimonial',
    says: 'Removes it from every list right away and from websites within 60 seconds. The owner can restore it for 30 days.',
    sample: { params: { id: placeholders.testimonialId } },
    refusals: ['not-found'],
  },
})
