import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { clsx } from 'clsx'
import { Check, Maximize2, Reply, X } from 'lucide-react'
import { useId } from 'react'
import { saidAt } from '../../lib/copy/testimonial-copy.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FoundText } from '../../ui/text/found-text.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'
import { isDecidable } from '../list/use-selection.ts'
import { StatusBadge } from './status-badge.tsx'
import type { TestimonialCardProps } from './testimonial-card.tsx'

/** One testimonial as a line of the list, with what is done most; all else is behind its name. */
export function TestimonialRow({
  testimonial,
  search,
  isSelected,
  isDeciding,
  hasFailedDeletion,
  badges,
  onSelect,
  onDecide,
  onView,
}: TestimonialCardProps) {
  const id = useId()
  const { customerName, content, rating } = testimonial
  const said = saidAt(testimonial)
  return (
    <article
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
      className={clsx(
        'grid w-full min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-1.5 outline-offset-[-2px] transition-colors sm:px-4 lg:grid-cols-[auto_11rem_4.75rem_minmax(0,1fr)_auto_auto]',
        isSelected ? 'bg-accent-wash' : 'hover:bg-hover',
      )}
    >
      <Checkbox
        label={`Select ${customerName}’s testimonial`}
        isLabelHidden
        checked={isSelected}
        className="-mt-1 max-lg:row-span-2"
        onChange={(event) => onSelect(testimonial, event.target.checked)}
      />
      <div className="flex min-w-0 items-center gap-2">
        <h3 id={`${id}-name`} className="min-w-0 text-base font-semibold">
          <button
            type="button"
            className="block max-w-full truncate rounded-sm text-left hover:underline"
            onClick={() => onView(testimonial)}
          >
            <FoundText text={customerName} search={search} />
          </button>
        </h3>
        <span className="shrink-0 lg:hidden">
          {rating !== null && <StarRating value={rating} size="small" />}
        </span>
      </div>
      <span className="text-sm text-faint max-lg:hidden">
        {rating === null ? 'No rating' : <StarRating value={rating} size="small" />}
      </span>
      <p className="truncate text-sm text-soft max-lg:col-start-2 max-lg:row-start-2">
        {hasFailedDeletion ? (
          <span role="alert" className="font-medium text-danger-text">
            This couldn't be deleted. Please try again.
          </span>
        ) : (
          <FoundText text={content} search={search} />
        )}
      </p>
      <div className="flex items-center gap-3 text-sm whitespace-nowrap text-faint max-lg:hidden [&>:first-child]:w-27">
        <StatusBadge testimonial={testimonial} look={badges} />
        <span className="w-24 text-right">{said && <RelativeDate date={said} />}</span>
      </div>
      <RowActions
        testimonial={testimonial}
        badges={badges}
        nameId={`${id}-name`}
        isDeciding={isDeciding}
        onDecide={(status) => onDecide(testimonial, status)}
        onView={() => onView(testimonial)}
      />
    </article>
  )
}

function RowActions({
  testimonial,
  badges,
  nameId,
  isDeciding,
  onDecide,
  onView,
}: {
  testimonial: Testimonial
  badges: TestimonialCardProps['badges']
  nameId: string
  isDeciding: boolean
  onDecide: (status: 'approved' | 'rejected') => void
  onView: () => void
}) {
  const about = { 'aria-describedby': nameId, size: 'small' } as const
  const place =
    'flex items-center justify-end gap-1 max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 lg:w-16 lg:pointer-coarse:w-22'
  if (isDecidable(testimonial)) {
    return (
      <div className={place}>
        <IconButton
          {...about}
          label="Approve"
          data-first-action
          icon={<Check className="text-accent-text" />}
          aria-disabled={isDeciding || undefined}
          onClick={() => !isDeciding && onDecide('approved')}
        />
        <IconButton
          {...about}
          label="Reject"
          icon={<X />}
          aria-disabled={isDeciding || undefined}
          onClick={() => !isDeciding && onDecide('rejected')}
        />
      </div>
    )
  }
  return (
    <div className={place}>
      <span className="self-center lg:hidden">
        <StatusBadge testimonial={testimonial} look={badges} />
      </span>
      <IconButton
        {...about}
        label={testimonial.isPrivate ? 'Follow up' : 'View'}
        data-first-action
        icon={testimonial.isPrivate ? <Reply /> : <Maximize2 />}
        onClick={onView}
      />
    </div>
  )
}
