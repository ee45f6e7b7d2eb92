import { Field } from '../../ui/form/field.tsx'
import { LegalNote } from '../../ui/message/legal-note.tsx'
import { PasswordConfirmation } from '../../ui/password/password-confirmation.tsx'
import { PasswordInput } from '../../ui/password/password-input.tsx'
import type { Onboarding } from './use-onboarding.ts'

export function PasswordStep({ form }: Pick<Onboarding, 'form'>) {
  const { register, formState, getValues } = form
  const { errors, touchedFields } = formState
  return (
    <>
      {/* Lets password managers keep the two together. */}
      <input hidden readOnly autoComplete="username" value={getValues('contactEmail')} />
      <Field
        label="Password"
        hint="At least 8 characters. A short sentence works well."
        error={errors.password?.message}
      >
        <PasswordInput
          autoComplete="new-password"
          {...register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
        />
      </Field>
      <PasswordConfirmation error={errors.confirmPassword?.message} field={register('confirmPassword')} />
      <LegalNote />
    </>
  )
}
