import type { RecommendationPlatform } from '#contract/recommendations/recommendations.ts'
import type { FactorRule, ReadCandidate } from '../candidate.ts'
import { closeness, counted } from './wording.ts'

interface Place {
  readonly name: string
  /** In words. */
  readonly length: readonly [number, number]
  readonly needs: (candidate: ReadCandidate) => boolean
  readonly met: string
  readonly unmet: string
}

const ofLength = 0.6

const places: Readonly<Record<RecommendationPlatform, Place>> = {
  website: {
    name: 'a website',
    length: [10, 90],
    needs: ({ mayBeNamed }) => mayBeNamed,
    met: 'the customer’s name can be shown',
    unmet: 'the customer’s name can’t be shown',
  },
  social: {
    name: 'a social post',
    length: [4, 40],
    needs: ({ words, hasPhoto }) => hasPhoto || words.hasExclamation || Boolean(words.signals.emotion),
    met: 'it has feeling or a photo',
    unmet: 'it has no photo and little feeling',
  },
  sales: {
    name: 'sales conversations',
    length: [15, 150],
    needs: ({ words }) => words.numbers.length > 0 || Boolean(words.signals.decision),
    met: 'it names a result',
    unmet: 'it names no result',
  },
  marketing: {
    name: 'marketing material',
    length: [8, 60],
    needs: ({ hasHighlight, words }) => hasHighlight || Boolean(words.signals.emotion),
    met: 'it has a phrase that stands out',
    unmet: 'no phrase stands out',
  },
  proposal: {
    name: 'a proposal',
    length: [20, 160],
    needs: ({ company, mayBeNamed }) => Boolean(company) && mayBeNamed,
    met: 'a company stands behind it',
    unmet: 'no company stands behind it',
  },
  landing_page: {
    name: 'a landing page',
    length: [5, 50],
    needs: ({ rating }) => rating === 5,
    met: 'it has 5 stars',
    unmet: 'it has no 5 stars',
  },
}

/** Whether it has the length and the one thing that its place asks for. */
export const platform: FactorRule = {
  share(candidate, { platform: wanted }) {
    const { length, needs } = places[wanted]
    return ofLength * closeness(candidate.words.wordCount, length) + (needs(candidate) ? 1 - ofLength : 0)
  },
  match: (_, { platform: wanted }) => `Fits ${places[wanted].name}`,
  reason(candidate, { platform: wanted }) {
    const { name, length, needs, met, unmet } = places[wanted]
    const isMet = needs(candidate)
    const { wordCount } = candidate.words
    const fits = closeness(wordCount, length) === 1
    const words = fits
      ? counted(wordCount, 'word')
      : `${counted(wordCount, 'word')} where ${length[0]} to ${length[1]} work best`
    return `${fits && isMet ? 'Fits' : 'For'} ${name}: ${words}, ${fits === isMet ? 'and' : 'but'} ${isMet ? met : unmet}.`
  },
}
