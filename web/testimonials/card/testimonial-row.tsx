import { clsx } from 'clsx'
import { useId } from 'react'
import { saidAt } from '../../lib/copy/testimonial-copy.ts'
import { FoundText } from '../../ui/text/found-text.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'
import { RowActions } from './row-actions.tsx'
import { SelectBox } from './select-box.tsx'
import { StatusBadge } from './status-badge.tsx'
import { deletionFailed, type TestimonialCardProps } from './testimonial-card.tsx'

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
  const { rating, ratingGiven } = testimonial
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
      <SelectBox
        testimonial={testimonial}
        isSelected={isSelected}
        className="-mt-1 max-lg:row-span-2"
        onSelect={onSelect}
      />
      <RowName testimonial={testimonial} search={search} nameId={`${id}-name`} onView={onView} />
      <span className="text-sm text-faint max-lg:hidden">
        {rating === null ? 'No rating' : <StarRating value={ratingGiven ?? rating} size="small" />}
      </span>
      <RowText testimonial={testimonial} search={search} hasFailedDeletion={hasFailedDeletion} />
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

/** The name, which opens it; with the stars where they have no column of their own. */
function RowName({
  testimonial,
  search,
  nameId,
  onView,
}: Pick<TestimonialCardProps, 'testimonial' | 'search' | 'onView'> & { nameId: string }) {
  const { customerName, rating, ratingGiven } = testimonial
  return (
    <div className="flex min-w-0 items-center gap-2">
      <h3 id={nameId} className="min-w-0 text-base font-semibold">
        <button
          type="button"
          className="block max-w-full truncate rounded-sm text-left hover:underline"
          onClick={() => onView(testimonial)}
        >
          <FoundText text={customerName} search={search} />
        </button>
      </h3>
      <span className="shrink-0 lg:hidden">
        {rating !== null && <StarRating value={ratingGiven ?? rating} size="small" />}
      </span>
    </div>
  )
}

function RowText({
  testimonial,
  search,
  hasFailedDeletion,
}: Pick<TestimonialCardProps, 'testimonial' | 'search' | 'hasFailedDeletion'>) {
  return (
    <p className="truncate text-sm text-soft max-lg:col-start-2 max-lg:row-start-2">
      {hasFailedDeletion ? (
        <span role="alert" className="font-medium text-danger-text">
          {deletionFailed}
        </span>
      ) : (
        <FoundText text={testimonial.content} search={search} />
      )}
    </p>
  )
}
