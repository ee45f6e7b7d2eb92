import type { PublicServices, QuestionName } from '#contract/collection/questionnaire.ts'
import type { QuestionCopy } from './copy/copy.ts'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** One screen of the questionnaire. */
export interface Question {
  readonly name: QuestionName
  readonly question: string
  readonly type: 'rating' | 'single' | 'multiple'
  readonly choices: readonly Choice[]
  /** What each star means, of a rating. */
  readonly starWords: readonly string[]
}

/** The four questions in the customer's language, in the owner's words where there are any. */
export function buildQuestions(
  business: string,
  { services, benefits, questions: own }: PublicServices,
  copy: QuestionCopy,
): readonly Question[] {
  const ask = (name: QuestionName) => own[name] || copy.questions[name](business)
  const rating = (name: QuestionName, starWords: readonly string[]): Question => ({
    name,
    question: ask(name),
    type: 'rating',
    choices: [],
    starWords,
  })
  return [
    rating('satisfaction', copy.satisfactionWords),
    { name: 'service', question: ask('service'), type: 'single', choices: services, starWords: [] },
    { name: 'benefits', question: ask('benefits'), type: 'multiple', choices: benefits, starWords: [] },
    rating('recommend', copy.recommendWords),
  ]
}
