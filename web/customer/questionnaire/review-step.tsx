import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { useState } from 'react'
import { Banner } from '../../ui/message/banner.tsx'
import { missingText } from '../sending/entries.ts'
import { growing } from '../page/growing.ts'
import { useFormCopy } from '../language.ts'
import { AgreedScopes, BeforeSending } from '../form/preview-step.tsx'
import { SensitiveNote } from '../form/sensitive-note.tsx'
import { SendWays } from '../form/send-ways.tsx'
import { DraftGrounds } from '../words/draft-grounds.tsx'
import { OtherVersions } from '../words/other-versions.tsx'
import { FinalWords } from '../words/final-words.tsx'
import { reviewAt } from './use-progress.ts'
import { useQuestionCopy } from './use-question-copy.ts'
import type { useQuestionnaire } from './use-questionnaire.ts'

interface ReviewStepProps {
  form: PublicForm
  state: ReturnType<typeof useQuestionnaire>
}

/** The words that will be sent, exactly as they stand in the field, beside what they were written from. */
export function ReviewStep({ form, state }: ReviewStepProps) {
  const { entries, draft } = state
  const [isChecked, setIsChecked] = useState(false)
  const isEmpty = entries.content.trim() === ''
  const formCopy = useFormCopy()
  const copy = useQuestionCopy()
  function send() {
    setIsChecked(true)
    if (isEmpty) document.querySelector<HTMLElement>('[name=content]')?.focus()
    else state.send()
  }
  return (
    <div className="flex flex-col gap-6">
      <BeforeSending
        title={isPrivateRating(entries.rating) ? formCopy.previewPrivate : formCopy.previewUnpublished}
        form={form}
        entries={entries}
      />
      <NoDraft state={state} />
      <FinalWords
        entries={entries}
        draft={draft}
        error={isChecked && isEmpty ? missingText(entries.rating, formCopy) : undefined}
        onChange={state.changeEntries}
      />
      {draft?.content && (
        <OtherVersions
          key={draft.asked}
          draft={draft}
          entries={entries}
          ask={state.askVersions}
          take={state.takeVersion}
        />
      )}
      <SensitiveNote content={entries.content} />
      <DraftGrounds entries={entries} draft={draft} responses={state.responses} />
      <AgreedScopes form={form} entries={entries} />
      <SendWays
        sending={state.sending}
        ways={{ send, tryAgain: state.tryAgain, goBack: () => goBack(state) }}
        back={copy.backToEdit}
        send={copy.approve}
        className={growing}
        staysInView
      />
    </div>
  )
}

/** Why there is no draft, where one was asked for. */
function NoDraft({ state: { entries, draft, hasFailed } }: Pick<ReviewStepProps, 'state'>) {
  const copy = useQuestionCopy()
  if (hasFailed && !draft) return <Banner tone="warning">{copy.noDraft}</Banner>
  return draft?.content === '' && entries.content.trim() === '' ? <Banner>{copy.emptyDraft}</Banner> : null
}

function goBack({ hold, go }: ReviewStepProps['state']): void {
  hold()
  go(reviewAt - 1)
}
