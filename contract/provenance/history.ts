import { z } from 'zod/mini'
import { consentScopes } from '../collection/collection.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { engines } from '../writer/engines.ts'
import { moment } from '../fields.ts'
import { idParams } from '../shapes.ts'
import { linkedPlatforms } from '../publishing/review-links.ts'
import { recoveryStates } from '../testimonials/testimonials.ts'
import { textPart } from '../text-part.ts'

/** What a history holds. Names are part of its hashes: add, never rename. */
export const historyTypes = [
  /** The text that it came in with was written from answers; comes before `submitted` or `created`. */
  'drafted',
  'submitted',
  'created',
  'imported',
  /** A later import corrected it, or undoing that one took the correction back. */
  'import-updated',
  /** Removed, because the import that brought it was undone. */
  'import-undone',
  /** The review is no longer at the platform that it was fetched from, or is there again. */
  'platform-removed',
  'platform-restored',
  'edited',
  /** The business changed words that the customer stands for: they stay until the customer confirms the change. */
  'edit-suggested',
  /** The customer declined it, or the business took it back. */
  'edit-dropped',
  'consented',
  'confirmed',
  'evidence-added',
  'confirmation-asked',
  'consent-asked',
  'approved',
  'rejected',
  'decision-undone',
  'moved-to-pending',
  'hidden',
  'shown',
  'feedback-moved',
  'feedback-noted',
  'feedback-replied',
  'feedback-invited',
  /** Its customer allowed that it is shown, with its stars as they are; or took that back. */
  'feedback-allowed',
  'feedback-made-private',
  'withdrawn',
  'rewarded',
  'role-changed',
  /** The logo of the customer's company, which the business put there or took away. */
  'logo-changed',
  'headline-changed',
  'highlights-changed',
  /** The business answered in public, or changed its answer. */
  'replied',
  'reply-removed',
  /** Its customer got their text to take along to a review site. */
  'handed-over',
  /** It is on that site, as its customer or the site itself said. */
  'published',
  'deleted',
  'restored',
  /** The customer's data is gone for good; what the history says of it stays, without its details. */
  'erased',
] as const
export type HistoryType = (typeof historyTypes)[number]

const text = z.nullish(z.string())

/** What is told of an entry, as far as its type has it. Addresses never are. */
const details = z.object({
  /** Of an edit: the text before it. */
  from: text,
  /** Of a reply to private feedback. */
  message: text,
  /** Of a public reply. */
  reply: text,
  /** Of an import. */
  source: text,
  fileName: text,
  /** The review site. */
  platform: z.optional(z.enum(linkedPlatforms)),
  /** Why nobody had to decide. */
  because: text,
  /** Agreed to, or asked for. */
  scopes: z.optional(z.array(z.enum(consentScopes))),
  state: z.optional(z.enum(recoveryStates)),
  /** Of a draft: who wrote it, from what, and how it became the text that came in. */
  engine: z.optional(z.enum(engines)),
  model: text,
  answers: z.optional(z.array(z.object({ question: z.string(), answer: z.string() }))),
  draft: text,
  changes: z.optional(z.array(textPart)),
  /** What the customer agreed to before it was written. */
  consent: z.optional(z.object({ version: z.string(), sentence: z.string() })),
})

export const historyEntry = z.object({
  /** Counts from 1. */
  seq: z.number(),
  type: z.enum(historyTypes),
  at: moment,
  by: z.object({
    /** `program`: one with a secret key. `support`: an administrator, as a member. `system`: nobody had to. */
    kind: z.enum(['customer', 'member', 'program', 'support', 'system']),
    /** Of a member of the team, or of a key; for support, of the member. Null for whoever is gone, and for customers. */
    name: z.nullable(z.string()),
  }),
  /** Its details were erased; that it happened is all that is left. */
  isErased: z.boolean(),
  details,
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** What happened to a testimonial, oldest first. */
export const getTestimonialHistory = ownerEndpoint('GET /api/testimonials/:id/history', {
  params: idParams,
  response: z.array(historyEntry),
})
