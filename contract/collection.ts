import { z } from 'zod/mini'
import { companyFields, publicLinksSettings } from './business.ts'
import { proofOfWork } from './challenge.ts'
import { draftRecord } from './draft-record.ts'
import { endpoint, ownerEndpoint, publicReadEndpoint } from './endpoint.ts'
import { email, moment, optionalEmail, rating, requiredText, text } from './fields.ts'
import { textsOfForm } from './form-texts.ts'
import { customerLanguages } from './languages.ts'
import { longestTestimonial } from './limits.ts'
import { photoLimitCharacters, photoSentences } from './photos.ts'
import { rewardTypes } from './rewards.ts'
import { openedForm } from './shapes.ts'

/** Ratings below this are private feedback, in every flow. */
export const publicRating = 4

/** What the customer can agree to, each by itself; `platform` is to be shown on this instance's own public pages too. */
export const consentScopes = ['display', 'suggest_posting', 'use_name', 'use_photo', 'platform'] as const
export type ConsentScope = (typeof consentScopes)[number]

/** What a customer sends as their answer. */
const consentGiven = z.object({
  version: z.string().check(z.maxLength(40)),
  scopes: z.array(z.enum(consentScopes)).check(z.maxLength(20)),
})

/** Private feedback is shown nowhere, so only what does not depend on showing is asked then. */
export function scopesToAsk(isPrivate: boolean): readonly ConsentScope[] {
  return isPrivate ? consentScopes.filter((scope) => scope === 'suggest_posting') : consentScopes
}

export const consentWording = z.object({
  /** Names the exact wording that was shown; it is kept with the record. */
  version: z.string(),
  scopes: z.array(z.object({ scope: z.enum(consentScopes), sentence: z.string() })),
})
export type ConsentWording = z.infer<typeof consentWording>

export const publicLink = z.object({ platform: z.string(), label: z.string(), url: z.string() })

/** Those that a link leads to. */
const promptedPlatforms = ['google', 'yelp'] as const

/** The language of the consent sentences; English unless told. */
const inLanguage = z.object({ language: z.optional(z.enum(customerLanguages)) })

const linkId = z.object({ linkId: z.string().check(z.maxLength(100)) })

export const publicForm = z.object({
  businessName: z.string(),
  logoUrl: z.nullable(z.string()),
  businessUrl: z.string(),
  /** True when submissions wait for the owner's approval. */
  requiresApproval: z.boolean(),
  companyField: z.enum(companyFields),
  /** The business's own words in the language that was asked for; empty where the default stands. */
  texts: textsOfForm,
  consent: consentWording,
  /** Shown after submitting, alike at every rating. */
  publicLinks: z.array(publicLink),
  /** Which of them comes with the text to copy from four stars on; null for none. */
  promptedPlatform: z.nullable(z.enum(promptedPlatforms)),
  /** What a customer agrees to before `smartGenerate` writes from their answers. */
  draftConsent: z.object({ version: z.string(), sentence: z.string() }),
  /** True when `smartGenerate` sends the answers to an AI service; false when this server writes by itself. */
  draftsElsewhere: z.boolean(),
  /**
   * Whose link this is, when it was made for one customer: their name, if the business knows it, and their address with
   * most of it hidden. What is sent through it is theirs, whatever address is typed.
   */
  personal: z.nullable(z.object({ customerName: z.string(), email: z.string() })),
})
export type PublicForm = z.infer<typeof publicForm>

/** What a form or link id leads to. An unknown and a closed id answer the same 404; a used or expired link 410. */
export const getPublicForm = publicReadEndpoint('GET /api/public/business-profile/:linkId', {
  params: linkId,
  query: inLanguage,
  response: publicForm,
})

/**
 * A submission whose fate is unknown is sent again, under the same `Idempotency-Key`, for so many days after it first
 * went out. The server remembers the key for longer.
 */
