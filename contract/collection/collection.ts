import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { companyFields, publicLinksSettings, reviewPlatforms } from '../business/business.ts'
import { proofOfWork } from './challenge.ts'
import { draftRecord } from '../writer/draft-record.ts'
import { ownerEndpoint, publicReadEndpoint, publicWriteEndpoint } from '../endpoint.ts'
import { email, line, optionalEmail, rating, requiredLine, requiredText } from '../fields.ts'
import { textsOfForm } from './form-texts.ts'
import { customerLanguages } from '../languages.ts'
import { photoLimitCharacters, photoSentences, takesPhoto } from './photos.ts'
import { platformIdentifiers } from '../publishing/platform-identifiers.ts'
import { type LinkedPlatform, linkedPlatforms } from '../publishing/review-links.ts'
import { openedForm } from '../shapes.ts'

/** Ratings below this are private feedback, in every flow. */
export const publicRating = 4

export function isPrivateRating(rating: number | null | undefined): boolean {
  return typeof rating === 'number' && rating < publicRating
}

/** What the customer can agree to, each by itself; `platform` is to be shown on this instance's own public pages too. */
export const consentScopes = ['display', 'suggest_posting', 'use_name', 'use_photo', 'platform'] as const
export type ConsentScope = (typeof consentScopes)[number]

