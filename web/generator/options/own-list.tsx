import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { onEnter } from '../../ui/form/on-enter.ts'
import { withEntry } from './own-entries.ts'

interface OwnListProps {
  noun: string
  entries: readonly string[]
  onChange: (entries: readonly string[]) => void
}

/** The list that a person makes of their own: added by Enter or 'Add', removed with the cross. */
export function OwnList({ noun, entries, onChange }: OwnListProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  function add() {
    onChange(withEntry(entries, typed))
    setTyped('')
    input.current?.focus()
  }
  function remove(entry: string) {
    onChange(entries.filter((one) => one !== entry))
    input.current?.focus()
  }
  return (
    <div className="rounded-md border border-line bg-sunken p-3">
      <div className="flex items-end gap-2">
        <Field label={`Add your own ${noun}`} className="grow">
          <Input
            ref={input}
            value={typed}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => onEnter(event, add)}
          />
        </Field>
        <Button variant="secondary" className="h-10.5 pointer-coarse:h-12" onClick={add}>
          Add
        </Button>
      </div>
      {entries.length > 0 && (
        <ul aria-label={`Your ${noun}s`} className="mt-2.5 flex flex-wrap gap-1.5">
          {entries.map((entry) => (
            <OwnListEntry key={entry} entry={entry} onRemove={() => remove(entry)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function OwnListEntry({ entry, onRemove }: { entry: string; onRemove: () => void }) {
  return (
    <li className="flex max-w-full items-center gap-0.5 rounded-full border border-line bg-surface pl-3 text-sm">
      <span className="truncate">{entry}</span>
      <IconButton
        label={`Remove ${entry}`}
        icon={<X />}
        size="small"
        className="rounded-full"
        onClick={onRemove}
      />
    </li>
  )
}
