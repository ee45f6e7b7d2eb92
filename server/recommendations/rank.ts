import { factorPoints } from '#contract/recommendations/recommendations.ts'
import type { Purpose, ReadCandidate } from './candidate.ts'
import { type OwnFactor, ownFactorNames, ownFactors } from './factors/all.ts'
import { type Compared, likeness, tellingWords } from './factors/variety.ts'

/** So many of the best are weighed against each other for variety. */
const mostWeighed = 300

export interface Scored {
  readonly candidate: ReadCandidate
  readonly points: Readonly<Record<OwnFactor, number>>
  readonly total: number
}

export interface Chosen extends Scored {
  readonly variety: number
  /** 0 to 100. */
  readonly score: number
  /** Those that were chosen before it. */
  readonly before: readonly Compared[]
  readonly compared: Compared
}

/** What a testimonial scores by itself: whole points, so that they add up as they are shown. */
export function scoreOf(candidate: ReadCandidate, purpose: Purpose): Scored {
  const points = {} as Record<OwnFactor, number>
  let total = 0
  for (const name of ownFactorNames) {
    points[name] = Math.round(ownFactors[name].share(candidate, purpose) * factorPoints[name])
    total += points[name]
  }
  return { candidate, points, total }
}

/**
 * The best ones, the best first, each with what it adds to those before it. The order follows from what they say and when
 * it was said, never from the order in which they come.
 */
export function chooseBest(scored: readonly Scored[], limit: number): Chosen[] {
  const pool = scored
    .toSorted(byScore)
    .slice(0, mostWeighed)
    .map((one) => ({
      one,
      compared: { candidate: one.candidate, telling: tellingWords(one.candidate.content) },
      likest: 0,
    }))
  const chosen: Chosen[] = []
  while (chosen.length < limit && pool.length > 0) {
    let best = 0
    for (const at of pool.keys()) if (worth(pool[at]!) > worth(pool[best]!)) best = at
    const [taken] = pool.splice(best, 1)
    const { one, compared, likest } = taken!
    const variety = varietyPoints(likest)
    const before = chosen.map((earlier) => earlier.compared)
    chosen.push({ ...one, variety, score: one.total + variety, before, compared })
    for (const left of pool) left.likest = Math.max(left.likest, likeness(left.compared, compared))
  }
  return chosen
}

function worth({ one, likest }: { one: Scored; likest: number }): number {
  return one.total + varietyPoints(likest)
}

function varietyPoints(likest: number): number {
  return Math.round((1 - likest) * factorPoints.variety)
}

/** The higher first; of equals the later said, then by what they say. Ids tell when a row was made, so they come last. */
function byScore({ candidate: one, total }: Scored, { candidate: other, total: otherTotal }: Scored): number {
  return (
    otherTotal - total ||
    (other.saidAt ?? -Infinity) - (one.saidAt ?? -Infinity) ||
    compare(one.content, other.content) ||
    compare(one.customerName, other.customerName) ||
    compare(one.id, other.id)
  )
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
