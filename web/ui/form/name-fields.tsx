import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface NameField {
  field: UseFormRegisterReturn
  error: string | undefined
}

/** First and last name side by side, of the person who fills in the form. */
export function NameFields({ first, last }: { first: NameField; last: NameField }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
      <Field label="First name" error={first.error}>
        <Input autoComplete="given-name" {...first.field} />
      </Field>
      <Field label="Last name" error={last.error}>
        <Input autoComplete="family-name" {...last.field} />
      </Field>
    </div>
  )
}
