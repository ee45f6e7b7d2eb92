import { askedQuestions } from '#shared/collection/asked-questions.ts'
import { copyLanguage } from '../../lib/copy/copy-language.ts'
import { useLanguage } from '../language.ts'

/** What is asked, in order. One answer is enough. */
export function useHelpQuestions(business: string): string[] {
  const { help } = askedQuestions[copyLanguage(useLanguage().language)]
  return help.map((question) => (typeof question === 'string' ? question : question(business)))
}
