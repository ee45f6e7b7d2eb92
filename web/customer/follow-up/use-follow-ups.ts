import type { FollowUp, PublicServices } from '#contract/collection/questionnaire.ts'
import { nextFollowUp } from '#shared/collection/next-follow-up.ts'
import { useLanguage } from '../language.ts'
import type { DraftRequest } from '../queries.ts'
import type { AskedMore } from '../questionnaire/answers.ts'
import { useQuestionCopy } from '../questionnaire/use-question-copy.ts'

type Responses = DraftRequest['responses']

/** What is asked once more after the questions, where little was said: one at a time, each answered or skipped. */
export function useFollowUps(
  answered: Responses,
  { followUps: fitting }: Pick<PublicServices, 'followUps'>,
  more: readonly AskedMore[],
  change: (more: readonly AskedMore[]) => void,
) {
  const { language } = useLanguage()
  const { asked } = useQuestionCopy()
  const done = more.filter(({ isDone }) => isDone)
  const open = more.find(({ isDone }) => !isDone)
  const told: Responses = done.flatMap(({ name, words }) => {
    const answer = words.trim()
    return answer === '' ? [] : [{ question: asked.followUps[name], answer, kind: 'text' as const }]
  })
  const typed = [...answered, ...told].filter(({ kind }) => kind === 'text').map(({ answer }) => answer)
  // Nobody is asked again after skipping one.
  const hasSkipped = done.some(({ words }) => words.trim() === '')
  const next = hasSkipped
    ? undefined
    : nextFollowUp({ typed, asked: done.map((one) => one.name), language }, fitting)
  const name: FollowUp | undefined = open?.name ?? next
  const write = (words: string, isDone: boolean) => name && change([...done, { name, words, isDone }])

  return {
    /** What was said to them, as answers. */
    told,
    pending: name && { name, question: asked.followUps[name], words: open?.words ?? '' },
    say: (words: string) => write(words, false),
    /** Answered, or skipped with nothing said. */
    finish: () => write(open?.words ?? '', true),
    /** Back to the one before; false where there is none. */
    reopen: () => {
      const last = done.at(-1)
      if (last) change([...done.slice(0, -1), { ...last, isDone: false }])
      return last !== undefined
    },
  }
}
