import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../ui/form/field.tsx'
import { EmailInput } from '../ui/form/input.tsx'

/** The email that somebody signs in with. */
export function EmailField({ error, field }: { error: string | undefined; field: UseFormRegisterReturn }) {
  return (
    <Field label="Email" error={error}>
      <EmailInput autoComplete="username" placeholder="you@company.com" {...field} />
    </Field>
  )
}
