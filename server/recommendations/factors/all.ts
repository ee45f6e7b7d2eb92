import type { Factor } from '#contract/recommendations/recommendations.ts'
import type { FactorRule } from '../candidate.ts'
import { audience } from './audience.ts'
import { consent } from './consent.ts'
import { format } from './format.ts'
import { industry } from './industry.ts'
import { length } from './length.ts'
import { objective } from './objective.ts'
import { platform } from './platform.ts'
import { proof } from './proof.ts'
import { rating } from './rating.ts'
import { recency } from './recency.ts'
import { specificity } from './specificity.ts'

/** Everything that a testimonial scores by itself. How it stands beside the others that are chosen is `variety`. */
export const ownFactors = {
  platform,
  audience,
  objective,
  industry,
  length,
  format,
  recency,
  specificity,
  rating,
  proof,
  consent,
} as const satisfies Record<Exclude<Factor, 'variety'>, FactorRule>

export type OwnFactor = keyof typeof ownFactors
export const ownFactorNames = Object.keys(ownFactors) as readonly OwnFactor[]
