import type { CustomerLanguage } from '#contract/languages.ts'
import { sentencesIn } from '../text/says-the-same.ts'
import { firstWord, wordTokensOf } from '../text/text.ts'
import { isDissatisfied, isSentence } from './kind-of-words.ts'
import { languageOf } from './words/language-of.ts'
import { lexicons } from './words/lexicons.ts'

/** A sentence as it stands in its text, and what somebody who quotes it has to know. */
export interface SentenceKind {
  readonly text: string
  readonly words: readonly string[]
  /** Those of them that are verbs, as far as they are known. */
  readonly verbs: readonly string[]
  /** Understood only after the sentence before it. */
  readonly isLeaning: boolean
  /** Tells of something bad, or denies something. */
  readonly isCritical: boolean
  readonly isFragment: boolean
}

export interface KnownText {
  readonly language: CustomerLanguage
  readonly sentences: readonly SentenceKind[]
}

/** The sentences of a text in a language whose words are known; nothing for any other text. */
export function sentenceKindsOf(text: string): KnownText | undefined {
  const language = languageOf(text)
  if (!language) return undefined
  const lexicon = lexicons[language]
  const isVerb = (word: string) => lexicon.verbs.has(word) || lexicon.verbEnding?.test(word) === true
  const sentences = sentencesIn(text).map((sentence) => ({
    text: sentence,
    words: wordTokensOf(sentence),
    verbs: wordTokensOf(sentence).filter(isVerb),
    isLeaning: lexicon.leaning.has(firstWord(sentence)) || lexicon.clauseStarts.has(firstWord(sentence)),
    isCritical: isDissatisfied(sentence, lexicon),
    isFragment: !isSentence(sentence, lexicon),
  }))
  return { language, sentences }
}
