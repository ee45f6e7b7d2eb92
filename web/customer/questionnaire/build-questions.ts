import { isPrivateRating } from '#contract/collection/collection.ts'
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
  /** Over a field beside the choices, where the customer is not satisfied. */
  readonly wrong?: string
}

/**
 * The four questions in the customer's language, in the owner's words where there are any. Up to three stars, the choices
 * answer what went well, and there is a field for what did not.
 */
export function buildQuestions(
  business: string,
  { services, benefits, questions: own }: PublicServices,
  copy: QuestionCopy,
  stars: number | undefined,
): readonly Question[] {
  const { asked } = copy
  const ask = (name: QuestionName) => own[name] || asked.questions[name](business)
  const liked: Pick<Question, 'question' | 'wrong'> = isPrivateRating(stars)
    ? { question: own.wentWell || asked.wentWell, wrong: own.wentWrong || asked.wentWrong }
    : { question: ask('benefits') }
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
    { name: 'benefits', ...liked, type: 'multiple', choices: benefits, starWords: [] },
    rating('recommend', copy.recommendWords),
  ]
}
