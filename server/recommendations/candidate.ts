import type { RecommendationSettings } from '#contract/recommendations/recommendations.ts'
import type { ReadWords } from './reading/read-words.ts'

/** A testimonial that may be shown, as far as a choice among thousands needs it. */
export interface Candidate {
  readonly id: string
  /** Its first letters: what comes later changes no score. */
  readonly content: string
  readonly language: string | null
  readonly customerName: string
  readonly company: string | null
  readonly rating: number | null
  /** In milliseconds since 1970; null when nobody knows when it was said. */
  readonly saidAt: number | null
  readonly origin: 'customer' | 'owner_ai' | 'owner' | 'imported' | 'api'
  readonly isFromPlatform: boolean
  readonly isAttestedByOwner: boolean
  readonly isByTeam: boolean
  readonly isRewarded: boolean
  readonly mayBeNamed: boolean
  readonly hasPhoto: boolean
  readonly allowsPlatform: boolean
  readonly hasHighlight: boolean
}

/** A candidate with what its words show. */
export interface ReadCandidate extends Candidate {
  readonly words: ReadWords
}

/** What it is wanted for. */
export interface Purpose extends Omit<RecommendationSettings, 'limit'> {
  readonly now: number
  /** What the profile says the business does; empty where it says nothing. */
  readonly topics: readonly string[]
}

/** One thing that a score is made of. */
export interface FactorRule {
  /** How much of its points a testimonial gets: 0 to 1. */
  readonly share: (candidate: ReadCandidate, purpose: Purpose) => number
  /** What is said of it in a word or two where it fits. */
  readonly match: (candidate: ReadCandidate, purpose: Purpose) => string
  /** Why so many points, as a sentence. */
  readonly reason: (candidate: ReadCandidate, purpose: Purpose) => string
}
