import type { Option } from '#contract/writer/writer.ts'
import { useCallback, useRef, useState, type RefCallback } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { LabeledOptions } from './labeled-options.tsx'
import { OtherWords } from './other-value.tsx'
import { somethingElse } from './own-entries.ts'

interface OptionFieldProps {
  label: string
  noun: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  error: string | undefined
  fieldRef: RefCallback<HTMLSelectElement>
}

/** One choice from a list that always ends with other words. `value` is what the text shall speak of, as read. */
export function OptionField({ label, noun, options, value, onChange, error, fieldRef }: OptionFieldProps) {
  const [isTyping, setIsTyping] = useState(false)
  const list = useRef<HTMLSelectElement>(null)
  const attach = useCallback(
    (element: HTMLSelectElement | null) => {
      list.current = element
      fieldRef(element)
    },
    [fieldRef],
  )
  const chosen = options.find((option) => option.label === value)
  function choose(next: string) {
    setIsTyping(next === somethingElse.value)
    const option = options.find((one) => one.value === next)
    if (option) onChange(option.label)
  }
  // The box goes away with its buttons, and the list that opened it takes the focus back.
  function leave(text: string) {
    flushSync(() => {
      if (text !== '') onChange(text)
      setIsTyping(false)
    })
    list.current?.focus()
  }
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <Field label={label} error={error}>
        <Select
          ref={attach}
          value={isTyping ? somethingElse.value : (chosen?.value ?? (value && 'used'))}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled>
            Choose a {noun}
          </option>
          {value !== '' && !chosen && <option value="used">{value}</option>}
          <LabeledOptions options={options} />
          <option value={somethingElse.value}>{somethingElse.label}</option>
        </Select>
      </Field>
      {isTyping && <OtherWords noun={noun} onUse={leave} onCancel={() => leave('')} />}
    </div>
  )
}
