import { type PublicForm, isPrivateRating } from '#contract/collection.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '../ui/toast.ts'
import { makeWriter } from './ask-for-draft.ts'
import { dropDraft } from './draft.ts'
import { refusedOnForm, type Entries, type FieldErrors } from './entries.ts'
import { FormStep } from './form-step.tsx'
import { useFormCopy } from './language.ts'
import { PreviewStep } from './preview-step.tsx'
import type { RefusedFields } from './sender.ts'
import { submissionOf } from './submission-of.ts'
import { ThankYouStep } from './thank-you-step.tsx'
import { useSubmissionDraft } from './use-draft.ts'
import { useProof } from './use-proof.ts'
import { useSubmission } from './use-submission.ts'
import type { FormCopy } from './copy/copy.ts'
import { dropAnswers } from './write/stored-answers.ts'
import { WriteOffer } from './write/write-offer.tsx'

/** Form, preview, thank you. What was typed stays through all of it. */
export function TestimonialFlow({ formId, form }: { formId: string; form: PublicForm }) {
  const { entries, change, earlierOutbox, setOutbox, isRestored, clear } = useSubmissionDraft(
    formId,
    location.search,
    form.personal,
  )
  const [step, setStep] = useState<'form' | 'preview'>(
    earlierOutbox && !earlierOutbox.isHeld ? 'preview' : 'form',
  )
  const [isReturn, setIsReturn] = useState(false)
  const [refusedFields, setRefusedFields] = useState<FieldErrors>({})
  const honeypot = useRef('')
  const copy = useFormCopy()
  const proof = useProof()
  const writer = useMemo(() => makeWriter(proof), [proof])
  const sayPrivate = usePrivateToast(form.businessName, copy)

  const showRefusal = useCallback(
    (fields: RefusedFields) => {
      setRefusedFields(refusedOnForm(fields, entries, copy))
      // Also for what has no place of its own on the form, such as the photo.
      if (Object.keys(fields).length > 0) setStep('form')
    },
    [entries, copy],
  )
  const { sending, submit, hold, tryAgain } = useSubmission({
    proof,
    earlierOutbox,
    onOutbox: setOutbox,
    onRefused: showRefusal,
  })
  useEffect(() => {
    if (sending.kind !== 'done') return
    dropDraft(formId)
    dropAnswers(formId)
  }, [sending, formId])

  function send() {
    if (entries.rating !== undefined)
      submit(submissionOf({ formId, form, entries, rating: entries.rating, website: honeypot.current }))
  }

  function startOver() {
    dropAnswers(formId)
    clear()
  }

  function changeEntries(part: Partial<Entries>) {
    proof.begin()
    change(part)
    if ('rating' in part) sayPrivate(entries.rating, part.rating)
  }

  function goBack() {
    hold()
    setIsReturn(true)
    setStep('form')
  }

  if (sending.kind === 'done')
    return <ThankYouStep form={form} formId={formId} entries={entries} sent={sending} />
  if (step === 'preview') {
    return <PreviewStep form={form} entries={entries} sending={sending} ways={{ send, tryAgain, goBack }} />
  }
  return (
    <FormStep
      form={form}
      entries={entries}
      onChange={changeEntries}
      help={
        // Private feedback is for the business alone, in the customer's own words.
        !isPrivateRating(entries.rating) && (
          <WriteOffer
            formId={formId}
            businessName={form.businessName}
            consent={form.draftConsent}
            fixConsent={form.fixConsent}
            entries={entries}
            onChange={changeEntries}
            writer={writer}
          />
        )
      }
      refused={refusedFields}
      isFirst={!isReturn}
      restored={isRestored && !isReturn ? { onStartOver: startOver } : undefined}
      onDone={(website) => {
        honeypot.current = website
        setRefusedFields({})
        setStep('preview')
      }}
    />
  )
}

/** Says so when a new rating makes the words private, and takes it back when it does not any more. */
function usePrivateToast(businessName: string, copy: FormCopy) {
  const shown = useRef<{ dismiss: () => void }>(undefined)
  return (before: number | undefined, rating: number | undefined) => {
    const wasPrivate = isPrivateRating(before)
    if (isPrivateRating(rating) === wasPrivate) return
    shown.current?.dismiss()
    if (wasPrivate) return
    shown.current = toast({
      title: copy.privateTitle,
      description: copy.privateText(businessName),
    })
  }
}
