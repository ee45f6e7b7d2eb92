import type { PublicForm } from '#contract/collection.ts'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { isPrivateRating } from '../entries.ts'
import { growing } from '../growing.ts'
import { useWords } from '../language.ts'
import { Agreed, BeforeSending } from '../preview-step.tsx'
import { SendWays } from '../send-ways.tsx'
import { DraftGrounds } from './draft-grounds.tsx'
import { FinalWords } from './final-words.tsx'
import { reviewAt } from './use-progress.ts'
import { useQuestionWords } from './use-question-words.ts'
import type { useQuestionnaire } from './use-questionnaire.ts'

interface ReviewStepProps {
  form: PublicForm
  state: ReturnType<typeof useQuestionnaire>
}

/** The words that will be sent, exactly as they stand in the field, beside what they were written from. */
export function ReviewStep({ form, state }: ReviewStepProps) {
  const { entries, draft, hasFailed, tryAgain } = state
  const [isChecked, setIsChecked] = useState(false)
  const isEmpty = entries.content.trim() === ''
  const all = useWords()
  const words = useQuestionWords()
  function send() {
    setIsChecked(true)
    if (isEmpty) document.querySelector<HTMLElement>('[name=content]')?.focus()
    else state.send()
  }
  function goBack() {
    state.hold()
    state.go(reviewAt - 1)
  }
  return (
    <div className="flex flex-col gap-6">
      <BeforeSending
        title={isPrivateRating(entries.rating) ? all.previewPrivate : all.previewUnpublished}
        form={form}
        entries={entries}
      />
      {hasFailed && !draft && <Banner tone="warning">{words.noDraft}</Banner>}
      <FinalWords
        entries={entries}
        draft={draft}
        error={isChecked && isEmpty ? all.missing.content : undefined}
        onChange={state.changeEntries}
      />
      <DraftGrounds entries={entries} draft={draft} responses={state.responses} />
      <Agreed form={form} entries={entries} />
      <SendWays
        sending={state.sending}
        ways={{ send, tryAgain, goBack }}
        back={words.backToEdit}
        send={words.approve}
        className={growing}
      />
    </div>
  )
}