export const submissionResentDays = 7
export const submissionKeyDays = submissionResentDays + 1

/** The form as the browser checks it; the server takes `submission`. */
export const submissionForm = z.object({
  customerName: requiredText(1, 120, 'Please fill in your name and email.'),
  customerEmail: email,
  company: text(120),
  content: requiredText(1, 5000, 'Please write your testimonial.'),
  rating,
})

/** What comes with the words, from the form and the questionnaire. */
export const submissionExtras = {
  company: z.nullish(text(120)),
  consent: z.optional(consentGiven),
  draftRecord,
  /** A data URL in base64 of a PNG, JPEG or WebP image of at most 50 KB; kept only with the consent `use_photo`. */
  photo: z.optional(z.string().check(z.maxLength(photoLimitCharacters, photoSentences.size))),
  altcha: proofOfWork,
  website: z.optional(z.string().check(z.maxLength(500))),
}

export const submissionReceipt = z.object({
  id: z.string(),
  isPrivate: z.boolean(),
  /** The customer's private page: see, correct, narrow, withdraw. */
  manageUrl: z.string(),
  /** The private page is mailed too: at most once a day to an address, and not where it wants no emails. Which, is not told. */
  isMailed: z.boolean(),
  message: z.string(),
})

/**
 * A customer's submission. `status`, `userId` and `isAiGenerated` may be sent and change nothing.
 * `website` is the honeypot: people never see it. Send an `Idempotency-Key`, so that a retry doubles nothing. Only a link
 * for one customer needs no address, because it has its own.
 */
export const submitTestimonial = endpoint('POST /api/testimonials/submit', {
  access: 'public',
  rate: 'public-write',
  // A photo in base64 is one byte a character; the rest as its fields need.
  bodyLimitBytes: 145_000,
  body: z.extend(submissionForm, {
    ...submissionExtras,
    customerEmail: optionalEmail,
    formId: openedForm,
  }),
  status: 201,
  response: submissionReceipt,
})

const token = z.object({ token: z.string().check(z.maxLength(100)) })

/** A customer's own view of their words. */
export const myTestimonial = z.object({
  businessName: z.string(),
  logoUrl: z.nullable(z.string()),
  customerName: z.string(),
  company: z.nullable(z.string()),
  content: z.string(),
  rating: z.nullable(z.number()),
  /** They are shown with their photo: `GET /api/public/my/:token/photo`. */
  hasPhoto: z.boolean(),
  isPrivate: z.boolean(),
  isShown: z.boolean(),
  /** True while the business has deleted the words and may still bring them back. */
  isDeleted: z.boolean(),
  /** The public page that says where the words come from; null while they are not shown. */
  verifyUrl: z.nullable(z.string()),
  /** True while the business waits for the customer to confirm these exact words. */
  awaitsConfirmation: z.boolean(),
  /** What every outlet says beside the words, e.g. `Imported from Google`; null when there is nothing to say. */
  label: z.nullable(z.string()),
  /** True when an email of the business led to the confirmation; every outlet says so. */
  isConfirmedOnRequest: z.boolean(),
  /** What holds: the newest consent; for confirmed words that nobody asked about further, what confirming allows. */
  scopes: z.array(z.enum(consentScopes)),
  consent: consentWording,
  /** The scopes that the business asked about by email, as long as they wait for an answer. */
  asked: z.nullable(z.array(z.enum(consentScopes))),
  /** True when the customer wants no more emails of this business that ask for something. */
  hasOptedOut: z.boolean(),
  withdrawnAt: z.nullable(moment),
  /** The day it was said, in ISO 8601; null when nobody knows. */
  date: z.nullable(z.string()),
  createdAt: moment,
  /** Which state of the words this is. Whoever confirms or consents sends it back. */
  version: z.number(),
  /** What the business gives for writing, whatever was written. `code` is null while it waits for one. */
  reward: z.nullable(
    z.object({ type: z.enum(rewardTypes), message: z.string(), code: z.nullable(z.string()) }),
  ),
})
export type MyTestimonial = z.infer<typeof myTestimonial>

