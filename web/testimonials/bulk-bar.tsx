import { Check, X } from 'lucide-react'
import { Button } from '../ui/button.tsx'

/** What can be done with the chosen testimonials. Stands at the foot of the screen while there are any. */
export function BulkBar({
  count,
  isPending,
  onDecide,
  onClear,
}: {
  count: number
  isPending: boolean
  onDecide: (status: 'approved' | 'rejected') => void
  onClear: () => void
}) {
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
