import type { CustomerLanguage } from '#contract/languages.ts'
import { useLanguage } from '../language.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { pt } from './words/pt.ts'
import type { MyWords } from './words/words.ts'

const myWords: Record<CustomerLanguage, MyWords> = { en, es, fr, de, pt }

/** The sentences of the private page in the customer's language. */
export function useMyWords(): MyWords {
  return myWords[useLanguage().language]
}
