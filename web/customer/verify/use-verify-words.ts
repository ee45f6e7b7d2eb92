import type { CustomerLanguage } from '#contract/languages.ts'
import { useLanguage } from '../language.ts'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { pt } from './copy/pt.ts'
import type { VerifyCopy } from './copy/copy.ts'

export const verifyWordsIn: Record<CustomerLanguage, VerifyCopy> = { en, es, fr, de, pt }

/** The sentences of the public page about one testimonial, in the reader's language. */
export function useVerifyWords(): VerifyCopy {
  return verifyWordsIn[useLanguage().language]
}
