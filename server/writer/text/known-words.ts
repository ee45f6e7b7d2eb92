import type { CustomerLanguage } from '#contract/languages.ts'
import { foldOf } from '../grounding/fold.ts'
import { lexiconOf } from '../grounding/lexicon/lexicon.ts'
import { stemOf } from '../grounding/stem.ts'
import { lexicons } from '../built-in/words/lexicons.ts'

/** Whether the writer or its check have this word, in lower case: then it is no misspelling. */
export function isKnownWord(word: string, language: CustomerLanguage): boolean {
  const { adjectives, nouns, verbs, bad, negations, intensifiers, determiners, common } = lexicons[language]
  const lists = [adjectives, nouns, verbs, bad, negations, intensifiers, determiners, common]
  if (lists.some((words) => words.has(word))) return true
  const { entries, stems } = lexiconOf(language)
  const folded = foldOf(word, language)
  return entries.has(folded) || stems.has(stemOf(folded, language))
}
