import type { PublicForm } from '#contract/collection/collection.ts'
import type { PublicServices, QuestionName } from '#contract/collection/questionnaire.ts'
import { useState } from 'react'
import type { Hints } from '../hints.ts'
import { type Answer, responsesOf } from './answers.ts'
import { buildQuestions } from './build-questions.ts'
import { useFollowUps } from '../follow-up/use-follow-ups.ts'
import { reviewAt } from './use-progress.ts'
import { useQuestionCopy } from './use-question-copy.ts'
import { useSent } from './use-sent.ts'
import { useVisit } from './use-visit.ts'
import { useWriting } from '../words/use-writing.ts'

/** Everything that the steps share: the answers, who gave them, the words, and their way to the server. */
export function useQuestionnaire(linkId: string, form: PublicForm, services: PublicServices, hints: Hints) {
  const visit = useVisit(linkId, form, hints)
  const { progress, draft, proof } = visit
  const { entries } = draft
  const [hasMoved, setHasMoved] = useState(false)
  const copy = useQuestionCopy()
  const questions = buildQuestions(form.businessName, services, copy, entries.rating)
  const answered = responsesOf(questions, {
    ...progress.answers,
    satisfaction: { chosen: [], stars: entries.rating },
  })
  const followUps = useFollowUps(answered, services, progress.more, (more) => progress.change({ more }))
  const responses = [...answered, ...followUps.told]
  function go(step: number) {
    setHasMoved(true)
    progress.change({ step })
  }
  const sent = useSent(visit)
  const writing = useWriting(visit, responses, () => go(reviewAt))

  return {
    ...progress,
    ...sent,
    ...writing,
    entries,
    questions,
    followUps,
    responses,
    hasMoved,
    isRestored: progress.isRestored || draft.isRestored,
    go,
    answer: (name: QuestionName, value: Answer) => {
      proof.begin('draft')
      if (name === 'satisfaction') draft.change({ rating: value.stars })
      else progress.answer(name, value)
    },
    changeEntries: draft.change,
    startOver: () => {
      draft.clear()
      progress.forget()
    },
  }
}
