import type { Draft } from '#contract/writer.ts'
import type { Answer, Brief } from './brief.ts'
import { composeGrounded } from './compose-grounded.ts'

type Sentence = Draft['sentences'][number]

/**
 * The built-in writer's sentences, which pass the same check as everybody's. When nothing can be said so, the answers
 * stand in the customer's own words.
 */
export function builtIn(brief: Brief): Sentence[] {
  const answers = new Map(brief.answers.map((one) => [one.id, one]))
  const written = composeGrounded(brief).sentences.map(({ text, answerIds }) => ({
    text,
    grounds: answerIds.flatMap((id) => groundIn(answers.get(id))),
  }))
  return written.length > 0 ? written : literally(brief)
}

function literally({ answers }: Brief): Sentence[] {
  return answers
    .filter(({ kind }) => kind !== 'rating' && kind !== 'recommend')
    .map((one) => ({
      text: /[.!?…]$/u.test(one.answer) ? one.answer : `${one.answer}.`,
      grounds: groundIn(one),
    }))
}

function groundIn(answer: Answer | undefined): Sentence['grounds'] {
  return answer ? [{ question: answer.question, answer: answer.answer }] : []
}
