import {
  factorPoints,
  factors,
  type Recommendation,
  type Recommendations,
} from '#contract/recommendations/recommendations.ts'
import { nextId, sampleOf } from './sample.ts'
import { aTestimonial } from './samples.ts'

/** A recommendation that fits well, of a text that is shown. */
export function aRecommendation({ testimonial, ...own }: Partial<Recommendation> = {}): Recommendation {
  const row =
    testimonial ??
    aTestimonial({
      id: nextId(),
      status: 'approved',
      publishable: true,
      waitingFor: null,
      verifyUrl: '/verify/abc123',
    })
  const { content, customerName, company } = row
  return {
    testimonialId: row.id,
    score: 86,
    matchingFactors: ['Builds trust', '5 stars'],
    reasons: ['Builds trust: “honest”.', 'Rated 5 stars.'],
    factors: factors.map((factor) => ({
      factor,
      points: factorPoints[factor] - 1,
      most: factorPoints[factor],
      reason: `About ${factor}.`,
    })),
    quote: { text: content, isCutBefore: false, isCutAfter: false },
    content,
    customerName,
    company,
    ...own,
    testimonial: row,
  }
}

export const someRecommendations = sampleOf<Recommendations>(() => ({
  analytics: {
    totalTestimonials: 47,
    publishable: 12,
    compared: 12,
    averageRating: 4.6,
    industryBenchmark: null,
    benchmarkNote:
      'Needs 5 other businesses in “Bakery” that appear in public here with 10 or more ratings each.',
    conversionPotential: 'medium',
  },
  recommendations: [aRecommendation()],
  insights: {
    topPerformingFactors: ['Rating: 8 of 8 points on average'],
    missingElements: ['Figures: none says how much, how many or how long.'],
    suggestions: ['Ask customers for a figure: “How much time or money did you save?”'],
  },
}))

/** A testimonial that may be shown. */
export const approvedRow = (own: Parameters<typeof aTestimonial>[0]) =>
  aTestimonial({ status: 'approved', publishable: true, waitingFor: null, verifyUrl: '/verify/abc', ...own })

/** Two that are recommended: one is quoted in part, and one has neither company nor rating. */
export const ines = aRecommendation({
  testimonial: approvedRow({
    customerName: 'Ines Duarte',
    company: 'Duarte & Filhos',
    content: 'We came twice. They are honest.',
  }),
  quote: { text: 'They are honest.', isCutBefore: true, isCutAfter: false },
})
export const omar = aRecommendation({
  score: 64,
  testimonial: approvedRow({
    customerName: 'Omar Haddad',
    company: null,
    content: '=1+1 "great" bread',
    rating: null,
    label: 'Received a reward',
  }),
})
