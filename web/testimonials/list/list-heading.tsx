import type { ReactNode, RefObject } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import type { Selection } from './use-selection.ts'

/** How many there are, with the box that chooses them before it, and the tools of the list after it. */
export function ListHeading({
  ref,
  count,
  box,
  children,
}: {
  ref: RefObject<HTMLHeadingElement | null>
  count: string
  box: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mb-1 flex min-h-7 items-center gap-2.5">
      {box}
      <h2
        ref={ref}
        tabIndex={-1}
        className="min-w-0 grow rounded-sm text-sm text-soft tabular-nums max-sm:text-xs max-sm:leading-3.5!"
        aria-live="polite"
      >
        {count}
      </h2>
      <div className="-my-1 -mr-1.5 flex items-center pointer-coarse:-my-2">{children}</div>
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
      isLabelHidden
      className="-mt-1"
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
