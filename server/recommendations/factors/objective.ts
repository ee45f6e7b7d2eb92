import type { RecommendationObjective } from '#contract/recommendations/recommendations.ts'
import type { FactorRule, ReadCandidate } from '../candidate.ts'
import { quotedWords, worthOf } from './wording.ts'

const none = 0.2

interface Aim {
  readonly match: string
  readonly signs: (candidate: ReadCandidate) => readonly string[]
  readonly missing: string
}

/** What serves each objective. */
const aims: Readonly<Record<RecommendationObjective, Aim>> = {
  trust_building: {
    match: 'Builds trust',
    signs: ({ words }) => words.signals.trust ?? [],
    missing: 'No word of trust, such as reliable, honest or on time.',
  },
  conversion: {
    match: 'Helps people decide',
    signs: ({ words: { signals } }) => [...(signals.decision ?? []), ...(signals.advice ?? [])],
    missing: 'Nothing in it helps somebody decide, such as a result or a recommendation.',
  },
  retention: {
    match: 'Shows loyalty',
    signs: ({ words }) => words.signals.loyalty ?? [],
    missing: 'No word of coming back.',
  },
  social_proof: {
    match: 'Shows that others agree',
    signs: ({ words: { signals } }) => [...(signals.advice ?? []), ...(signals.team ?? [])],
    missing: 'It speaks of nobody but its author.',
  },
  credibility: {
    match: 'Can be checked',
    signs: ({ words, company, mayBeNamed }) => [
      ...words.numbers,
      ...(company && mayBeNamed ? [company] : []),
    ],
    missing: 'No number and no company that a reader could check.',
  },
}

/** Whether it says what serves the objective. */
export const objective: FactorRule = {
  share: (candidate, { objective: wanted }) => worthOf(aims[wanted].signs(candidate).length, none),
  match: (_, { objective: wanted }) => aims[wanted].match,
  reason(candidate, { objective: wanted }) {
    const { match, signs, missing } = aims[wanted]
    const found = signs(candidate)
    return found.length > 0 ? `${match}: ${quotedWords(found)}.` : missing
  },
}
