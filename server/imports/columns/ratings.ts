import type { RatingScale } from '#contract/imports/imports.ts'
import { asciiDigits } from './digits.ts'
import { numberWords, qualityOf, starWords } from './rating-words.ts'

export const highestOf: Record<RatingScale, number> = { 'one-to-five': 5, 'zero-to-ten': 10, percent: 100 }
const longestRating = 60
const filledStar = /[★⭐🌟●]/gu
const halfStar = /[½⯨⯪]/u
const signs = /^(?:[★⭐🌟][★⭐🌟☆✩⯨⯪½\s]*|●[●○◐½\s]*|\*{1,5})$/u
const number = String.raw`\d+(?:[.,]\d+)?`
const rated = new RegExp(
  // At most two words before it: "Rated 4 out of 5", "Arvosana 5/5", "Note : 4/5".
  String.raw`^(?:(?<before>\p{L}[\p{L}\p{M}]*\.?(?:\s\p{L}+)?)\s*:?\s+)?(?<value>-?${number})\s*` +
    String.raw`(?:(?<percent>%)|(?:\/|out of|of|von|sur|de|di|da|uit|av|af|na|из|z|su|em|en)\s*(?<top>\d+)|(?<own>점|点|點|分)(?!\p{L}))?` +
    String.raw`(?:[\s-]*(?<unit>[\p{L}\p{M}]+(?:\s\p{L}+)?|[★⭐]+))?\.?$`,
  'u',
)

const none =
  /^(?:n\/?a|none|null|nan|-+|–|—|k\.? ?a\.?|keine angabe|no rating|not rated|sans note|sin nota|sem nota)$/i

/** The cell says that there is no rating. */
export function saysNone(cell: string): boolean {
  return cell.length <= longestRating && none.test(cell.trim())
}

interface Spoken {
  value: number
  /** The scale the value names itself (`9/10`, `90%`, `★★★`); it wins over the column's. */
  scale?: RatingScale
  /** It is a judgment in words, read as so many stars. */
  isQuality?: boolean
}

/** Reads what a cell says: `5`, `4,5`, `4½`, `9/10`, `90 %`, `★★★☆☆`, `***`, `FIVE`, `5 von 5 Sternen`, `very good`. */
export function spokenRating(text: string): Spoken | undefined {
  if (text.length > longestRating) return undefined
  const trimmed = asciiDigits(text).replaceAll('\uFE0F', '').trim().toLowerCase()
  if (signs.test(trimmed)) {
    const stars = (trimmed.match(filledStar) ?? trimmed.match(/\*/g) ?? []).length
    return { value: stars + (halfStar.test(trimmed) ? 0.5 : 0), scale: 'one-to-five' }
  }
  const plain = trimmed
    .replace(/(\d)\s*(?:½|1\/2(?!\d))/u, '$1.5')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
  const stated = statedNumber(plain)
  if (stated !== undefined) return stated
  const word = numberWords.get(plain.replace(/[\s_-]+\p{L}+$/u, (unit) => (isStars(unit) ? '' : unit)))
  if (word !== undefined) return { value: word, scale: 'one-to-five' }
  const quality = qualityOf(plain)
  return quality === undefined ? undefined : { value: quality, scale: 'one-to-five', isQuality: true }
}

function statedNumber(plain: string): Spoken | undefined {
  const groups = rated.exec(plain)?.groups
  if (groups === undefined) return undefined
  const { before, percent, top, own, unit } = groups
  const value = Number(groups['value']?.replace(',', '.'))
  if (unit !== undefined && !isStars(unit)) return undefined
  if (percent !== undefined) return { value, scale: 'percent' }
  if (top !== undefined) {
    const scale = scaleUpTo(Number(top))
    return scale === undefined ? undefined : { value, scale }
  }
  if (unit !== undefined || (own !== undefined && value <= 5)) return { value, scale: 'one-to-five' }
  // A word before a bare number says nothing of a rating: "Room 4".
  return before === undefined ? { value } : undefined
}

function isStars(unit: string): boolean {
  return unit
    .replace(/[\s_-]+/gu, ' ')
    .trim()
    .split(' ')
    .every((word) => starWords.has(word) || /^[★⭐]+$/u.test(word))
}

function scaleUpTo(top: number): RatingScale | undefined {
  if (top === 5) return 'one-to-five'
  if (top === 10) return 'zero-to-ten'
  return top === 100 ? 'percent' : undefined
}

/** Whole stars, which decide who may see it, and the value given, where it lies between two of them. */
export interface Stars {
  readonly rating: number
  /** In stars, to the hundredth; null where it is `rating` itself. */
  readonly given: number | null
  readonly isQuality: boolean
}

/**
 * Stars from any scale, never more than were given: 0 to 10 is halved, percent divided by twenty, and what lies between
 * is rounded down. The lowest is one star. Undefined means: not a rating on this scale.
 */
export function toStars(text: string, columnScale: RatingScale): Stars | undefined {
  const spoken = spokenRating(text)
  if (spoken === undefined) return undefined
  const scale = spoken.scale ?? columnScale
  const lowest = scale === 'one-to-five' ? 1 : 0
  if (spoken.value < lowest || spoken.value > highestOf[scale]) return undefined
  // A little more than it is, since 4.35 * 100 is a little less than 435.
  const value = Math.floor((spoken.value / highestOf[scale]) * 500 + 1e-6) / 100
  const rating = Math.max(1, Math.floor(value))
  return { rating, given: value === rating ? null : value, isQuality: spoken.isQuality ?? false }
}
