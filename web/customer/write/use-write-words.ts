import type { CustomerLanguage } from '#contract/languages.ts'
import { useLanguage } from '../language.ts'
import type { WriteCopy } from './copy/copy.ts'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { pt } from './copy/pt.ts'

const writeWords: Record<CustomerLanguage, WriteCopy> = { en, es, fr, de, pt }

/** The sentences of the help with writing, in the customer's language. */
export function useWriteWords(): WriteCopy {
  return writeWords[useLanguage().language]
}
