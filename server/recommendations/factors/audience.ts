import type { RecommendationAudience } from '#contract/recommendations/recommendations.ts'
import type { FactorRule, ReadCandidate } from '../candidate.ts'
import type { Signal } from '../reading/signal-words.ts'
import { quotedWords, worthOf } from './wording.ts'

const names: Readonly<Record<RecommendationAudience, string>> = {
  prospects: 'prospects',
  existing_customers: 'existing customers',
  partners: 'partners',
  general: 'everyone',
}

/** What each audience recognizes itself in. */
const signals: Readonly<Record<Exclude<RecommendationAudience, 'general'>, readonly Signal[]>> = {
  prospects: ['choice', 'advice', 'decision'],
  existing_customers: ['loyalty'],
  partners: ['team'],
}

/** Sentences of more words are hard to read on the way past. */
const longestSentence = 18
const none = 0.25

function signsFor({ words }: ReadCandidate, wanted: keyof typeof signals): readonly string[] {
  return signals[wanted].flatMap((signal) => words.signals[signal] ?? [])
}

function sentenceLength({ words }: ReadCandidate): number {
  return Math.round(words.wordCount / words.sentenceCount)
}

/** Whether those who will read it find themselves in it. */
export const audience: FactorRule = {
  share(candidate, { audience: wanted }) {
    if (wanted === 'general') return Math.min(1, longestSentence / Math.max(1, sentenceLength(candidate)))
    const signs = signsFor(candidate, wanted).length
    const isCompany = wanted === 'partners' && candidate.company !== null
    return worthOf(signs + (isCompany ? 1 : 0), none)
  },
  match: (_, { audience: wanted }) => `Speaks to ${names[wanted]}`,
  reason(candidate, { audience: wanted }) {
    if (wanted === 'general') {
      const length = sentenceLength(candidate)
      return `${length <= longestSentence ? 'Easy' : 'Hard'} to read: about ${length} words a sentence.`
    }
    const signs = signsFor(candidate, wanted)
    if (signs.length > 0) return `Speaks to ${names[wanted]}: ${quotedWords(signs)}.`
    if (wanted === 'partners' && candidate.company !== null)
      return `Speaks to partners: it comes from a company.`
    return `Nothing in it speaks to ${names[wanted]} in particular.`
  },
}
