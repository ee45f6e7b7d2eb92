import type { PublicForm } from '#contract/collection.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '../ui/toast.ts'
import { dropDraft } from './draft.ts'
import {
  askedScopes,
  fieldOrder,
  isPrivateRating,
  isToBeShown,
  type Entries,
  type FieldErrors,
} from './entries.ts'
import { FormStep } from './form-step.tsx'
import { PreviewStep } from './preview-step.tsx'
import { makeProofOfWork } from './proof/proof-of-work.ts'
import { ThankYouStep } from './thank-you-step.tsx'
import { useDraft } from './use-draft.ts'
import { useSubmission } from './use-submission.ts'

/** Form, preview, thank you. What was typed stays through all of it. */
export function TestimonialFlow({ formId, form }: { formId: string; form: PublicForm }) {
  const { entries, change, kept, setOutbox, isRestored, clear } = useDraft(formId, location.search)
  const [step, setStep] = useState<'form' | 'preview'>(kept && !kept.isHeld ? 'preview' : 'form')
  const [isReturn, setIsReturn] = useState(false)
  const [refusedFields, setRefusedFields] = useState<FieldErrors>({})
  const honeypot = useRef('')
  const privateToast = useRef<{ dismiss: () => void }>(undefined)
  const proof = useMemo(() => makeProofOfWork(), [])

  const showRefusal = useCallback((fields: Readonly<Record<string, string>>) => {
    const ours: FieldErrors = {}
    for (const field of fieldOrder) if (fields[field]) ours[field] = fields[field]
    setRefusedFields(ours)
    if (Object.keys(ours).length > 0) setStep('form')
  }, [])
  const { sending, submit, hold, tryAgain } = useSubmission({
    proof,
    kept,
    onOutbox: setOutbox,
    onRefused: showRefusal,
  })
  useEffect(() => {
    if (sending.kind === 'done') dropDraft(formId)
  }, [sending, formId])

  function changeEntries(part: Partial<Entries>) {
    proof.begin()
    const wasPrivate = isPrivateRating(entries.rating)
    change(part)
    if (!('rating' in part) || isPrivateRating(part.rating) === wasPrivate) return
    privateToast.current?.dismiss()
    if (wasPrivate) return
    privateToast.current = toast({
      title: 'Private Feedback Mode',
      description: `Only ${form.businessName} will see this. It won't be published.`,
    })
  }
  function send() {
    const { customerName, customerEmail, company, isPerson, content, rating, scopes } = entries
    if (rating === undefined) return
    const asked = askedScopes(rating)
    submit({
      formId,
      customerName,
      customerEmail,
      company: isPerson ? '' : company,
      content,
      rating,
      consent: {
        version: form.consent.version,
        scopes: scopes.filter((scope) => asked.includes(scope)),
      },
      website: honeypot.current,
    })
  }

  if (sending.kind === 'done') {
    return (
      <ThankYouStep
        form={form}
        receipt={sending.receipt}
        isToBeShown={isToBeShown(entries)}
        isEarlierVersion={sending.isEarlierVersion}
      />
    )
  }
  if (step === 'preview') {
    return (
      <PreviewStep
        form={form}
        entries={entries}
        sending={sending}
        onSend={send}
        onTryAgain={tryAgain}
        onBack={() => {
          hold()
          setIsReturn(true)
          setStep('form')
        }}
      />
    )
  }
  return (
    <FormStep
      form={form}
      entries={entries}
      onChange={changeEntries}
      refused={refusedFields}
      isFirst={!isReturn}
      restored={isRestored && !isReturn ? { onStartOver: clear } : undefined}
      onDone={(website) => {
        honeypot.current = website
        setRefusedFields({})
        setStep('preview')
      }}
    />
  )
}
