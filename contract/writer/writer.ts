import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { formTones, tones } from './tones.ts'
import { proofOfWork } from '../collection/challenge.ts'
import { ownerEndpoint, publicWriteEndpoint } from '../endpoint.ts'
import { engines } from './engines.ts'
import { fallbackReasons } from './fallback-reasons.ts'
import { rating, requiredText, text, line, requiredLine } from '../fields.ts'
import { customerLanguages } from '../languages.ts'
import { openedForm } from '../shapes.ts'

export const writingStyles = ['casual', 'professional', 'enthusiastic', 'detailed', 'concise'] as const
export const emotionalTones = ['grateful', 'relieved', 'impressed', 'satisfied', 'excited'] as const
/** In words: short 30 to 60, medium 60 to 120, long 120 to 200. The second is what no draft exceeds. */
export const lengths = ['short', 'medium', 'long'] as const
export const customerTypes = [
  'individual',
  'business_owner',
  'manager',
  'entrepreneur',
  'professional',
] as const

const requiredFields = {
  customerName: requiredLine(1, 120, 'Customer name is required'),
  company: requiredLine(1, 120, 'Company is required'),
  serviceDetails: requiredText(1, 500, 'Please select a service'),
  benefits: requiredText(1, 500, 'Please select a benefit'),
}
const manner = {
  writingStyle: z.optional(z.enum(writingStyles)),
  emotionalTone: z.optional(z.enum(emotionalTones)),
  length: z.optional(z.enum(lengths)),
  customerType: z.optional(z.enum(customerTypes)),
  includeSpecifics: z.optional(z.boolean()),
  /** Not sent means that of the AI settings. */
  language: z.optional(z.enum(customerLanguages)),
  /** What the customer said, in their words: without it there is little to write from. */
  customerWords: z.optional(text(2000)),
}
/** Not checked for its format: what is sent on, such as a request to confirm, checks it. */
const customerEmail = z.optional(text(254))

/** The owner's generation form, as the browser checks it. The calls take it without a title too. */
export const generationForm = z.object({
  ...requiredFields,
  customerTitle: requiredText(1, 120, 'Customer title is required'),
  customerEmail,
  tone: z.enum(formTones),
  ...manner,
})
export type GenerationForm = z.infer<typeof generationForm>

const ground = z.object({ question: z.string(), answer: z.string() })
/** A sentence, and the answers that it rests on. */
const draftSentence = z.object({ text: z.string(), grounds: z.array(ground) })

export const draft = z.object({
  /** The sentences below, joined, in one paragraph or more. */
  content: z.string(),
  sentences: z.array(draftSentence),
  /** True when the answers do not carry as many words as were asked for. */
  isShort: z.boolean(),
  /**
   * What was typed and the draft does not have: orders to the writer, links, what says nothing or something else without its
   * question, and what is too long.
   */
  leftOut: z.array(z.string()),
  engine: z.enum(engines),
  /** The name of the language model; null for the built-in writer. */
  model: z.nullable(z.string()),
  fallback: z.nullable(z.enum(fallbackReasons)),
  /** What to send to get the same text again; another seed gives another text. */
  seed: z.number(),
  /** What it was written from, encrypted; empty when that is too long. Sent with the testimonial, it becomes part of its history. */
  record: z.string(),
})
export type Draft = z.infer<typeof draft>

const sampleInput = {
  customerName: 'Ines Duarte',
  company: 'Duarte & Filhos',
  serviceDetails: 'Catering for our summer party',
  benefits: 'The bread arrived warm and on time.',
  tone: 'Professional',
}

const seed = z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647)))

/**
 * Drafts a testimonial from what the owner says about a customer. Nothing is kept but a
 * fingerprint, by which the text is known for a draft wherever it comes back: `createTestimonial` keeps the words.
 * Without a seed, every call gives another text.
 */
export const generateTestimonial = ownerEndpoint('POST /api/testimonials/generate', {
  needs: 'room',
  body: z.object({
    ...requiredFields,
    customerTitle: z.optional(line(120)),
    customerEmail: z.nullish(text(254)),
    tone: z.optional(z.enum(tones)),
    ...manner,
    seed,
  }),
  response: draft,
  streams: draftSentence,
  about: {
    group: 'drafts',
    place: 1,
    title: 'Generate a draft',
    says: 'Drafts a testimonial from what the owner says about a customer. content is the text, and sentences lists its sentences with the answers behind them. engine tells who wrote it; fallback says why this server wrote when another engine is set up: not-answering, slow, busy, refused, unreadable, paused, daily-limit, not-grounded (most of its text was in no entry) or not-usable (mostly links or markup). isShort is true when the answers carry fewer words than length asks for: short is 30 to 60, medium 60 to 120, long 120 to 200. leftOut lists what was typed and is not in the draft: orders to the writer, links, words that mean something else without their question, and what is too long. Without an AI service, the draft is made of what was typed and picked, word for word: tone, emotionalTone, includeSpecifics and seed decide what comes first, writingStyle its paragraphs, and customerType changes nothing. The same seed returns the same text, for an hour with an AI service. Without a seed, every call returns a new text, and an Idempotency-Key makes a retry return the first one. record is what the draft was made from, encrypted: send it back as draftRecord when you create the testimonial, and its history shows the entries, the draft and what was changed. With Accept: text/event-stream, sentences arrive as events named part, then the response as done.',
    sample: { body: { ...sampleInput, length: 'short', seed: 1 } },
  },
})

