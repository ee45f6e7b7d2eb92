import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { line } from '../fields.ts'
import { testimonial } from '../testimonials/testimonials.ts'

/** What each setting may be. */
export const recommendationChoices = {
  platform: ['website', 'social', 'sales', 'marketing', 'proposal', 'landing_page'],
  audience: ['prospects', 'existing_customers', 'partners', 'general'],
  objective: ['trust_building', 'conversion', 'retention', 'social_proof', 'credibility'],
  contentLength: ['short', 'medium', 'long'],
  format: ['quote', 'story', 'metric_focused', 'emotional'],
  limit: [3, 5, 10, 15],
} as const
type ChoiceOf<Setting extends keyof typeof recommendationChoices> =
  (typeof recommendationChoices)[Setting][number]
export type RecommendationPlatform = ChoiceOf<'platform'>
export type RecommendationAudience = ChoiceOf<'audience'>
export type RecommendationObjective = ChoiceOf<'objective'>
export type ContentLength = ChoiceOf<'contentLength'>
export type RecommendationFormat = ChoiceOf<'format'>

/** In words, from the first number to the second. */
export const wordsOfLength: Readonly<Record<ContentLength, readonly [number, number]>> = {
  short: [4, 25],
  medium: [26, 75],
  long: [76, 400],
}

/** What a score is the sum of, and how many points each may give: 100 altogether. */
export const factorPoints = {
  platform: 10,
  audience: 8,
  objective: 12,
  industry: 8,
  length: 10,
  format: 10,
  recency: 8,
  specificity: 10,
  rating: 8,
  proof: 6,
  consent: 4,
  variety: 6,
} as const
export type Factor = keyof typeof factorPoints
export const factors = Object.keys(factorPoints) as readonly Factor[]

/** From this score on a match is strong, and from the second on it is fair. */
export const matchScores = { strong: 80, fair: 60 } as const

/** From this average of the best `ofBest` scores on, the potential is high, and from the second on it is medium. */
export const potentialScores = { high: 80, medium: 60, ofBest: 3 } as const

/** An industry's average is told from so many other businesses on, each with so many ratings of its own. */
export const benchmarkNeeds = { businesses: 5, ratings: 10 } as const

/** So many of the newest testimonials that may be shown are compared. */
export const mostCompared = 10_000

/** What it is for, with the documented defaults. */
export const recommendationSettings = z.object({
  platform: z.prefault(z.enum(recommendationChoices.platform), 'website'),
  audience: z.prefault(z.enum(recommendationChoices.audience), 'prospects'),
  objective: z.prefault(z.enum(recommendationChoices.objective), 'trust_building'),
  contentLength: z.prefault(z.enum(recommendationChoices.contentLength), 'medium'),
  format: z.prefault(z.enum(recommendationChoices.format), 'quote'),
  limit: z.prefault(z.literal(recommendationChoices.limit), 5),
})
export type RecommendationSettings = z.output<typeof recommendationSettings>

const factorScore = z.object({
  factor: z.enum(Object.keys(factorPoints) as [Factor, ...Factor[]]),
  points: z.number(),
  most: z.number(),
  /** Why so many, as a sentence. */
  reason: z.string(),
})

const recommendation = z.object({
  testimonialId: z.string(),
  /** 0 to 100: the sum of the points of `factors`. */
  score: z.number(),
  /** What fits, the most telling first: the factors with at least two thirds of their points. */
  matchingFactors: z.array(z.string()),
  /** The same as sentences. */
  reasons: z.array(z.string()),
  factors: z.array(factorScore),
  /** Whole sentences of `content`, letter for letter; all of it where a cut could change what it says. */
  quote: z.object({ text: z.string(), isCutBefore: z.boolean(), isCutAfter: z.boolean() }),
  /** The words and the name as outlets show them. */
  content: z.string(),
  customerName: z.string(),
  company: z.nullable(z.string()),
  testimonial,
})
export type Recommendation = z.output<typeof recommendation>

export const recommendations = z.object({
  analytics: z.object({
    /** Everything the workspace has, as its statistics count it. */
    totalTestimonials: z.number(),
    /** How many of them may be shown, and how many of these were compared. */
    publishable: z.number(),
    compared: z.number(),
    /** The public average; null when there is none. */
    averageRating: z.nullable(z.number()),
    /** The average of other businesses in the industry; null where too few of them share theirs. */
    industryBenchmark: z.nullable(z.number()),
    /** What the benchmark is of, or why there is none. */
    benchmarkNote: z.string(),
    conversionPotential: z.enum(['high', 'medium', 'low']),
  }),
  recommendations: z.array(recommendation),
  insights: z.object({
    topPerformingFactors: z.array(z.string()),
    missingElements: z.array(z.string()),
    suggestions: z.array(z.string()),
  }),
})
export type Recommendations = z.output<typeof recommendations>

/**
 * The testimonials that fit a purpose best, of those that may be shown. `industry` is the profile's, unless sent. Changes
 * nothing; the same testimonials and settings always give the same order.
 */
export const recommendTestimonials = ownerEndpoint('POST /api/testimonial-recommendations', {
  support: 'reads',
  acceptsKey: 'testimonials:read',
  body: z.extend(recommendationSettings, { industry: z.optional(line(120)) }),
  response: recommendations,
  about: {
    group: 'testimonials',
    place: 23,
    title: 'Recommend testimonials',
    says: 'The testimonials that fit a purpose best, of those that can be shown, and why. Everything may be left out: platform (website, social, sales, marketing, proposal, landing_page), audience (prospects, existing_customers, partners, general), objective (trust_building, conversion, retention, social_proof, credibility), contentLength (short, medium, long), format (quote, story, metric_focused, emotional), limit (3, 5, 10, 15) and industry, which is that of your business profile otherwise. score is the sum of the points of factors, at most 100. quote is made of whole sentences of content, and says whether something was left out before or after; content, customerName and company are as your widgets show them. industryBenchmark is null while fewer than five other businesses in the industry appear in public here. Changes nothing.',
    sample: { body: { platform: 'proposal', audience: 'partners', objective: 'credibility', limit: 3 } },
  },
})
