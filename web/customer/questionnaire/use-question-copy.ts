import { useLanguage } from '../language.ts'
import { questionDefaults } from '../../lib/copy/question-defaults.ts'
import { copyFrom, inEachLanguage } from '../../lib/copy/copy-table.ts'
import { questionSlots, type QuestionCopy, type QuestionTable } from './copy/copy.ts'
import de from './copy/de.json'
import en from './copy/en.json'
import es from './copy/es.json'
import fr from './copy/fr.json'
import pt from './copy/pt.json'

const copy = copyFrom<QuestionTable>({ en, es, fr, de, pt }, questionSlots)
const questionCopyIn = inEachLanguage((language): QuestionCopy => ({
  ...copy[language],
  questions: questionDefaults[language],
}))

/** The sentences of the questionnaire in the customer's language. */
export function useQuestionCopy(): QuestionCopy {
  return questionCopyIn[useLanguage().language]
}
