import { useState } from 'react'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'

interface ColorFieldProps {
  label: string
  value: string
  /** What is shown instead, where it could not be read. */
  note?: string | undefined
  onChange: (color: string) => void
}

/** A color to pick or to type. Only six digits get further than the field. */
export function ColorField({ label, value, note, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string>()
  function type(text: string) {
    const color = `#${text.trim().replace(/^#/, '').toLowerCase()}`
    if (!/^#[\da-f]{6}$/.test(color)) return setTyped(text)
    setTyped(undefined)
    onChange(color)
  }
  return (
    <Field
      label={label}
      hint={typed === undefined ? note : undefined}
      error={typed === undefined ? undefined : 'Enter a color like #2563EB'}
    >
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`Pick a color: ${label}`}
          value={value}
          onChange={(event) => type(event.target.value)}
          className="size-10.5 shrink-0 rounded-md border border-control bg-surface p-1 pointer-coarse:size-12"
        />
        <Input
          className="font-mono uppercase"
          spellCheck={false}
          autoComplete="off"
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </div>
    </Field>
  )
}
