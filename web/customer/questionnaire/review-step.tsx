import type { PublicForm } from '#contract/collection.ts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { GroundedText } from '../../ui/grounded-text.tsx'
import { type Entries, isPrivateRating } from '../entries.ts'
import { useWords } from '../language.ts'
import { Named } from '../named.tsx'
import { OutOfReach } from '../out-of-reach.tsx'
import { Agreed, nextOf } from '../preview-step.tsx'
import type { DraftRequest } from '../queries.ts'
import { StepHeading } from '../step-heading.tsx'
import type { Sending } from '../use-submission.ts'
import { WordsInput } from '../words-input.tsx'
import { useWriteWords } from '../write/use-write-words.ts'
import type { KeptDraft } from './use-progress.ts'
import { useQuestionWords } from './use-question-words.ts'

interface ReviewStepProps {
  form: PublicForm
  entries: Entries
  draft: KeptDraft | undefined
  /** The writer was asked, and answered nothing. */
  hasFailed: boolean
  responses: DraftRequest['responses']
  sending: Sending
  onChange: (part: Partial<Entries>) => void
  onSend: () => void
  onTryAgain: () => void
  onBack: () => void
}

/** The words that will be sent, exactly as they stand in the field, beside what they were written from. */
export function ReviewStep(props: ReviewStepProps) {
  const { form, entries, draft, hasFailed, responses, sending, onChange, onSend, onTryAgain, onBack } = props
  const [isChecked, setIsChecked] = useState(false)
  const isPrivate = isPrivateRating(entries.rating)
  const isSending = sending.kind === 'sending'
  const isUnsure = sending.kind === 'waiting' || (isSending && sending.failures > 0)
  const isEmpty = entries.content.trim() === ''
  const all = useWords()
  const words = useQuestionWords()
  const write = useWriteWords()
  const isDraft = draft !== undefined && entries.content === draft.content
  function approve() {
    setIsChecked(true)
    if (isEmpty) document.querySelector<HTMLElement>('[name=content]')?.focus()
    else onSend()
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <StepHeading>{isPrivate ? all.previewPrivate : all.previewUnpublished}</StepHeading>
        <p className="mt-2 text-base text-soft">
          {isPrivate && (
            <>
              <Badge tone="private">{all.internalOnly}</Badge>{' '}
            </>
          )}
          <Named say={nextOf(form, entries, all)} name={form.businessName} />
        </p>
      </div>
      {hasFailed && !draft && <Banner tone="warning">{words.noDraft}</Banner>}
      <Field
        label={isPrivate ? all.feedback : all.testimonial}
        hint={draft ? words.draftHint : words.ownHint}
        error={isChecked && isEmpty ? all.missing.content : undefined}
        isRequired
      >
        <WordsInput
          name="content"
          rows={6}
          value={entries.content}
          longest={5000}
          onChange={(content) => onChange({ content })}
          className="text-[1rem] leading-6.5"
        />
      </Field>
      <div className="-mt-3 flex flex-wrap gap-2 empty:hidden">
        {isDraft && (
          <Button variant="secondary" size="small" onClick={() => onChange({ content: '', draftRecord: '' })}>
            {words.writeMyself}
          </Button>
        )}
        {draft && !isDraft && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onChange({ content: draft.content, draftRecord: draft.record })}
          >
            {words.useDraft}
          </Button>
        )}
      </div>
      {draft && (
        <GroundedText
          words={entries.content}
          sentences={withStars(draft.sentences, responses, all.outOfFive)}
          copy={{ title: write.grounds, hint: write.groundsHint, own: write.own }}
        />
      )}
      <YourAnswers responses={responses} />
      {draft && draft.leftOut.length > 0 && (
        <p className="text-sm wrap-anywhere text-soft">
          {write.leftOut} {draft.leftOut.map((one) => `“${one}”`).join(' ')}
        </p>
      )}
      {draft && (
        <p className="text-sm text-soft">
          {draft.engine === 'built-in' ? write.byServer : write.byService} {!isPrivate && write.disclosure}
        </p>
      )}
      <Agreed form={form} entries={entries} />
      {isUnsure && (
        <OutOfReach onTryAgain={onTryAgain} isTrying={isSending}>
          {all.savedAndSent}
        </OutOfReach>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
        <Button variant="secondary" size="large" onClick={onBack}>
          {words.backToEdit}
        </Button>
        {!isUnsure && (
          <Button size="large" isPending={isSending} pendingLabel={all.sending} onClick={approve}>
            {words.approve}
          </Button>
        )}
      </div>
    </div>
  )
}

const isStars = ({ kind }: DraftRequest['responses'][number]) => kind === 'rating' || kind === 'recommend'

/** A rating is told to the writer as its number. */
function withStars(
  sentences: KeptDraft['sentences'],
  responses: DraftRequest['responses'],
  say: (stars: number) => string,
): KeptDraft['sentences'] {
  const rated = new Set(responses.filter(isStars).map(({ question }) => question))
  return sentences.map(({ text, grounds }) => ({
    text,
    grounds: grounds.map(({ question, answer }) => ({
      question,
      answer: rated.has(question) ? say(Number(answer)) : answer,
    })),
  }))
}

function YourAnswers({ responses }: Pick<ReviewStepProps, 'responses'>) {
  const all = useWords()
  const words = useQuestionWords()
  return (
    <details open className="text-base">
      <summary className="rounded-[3px] text-sm font-semibold pointer-coarse:py-2.5">
        {words.yourAnswers}
      </summary>
      <dl className="mt-1.5 flex flex-col gap-2.5">
        {responses.map(({ question, answer, kind }) => (
          <div key={`${question} ${kind} ${answer}`}>
            <dt className="text-sm text-faint">{question}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {isStars({ question, answer, kind }) ? all.outOfFive(Number(answer)) : answer}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
