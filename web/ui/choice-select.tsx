import { Select } from './select.tsx'

interface ChoiceSelectProps<Value extends string> {
  /** Each value, and what it is called. */
  choices: ReadonlyArray<readonly [Value, string]>
  /** Nothing is chosen yet without it. */
  value: Value | undefined
  onChoose: (value: Value) => void
}

/** A select whose answer is one of the values it was given. */
export function ChoiceSelect<Value extends string>({ choices, value, onChoose }: ChoiceSelectProps<Value>) {
  return (
    <Select
      value={value ?? ''}
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
  )
}
