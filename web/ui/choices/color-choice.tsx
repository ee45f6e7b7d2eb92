import { useId } from 'react'
import { Button } from '../button/button.tsx'

/** A color of the owner's, or the usual look. */
export function ColorChoice({
  label,
  usual,
  value,
  onChange,
}: {
  label: string
  /** What the picker begins with. */
  usual: string
  value: string | null
  onChange: (color: string | null) => void
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex items-center gap-3">
        <input
          id={id}
          type="color"
          value={value ?? usual}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="h-10.5 w-14 shrink-0 rounded-md border border-control bg-surface p-1 pointer-coarse:h-12"
        />
        {value === null ? (
          <p className="text-sm text-faint">Default</p>
        ) : (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Reset ${label.toLowerCase()}`}
            onClick={() => onChange(null)}
          >
            Reset
          </Button>
        )}
      </div>
    </div>
  )
}
