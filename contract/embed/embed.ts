import { z } from 'zod/mini'
import { placeholders } from '../about.ts'
import { endpoint, ownerEndpoint } from '../endpoint.ts'
import { customerLanguages } from '../languages.ts'
import { otherRatings } from '../testimonials/ratings.ts'
import { widgetCopySchema } from '../widgets/widget-copy.ts'

export const publicReply = z.object({ text: z.string(), date: z.string() })
export type PublicReply = z.infer<typeof publicReply>

export const embedTestimonial = z.object({
  id: z.string(),
  /** Words of the content that stand above it: those the business chose, or an imported title. Null without any. */
  headline: z.nullable(z.string()),
  content: z.string(),
  /** The language of the text, e.g. `de`; missing where it does not tell. */
  language: z.optional(z.string()),
  /** Phrases of the content that the business highlighted; missing where there are none. */
  highlights: z.optional(z.array(z.string())),
  customerName: z.string(),
  customerCompany: z.nullable(z.string()),
  /** What the customer does there, e.g. `Head of purchasing`; missing where nobody said. */
  customerRole: z.optional(z.string()),
  rating: z.nullable(z.number()),
  /** Where it was given between two whole stars, what was given; stars are filled by it. Missing otherwise. */
  ratingGiven: z.optional(z.number()),
  /** The day it was said, in ISO 8601, e.g. `2026-03-31`; null when nobody knows. */
  date: z.nullable(z.string()),
  /** The customer's photo, a WebP square; null where there is none. */
  photoUrl: z.nullable(z.string()),
  /** The logo of the customer's company, a WebP picture; missing where there is none. */
  companyLogoUrl: z.optional(z.string()),
  /** What a reader must know, e.g. `Imported from Google`; null when there is nothing to say. */
  label: z.nullable(z.string()),
  /** Where it was imported from, e.g. `Google`, for a mark of one's own; missing where it came in here. `label` says it in words. */
  source: z.optional(z.string()),
  /** The public page that says where the words come from; null for samples. */
  verifyUrl: z.nullable(z.string()),
  /** What the business answers in public, and the day it did; missing where it has not. */
  reply: z.optional(publicReply),
})
export type EmbedTestimonial = z.infer<typeof embedTestimonial>

export const embedAnswer = z.object({
  /** False long after the business's plan has ended: there is nothing to show then, and `message` says why. */
  success: z.boolean(),
  message: z.optional(z.string()),
  testimonials: z.array(embedTestimonial),
  /** Of `total`, how many are among `testimonials`: genuine submissions through the business's own links. */
  shown: z.number(),
  /** How many of `testimonials` the business typed itself, with the customer's message on file. */
  quoted: z.number(),
  /** Everything that came in through the business's own links, whatever became of it since; without its own team. */
  total: z.number(),
  /** Over all rated ones of `total`, one decimal; null when there is none. */
  average: z.nullable(z.number()),
  /** How many of them gave one star, two stars, up to five. */
  byStars: z.array(z.number()),
  /** What came in another way and is shown somewhere, whatever `max` and filters leave; the largest five, the last of them the rest. */
  otherRatings: z.array(otherRatings),
  /** How the business collects: sentences that are true of its settings. Only where a language was asked for. */
  policy: z.optional(z.array(z.string())),
  /** What the widget itself says. Only where a language was asked for. */
  words: z.optional(widgetCopySchema),
  language: z.optional(z.enum(customerLanguages)),
})
export type EmbedAnswer = z.infer<typeof embedAnswer>

/** What a widget with nothing to show previews to its owner, each labeled as a sample. */
export const getSampleEmbed = ownerEndpoint('GET /api/embed/testimonials/samples', {
  query: z.object({ apiKey: z.optional(z.string().check(z.maxLength(200))) }),
  response: embedAnswer,
})

/** The same as the script of a widget, with its settings in the address. */
export const getSampleScript = ownerEndpoint('GET /api/embed/samples.js', { response: 'file' })

/** `userId` is a user of the key's workspace, or `me`. Open to every origin, without credentials. */
export const getEmbedTestimonials = endpoint('GET /api/embed/testimonials/:userId', {
  access: 'public',
  rate: 'embed',
  params: z.object({ userId: z.string().check(z.maxLength(100)) }),
  query: z.object({
    apiKey: z.optional(z.string().check(z.maxLength(200))),
    /** How many testimonials at most: 1 to 100, which is the default. */
    max: z.optional(z.string().check(z.maxLength(20))),
    /** Only testimonials written in one of these languages, e.g. `de,fr`. */
    written: z.optional(z.string().check(z.maxLength(100))),
    /** The language of the labels, and of the words that a widget adds: en, es, fr, de or pt. */
    lang: z.optional(z.string().check(z.maxLength(20))),
  }),
  response: embedAnswer,
  about: {
    group: 'widgets',
    place: 1,
    title: 'Get widget testimonials',
    says: 'The publishable testimonials, pinned ones first and then the newest, those without a date last, at most 100, and the average of everything that came in through the business’s own links, deleted and withdrawn ones included, the team’s own left out. shown of total: how many of these are among the testimonials sent. quoted counts those that the business typed itself. otherRatings has the averages of what was imported from elsewhere; isSynced ones come from the platform itself. date is null when it is unknown, and photoUrl when there is no photo to show. verifyUrl leads to the public page that says where a testimonial comes from. byStars counts the ratings of one star, two stars, and so on. max limits how many testimonials are sent, and lang (en, es, fr, de or pt) is the language of the labels. success is false, with a message and no testimonials, once a plan ended more than 30 days ago. Any website can call it, and browsers cache the response for 50 seconds.',
    sample: { params: { userId: 'me' }, query: { apiKey: placeholders.publishableKey } },
    refusals: ['wrong-credentials'],
  },
})
