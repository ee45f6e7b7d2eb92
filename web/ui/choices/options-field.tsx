import type { ComponentProps } from 'react'
import { Field } from '../form/field.tsx'
import { Options, Select } from '../form/select.tsx'

interface OptionsFieldProps<Value extends string>
  extends
    Pick<ComponentProps<typeof Field>, 'label' | 'error'>,
    ComponentProps<typeof Options<Value>>,
    Pick<ComponentProps<'select'>, 'name' | 'onChange' | 'onBlur' | 'ref'> {}

/** A field of a form for one of a few values; what `register` gives goes to its select. */
export function OptionsField<Value extends string>({
  label,
  error,
  values,
  nameOf,
  ...registered
}: OptionsFieldProps<Value>) {
  return (
    <Field label={label} error={error}>
      <Select {...registered}>
        <Options values={values} nameOf={nameOf} />
      </Select>
    </Field>
  )
}
