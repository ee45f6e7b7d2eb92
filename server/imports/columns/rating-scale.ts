import type { RatingScale } from '#contract/imports/imports.ts'
import { highestOf, saysNone, spokenRating } from './ratings.ts'

/** A scale, and whether the owner has to say so: too few values are above the scale that all the others fit. */
export interface ColumnScale {
  scale: RatingScale
  isSure: boolean
}

const scales = ['one-to-five', 'zero-to-ten', 'percent'] as const

/** Gathers ratings one by one and tells the scale that they have as a column. */
export function scaleFinder() {
  // Values without a unit, by the first scale they fit; values with one (`80%`), by that one.
  const plain = { 'one-to-five': 0, 'zero-to-ten': 0, percent: 0 }
  const spoken = { ...plain }
  let filled = 0
  return {
    add(cell: string) {
      if (cell.trim() === '' || saysNone(cell)) return
      filled += 1
      const rating = spokenRating(cell)
      if (rating === undefined || rating.value < 0) return
      if (rating.scale !== undefined) spoken[rating.scale] += 1
      else {
        const fitting = scales.find((scale) => rating.value <= highestOf[scale])
        if (fitting !== undefined) plain[fitting] += 1
      }
    },
    /** Undefined when the column does not hold ratings. */
    found: () =>
      scaleCountOf(plain) + scaleCountOf(spoken) < Math.max(1, filled * 0.8)
        ? undefined
        : scaleOf(plain, spoken),
  }
}

/** Guesses a column's scale; undefined when it does not hold ratings. */
export function detectScale(cells: readonly string[]): ColumnScale | undefined {
  const finder = scaleFinder()
  for (const cell of cells) finder.add(cell)
  return finder.found()
}

type Counts = Record<RatingScale, number>

/**
 * One `80%` says what itself is, and one `80` may be a slip: a fifth of the column must need the larger scale before it
 * is taken unasked.
 */
function scaleOf(plain: Counts, spoken: Counts): ColumnScale {
  const all = scaleCountOf(plain)
  const named = scales.toSorted((a, b) => spoken[b] - spoken[a])[0] ?? 'one-to-five'
  if (all === 0) return { scale: named, isSure: true }
  const isEnough = (count: number) => count >= all / 5
  const beyondTen = plain.percent
  const beyondFive = beyondTen + plain['zero-to-ten']
  const scale = isEnough(beyondTen) ? 'percent' : isEnough(beyondFive) ? 'zero-to-ten' : 'one-to-five'
  const isBeyond = scale === 'percent' ? false : scale === 'zero-to-ten' ? beyondTen > 0 : beyondFive > 0
  const isOutspoken = scaleCountOf(spoken) > all && named !== scale
  return { scale, isSure: !isBeyond && !isOutspoken }
}

function scaleCountOf(counts: Counts) {
  return counts['one-to-five'] + counts['zero-to-ten'] + counts.percent
}
