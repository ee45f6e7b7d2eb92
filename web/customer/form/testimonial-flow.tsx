import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { FormStep } from './form-step.tsx'
import type { Hints } from '../hints.ts'
import { PreviewStep } from './preview-step.tsx'
import { ThankYouStep } from './thank-you-step.tsx'
import { useTestimonial } from './use-testimonial.ts'
import { WriteOffer } from '../write/write-offer.tsx'

interface TestimonialFlowProps {
  formId: string
  form: PublicForm
  hints: Hints
}

/** Form, preview, thank you. What was typed stays through all of it. */
export function TestimonialFlow({ formId, form, hints }: TestimonialFlowProps) {
  const state = useTestimonial(formId, form, hints)
  const { step, entries, sending } = state
  if (sending.kind === 'done')
    return <ThankYouStep form={form} formId={formId} entries={entries} sent={sending} />
  if (step === 'preview') return <PreviewStep form={form} entries={entries} sending={sending} ways={state} />
  return <TestimonialForm formId={formId} form={form} state={state} />
}

function TestimonialForm({
  formId,
  form,
  state,
}: Omit<TestimonialFlowProps, 'hints'> & { state: ReturnType<typeof useTestimonial> }) {
  const { entries, isReturn, isRestored, startOver } = state
  return (
    <FormStep
      form={form}
      entries={entries}
      onChange={state.change}
      help={
        // Private feedback is for the business alone, in the customer's own words.
        !isPrivateRating(entries.rating) && (
          <WriteOffer
            formId={formId}
            businessName={form.businessName}
            consent={form.draftConsent}
            fixConsent={form.fixConsent}
            entries={entries}
            onChange={state.change}
            writer={state.writer}
          />
        )
      }
      refused={state.refused}
      isFirst={!isReturn}
      restored={isRestored && !isReturn ? { onStartOver: startOver } : undefined}
      onDone={state.goOn}
    />
  )
}
