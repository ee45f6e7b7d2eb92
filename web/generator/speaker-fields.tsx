import type { GenerationForm } from '#contract/writer/writer.ts'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'

/** Who speaks. The address is asked for here, on the owner's own form, so that the customer can be asked to confirm. */
export function SpeakerFields({ form }: { form: UseFormReturn<GenerationForm> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Customer name" error={errors.customerName?.message}>
        <Input autoComplete="off" maxLength={120} {...register('customerName')} />
      </Field>
      <Field label="Title" error={errors.customerTitle?.message}>
        <Input
          autoComplete="off"
          maxLength={120}
          placeholder="Owner, head of sales..."
          {...register('customerTitle')}
        />
      </Field>
      <Field label="Company" error={errors.company?.message}>
        <Input autoComplete="off" maxLength={120} {...register('company')} />
      </Field>
      <Field
        label="Customer email"
        isOptional
        hint="Used to ask them to confirm. Never shown publicly."
        error={errors.customerEmail?.message}
      >
        <Input inputMode="email" autoComplete="off" maxLength={254} {...register('customerEmail')} />
      </Field>
    </div>
  )
}
