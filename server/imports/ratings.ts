import type { RatingScale } from '#contract/imports.ts'

const highest: Record<RatingScale, number> = { 'one-to-five': 5, 'zero-to-ten': 10, percent: 100 }
const words = ['zero', 'one', 'two', 'three', 'four', 'five']

interface Spoken {
  value: number
  /** The scale the value names itself (`9/10`, `90%`, `★★★`); it wins over the column's. */
  scale?: RatingScale
}

/** Reads what a cell says: `5`, `4,5`, `9/10`, `90 %`, `★★★☆☆`, `FIVE`, `5 stars`. */
function readRating(text: string): Spoken | undefined {
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

/** Guesses a column's scale from the highest value in it; undefined when it does not hold ratings. */
export function detectScale(cells: readonly string[]): RatingScale | undefined {
  let top = -1
  let read = 0
  let filled = 0
  for (const cell of cells) {
    if (cell.trim() === '') continue
    filled += 1
    const spoken = readRating(cell)
    if (spoken === undefined || spoken.value < 0) continue
    read += 1
    if (spoken.scale === undefined) top = Math.max(top, spoken.value)
    else top = Math.max(top, highest[spoken.scale])
  }
  if (filled === 0 || read < filled * 0.8 || top > 100) return undefined
  if (top <= 5) return 'one-to-five'
  return top <= 10 ? 'zero-to-ten' : 'percent'
}

/**
 * Whole stars from any scale. 0 to 10 is halved, percent divided by twenty; halves round up, and the lowest is one star
 * (so 0, 1 and 2 of 10 are one star, 9 and 10 are five). Undefined means: not a rating on this scale.
 */
export function toStars(text: string, columnScale: RatingScale): number | undefined {
  const spoken = readRating(text)
  if (spoken === undefined) return undefined
  const scale = spoken.scale ?? columnScale
  const lowest = scale === 'one-to-five' ? 1 : 0
  if (spoken.value < lowest || spoken.value > highest[scale]) return undefined
  return Math.max(1, Math.round((spoken.value / highest[scale]) * 5))
}
