import type { Factor } from '#contract/recommendations/recommendations.ts'

export const factorNames: Readonly<Record<Factor, string>> = {
  platform: 'Platform',
  audience: 'Audience',
  objective: 'Objective',
  industry: 'Industry',
  length: 'Length',
  format: 'Format',
  recency: 'Recency',
  specificity: 'Specific details',
  rating: 'Rating',
  proof: 'Proof',
  consent: 'Consent',
  variety: 'Variety',
}
