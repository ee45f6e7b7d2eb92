import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { Check, Maximize2, Reply, X } from 'lucide-react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { isDecidable } from '../list/use-selection.ts'
import { type BadgeLook, StatusBadge } from './status-badge.tsx'

interface RowActionsProps {
  testimonial: Testimonial
  badges: BadgeLook | undefined
  nameId: string
  isDeciding: boolean
  onDecide: (status: 'approved' | 'rejected') => void
  onView: () => void
}

/** At the end of a row: the decision while there is one to make; then what can be looked at. */
export function RowActions({ testimonial, badges, nameId, isDeciding, onDecide, onView }: RowActionsProps) {
  if (isDecidable(testimonial))
    return <DecideActions nameId={nameId} isDeciding={isDeciding} onDecide={onDecide} />
  return (
    <div className={place}>
      <span className="self-center lg:hidden">
        <StatusBadge testimonial={testimonial} look={badges} />
      </span>
      <IconButton
        aria-describedby={nameId}
        size="small"
        label={testimonial.isPrivate ? 'Follow up' : 'View'}
        data-first-action
        icon={testimonial.isPrivate ? <Reply /> : <Maximize2 />}
        onClick={onView}
      />
    </div>
  )
}

const place =
  'flex items-center justify-end gap-1 max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 lg:w-16 lg:pointer-coarse:w-22'

function DecideActions({
  nameId,
  isDeciding,
  onDecide,
}: Pick<RowActionsProps, 'nameId' | 'isDeciding' | 'onDecide'>) {
  const both = {
    'aria-describedby': nameId,
    'aria-disabled': isDeciding || undefined,
    size: 'small',
  } as const
  return (
    <div className={place}>
      <IconButton
        {...both}
        label="Approve"
        data-first-action
        icon={<Check className="text-accent-text" />}
        onClick={() => !isDeciding && onDecide('approved')}
      />
      <IconButton {...both} label="Reject" icon={<X />} onClick={() => !isDeciding && onDecide('rejected')} />
    </div>
  )
}
