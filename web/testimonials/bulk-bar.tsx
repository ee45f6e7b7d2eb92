import { Check, X } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import { Button } from '../ui/button.tsx'

/**
 * What can be done with the chosen testimonials. Stands at the foot of the screen while there are any. It goes away with
 * the button that was pressed; the focus then goes on at `next`, or at the page where that is gone too.
 */
export function BulkBar({
  count,
  isPending,
  next,
  onDecide,
  onClear,
}: {
  count: number
  isPending: boolean
  next: RefObject<HTMLElement | null>
  onDecide: (status: 'approved' | 'rejected') => void
  onClear: () => void
}) {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const place = next.current ?? document.querySelector('main')
      place?.focus({ preventScroll: true })
    },
    [next],
  )
  return (
    <section
      aria-label="Selected testimonials"
      className="sticky bottom-4 z-20 mx-auto flex w-fit max-w-full animate-rise flex-wrap items-center gap-2 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-high"
    >
      <output className="mr-2 text-sm font-semibold tabular-nums">{count.toLocaleString()} selected</output>
      <Button size="small" isPending={isPending} onClick={() => onDecide('approved')}>
        <Check aria-hidden="true" />
        Approve
      </Button>
      <Button size="small" variant="secondary" isPending={isPending} onClick={() => onDecide('rejected')}>
        <X aria-hidden="true" />
        Reject
      </Button>
      <Button size="small" variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
