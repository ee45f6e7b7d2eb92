import type { ConsentScope } from '#contract/collection/collection.ts'
import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useMyCopy } from './use-my-copy.ts'

interface AnswerConsentProps {
  mine: MyTestimonial
  asked: readonly ConsentScope[]
  isSending: boolean
  /** All scopes that hold afterwards. */
  onAnswer: (scopes: ConsentScope[]) => Promise<boolean>
}

/** What the business asked about by email: each question with yes or no, neither chosen beforehand. */
export function AnswerConsent({ mine, asked, isSending, onAnswer }: AnswerConsentProps) {
  const copy = useMyCopy()
  const { questions, answers, answer, isIncomplete, send } = useConsentAnswers(mine, asked, onAnswer)
  return (
    <form
      noValidate
      onSubmit={send}
      aria-labelledby="consent-question"
      className="flex flex-col gap-5 rounded-lg border border-accent-line bg-accent-wash p-5"
    >
      <div>
        <h2 id="consent-question" dir="auto" className="font-semibold">
          {copy.question(mine.businessName)}
        </h2>
        <p className="mt-1 text-base text-soft">{copy.untilAnswered}</p>
      </div>
      {questions.map(({ scope, sentence }) => (
        <ConsentQuestion
          key={scope}
          scope={scope}
          sentence={sentence}
          answer={answers[scope]}
          onAnswer={(isYes) => answer(scope, isYes)}
        />
      ))}
      {isIncomplete && (
        <p role="alert" className="text-sm font-medium text-danger-text">
          {copy.answerAll}
        </p>
      )}
      <Button type="submit" className="self-start" isPending={isSending} pendingLabel={copy.sending}>
        {copy.send}
      </Button>
    </form>
  )
}

/** Each question needs its answer before any is sent. */
function useConsentAnswers(
  mine: MyTestimonial,
  asked: readonly ConsentScope[],
  onAnswer: AnswerConsentProps['onAnswer'],
) {
  const [answers, setAnswers] = useState<Partial<Record<ConsentScope, boolean>>>({})
  const [isIncomplete, setIsIncomplete] = useState(false)
  const questions = mine.consent.scopes.filter(({ scope }) => asked.includes(scope))
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isComplete = questions.every(({ scope }) => answers[scope] !== undefined)
    setIsIncomplete(!isComplete)
    if (!isComplete) return
    const otherScopes = mine.scopes.filter((scope) => !asked.includes(scope))
    void onAnswer([...otherScopes, ...asked.filter((scope) => answers[scope])])
  }
  const answer = (scope: ConsentScope, isYes: boolean) => setAnswers({ ...answers, [scope]: isYes })
  return { questions, answers, answer, isIncomplete, send }
}

function ConsentQuestion({
  scope,
  sentence,
  answer,
  onAnswer,
}: {
  scope: ConsentScope
  sentence: string
  answer: boolean | undefined
  onAnswer: (answer: boolean) => void
}) {
  const copy = useMyCopy()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-base">
        <bdi>{sentence}</bdi>
      </legend>
      <div className="flex gap-6">
        {([true, false] as const).map((choice) => (
          <label key={String(choice)} className="flex min-h-11 items-center gap-2.5 text-base">
            <input
              type="radio"
              name={scope}
              className="size-4.5 accent-accent"
              checked={answer === choice}
              onChange={() => onAnswer(choice)}
            />
            {choice ? copy.yes : copy.no}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
