import type { PublicForm } from '#contract/collection.ts'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { type Entries, isPrivateRating } from '../entries.ts'
import { growing } from '../growing.ts'
import { useWords } from '../language.ts'
import { Named } from '../named.tsx'
import { OutOfReach } from '../out-of-reach.tsx'
import { Agreed, nextOf } from '../preview-step.tsx'
import type { DraftRequest } from '../queries.ts'
import { StepHeading } from '../step-heading.tsx'
import type { Sending } from '../use-submission.ts'
import { DraftGrounds } from './draft-grounds.tsx'
import { FinalWords } from './final-words.tsx'
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
  const { form, entries, draft, hasFailed, responses, onChange } = props
  const [isChecked, setIsChecked] = useState(false)
  const isEmpty = entries.content.trim() === ''
  const all = useWords()
  const words = useQuestionWords()
  function approve() {
    setIsChecked(true)
    if (isEmpty) document.querySelector<HTMLElement>('[name=content]')?.focus()
    else props.onSend()
  }
  return (
    <div className="flex flex-col gap-6">
      <Opening form={form} entries={entries} />
      {hasFailed && !draft && <Banner tone="warning">{words.noDraft}</Banner>}
      <FinalWords
        entries={entries}
        draft={draft}
        error={isChecked && isEmpty ? all.missing.content : undefined}
        onChange={onChange}
      />
      <DraftGrounds entries={entries} draft={draft} responses={responses} />
      <Agreed form={form} entries={entries} />
      <Ways {...props} onApprove={approve} />
    </div>
  )
}

function Opening({ form, entries }: Pick<ReviewStepProps, 'form' | 'entries'>) {
  const all = useWords()
  const isPrivate = isPrivateRating(entries.rating)
  return (
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
  )
}

/** Back, or on; while nobody answers, what happens with the words. */
function Ways({
  sending,
  onBack,
  onTryAgain,
  onApprove,
}: Pick<ReviewStepProps, 'sending' | 'onBack' | 'onTryAgain'> & { onApprove: () => void }) {
  const all = useWords()
  const words = useQuestionWords()
  const isSending = sending.kind === 'sending'
  const isUnsure = sending.kind === 'waiting' || (isSending && sending.failures > 0)
  return (
    <>
      {isUnsure && (
        <OutOfReach onTryAgain={onTryAgain} isTrying={isSending}>
          {all.savedAndSent}
        </OutOfReach>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
        <Button variant="secondary" size="large" className={growing} onClick={onBack}>
          {words.backToEdit}
        </Button>
        {!isUnsure && (
          <Button
            size="large"
            className={growing}
            isPending={isSending}
            pendingLabel={all.sending}
            onClick={onApprove}
          >
            {words.approve}
          </Button>
        )}
      </div>
    </>
  )
}
