import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { consentAnswer, consentScopes, consentWording, inLanguage } from './collection.ts'
import { publicReply } from '../embed/embed.ts'
import { publicReadEndpoint, publicWriteEndpoint } from '../endpoint.ts'
import { moment, requiredLine, requiredText } from '../fields.ts'
import { longestTestimonial } from '../limits.ts'
import { rewardTypes } from '../rewards/rewards.ts'
import { outletParts, testimonialParts } from '../row-calls.ts'

const token = z.object({ token: z.string().check(z.maxLength(100)) })

/** A customer's own view of their words. */
export const myTestimonial = z.object({
  businessName: z.string(),
  logoUrl: z.nullable(z.string()),
  customerName: z.string(),
  ...testimonialParts,
  /** The customer's words, which stay until they confirm `content`: the business's edit of them. Null where none waits. */
  ownContent: z.nullable(z.string()),
  /** They are shown with their photo: `GET /api/public/my/:token/photo`. */
  hasPhoto: z.boolean(),
  isPrivate: z.boolean(),
  isShown: z.boolean(),
  /** True while the business has deleted the words and may still bring them back. */
  isDeleted: z.boolean(),
  ...outletParts,
  /** True while the business waits for the customer to confirm these exact words. */
  awaitsConfirmation: z.boolean(),
  /** What the business answers wherever the words appear; null when it has not, or when they are withdrawn. */
  reply: z.nullable(publicReply),
  /** True when an email of the business led to the confirmation; every outlet says so. */
  isConfirmedOnRequest: z.boolean(),
  /** What holds: the newest consent; for confirmed words that nobody asked about further, what confirming allows. */
  scopes: z.array(z.enum(consentScopes)),
  consent: consentWording,
  /** The scopes that the business asked about by email, as long as they wait for an answer. */
  asked: z.nullable(z.array(z.enum(consentScopes))),
  /** True when the customer wants no more emails of this business that ask for something. */
  hasOptedOut: z.boolean(),
  /** Whether the business may text them; null on servers that send no text messages, and where no address says who they are. */
  texting: z.nullable(
    z.object({
      /** What they agree to, word by word. */
      wording: z.string(),
      /** The end of the number that they may be texted at: whoever has the link need not learn all of it. Null: none. */
      phoneEnding: z.nullable(z.string()),
      /** They replied STOP, which only START from their phone takes back. */
      isStopped: z.boolean(),
    }),
  ),
  withdrawnAt: z.nullable(moment),
  /** The day it was said, in ISO 8601; null when nobody knows. */
  date: z.nullable(z.string()),
  createdAt: moment,
  /** Which words these are. Whoever confirms or consents sends it back. */
  version: z.string(),
})
export type MyTestimonial = z.infer<typeof myTestimonial>

/** In the language of the one who reads it. */
const shownToThem = { params: token, query: inLanguage, response: myTestimonial }

export const getMyTestimonial = publicReadEndpoint('GET /api/public/my/:token', {
  ...shownToThem,
  about: {
    group: 'private-pages',
    place: 1,
    title: 'Get a private page',
    says: 'What the customer’s private link shows. The token is the last part of manageUrl, which the submit call returns.',
    sample: { params: { token: placeholders.token } },
    refusals: ['not-found'],
  },
})

/**
 * Corrected words wait for the owner's approval again, and `ownContent` sent as `content` declines the business's edit.
 * Consent is exactly the scopes sent. `confirm` and `consent` speak of words that the customer has seen, so they name the `version` that was shown; other words in between are refused,
 * whatever else the business did is not. A consent answers what was asked by email: an asked scope that is not sent is a
 * no. With `display`, private feedback waits for the owner's decision as any other testimonial; without it, feedback of
 * three stars and fewer is private again.
 */
export const changeMyTestimonial = publicWriteEndpoint('PATCH /api/public/my/:token', {
  ...shownToThem,
  body: z
    .object({
      content: z.optional(requiredText(1, longestTestimonial, 'The text cannot be empty.')),
      consent: z.optional(consentAnswer),
      confirm: z.optional(z.boolean()),
      /** No more emails of this business that ask for something; `false` allows them again. */
      optOut: z.optional(z.boolean()),
      /** Agrees to text messages at this number, in the words that were shown. Null: no more of them. */
      texts: z.optional(
        z.nullable(
          z.object({
            phone: requiredLine(1, 40, 'Please enter a phone number.'),
            wording: z.string().check(z.maxLength(1000)),
          }),
        ),
      ),
      version: z.optional(z.string().check(z.maxLength(50))),
    })
    .check(
      z.refine(
        ({ consent, confirm, version }) => version !== undefined || !(consent || confirm),
        'Send the version of the testimonial that was shown.',
      ),
    ),
  about: {
    group: 'private-pages',
    place: 2,
    title: 'Edit a testimonial or its consent',
    says: 'An edited testimonial needs approval again. The consent becomes exactly the scopes you send. With confirm or consent, send the version from the call above; if a newer one exists, the call is refused because the customer has not seen it.',
    sample: { params: { token: placeholders.token }, body: { content: 'The rye keeps for nine days.' } },
    refusals: ['not-found', 'not-allowed', 'already-withdrawn', 'edited-elsewhere'],
  },
})

/** Leaves every outlet within 60 seconds and cannot be undone by the business, not even by restoring deleted words. */
export const withdrawMyTestimonial = publicWriteEndpoint('POST /api/public/my/:token/withdraw', {
  ...shownToThem,
  about: {
    group: 'private-pages',
    place: 3,
    title: 'Withdraw a testimonial',
    says: 'Removes it everywhere within 60 seconds. The business cannot undo it.',
    sample: { params: { token: placeholders.token } },
    refusals: ['not-found', 'already-withdrawn'],
  },
})

/**
 * Removes the words and everything here that says who wrote them, for good and for everybody. The link opens nothing
 * afterwards.
 */
export const eraseMyTestimonial = publicWriteEndpoint('POST /api/public/my/:token/erase', {
  params: token,
  response: z.object({ isErased: z.literal(true) }),
  about: {
    group: 'private-pages',
    place: 5,
    title: 'Erase a testimonial',
    says: 'Removes the text, name, email address and photo everywhere within 60 seconds. Nobody can undo it, and the token stops working. The history stays, without its details.',
    sample: { params: { token: placeholders.token } },
    refusals: ['not-found'],
  },
})

/** Everything that is kept about the words and their author, as a JSON document. */
export const downloadMyTestimonial = publicReadEndpoint('GET /api/public/my/:token/data', {
  params: token,
  response: 'file',
  about: {
    group: 'private-pages',
    place: 4,
    title: 'Download everything about a testimonial',
    says: 'All that is kept about it and its author, as a JSON file: the text, consents, reward and history.',
    sample: { params: { token: placeholders.token } },
    refusals: ['not-found'],
  },
})

/** What the business gives for writing, whatever was written. `code` is null while it waits for one. */
export const myReward = z.object({
  businessName: z.string(),
  logoUrl: z.nullable(z.string()),
  type: z.enum(rewardTypes),
  message: z.string(),
  code: z.nullable(z.string()),
})
export type MyReward = z.infer<typeof myReward>

/**
 * The page of a reward, which holds nothing else: no page holds both a reward and links to review sites, or a reward and
 * the question what may be shown. `token` is of the private page, or of the email with the reward.
 */
export const getMyReward = publicReadEndpoint('GET /api/public/my/:token/reward', {
  params: token,
  response: myReward,
})
