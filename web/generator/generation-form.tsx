import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { generationForm } from '#contract/writer/writer.ts'
import { clsx } from 'clsx'
import { Sparkles } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { toast } from '../ui/message/toast.ts'
import { SpeakerFields } from './speaker-fields.tsx'
import { CustomerWordsField } from './customer-words-field.tsx'
import { FormPart } from './form-part.tsx'
import { GenerationFailure } from './generation-failure.tsx'
import { MannerFields } from './manner-fields.tsx'
import { OptionsSection } from './options/options-section.tsx'
import { ReviewDialog } from './draft/review-dialog.tsx'
import { Submitted } from './draft/submitted.tsx'
import { useAutoDraft } from './draft/use-auto-draft.ts'
import { useGeneratorDraft } from './draft/use-draft.ts'
import { useSettingsDefaults } from './use-settings-defaults.ts'
import { blankForm, missing, neededFirst } from './copy.ts'

interface GenerationFormProps {
  variant: 'card' | 'plain'
  NextStep: ComponentType<{ testimonial: Testimonial }>
  onSubmitted?: () => void
}

/**
 * From what the owner says about a customer to a draft, to an entry that waits for the customer's word.
 * `card` stands among other things (on /collect), `plain` has a page to itself; their failures are worded as documented.
 * `NextStep` shows how the customer's word is got: it belongs to another feature.
 */
export function GenerationForm({ variant, NextStep, onSubmitted }: GenerationFormProps) {
  const form = useSchemaForm(generationForm, blankForm)
  const [submitted, setSubmitted] = useState<Testimonial>()
  const draft = useGeneratorDraft(variant)
  const { autoGenerate } = useSettingsDefaults(form)
  const generate = form.handleSubmit(
    (input) => {
      setSubmitted(undefined)
      draft.generate(input)
    },
    (errors) => showFormErrors(errors, variant),
  )
  const autoDraft = useAutoDraft(autoGenerate, form.getValues, () => void generate())
  const fields = (
    <form noValidate className="flex flex-col gap-7" onSubmit={(event) => void generate(event)}>
      <FormPart title="Customer">
        <SpeakerFields form={form} />
      </FormPart>
      <FormPart title="Service and benefit">
        <OptionsSection form={form} />
      </FormPart>
      <FormPart title="Their words">
        <CustomerWordsField form={form} onLeave={autoDraft} />
      </FormPart>
      <FormPart title="Style">
        <MannerFields form={form} />
      </FormPart>
      {draft.failure !== null && draft.words === undefined && <GenerationFailure failure={draft.failure} />}
      <GenerationFormEnd isGenerating={draft.isGenerating} />
    </form>
  )
  return (
    <div className={clsx('flex flex-col gap-5', variant === 'plain' && 'max-w-4xl')}>
      {submitted && (
        <Submitted>
          <NextStep testimonial={submitted} />
        </Submitted>
      )}
      {variant === 'card' ? <Card className="p-5 sm:p-7">{fields}</Card> : fields}
      <ReviewDialog
        draft={draft}
        onSubmitted={(testimonial) => {
          form.reset()
          setSubmitted(testimonial)
          onSubmitted?.()
        }}
      />
    </div>
  )
}

function GenerationFormEnd({ isGenerating }: { isGenerating: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        type="submit"
        size="large"
        isPending={isGenerating}
        pendingLabel="Generating..."
        className="max-sm:w-full"
      >
        <Sparkles aria-hidden="true" />
        Generate Testimonial
      </Button>
      <p className="max-w-[46ch] text-sm text-faint">
        Drafts say only what you enter here. Nothing is shown until the customer confirms it or you attach
        proof.
      </p>
    </div>
  )
}

function showFormErrors(errors: FieldErrors<typeof blankForm>, variant: GenerationFormProps['variant']) {
  if (variant === 'card' && neededFirst.some((name) => errors[name])) {
    toast({ ...missing, variant: 'destructive' })
    return
  }
  const listed = Object.entries(errors).map(([name, error]) => `${name}: ${error.message ?? ''}`)
  toast({ title: 'Form Validation Error', description: listed.join(', '), variant: 'destructive' })
}
