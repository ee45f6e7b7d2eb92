import type {
  ContentLength,
  RecommendationAudience,
  RecommendationFormat,
  RecommendationObjective,
  RecommendationPlatform,
} from '#contract/recommendations/recommendations.ts'

export const platformNames: Readonly<Record<RecommendationPlatform, string>> = {
  website: 'Website',
  social: 'Social media',
  sales: 'Sales',
  marketing: 'Marketing',
  proposal: 'Proposal',
  landing_page: 'Landing page',
}

export const audienceNames: Readonly<Record<RecommendationAudience, string>> = {
  prospects: 'Prospects',
  existing_customers: 'Existing customers',
  partners: 'Partners',
  general: 'Everyone',
}

export const objectiveNames: Readonly<Record<RecommendationObjective, string>> = {
  trust_building: 'Build trust',
  conversion: 'Win customers',
  retention: 'Keep customers',
  social_proof: 'Show social proof',
  credibility: 'Show credibility',
}

export const lengthNames: Readonly<Record<ContentLength, string>> = {
  short: 'Short',
  medium: 'Medium',
  long: 'Long',
}

export const formatNames: Readonly<Record<RecommendationFormat, string>> = {
  quote: 'Quote',
  story: 'Story',
  metric_focused: 'Figures',
  emotional: 'Emotional',
}

export const potentialNames = { high: 'High', medium: 'Medium', low: 'Low' } as const
