import type { ReactNode, RefObject } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import type { Selection } from './use-selection.ts'

export function ListHeading({
  ref,
  count,
  children,
}: {
  ref: RefObject<HTMLHeadingElement | null>
  count: string
  children: ReactNode
}) {
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 ref={ref} tabIndex={-1} className="rounded-sm text-sm text-soft tabular-nums" aria-live="polite">
        {count}
      </h2>
      {children}
    </div>
  )
}

/** Chooses what is loaded; the bar then offers the rest. */
export function SelectLoaded({
  selection: { rows, selected, selectLoaded, clear },
  hasMore,
}: {
  selection: Selection
  hasMore: boolean
}) {
  return (
    <Checkbox
      label={
        hasMore
          ? `Select the first ${rows.length.toLocaleString()}`
          : `Select all ${rows.length.toLocaleString()}`
      }
      checked={selected.length === rows.length}
      ref={(box) => {
        if (box) box.indeterminate = selected.length > 0 && selected.length < rows.length
      }}
      onChange={(event) => (event.target.checked ? selectLoaded() : clear())}
    />
  )
}
