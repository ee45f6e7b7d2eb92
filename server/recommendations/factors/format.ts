import type { RecommendationFormat } from '#contract/recommendations/recommendations.ts'
import type { FactorRule, ReadCandidate } from '../candidate.ts'
import { closeness, counted, quotedWords, worthOf } from './wording.ts'

interface Form {
  readonly match: string
  readonly share: (candidate: ReadCandidate) => number
  readonly reason: (candidate: ReadCandidate) => string
}

const quoteWords = [4, 50] as const
const storyWords = 40

const forms: Readonly<Record<RecommendationFormat, Form>> = {
  quote: {
    match: 'Works as a quote',
    share: ({ words }) => closeness(words.wordCount, quoteWords),
    reason: ({ words: { wordCount } }) =>
      wordCount <= quoteWords[1]
        ? `Short enough to quote: ${counted(wordCount, 'word')}.`
        : `Long for a quote: ${counted(wordCount, 'word')}.`,
  },
  story: {
    match: 'Tells a story',
    share({ words: { signals, wordCount } }) {
      return worthOf(signals.sequence?.length ?? 0, 0.2) * Math.min(1, wordCount / storyWords)
    },
    reason({ words: { signals, wordCount } }) {
      const signs = signals.sequence ?? []
      if (signs.length === 0) return 'Tells no story: nothing happens one after the other.'
      const isShort = wordCount < storyWords
      return `${isShort ? 'A short story' : 'Tells a story'}: ${quotedWords(signs)}.`
    },
  },
  metric_focused: {
    match: 'Has figures',
    share({ words: { numbers, signals } }) {
      return numbers.length > 0 ? worthOf(numbers.length, 0) : signals.measure ? 0.5 : 0
    },
    reason({ words: { numbers, signals } }) {
      if (numbers.length > 0) return `Has figures: ${quotedWords(numbers)}.`
      return signals.measure
        ? `Says how much, without a figure: ${quotedWords(signals.measure)}.`
        : 'Has no figure.'
    },
  },
  emotional: {
    match: 'Shows feeling',
    share({ words: { signals, hasExclamation } }) {
      return worthOf(signals.emotion?.length ?? 0, hasExclamation ? 0.4 : 0.1)
    },
    reason({ words: { signals, hasExclamation } }) {
      if (signals.emotion) return `Shows feeling: ${quotedWords(signals.emotion)}.`
      return hasExclamation
        ? 'Shows some feeling: an exclamation mark.'
        : 'Matter-of-fact: no word of feeling.'
    },
  },
}

/** Whether it has the form that is asked for. */
export const format: FactorRule = {
  share: (candidate, { format: wanted }) => forms[wanted].share(candidate),
  match: (_, { format: wanted }) => forms[wanted].match,
  reason: (candidate, { format: wanted }) => forms[wanted].reason(candidate),
}
