import { followUps, type QuestionName, questionNames } from '#contract/collection/questionnaire.ts'
import { z } from 'zod/mini'
import type { DraftRequest } from '../queries.ts'
import type { Question } from './build-questions.ts'

/** Of a list, what was chosen; `other` is what stands in the field of "Something else?", when that was chosen. */
const answer = z.object({
  stars: z.optional(z.int().check(z.gte(1), z.lte(5))),
  chosen: z.array(z.string()),
  other: z.optional(z.string()),
  /** What did not go well: asked up to three stars, and told only then. */
  wrong: z.optional(z.string()),
})
export type Answer = z.infer<typeof answer>

export const answers = z.partialRecord(z.enum(questionNames), answer)
export type Answers = Readonly<Partial<Record<QuestionName, Answer>>>

/** A follow-up question, and what was said to it so far. Done without words, it was skipped. */
export const askedMore = z.object({ name: z.enum(followUps), words: z.string(), isDone: z.boolean() })
export type AskedMore = z.infer<typeof askedMore>

export const noAnswer: Answer = { chosen: [] }

type Response = DraftRequest['responses'][number]
const kinds = {
  satisfaction: 'rating',
  service: 'service',
  benefits: 'benefit',
  recommend: 'recommend',
} as const

/** What was answered, question by question, as it is told to the writer. Words of the customer's own are told as such. */
export function responsesOf(questions: readonly Question[], answersByName: Answers): Response[] {
  return questions.flatMap(({ name, question, choices, wrong }): Response[] => {
    const { stars, chosen, other, wrong: missed } = answersByName[name] ?? noAnswer
    const picked = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
    const own = other?.trim()
    return [
      ...(stars ? [{ question, answer: String(stars), kind: kinds[name] }] : []),
      ...(picked.length > 0 ? [{ question, answer: picked.join(', '), kind: kinds[name] }] : []),
      ...(own ? [{ question, answer: own, kind: 'text' as const }] : []),
      ...(wrong && missed?.trim() ? [{ question: wrong, answer: missed.trim(), kind: 'text' as const }] : []),
    ]
  })
}

/** "Something else?" was chosen, and nothing is written there. */
export function lacksWords({ other }: Answer): boolean {
  return other !== undefined && other.trim() === ''
}

export function isAnswered({ stars, chosen, other, wrong }: Answer): boolean {
  return stars !== undefined || chosen.length > 0 || Boolean(other?.trim() || wrong?.trim())
}