/** What a customer sends as their answer. */
export const consentAnswer = z.object({
  version: z.string().check(z.maxLength(60)),
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

export const publicLink = z.object({
  platform: z.string(),
  /** The business's own, as the platform names it. */
  id: z.string(),
  label: z.string(),
  url: z.string(),
})

/** The language of the consent sentences; English unless told. */
export const inLanguage = z.object({ language: z.optional(z.enum(customerLanguages)) })

const linkId = z.object({ linkId: z.string().check(z.maxLength(100)) })

export const publicForm = z.object({
  businessName: z.string(),
  logoUrl: z.nullable(z.string()),
  businessUrl: z.string(),
  /** True when submissions wait for the owner's approval. */
  requiresApproval: z.boolean(),
  companyField: z.enum(companyFields),
  /** Whether customers may say what they do there. */
  asksRole: z.boolean(),
  /** The business's own words in the language that was asked for; empty where the default stands. */
  texts: textsOfForm,
  consent: consentWording,
  /** Shown after submitting, alike at every rating. */
  publicLinks: z.array(publicLink),
  /** Where the text to copy goes from four stars on: one of them, or a platform without a link; null for nowhere. */
  promptedPlatform: z.nullable(z.enum(reviewPlatforms)),
  /** What a customer agrees to before `smartGenerate` writes from their answers. */
  draftConsent: z.object({ version: z.string(), sentence: z.string() }),
  /** What a customer agrees to before `improveText` sends their text to an AI service; null while this server corrects it. */
  fixConsent: z.nullable(z.object({ version: z.string(), sentence: z.string() })),
  /**
   * Whose link this is, when it was made for one customer: their name, if the business knows it, and their address with
   * most of it hidden. What is sent through it is theirs, whatever address is typed.
   */
  personal: z.nullable(z.object({ customerName: z.string(), email: z.string() })),
})
export type PublicForm = z.infer<typeof publicForm>

/** What a form or link id leads to. An unknown id answers 404; a closed, used or expired link 410. */
export const getPublicForm = publicReadEndpoint('GET /api/public/business-profile/:linkId', {
  params: linkId,
  query: inLanguage,
  response: publicForm,
  about: {
    group: 'forms',
    place: 1,
    title: 'Get a form',
    says: 'The business behind a form or link, and the consent questions its customers are asked.',
    sample: { params: { linkId: placeholders.formId } },
    refusals: ['not-found', 'form-closed', 'link-expired', 'link-closed'],
  },
})

/**
 * A submission whose fate is unknown is sent again, under the same `Idempotency-Key`, for so many days after it first
 * went out. The server remembers the key for longer.
 */
export const submissionResentDays = 7
export const submissionKeyDays = submissionResentDays + 1

/** An empty text is refused as what it would be: a testimonial, or private feedback below 4 stars. */
export const needsText = z.refine<{ content: string; rating: number }>(({ content }) => content !== '', {
  path: ['content'],
  error: ({ input }) =>
    isPrivateRating((input as { rating?: number }).rating)
      ? 'Please write your feedback.'
      : 'Please write your testimonial.',
  // Together with what is wrong with other fields.
  when: ({ value }) => typeof value === 'object' && value !== null,
})

/** The form as the browser checks it; the server takes `submission`. */
export const submissionForm = z.object({
  customerName: requiredLine(1, 120, 'Please fill in your name and email.'),
  customerEmail: email,
  company: line(120),
  content: requiredText(0, 5000, 'Please write your testimonial.'),
  rating,
})

/** What comes with the words, from the form and the questionnaire. */
export const submissionExtras = {
  company: z.nullish(line(120)),
  role: z.nullish(line(120)),
  consent: z.optional(consentAnswer),
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
  /** The page of the reward that this brought; null where there is none, or it goes by email alone. */
  rewardUrl: z.nullable(z.string()),
  /** The private page is mailed too: at most once a day to an address, and not where it wants no emails. Which, is not told. Never without a mail server. */
  isMailed: z.boolean(),
  message: z.string(),
})

/** Why a submission is refused, besides what is wrong in its fields. */
export const submissionRefusals = [
  'not-found',
  'form-closed',
  'link-expired',
  'link-closed',
  'edited-elsewhere',
  'robot-check-failed',
  'too-large',
  'unreadable-file',
  'idempotency-key-reused',
] as const

/**
 * A customer's submission. `status`, `userId` and `isAiGenerated` may be sent and change nothing.
 * `website` is the honeypot: people never see it. Send an `Idempotency-Key`, so that a retry doubles nothing. Only a link
 * for one customer needs no address, because it has its own.
 */
export const submitTestimonial = publicWriteEndpoint('POST /api/testimonials/submit', {
  ...takesPhoto,
  body: z
    .extend(submissionForm, {
      ...submissionExtras,
      customerEmail: optionalEmail,
      formId: openedForm,
    })
    .check(needsText),
  status: 201,
  response: submissionReceipt,
  about: {
    group: 'forms',
    place: 5,
    title: 'Submit a testimonial',
    says: 'What the public form sends. altcha is the solved challenge in Base64. Leave website empty: only bots fill it in. status, userId and isAiGenerated are accepted and ignored.',
    sample: {
      body: {
        formId: placeholders.formId,
        customerName: 'Ines Duarte',
        customerEmail: 'ines@example.com',
        content: 'The rye keeps for a week and tastes better every day.',
        rating: 5,
        consent: { version: placeholders.consentVersion, scopes: ['display', 'use_name'] },
        altcha: placeholders.solution,
      },
      idempotencyKey: '7f1d0c52',
    },
    refusals: submissionRefusals,
  },
})

const platformId = (platform: LinkedPlatform) => {
  const { label, example, pattern } = platformIdentifiers[platform]
  const sentence = `A ${label} looks like ${example}`
  return z.optional(
    z.string().check(
      z.maxLength(500, sentence),
      z.trim(),
      z.refine((typed) => typed === '' || pattern.test(typed), sentence),
    ),
  )
}

/** How the workspace's public form behaves. */
export const formSettings = z.object({
  requiresApproval: z.boolean(),
  /** Who sees the public links after submitting. "Only happy customers" does not exist. */
  publicLinks: z.enum(publicLinksSettings),
  /** A company that is required is refused when it is missing; one that is hidden is not kept. Not sent: unchanged. */
  companyField: z.optional(z.enum(companyFields)),
  /** Whether the form asks for the customer's role; it is never required. Not sent: unchanged. */
  asksRole: z.optional(z.boolean()),
  /**
   * Whether this instance's own pages may show the logo, and the publishable testimonials whose customers agreed to
   * `platform`, which is asked while this is on. Not sent: unchanged.
   */
  showsInPublic: z.optional(z.boolean()),
  /** Where customers of 4 and 5 stars are pointed to with their text to copy. Not sent: unchanged. */
  promptedPlatform: z.optional(z.nullable(z.enum(linkedPlatforms))),
  /** Where the business is, as `GET /api/platform-connections` says too. Empty: nowhere. Not sent: unchanged. */
  googlePlaceId: platformId('google'),
  yelpBusinessId: platformId('yelp'),
})
export type FormSettings = z.infer<typeof formSettings>

export const getFormSettings = ownerEndpoint('GET /api/form-settings', { response: formSettings })

export const saveFormSettings = ownerEndpoint('PUT /api/form-settings', {
  body: formSettings,
  response: formSettings,
})
