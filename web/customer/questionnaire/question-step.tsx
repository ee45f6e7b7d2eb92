import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { LineInput } from '../line-input.tsx'
import { StepHeading } from '../step-heading.tsx'
import { type Answer, isAnswered, lacksWords, noAnswer } from './answers.ts'
import type { Question } from './build-questions.ts'
import { ChoiceTiles } from './choice-tiles.tsx'
import { StarQuestion } from './star-question.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'
import { useQuestionWords } from './use-question-words.ts'

interface QuestionStepProps {
  question: Question
  /** From 1. */
  at: number
  of: number
  given: Answer | undefined
  onAnswer: (answer: Answer) => void
  onNext: () => void
  /** Nothing before the first one. */
  onBack: (() => void) | undefined
  isFirst: boolean
  note: ReactNode
}

/** What the choice "Something else?" is called among the others. */
const other = 'something-else'

/** One question. A star or a single choice goes on by itself; everything else with a button. */
export function QuestionStep(props: QuestionStepProps) {
  const { question, at, of, given = noAnswer, onNext, onBack, isFirst, note } = props
  const id = useId()
  const words = useQuestionWords()
  const [isChecked, setIsChecked] = useState(false)
  const [stays, setStays] = useState(question.type === 'multiple' || isAnswered(given))
  const { watched, soon, stop } = useAutoAdvance(onNext)

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    stop()
    setIsChecked(true)
    if (lacksWords(given)) event.currentTarget.querySelector<HTMLInputElement>('[name=other]')?.focus()
    else if (question.name !== 'satisfaction' || isAnswered(given)) onNext()
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
      <div>
        <Place at={at} of={of} onBack={onBack} />
        <StepHeading id={id} isFirst={isFirst}>
          <span className="sr-only">{words.questionOf(at, of)}. </span>
          <bdi>{question.question}</bdi>
        </StepHeading>
        <p className="mt-2 text-base text-soft">{hintOf(question, words)}</p>
      </div>
      {note}
      {question.type === 'rating' ? (
        <StarQuestion
          question={question}
          stars={given.stars}
          onChoose={(stars) => choose({ ...noAnswer, stars })}
        />
      ) : (
        <Choices id={id} question={question} given={given} onChoose={choose} />
      )}
      {given.other !== undefined && (
        <OwnAnswer
          words={given.other}
          isWrong={isChecked && lacksWords(given)}
          onChange={(words) => props.onAnswer({ ...given, other: words })}
        />
      )}
      <Onwards isNeeded={question.name === 'satisfaction'} stays={stays || given.other !== undefined} />
    </form>
  )
}

function hintOf({ type }: Question, words: ReturnType<typeof useQuestionWords>): string {
  if (type === 'rating') return words.tapStar
  return type === 'single' ? words.chooseOne : words.chooseAny
}

/** How far it has come, with the way back. */
export function Place({ at, of, onBack }: Pick<QuestionStepProps, 'at' | 'of' | 'onBack'>) {
  const words = useQuestionWords()
  return (
    <div className="mb-5">
      <div className="flex min-h-11 items-center gap-1.5">
        {onBack && (
          <IconButton
            label={words.previous}
            icon={<ArrowLeft className="rtl:rotate-180" />}
            className="-ml-2.5"
            onClick={onBack}
          />
        )}
        <p aria-hidden="true" className="text-sm font-semibold text-soft">
          {words.questionOf(at, of)}
        </p>
      </div>
      <ProgressBar label={words.questionOf(at, of)} value={at} max={of} />
    </div>
  )
}

interface ChoicesProps {
  id: string
  question: Question
  given: Answer
  onChoose: (answer: Answer) => void
}

function Choices({ id, question: { type, choices }, given, onChoose }: ChoicesProps) {
  const words = useQuestionWords()
  const isMultiple = type === 'multiple'
  const isOther = given.other !== undefined
  function toggle(value: string) {
    if (value === other) {
      const written = isMultiple && isOther ? undefined : (given.other ?? '')
      onChoose({ chosen: isMultiple ? given.chosen : [], other: written })
    } else if (isMultiple) {
      const rest = given.chosen.filter((one) => one !== value)
      onChoose({ ...given, chosen: rest.length < given.chosen.length ? rest : [...rest, value] })
    } else onChoose({ chosen: [value] })
  }
  return (
    <ChoiceTiles
      labelledBy={id}
      isMultiple={isMultiple}
      choices={[...choices, { value: other, label: words.somethingElse }]}
      chosen={isOther ? [...given.chosen, other] : given.chosen}
      onChoose={toggle}
    />
  )
}

interface OwnAnswerProps {
  words: string
  isWrong: boolean
  onChange: (words: string) => void
}

/** What "Something else?" is. */
function OwnAnswer({ words: written, isWrong, onChange }: OwnAnswerProps) {
  const words = useQuestionWords()
  return (
    <Field label={words.ownAnswer} error={isWrong ? words.ownAnswerMissing : undefined}>
      <LineInput name="other" autoComplete="off" maxLength={500} value={written} onChange={onChange} />
    </Field>
  )
}

/** Continue, where nothing goes on by itself: several choices, own words, and an answer that was there already. */
function Onwards({ isNeeded, stays }: { isNeeded: boolean; stays: boolean }) {
  const words = useQuestionWords()
  if (stays) {
    return (
      <Button type="submit" size="large" className="sm:self-start sm:px-8">
        {words.goOn}
      </Button>
    )
  }
  if (isNeeded) return null
  return (
    <Button type="submit" variant="ghost" size="large" className="-ml-5 self-start">
      {words.skip}
    </Button>
  )
}