/** As `generateTestimonial`, for looking at only: how the writer would sound. */
export const generatePreview = ownerEndpoint('POST /api/testimonials/generate-preview', {
  needs: 'room',
  body: z.object({ ...requiredFields, tone: z.optional(z.enum(tones)), seed }),
  response: draft,
  about: {
    group: 'drafts',
    place: 2,
    title: 'Preview a draft',
    says: 'The same, with the default style and length.',
    sample: { body: sampleInput },
  },
})

/** What was asked; a client that does not know leaves it out. */
export const answerKinds = ['rating', 'recommend', 'service', 'benefit', 'text'] as const
export const mostResponses = 10
export const answerLimit = 2000
/** Of all answers together; a testimonial holds less than half of it. */
export const answersLimit = 4000
const response = z.object({
  question: text(300),
  answer: text(answerLimit),
  kind: z.optional(z.enum(answerKinds)),
})

function isWithinLimit(responses: readonly z.infer<typeof response>[]): boolean {
  return responses.reduce((sum, { answer }) => sum + answer.length, 0) <= answersLimit
}

/**
 * Drafts a customer's testimonial from their answers, for them to change and approve. Nothing is kept but a fingerprint,
 * and the draft for an hour, encrypted: the same answers and seed give the same text. `preview` changes nothing. Without
 * `consent` to the wording of the form as it is now, nothing is written: `consent-needed`, or `edited-elsewhere` for another.
 */
export const smartGenerate = publicWriteEndpoint('POST /api/testimonials/smart-generate', {
  body: z.object({
    businessId: openedForm,
    customerName: requiredLine(1, 120, 'Please fill in your name and email.'),
    customerEmail: z.nullish(text(254)),
    company: z.nullish(line(120)),
    /** What the customer agreed to before: `draftConsent` of the form. */
    consent: z.optional(z.object({ version: z.string().check(z.maxLength(40)) })),
    responses: z
      .array(response)
      .check(
        z.minLength(1, 'Please answer a question'),
        z.maxLength(mostResponses),
        z.refine(isWithinLimit, `Please use ${answersLimit} characters or fewer in all answers together`),
      ),
    /** Without one it is what the rating questions were answered with. */
    rating: z.nullish(rating),
    preview: z.optional(z.boolean()),
    language: z.optional(z.enum(customerLanguages)),
    length: z.optional(z.enum(lengths)),
    seed,
    altcha: proofOfWork,
  }),
  response: z.extend(draft, {
    /** From the rating answers alone, rounded down; null without any. */
    rating: z.nullable(z.number()),
    /** Ratings below 4, as everywhere. */
    isPrivate: z.boolean(),
  }),
  streams: draftSentence,
  about: {
    group: 'drafts',
    place: 3,
    title: 'Generate a customer’s draft',
    says: 'Drafts a testimonial from a customer’s own answers. businessId is the id of the form or link they opened. rating comes from the rating answers alone, rounded down, and isPrivate is true below 4. kind says what a question asked for: rating, recommend, service, benefit or text; without it, a number alone is a rating. consent names the wording the customer agreed to first: the version in draftConsent of the form. Without it the call is refused with consent-needed, and with an outdated one with edited-elsewhere. Send record back as draftRecord with the testimonial, and the business sees the answers, the draft and the changes in its history. altcha is the solved challenge in Base64. The same answers and seed return the same text for an hour without another challenge. Streams like the call above.',
    sample: {
      body: {
        businessId: placeholders.formId,
        consent: { version: placeholders.draftConsentVersion },
        customerName: 'Ines Duarte',
        company: 'Duarte & Filhos',
        responses: [
          { question: 'How satisfied are you?', answer: '5', kind: 'rating' },
          { question: 'What was good?', answer: 'The rye keeps for a week.', kind: 'text' },
        ],
        language: 'en',
        altcha: placeholders.solution,
        preview: true,
      },
    },
    refusals: ['not-found', 'consent-needed', 'edited-elsewhere', 'robot-check-failed', 'cross-site'],
  },
})

const option = z.object({ value: z.string(), label: z.string() })
export type Option = z.infer<typeof option>

export const dynamicVariables = z.object({ services: z.array(option), benefits: z.array(option) })
export type DynamicVariables = z.infer<typeof dynamicVariables>

/** What can be chosen while nobody has told what the business does. */
export const optionsWithoutProfile: DynamicVariables = {
  services: [
    { value: 'our-products', label: 'Our products' },
    { value: 'our-services', label: 'Our services' },
    { value: 'customer-support', label: 'Customer support' },
  ],
  benefits: [
    { value: 'quality', label: 'Quality' },
    { value: 'saved-time', label: 'Saved time' },
    { value: 'good-value', label: 'Good value' },
  ],
}

/** What can be chosen as service and benefit, from the business profile: 3 to 8 of each. Their values are the same in every language. */
export const getDynamicVariables = ownerEndpoint('GET /api/dynamic-variables', {
  query: z.object({ language: z.optional(z.enum(customerLanguages)) }),
  response: dynamicVariables,
  about: {
    group: 'drafts',
    place: 5,
    title: 'List services and benefits',
    says: 'What the generation form offers, from the business profile: 3 to 8 of each.',
  },
})
