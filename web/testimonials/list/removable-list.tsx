import type { ReactNode } from 'react'

interface RemovableListProps {
  entries: readonly string[]
  label?: string
  className: string
  /** Gets those that are left. */
  onChange: (rest: string[]) => void
  /** One of them, with what takes it out. */
  children: (entry: string, remove: () => void) => ReactNode
}

/** What was entered one by one, each with a way to take it out again. */
export function RemovableList({ entries, label, className, onChange, children }: RemovableListProps) {
  if (entries.length === 0) return null
  return (
    <ul aria-label={label} className={className}>
      {entries.map((entry) => (
        <li key={entry}>{children(entry, () => onChange(entries.filter((one) => one !== entry)))}</li>
      ))}
    </ul>
  )
}
