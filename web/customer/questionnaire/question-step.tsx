import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { ProgressBar } from '../../ui/layout/progress-bar.tsx'
import { WordsInput } from '../fields/words-input.tsx'
import { LineInput } from '../fields/line-input.tsx'
import { StepHeading } from '../page/step-heading.tsx'
import { AnswerChoices } from './answer-choices.tsx'
import { type Answer, isAnswered, lacksWords, noAnswer } from './answers.ts'
import { BackButton } from './back-button.tsx'
import type { Question } from './build-questions.ts'
import { StarQuestion } from './star-question.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useQuestionCopy } from './use-question-copy.ts'

interface QuestionStepProps {
  question: Question
  /** From 1. */
  at: number
  of: number
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
  onNext: () => void
  /** Nothing before the first one. */
  onBack: (() => void) | undefined
  isFirst: boolean
  note: ReactNode
}

/** One question. A star or a single choice goes on by itself; everything else with a button. */
export function QuestionStep(props: QuestionStepProps) {
  const { question, answer = noAnswer, onNext, note } = props
  const id = useId()
  const [isChecked, setIsChecked] = useState(false)
  const [stays, setStays] = useState(question.type === 'multiple' || isAnswered(answer))
  const { watched, soon, stop } = useAutoAdvance(onNext)

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    stop()
    setIsChecked(true)
    if (lacksWords(answer)) event.currentTarget.querySelector<HTMLInputElement>('[name=other]')?.focus()
    else if (question.name !== 'satisfaction' || isAnswered(answer)) onNext()
  }
  function choose(answer: Answer) {
    setIsChecked(false)
    props.onAnswer(answer)
    if (question.type === 'multiple') return
    if (answer.other === undefined) setStays(!soon() || stays)
    else stop()
  }

  return (
    <form noValidate onSubmit={goOn} className="flex flex-col gap-6" {...watched}>
      <QuestionHeading {...props} id={id} />
      {note}
      <Choices id={id} question={question} answer={answer} onChoose={choose} />
      {answer.other !== undefined && (
        <OwnAnswer
          words={answer.other}
          isWrong={isChecked && lacksWords(answer)}
          onChange={(words) => props.onAnswer({ ...answer, other: words })}
        />
      )}
      {question.wrong !== undefined && (
        <WrongField
          label={question.wrong}
          words={answer.wrong ?? ''}
          onChange={(wrong) => props.onAnswer({ ...answer, wrong })}
        />
      )}
      <Onwards isNeeded={question.name === 'satisfaction'} stays={stays || answer.other !== undefined} />
    </form>
  )
}

interface ChoicesProps {
  id: string
  question: Question
  answer: Answer
  onChoose: (answer: Answer) => void
}

function Choices({ id, question, answer, onChoose }: ChoicesProps) {
  if (question.type !== 'rating')
    return <AnswerChoices id={id} question={question} answer={answer} onChoose={onChoose} />
  return (
    <StarQuestion
      question={question}
      stars={answer.stars}
      onChoose={(stars) => onChoose({ ...noAnswer, stars })}
    />
  )
}

interface WrongFieldProps {
  label: string
  words: string
  onChange: (words: string) => void
}

/** What went wrong, in words, below a low rating. */
function WrongField({ label, words, onChange }: WrongFieldProps) {
  return (
    <Field label={label}>
      <WordsInput name="wrong" rows={3} longest={2000} value={words} onChange={onChange} />
    </Field>
  )
}

function QuestionHeading({
  id,
  question,
  at,
  of,
  onBack,
  isFirst,
}: Pick<QuestionStepProps, 'question' | 'at' | 'of' | 'onBack' | 'isFirst'> & { id: string }) {
  const copy = useQuestionCopy()
  return (
    <div>
      <Place at={at} of={of} onBack={onBack} />
      <StepHeading id={id} isFirst={isFirst}>
        <span className="sr-only">{copy.questionOf(at, of)}. </span>
        <bdi>{question.question}</bdi>
      </StepHeading>
      <p className="mt-2 text-base text-soft">{answerHintOf(question, copy)}</p>
    </div>
  )
}

function answerHintOf({ type }: Question, copy: ReturnType<typeof useQuestionCopy>): string {
  if (type === 'rating') return copy.tapStar
  return type === 'single' ? copy.chooseOne : copy.chooseAny
}

/** How far it has come, with the way back. */
export function Place({ at, of, onBack }: Pick<QuestionStepProps, 'at' | 'of' | 'onBack'>) {
  const copy = useQuestionCopy()
  return (
    <div className="mb-5">
      <div className="flex min-h-11 items-center gap-1.5">
        {onBack && <BackButton onBack={onBack} />}
        <p aria-hidden="true" className="text-sm font-semibold text-soft">
          {copy.questionOf(at, of)}
        </p>
      </div>
      <ProgressBar label={copy.questionOf(at, of)} value={at} max={of} />
    </div>
  )
}

interface OwnAnswerProps {
  words: string
  isWrong: boolean
  onChange: (words: string) => void
}

/** What "Something else?" is. */
function OwnAnswer({ words: written, isWrong, onChange }: OwnAnswerProps) {
  const copy = useQuestionCopy()
  return (
    <Field label={copy.ownAnswer} error={isWrong ? copy.ownAnswerMissing : undefined}>
      <LineInput name="other" autoComplete="off" maxLength={500} value={written} onChange={onChange} />
    </Field>
  )
}

/** Continue, where nothing goes on by itself: several choices, own words, and an answer that was there already. */
function Onwards({ isNeeded, stays }: { isNeeded: boolean; stays: boolean }) {
  const copy = useQuestionCopy()
  if (stays) {
    return (
      <Button type="submit" size="large" className="sm:self-start sm:px-8">
        {copy.goOn}
      </Button>
    )
  }
  if (isNeeded) return null
  return (
    <Button type="submit" variant="ghost" size="large" className="-ml-4 self-start px-4!">
      {copy.skip}
    </Button>
  )
}
