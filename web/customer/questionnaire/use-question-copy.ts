import { useLanguage } from '../language.ts'
import { askedQuestions } from '#shared/collection/asked-questions.ts'
import { copyLanguage } from '../../lib/copy/copy-language.ts'
import { copyFrom } from '../../lib/copy/copy-table.ts'
import { questionSlots, type QuestionCopy, type QuestionTable } from './copy/copy.ts'
import de from './copy/de.json'
import en from './copy/en.json'
import es from './copy/es.json'
import fr from './copy/fr.json'
import pt from './copy/pt.json'
import { ptPortugal } from './copy/pt-portugal.ts'

const copy = copyFrom<QuestionTable>({ en, es, fr, de, pt }, questionSlots, ptPortugal)

/** The sentences of the questionnaire in the customer's language. */
export function useQuestionCopy(): QuestionCopy {
  const { language } = useLanguage()
  return { ...copy[language], asked: askedQuestions[copyLanguage(language)] }
}
