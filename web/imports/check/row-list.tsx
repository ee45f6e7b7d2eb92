import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Named = { 'aria-label': string } | { 'aria-labelledby': string }

/** Rows of the file; paler while it is read again. */
export function RowList({
  isReading,
  children,
  ...name
}: Named & { isReading: boolean; children: ReactNode }) {
  return (
    <ul
      className={clsx(
        'divide-y divide-line rounded-lg border border-line bg-surface transition-opacity',
        isReading && 'opacity-60',
      )}
      aria-busy={isReading}
      {...name}
    >
      {children}
    </ul>
  )
}

/** What would be changed about a row. */
export function RowNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="text-sm text-warning-text">
      {note}
    </p>
  ))
}
