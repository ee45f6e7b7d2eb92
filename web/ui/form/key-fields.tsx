import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { PasswordInput } from '../password/password-input.tsx'

export interface KeyField<Name> {
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly isSecret?: boolean
  readonly isOptional?: boolean
}

/** The keys that another service gives out, as a form asks for them. */
export function KeyFields<Form extends FieldValues>({
  fields,
  form: { register, formState },
}: {
  fields: ReadonlyArray<KeyField<Path<Form>>>
  form: Pick<UseFormReturn<Form>, 'register' | 'formState'>
}) {
  return fields.map(({ name, label, hint, placeholder, isSecret, isOptional }) => {
    const Control = isSecret ? PasswordInput : Input
    const message = formState.errors[name]?.message
    const error = typeof message === 'string' ? message : undefined
    const more = { ...(hint !== undefined && { hint }), ...(isOptional && { isOptional }) }
    return (
      <Field key={name} label={label} error={error} {...more}>
        <Control
          autoComplete="off"
          spellCheck={false}
          {...(placeholder !== undefined && { placeholder })}
          {...register(name)}
        />
      </Field>
    )
  })
}
