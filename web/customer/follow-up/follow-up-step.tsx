import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { WordsInput } from '../fields/words-input.tsx'
import { StepHeading } from '../page/step-heading.tsx'
import { BackButton } from '../questionnaire/back-button.tsx'
import { StepForm } from '../questionnaire/step-form.tsx'
import { useQuestionCopy } from '../questionnaire/use-question-copy.ts'

interface FollowUpStepProps {
  question: string
  words: string
  onChange: (words: string) => void
  onNext: () => void
  onBack: () => void
}

/** One more question, which may be skipped. */
export function FollowUpStep({ question, words, onChange, onNext, onBack }: FollowUpStepProps) {
  const copy = useQuestionCopy()
  const isEmpty = words.trim() === ''
  return (
    <StepForm onSubmit={onNext}>
      <div>
        <div className="mb-5 flex min-h-11 items-center gap-1.5">
          <BackButton onBack={onBack} />
          <p className="text-sm font-semibold text-soft">{copy.oneMore}</p>
        </div>
        <StepHeading isFirst={false}>{question}</StepHeading>
        <p className="mt-2 text-base text-soft">{copy.followUpHint}</p>
      </div>
      <Field label={question} isLabelHidden>
        <WordsInput name="followUp" rows={3} value={words} longest={2000} onChange={onChange} />
      </Field>
      <Button
        type="submit"
        size="large"
        variant={isEmpty ? 'ghost' : 'primary'}
        className={isEmpty ? '-ml-4 self-start px-4!' : 'sm:self-start sm:px-8'}
      >
        {isEmpty ? copy.skip : copy.goOn}
      </Button>
    </StepForm>
  )
}
