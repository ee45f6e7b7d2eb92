import type { CustomerLanguage } from '#contract/languages.ts'
import { useLanguage } from '../language.ts'
import type { WriteCopy } from '../write/copy/copy.ts'
import { de } from '../write/copy/de.ts'
import { en } from '../write/copy/en.ts'
import { es } from '../write/copy/es.ts'
import { fr } from '../write/copy/fr.ts'
import { pt } from '../write/copy/pt.ts'

const writeCopyIn: Record<CustomerLanguage, WriteCopy> = { en, es, fr, de, pt }

/** The sentences of the help with writing, in the customer's language. */
export function useWriteCopy(): WriteCopy {
  return writeCopyIn[useLanguage().language]
}
