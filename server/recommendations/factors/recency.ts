import type { FactorRule } from '../candidate.ts'
import { counted } from './wording.ts'

const monthMs = 30.44 * 86_400_000
/** Up to so many months, this much. */
const steps: readonly (readonly [months: number, share: number])[] = [
  [3, 1],
  [6, 0.875],
  [12, 0.75],
  [24, 0.5],
  [36, 0.25],
]

/** How many months ago it was said, at most. */
function monthsSince(saidAt: number, now: number): number {
  return Math.max(0, now - saidAt) / monthMs
}

/** How recent it is. Without a date nobody knows, so it counts as old. */
export const recency: FactorRule = {
  share({ saidAt }, { now }) {
    if (saidAt === null) return 0
    const months = monthsSince(saidAt, now)
    return steps.find(([most]) => months <= most)?.[1] ?? 0
  },
  match: () => 'Recent',
  reason({ saidAt }, { now }) {
    if (saidAt === null) return 'Has no date.'
    const months = Math.round(monthsSince(saidAt, now))
    if (months === 0) return 'Said within the last month.'
    return months < 24
      ? `Said ${counted(months, 'month')} ago.`
      : `Said ${counted(Math.floor(months / 12), 'year')} ago.`
  },
}
