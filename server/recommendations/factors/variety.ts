import type { ReadCandidate } from '../candidate.ts'
import { quotedWords } from './wording.ts'

/** Shorter words are in every text. */
const shortestTelling = 5
/** Two texts that share so much of their words say the same to a reader. */
const alike = 0.4
const sameCompany = 0.6
const mostShown = 2

/** The words that tell one text from another. */
export function tellingWords(content: string): ReadonlySet<string> {
  const words = content.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return new Set(words.filter((one) => one.length >= shortestTelling))
}

export interface Compared {
  readonly candidate: ReadCandidate
  readonly telling: ReadonlySet<string>
}

/** How alike two are: 0 to 1. */
export function likeness(one: Compared, other: Compared): number {
  const shared = sharedWords(one, other).length
  const all = one.telling.size + other.telling.size - shared
  const ofWords = all === 0 ? 0 : Math.min(1, shared / all / alike)
  const { company } = one.candidate
  const isSameCompany = company !== null && company === other.candidate.company
  return Math.max(ofWords, isSameCompany ? sameCompany : 0)
}

function sharedWords(one: Compared, other: Compared): string[] {
  return [...one.telling].filter((word) => other.telling.has(word))
}

/** Why it got so many points for variety, as a sentence. */
export function varietyReason(one: Compared, before: readonly Compared[]): string {
  if (before.length === 0) return 'The first choice: nothing it could repeat.'
  let nearest = before[0]!
  for (const other of before) if (likeness(one, other) > likeness(one, nearest)) nearest = other
  if (likeness(one, nearest) < 0.34) return 'Says something else than the ones above it.'
  const { company } = one.candidate
  if (company !== null && company === nearest.candidate.company)
    return `Comes from ${company}, as another one above it.`
  return `Repeats words of one above it: ${quotedWords(sharedWords(one, nearest), mostShown)}.`
}
