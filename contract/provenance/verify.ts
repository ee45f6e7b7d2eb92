import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { embedTestimonial, publicReply } from '../embed/embed.ts'
import { publicReadEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { historyTypes } from './history.ts'
import { rewardTypes } from '../rewards/rewards.ts'

/**
 * How the words came to be the customer's, the one thing to know first:
 * `written` by them, and sent through the business's form; `approved`: drafted with AI from their answers, and sent by
 * them; `confirmed`: written down by the business, and confirmed by them; `on-file`: the business says that it keeps
 * the customer's own message; `imported`; `api`: sent by a program of the business; `team`: by someone on its team.
 */
export const verifiedWays = [
  'written',
  'approved',
  'confirmed',
  'on-file',
  'imported',
  'api',
  'team',
] as const
export type VerifiedWay = (typeof verifiedWays)[number]

/** Where a testimonial stands in a signed checkpoint, in the words of docs/history-export.md. */
const proof = z.object({
  /** What was signed, to the letter. */
  note: z.string(),
  /** Ed25519, in base64url. */
  signature: z.string(),
  keyId: z.string(),
  number: z.number(),
  at: moment,
  /** `testimonial|seq|hash`: this history as the checkpoint has it. */
  leaf: z.string(),
  index: z.number(),
  chains: z.number(),
  /** The neighbors' hashes from the leaf up to the root (RFC 6962), in hex. */
  path: z.array(z.string()),
})

/** As outlets show it; whose words they are, this page says in its own way. */
const shownParts = z.omit(embedTestimonial, {
  id: true,
  headline: true,
  customerName: true,
  customerCompany: true,
  customerRole: true,
  verifyUrl: true,
})

/** What everybody may know of a testimonial that is shown. Never an address, and no name without consent. */
export const verifiedTestimonial = z.object({
  businessName: z.string(),
  logoUrl: z.nullable(z.string()),
  /** Null when the customer prefers not to be named. */
  writtenBy: z.nullable(z.string()),
  company: z.nullable(z.string()),
  role: z.nullable(z.string()),
  ...shownParts.shape,
  receivedAt: moment,
  way: z.enum(verifiedWays),
  /** Where an imported one came from, e.g. `Google`. */
  source: z.nullable(z.string()),
  isWrittenWithAi: z.boolean(),
  /** The customer confirmed these words through a link that was sent to their email. */
  isConfirmedByEmail: z.boolean(),
  /** Words of the business's own, which only its evidence vouches for. */
  isReworded: z.boolean(),
  /** What was given for writing; null when nothing was. */
  reward: z.nullable(z.enum(rewardTypes)),
  highlights: z.array(z.string()),
  /** What the business answers in public; null when it has not. */
  reply: z.nullable(publicReply),
  /** Oldest first. */
  history: z.array(
    z.object({
      seq: z.number(),
      type: z.enum(historyTypes),
      at: moment,
      by: z.enum(['customer', 'business', 'system']),
      /** Of this entry and all before it, in hex. */
      hash: z.string(),
    }),
  ),
  /** Null until the next checkpoint is signed, within the hour. */
  proof: z.nullable(proof),
})
export type VerifiedTestimonial = z.infer<typeof verifiedTestimonial>

/** An unknown id, and one of a testimonial that is not shown, answer the same 404. */
export const verifyTestimonial = publicReadEndpoint('GET /api/public/verify/:id', {
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  response: verifiedTestimonial,
  about: {
    group: 'proof',
    place: 1,
    title: 'Verify a testimonial',
    says: 'What the public page at /verify shows: who wrote it, how that is known, what was changed, what was given for it, and its history without private details. The id is the last part of verifyUrl. proof places the history in a signed checkpoint; it is null until the first one, within the hour. Only testimonials that are shown have a page.',
    sample: { params: { id: placeholders.verifyId } },
    refusals: ['not-found'],
  },
})

export const signingKeysAddress = '/.well-known/plaudit-keys.json'

/** The public keys of this instance, oldest first; those that sign no more stay. Also at `signingKeysAddress`. */
export const getSigningKeys = publicReadEndpoint('GET /api/public/signing-keys', {
  response: z.object({
    format: z.literal('plaudit-keys-1'),
    keys: z.array(
      z.object({
        id: z.string(),
        algorithm: z.literal('Ed25519'),
        /** The 32 bytes in base64url. */
        publicKey: z.string(),
        createdAt: moment,
        /** Since when it signs no more. */
        retiredAt: z.nullable(moment),
      }),
    ),
  }),
  about: {
    group: 'proof',
    place: 2,
    title: 'List public keys',
    says: 'The Ed25519 keys that sign this server’s checkpoints, oldest first. Retired ones stay, so what they signed can still be checked. Also at /.well-known/plaudit-keys.json.',
  },
})
