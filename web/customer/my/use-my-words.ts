import type { CustomerLanguage } from '#contract/languages.ts'
import { useLanguage } from '../language.ts'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { pt } from './copy/pt.ts'
import type { MyCopy } from './copy/copy.ts'

export const myWordsIn: Record<CustomerLanguage, MyCopy> = { en, es, fr, de, pt }

/** The sentences of the private page in the customer's language. */
export function useMyWords(): MyCopy {
  return myWordsIn[useLanguage().language]
}
