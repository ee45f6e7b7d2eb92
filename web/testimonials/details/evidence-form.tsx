import { longestTestimonial } from '#contract/limits.ts'
import { evidenceForm } from '#contract/testimonials/evidence.ts'
import { isFoundIn } from '#shared/text/same-words.ts'
import { dayIn, earliestSaidOn } from '#contract/testimonials/said-on.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { InlineFormEnd } from '../../ui/form/inline-form-end.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useAddEvidence } from '../queries.ts'

/** "I have their words": what the customer said, when and where. */
export function EvidenceForm({ testimonial, onCancel }: { testimonial: Testimonial; onCancel: () => void }) {
  const add = useAddEvidence(testimonial.id)
  const [today] = useState(() => dayIn(undefined, new Date()))
  const { register, handleSubmit, formState, control } = useSchemaForm(evidenceForm, {
    words: '',
    saidOn: '',
    where: '',
  })
  const { errors } = formState
  const words = useWatch({ control, name: 'words' })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const submit = handleSubmit((form) =>
    add.mutate({ ...form, timeZone: timeZone === 'Etc/Unknown' ? undefined : timeZone }),
  )
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label="What they said"
        hint="Paste their message word for word. By saving it, you confirm it is genuine."
        error={errors.words?.message}
      >
        <Textarea maxLength={longestTestimonial} {...register('words')} />
      </Field>
      {words.trim() !== '' && !isFoundIn(testimonial.content, words) && (
        <Banner tone="warning" title="This message doesn’t contain the testimonial">
          If it says the same in other words, the testimonial is labeled “{labelOfOthers(testimonial)}”. If it
          doesn’t, the testimonial stays hidden. You can also edit it down to words from the message.
        </Banner>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="When they said it" error={errors.saidOn?.message}>
          <Input type="date" min={earliestSaidOn} max={today} {...register('saidOn')} />
        </Field>
        <Field label="Where" isOptional error={errors.where?.message}>
          <Input placeholder="Email, chat, thank-you card..." maxLength={200} {...register('where')} />
        </Field>
      </div>
      <InlineFormEnd
        sending={add}
        otherwise="Couldn't save. Please try again."
        submitLabel="Save proof"
        pendingLabel="Saving..."
        onCancel={onCancel}
      />
    </form>
  )
}

/** What outlets say beside a text that the saved message does not contain. */
function labelOfOthers({ origin, isAiGenerated }: Testimonial): string {
  if (origin === 'owner_ai' || isAiGenerated) return 'Written with AI from what the customer said'
  return origin === 'owner' ? 'Written by the business from what the customer said' : 'Edited by the business'
}
