/** What is compared of a text: its letters and figures, without case, accents and punctuation. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const shingleLength = 4
/** Of shorter texts too many people say the same. */
const fewLetters = 60
const dayMs = 86_400_000

/** A text, ready to be compared with many. */
export interface Shingled {
  readonly letters: number
  readonly shingles: ReadonlySet<string>
}

export function shingled(text: string): Shingled {
  const plain = plainOf(text)
  const shingles = new Set<string>()
  for (let at = 0; at + shingleLength <= plain.length; at++) shingles.add(plain.slice(at, at + shingleLength))
  return { letters: plain.length, shingles }
}

/** Of the pieces of the shorter text, the part that the longer one has too: what was cut off is not held against it. */
export function likeness(one: Shingled, other: Shingled): number {
  const [small, large] = one.shingles.size <= other.shingles.size ? [one, other] : [other, one]
  if (small.shingles.size === 0) return 0
  let shared = 0
  for (const shingle of small.shingles) if (large.shingles.has(shingle)) shared += 1
  return shared / small.shingles.size
}

export interface Dated {
  readonly text: Shingled
  /** When it was handed over, and when it appeared; null where nobody knows. */
  readonly at: Date | null
}

/** At and above this, two texts are taken for the same. */
export const surely = 0.75
/** From here on the owner is asked. */
export const perhaps = 0.62

/**
 * How sure it is, from 0 to 1, that a review is a text that was handed over: by their words and by time. Names play no
 * part: many people have the same, and most have another one on a platform.
 */
export function confidenceOf(handed: Dated, review: Dated): number {
  const [least] = [handed.text.letters, review.text.letters].toSorted((a, b) => a - b)
  const length = Math.min(1, 0.6 + (0.4 * (least ?? 0)) / fewLetters)
  return likeness(handed.text, review.text) * length * timeliness(handed.at, review.at)
}

/** A review that was there before cannot be what was handed over; one that comes after a year hardly is. */
function timeliness(handedAt: Date | null, postedAt: Date | null): number {
  if (!handedAt || !postedAt) return 0.9
  const days = (postedAt.getTime() - handedAt.getTime()) / dayMs
  if (days < -1) return 0
  if (days <= 60) return 1
  return days <= 365 ? 0.95 : 0.8
}
