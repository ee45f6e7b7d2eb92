import type { CustomerLanguage } from '#contract/languages.ts'
import { germanWords } from './de.ts'
import { englishWords } from './en.ts'
import { spanishWords } from './es.ts'
import { frenchWords } from './fr.ts'
import type { Lexicon } from './lexicon.ts'
import { portugueseWords } from './pt.ts'

export const lexicons: Readonly<Record<CustomerLanguage, Lexicon>> = {
  en: englishWords,
  es: spanishWords,
  fr: frenchWords,
  de: germanWords,
  pt: portugueseWords,
}
