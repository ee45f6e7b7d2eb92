import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { onEnter } from '../../ui/form/on-enter.ts'

/** The box behind 'something else'. Blank words are not used. */
export function OtherWords({
  noun,
  onUse,
  onCancel,
}: {
  noun: string
  onUse: (text: string) => void
  onCancel: () => void
}) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  function use() {
    const text = typed.trim()
    if (text === '') input.current?.focus()
    else onUse(text)
  }
  return (
    <div className="flex flex-wrap items-end gap-2 rounded-md border border-line bg-sunken p-3">
      <Field label={`Another ${noun}`} className="min-w-48 grow">
        <Input
          ref={input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- choosing 'something else' asks for these words
          autoFocus
          value={typed}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel()
            onEnter(event, use)
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button className="h-10.5 pointer-coarse:h-12" onClick={use}>
          Use This
        </Button>
        <Button variant="secondary" className="h-10.5 pointer-coarse:h-12" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
