import type { PublicForm } from '#contract/collection/collection.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldErrors, refusedOnForm } from './entries.ts'
import { keepThanks } from '../thanks/kept-thanks.ts'
import { useFormCopy } from '../language.ts'
import type { RefusedFields, Sender } from './sender.ts'
import { submissionOf } from '../form/submission-of.ts'
import type { useSubmissionDraft } from './use-draft.ts'
import { useSubmission } from './use-submission.ts'

interface SendEntriesParts extends Sender {
  formId: string
  form: PublicForm
  draft: ReturnType<typeof useSubmissionDraft>
  onRefused: (fields: RefusedFields) => void
  /** Nothing of it has to stay on the device any more. */
  onArrived: () => void
}

/** Sends what was entered, and keeps by field what the server refused of it. */
export function useSendEntries({
  formId,
  form,
  draft: { entries, earlierOutbox, setOutbox },
  proof,
  deliver,
  onRefused,
  onArrived,
}: SendEntriesParts) {
  const [refused, setRefused] = useState<FieldErrors>({})
  const honeypot = useRef('')
  const copy = useFormCopy()
  const showRefusal = useCallback(
    (fields: RefusedFields) => {
      setRefused(refusedOnForm(fields, entries, copy))
      onRefused(fields)
    },
    [entries, copy, onRefused],
  )
  const { submit, ...submission } = useSubmission({
    proof,
    deliver,
    earlierOutbox,
    onOutbox: setOutbox,
    onRefused: showRefusal,
  })
  useThanks(submission.sending, { formId, form, entries, onArrived })
  return {
    ...submission,
    refused,
    keepWebsite: (website: string) => {
      honeypot.current = website
      setRefused({})
    },
    send: () => {
      const { rating } = entries
      if (rating === undefined) return
      submit(submissionOf({ formId, form, entries, rating, website: honeypot.current }))
    },
  }
}

/** Keeps what the page of thanks says, as soon as everything has arrived. */
function useThanks(
  sending: ReturnType<typeof useSubmission>['sending'],
  {
    formId,
    form,
    entries,
    onArrived,
  }: Pick<SendEntriesParts, 'formId' | 'form' | 'onArrived'> & Pick<SendEntriesParts['draft'], 'entries'>,
): void {
  useEffect(() => {
    if (sending.kind !== 'done') return
    const { content, customerEmail, rating, scopes } = entries
    const { receipt, isEarlierVersion } = sending
    if (rating !== undefined)
      keepThanks({
        formId,
        form,
        entries: { content, customerEmail, rating, scopes },
        receipt,
        isEarlierVersion,
      })
    onArrived()
  }, [sending, onArrived, formId, form, entries])
}
