import { X } from 'lucide-react'
import { Button } from '../button/button.tsx'

interface FilterChipsProps {
  chips: ReadonlyArray<{ readonly name: string; readonly label: string }>
  onRemove: (name: string) => void
}

/** What narrows a list and has no field of its own: each is taken out by a press. */
export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="More filters" className="my-2 flex flex-wrap gap-2">
      {chips.map(({ name, label }) => (
        <li key={name} className="max-w-full">
          <Button
            variant="secondary"
            size="small"
            className="max-w-full"
            aria-label={`Remove filter: ${label}`}
            onClick={() => onRemove(name)}
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
