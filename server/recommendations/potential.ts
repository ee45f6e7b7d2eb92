import { potentialScores } from '#contract/recommendations/recommendations.ts'

/** What the best scores promise, by the thresholds that the page shows. Too few are not enough to tell. */
export function potentialOf(scores: readonly number[]): 'high' | 'medium' | 'low' {
  const { ofBest, high, medium } = potentialScores
  const best = scores.toSorted((one, other) => other - one).slice(0, ofBest)
  if (best.length < ofBest) return 'low'
  const average = best.reduce((sum, score) => sum + score, 0) / ofBest
  if (average >= high) return 'high'
  return average >= medium ? 'medium' : 'low'
}
