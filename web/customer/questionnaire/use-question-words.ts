import type { CustomerLanguage } from '#contract/languages.ts'
import { useLanguage } from '../language.ts'
import type { QuestionCopy } from './copy/copy.ts'
import { de } from './copy/de.ts'
import { en } from './copy/en.ts'
import { es } from './copy/es.ts'
import { fr } from './copy/fr.ts'
import { pt } from './copy/pt.ts'

const questionWords: Record<CustomerLanguage, QuestionCopy> = { en, es, fr, de, pt }

/** The sentences of the questionnaire in the customer's language. */
export function useQuestionWords(): QuestionCopy {
  return questionWords[useLanguage().language]
}
