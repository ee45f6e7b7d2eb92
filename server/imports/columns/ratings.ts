import type { RatingScale } from '#contract/imports/imports.ts'

const highest: Record<RatingScale, number> = { 'one-to-five': 5, 'zero-to-ten': 10, percent: 100 }
const longestRating = 60
const words = ['zero', 'one', 'two', 'three', 'four', 'five']

interface Spoken {
  value: number
  /** The scale the value names itself (`9/10`, `90%`, `★★★`); it wins over the column's. */
  scale?: RatingScale
}

/** Reads what a cell says: `5`, `4,5`, `9/10`, `90 %`, `★★★☆☆`, `FIVE`, `5 stars`. */
export function spokenRating(text: string): Spoken | undefined {
  if (text.length > longestRating) return undefined
  const plain = text.normalize('NFKC').replaceAll('\uFE0F', '').trim().toLowerCase()
  const stars = /^[★⭐][★⭐☆\s]*$/u.test(plain) ? (plain.match(/[★⭐]/gu)?.length ?? 0) : 0
  if (stars > 0) return { value: stars, scale: 'one-to-five' }
  const word = words.indexOf(plain.replace(/[\s_-]*stars?$/, ''))
  if (word !== -1) return { value: word, scale: 'one-to-five' }
  const match = /^(-?\d+(?:[.,]\d+)?)\s*(%|(?:\/|out of|von|sur|de)\s*(\d+)|stars?|★|⭐)?$/u.exec(plain)
  if (match === null) return undefined
  const value = Number(match[1]?.replace(',', '.'))
  const [, , unit, outOf] = match
  if (unit === undefined) return { value }
  if (unit === '%') return { value, scale: 'percent' }
  if (outOf === undefined) return { value, scale: 'one-to-five' }
  const scale = scaleUpTo(Number(outOf))
  return scale === undefined ? undefined : { value, scale }
}

function scaleUpTo(top: number): RatingScale | undefined {
  if (top === 5) return 'one-to-five'
  if (top === 10) return 'zero-to-ten'
  return top === 100 ? 'percent' : undefined
}

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
      if (cell.trim() === '') return
      filled += 1
      const rating = spokenRating(cell)
      if (rating === undefined || rating.value < 0) return
      if (rating.scale !== undefined) spoken[rating.scale] += 1
      else {
        const fitting = scales.find((scale) => rating.value <= highest[scale])
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

/**
 * Whole stars from any scale. 0 to 10 is halved, percent divided by twenty; halves round up, and the lowest is one star
 * (so 0, 1 and 2 of 10 are one star, 9 and 10 are five). Undefined means: not a rating on this scale.
 */
export function toStars(text: string, columnScale: RatingScale): number | undefined {
  const spoken = spokenRating(text)
  if (spoken === undefined) return undefined
  const scale = spoken.scale ?? columnScale
  const lowest = scale === 'one-to-five' ? 1 : 0
  if (spoken.value < lowest || spoken.value > highest[scale]) return undefined
  return Math.max(1, Math.round((spoken.value / highest[scale]) * 5))
}
