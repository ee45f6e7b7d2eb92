import type { CustomerLanguage } from '../../../contract/languages.ts'
import { german } from './words/de.ts'
import { english } from './words/en.ts'
import { spanish } from './words/es.ts'
import { french } from './words/fr.ts'
import { portuguese } from './words/pt.ts'
import type { SmallWords } from './words/word-lists.ts'

export const smallWords: Readonly<Record<CustomerLanguage, SmallWords>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
}
