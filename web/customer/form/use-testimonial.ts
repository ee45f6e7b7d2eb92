import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import { toast } from '../../ui/message/toast.ts'
import { makeWriter } from '../sending/ask-for-draft.ts'
import { dropDraft } from '../sending/draft.ts'
import type { Entries } from '../sending/entries.ts'
import type { Hints } from '../hints.ts'
import { useFormCopy } from '../language.ts'
import { sendSubmission } from '../queries.ts'
import type { RefusedFields } from '../sending/sender.ts'
import { useSubmissionDraft } from '../sending/use-draft.ts'
import { useProof } from '../sending/use-proof.ts'
import { useSendEntries } from '../sending/use-send-entries.ts'
import { dropAnswers } from '../write/stored-answers.ts'

/** Everything that the steps of the form share: what was entered, who helps with it, and its way to the server. */
export function useTestimonial(formId: string, form: PublicForm, hints: Hints) {
  const draft = useSubmissionDraft(formId, hints, form.personal)
  const { entries, earlierOutbox, isRestored } = draft
  const [step, setStep] = useState<'form' | 'preview'>(
    earlierOutbox && !earlierOutbox.isHeld ? 'preview' : 'form',
  )
  const [isReturn, setIsReturn] = useState(false)
  const proof = useProof(formId)
  const writer = useMemo(() => makeWriter(proof), [proof])
  const sayPrivate = usePrivateToast(form.businessName)

  const onRefused = useCallback((fields: RefusedFields) => {
    // Also for a field that has no error message of its own on the form, such as the photo.
    if (Object.keys(fields).length > 0) setStep('form')
  }, [])
  const onArrived = useCallback(() => {
    dropDraft(formId)
    dropAnswers(formId)
  }, [formId])
  const sent = useSendEntries({ formId, form, draft, proof, deliver: sendSubmission, onRefused, onArrived })

  return {
    ...sent,
    entries,
    step,
    isReturn,
    isRestored,
    writer,
    change: (part: Partial<Entries>) => {
      proof.begin('testimonial')
      draft.change(part)
      if ('rating' in part) sayPrivate(entries.rating, part.rating)
    },
    goOn: (website: string) => {
      sent.keepWebsite(website)
      setStep('preview')
    },
    goBack: () => {
      sent.hold()
      setIsReturn(true)
      setStep('form')
    },
    startOver: () => {
      dropAnswers(formId)
      draft.clear()
    },
  }
}

/** Says so when a new rating makes the words private, and takes it back when it does not any more. */
function usePrivateToast(businessName: string) {
  const shown = useRef<{ dismiss: () => void }>(undefined)
  const copy = useFormCopy()
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