export const getMyTestimonial = publicReadEndpoint('GET /api/public/my/:token', {
  params: token,
  query: inLanguage,
  response: myTestimonial,
})

/**
 * Corrected words wait for the owner's approval again; consent is exactly the scopes sent. `confirm` and `consent` speak
 * of words that the customer has seen, so they name the `version` that was shown. A consent answers what was asked by email:
 * an asked scope that is not sent is a no.
 */
export const changeMyTestimonial = endpoint('PATCH /api/public/my/:token', {
  access: 'public',
  rate: 'public-write',
  params: token,
  query: inLanguage,
  body: z
    .object({
      content: z.optional(requiredText(1, longestTestimonial, 'Please write your testimonial.')),
      consent: z.optional(consentGiven),
      confirm: z.optional(z.boolean()),
      /** No more emails of this business that ask for something; `false` allows them again. */
      optOut: z.optional(z.boolean()),
      version: z.optional(z.int()),
    })
    .check(
      z.refine(
        ({ consent, confirm, version }) => version !== undefined || !(consent || confirm),
        'Send the version of the testimonial that was shown.',
      ),
    ),
  response: myTestimonial,
})

/** Leaves every outlet within 60 seconds and cannot be undone by the business, not even by restoring deleted words. */
export const withdrawMyTestimonial = endpoint('POST /api/public/my/:token/withdraw', {
  access: 'public',
  rate: 'public-write',
  params: token,
  query: inLanguage,
  response: myTestimonial,
})

/**
 * Removes the words and everything here that says who wrote them, for good and for everybody. The link opens nothing
 * afterwards.
 */
export const eraseMyTestimonial = endpoint('POST /api/public/my/:token/erase', {
  access: 'public',
  rate: 'public-write',
  params: token,
  response: z.object({ isErased: z.literal(true) }),
})

/** Everything that is kept about the words and their author, as a JSON document. */
export const downloadMyTestimonial = publicReadEndpoint('GET /api/public/my/:token/data', {
  params: token,
  response: 'file',
})

const platformId = (pattern: RegExp, sentence: string) =>
  z.optional(
    z.string().check(
      z.maxLength(500, sentence),
      z.trim(),
      z.refine((typed) => typed === '' || pattern.test(typed), sentence),
    ),
  )

/** How the workspace's public form behaves. */
export const formSettings = z.object({
  requiresApproval: z.boolean(),
  /** Who sees the public links after submitting. "Only happy customers" does not exist. */
  publicLinks: z.enum(publicLinksSettings),
  /** A company that is required is refused when it is missing; one that is hidden is not kept. Not sent: unchanged. */
  companyField: z.optional(z.enum(companyFields)),
  /**
   * Whether this instance's own pages may show the logo, and the publishable testimonials whose customers agreed to
   * `platform`, which is asked while this is on. Not sent: unchanged.
   */
  showsInPublic: z.optional(z.boolean()),
  /** Where customers of 4 and 5 stars are pointed to with their text to copy. Not sent: unchanged. */
  promptedPlatform: z.optional(z.nullable(z.enum(promptedPlatforms))),
  googlePlaceId: platformId(
    /^[A-Za-z0-9_-]{10,255}$/,
    'A Google Place ID looks like ChIJN1t_tDeuEmsRUsoyG83frY4',
  ),
  yelpBusinessId: platformId(
    /^[a-z0-9-]{3,200}$/i,
    'A Yelp Business ID looks like the-corner-bakery-portland',
  ),
})
export type FormSettings = z.infer<typeof formSettings>

export const getFormSettings = ownerEndpoint('GET /api/form-settings', { response: formSettings })

export const saveFormSettings = ownerEndpoint('PUT /api/form-settings', {
  body: formSettings,
  response: formSettings,
})
