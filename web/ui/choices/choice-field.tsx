import type { ComponentProps } from 'react'
import { Field } from '../form/field.tsx'
import { Select } from '../form/select.tsx'

interface ChoiceFieldProps<Value extends string> extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** Each value, and what it is called. */
  choices: ReadonlyArray<readonly [Value, string]>
  /** Nothing is chosen yet without it. */
  value: Value | undefined
  onChoose: (value: Value) => void
  isDisabled?: boolean
}

/** A field for one of a few known values: what is chosen comes back as one of them. */
export function ChoiceField<Value extends string>({
  choices,
  value,
  onChoose,
  isDisabled = false,
  ...field
}: ChoiceFieldProps<Value>) {
  return (
    <Field {...field}>
      <Select
        value={value ?? ''}
        disabled={isDisabled}
        onChange={(event) => {
          const chosen = choices.find(([one]) => one === event.target.value)
          if (chosen) onChoose(chosen[0])
        }}
      >
        {value === undefined && <option value="">Choose</option>}
        {choices.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
