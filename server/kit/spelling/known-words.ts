import type { CustomerLanguage } from '#contract/languages.ts'
import { isKnown } from './known.ts'
import { wordListOf } from './word-list.ts'

/** Those of the words that a language has. */
export function knownWords(words: readonly string[], language: CustomerLanguage): string[] {
  const list = wordListOf(language)
  return words.filter((word) => isKnown(word, list))
}
