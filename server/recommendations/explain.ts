import { type Factor, factorPoints } from '#contract/recommendations/recommendations.ts'
import type { Purpose } from './candidate.ts'
import { ownFactorNames, ownFactors } from './factors/all.ts'
import { varietyReason } from './factors/variety.ts'
import type { Chosen } from './rank.ts'

/** From this share of its points on, a factor fits. */
export const fitsFrom = 2 / 3

export interface Explained {
  readonly factor: Factor
  readonly points: number
  readonly most: number
  readonly match: string
  readonly reason: string
}

/** Every factor of a score with its points and why, what brought most first. */
export function explain(chosen: Chosen, purpose: Purpose): Explained[] {
  const { candidate, points, variety, before, compared } = chosen
  const own = ownFactorNames.map((factor) => ({
    factor,
    points: points[factor],
    most: factorPoints[factor],
    match: ownFactors[factor].match(candidate, purpose),
    reason: ownFactors[factor].reason(candidate, purpose),
  }))
  const ofVariety = {
    factor: 'variety' as const,
    points: variety,
    most: factorPoints.variety,
    match: 'Adds variety',
    reason: varietyReason(compared, before),
  }
  return [...own, ofVariety].toSorted((one, other) => other.points - one.points)
}

/** What somebody asks about first. */
const telling: readonly Factor[] = [
  'objective',
  'audience',
  'industry',
  'specificity',
  'format',
  'platform',
  'rating',
  'recency',
  'proof',
  'length',
  'variety',
  'consent',
]

/** Those that fit, the most telling first. */
export function fitting(explained: readonly Explained[]): readonly Explained[] {
  return explained
    .filter(({ points, most }) => points >= most * fitsFrom)
    .toSorted((one, other) => telling.indexOf(one.factor) - telling.indexOf(other.factor))
}
