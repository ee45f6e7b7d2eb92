import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../form/field.tsx'
import { PasswordInput } from './password-input.tsx'

/** The new password once more. */
export function PasswordConfirmation({
  label = 'Confirm password',
  error,
  field,
}: {
  label?: string
  error: string | undefined
  field: UseFormRegisterReturn
}) {
  return (
    <Field label={label} error={error}>
      <PasswordInput toggleLabel="confirmed password" autoComplete="new-password" {...field} />
    </Field>
  )
}
