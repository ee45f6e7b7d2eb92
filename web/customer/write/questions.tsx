import { useState } from 'react'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { onEnter } from '../../ui/form/on-enter.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useFormCopy } from '../language.ts'
import type { Failure } from './use-write.ts'
import { useWriteCopy } from '../form/use-write-copy.ts'
import { useHelpQuestions } from './use-help-questions.ts'

interface QuestionsProps {
  businessName: string
  /** What they agree to by asking for the draft. */
  consent: string
  answers: readonly string[]
  onAnswer: (at: number, said: string) => void
  /** Nothing when the name was given already. */
  name: string | undefined
  onName: (name: string) => void
  isWriting: boolean
  failure: Failure | undefined
  onWrite: () => void
  onClose: () => void
}

/** What a draft is written from. One answer is enough. */
export function Questions(props: QuestionsProps) {
  const { answers, name, failure, onWrite } = props
  const [isChecked, setIsChecked] = useState(false)
  const formCopy = useFormCopy()
  const copy = useWriteCopy()
  const hasAnswer = answers.some((answer) => answer.trim() !== '')
  const lacksName = name?.trim() === ''
  function goOn() {
    setIsChecked(true)
    if (hasAnswer && !lacksName) onWrite()
  }
  return (
    <>
      <div>
        <h2 className="text-base font-semibold">{copy.title}</h2>
        <p className="mt-0.5 text-base text-soft">{copy.intro}</p>
      </div>
      <AnswerFields {...props} error={isChecked && !hasAnswer ? copy.answerFirst : undefined} />
      {name !== undefined && (
        <NameField
          name={name}
          error={isChecked && lacksName ? formCopy.missing.customerName : undefined}
          onName={props.onName}
          onAsk={goOn}
        />
      )}
      {failure && (
        <Banner tone="warning" isAlert>
          {
            { unreachable: formCopy.unreachable, failed: copy.failed, changed: formCopy.consentChanged }[
              failure
            ]
          }
        </Banner>
      )}
      <ConsentAndWrite {...props} onWrite={goOn} />
    </>
  )
}

function AnswerFields({
  businessName,
  answers,
  onAnswer,
  error,
}: Pick<QuestionsProps, 'businessName' | 'answers' | 'onAnswer'> & { error: string | undefined }) {
  const formCopy = useFormCopy()
  return useHelpQuestions(businessName).map((label, at) => {
    return (
      <Field key={label} label={label} error={at === 0 ? error : undefined}>
        <Textarea
          dir="auto"
          rows={2}
          className="min-h-17!"
          sayLeft={formCopy.charactersLeft}
          maxLength={(answers[at]?.length ?? 0) > 1500 ? 2000 : undefined}
          value={answers[at] ?? ''}
          onChange={(event) => onAnswer(at, event.target.value.slice(0, 2000))}
        />
      </Field>
    )
  })
}

function NameField({
  name,
  error,
  onName,
  onAsk,
}: {
  name: string
  error: string | undefined
  onName: (name: string) => void
  onAsk: () => void
}) {
  const formCopy = useFormCopy()
  return (
    <Field label={formCopy.name} error={error}>
      <Input
        autoComplete="name"
        maxLength={120}
        value={name}
        onChange={(event) => onName(event.target.value)}
        onKeyDown={(event) => onEnter(event, onAsk)}
      />
    </Field>
  )
}

function ConsentAndWrite({
  consent,
  isWriting,
  onWrite,
  onClose,
}: Pick<QuestionsProps, 'consent' | 'isWriting' | 'onWrite' | 'onClose'>) {
  const copy = useWriteCopy()
  return (
    <>
      <p id="draft-consent" className="-mb-2 text-sm text-soft">
        <bdi>{consent}</bdi>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          aria-describedby="draft-consent"
          isPending={isWriting}
          pendingLabel={copy.writing}
          onClick={onWrite}
        >
          {copy.write}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </>
  )
}
