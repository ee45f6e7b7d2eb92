import type { GenerationForm } from '#contract/writer/writer.ts'
import type { FocusEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../ui/form/field.tsx'
import { Textarea } from '../ui/form/textarea.tsx'

/** What a draft of more than two sentences is made of. */
export function CustomerWordsField({
  form,
  onLeave,
}: {
  form: UseFormReturn<GenerationForm>
  onLeave: (event: FocusEvent<HTMLTextAreaElement>) => void
}) {
  return (
    <Field
      label="What they told you"
      isOptional
      hint="From an email, a call or a chat, in their own words. The more they said, the longer the draft can be."
      error={form.formState.errors.customerWords?.message}
    >
      <Textarea
        maxLength={2000}
        placeholder="We ordered rolls for 200 runners. They were still warm at six, and the team smiled."
        {...form.register('customerWords', { onBlur: onLeave })}
      />
    </Field>
  )
}
