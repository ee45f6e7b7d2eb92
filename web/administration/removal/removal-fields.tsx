import { Field } from '../../ui/form/field.tsx'
import { CurrentPasswordField } from '../../ui/password/current-password-field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { VerbatimInput } from '../../ui/form/verbatim-input.tsx'
import type { useRemovalForm } from './use-removal-form.ts'

/** What both deletions ask for: the name, why, and the law that leaves no time. */
export function RemovalFields({
  name,
  label,
  form,
}: {
  name: string
  label: string
  form: ReturnType<typeof useRemovalForm>
}) {
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <Field
        label={label}
        hint={
          <>
            Type <strong className="font-semibold wrap-anywhere text-ink">{name}</strong> to confirm.
          </>
        }
        error={errors.typed?.message}
      >
        <VerbatimInput {...register('typed')} />
      </Field>
      <Field label="Reason" hint="The owners read this." error={errors.reason?.message}>
        <Textarea maxLength={500} {...register('reason')} />
      </Field>
      <Field
        label="Legal reason (optional)"
        hint="Only if a law or a court order requires it: everything is deleted at once, with no way back."
        error={errors.legalReason?.message}
      >
        <Textarea maxLength={500} {...register('legalReason')} />
      </Field>
      <CurrentPasswordField error={errors.password?.message} {...register('password')} />
    </>
  )
}
