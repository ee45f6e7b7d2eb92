import type { Testimonial } from '#contract/testimonials.ts'
import { clsx } from 'clsx'
import { useId } from 'react'
import { originCopy, saidAt } from '../lib/testimonial-copy.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { RelativeDate } from '../ui/relative-date.tsx'
import { StarRating } from '../ui/star-rating.tsx'
import { CardFooter, type CardHandlers } from './card-footer.tsx'
import { StandingNote } from './standing-note.tsx'
import { StatusBadge } from './status-badge.tsx'
import { isDecidable } from './use-selection.ts'

type TestimonialCardProps = {
  testimonial: Testimonial
  isSelected: boolean
  isDeciding: boolean
  hasFailedDeletion: boolean
} & CardHandlers

/** One testimonial in the grid. Only what can be decided can be chosen. */
export function TestimonialCard({
  testimonial,
  isSelected,
  isDeciding,
  hasFailedDeletion,
  onSelect,
  ...handlers
}: TestimonialCardProps) {
  const id = useId()
  const { customerName, content } = testimonial
  const origin = testimonial.label ?? originCopy(testimonial)
  return (
    <Card
      className={clsx(
        'flex w-full min-w-0 flex-col transition-[border-color,box-shadow] duration-150',
        isSelected && 'border-accent ring-1 ring-accent',
      )}
    >
      <article aria-labelledby={`${id}-name`} className="flex grow flex-col">
        <header className="flex items-start gap-3">
          <Avatar name={customerName} photoUrl={testimonial.photoUrl} />
          <Author testimonial={testimonial} nameId={`${id}-name`} />
          {isDecidable(testimonial) && (
            <Checkbox
              label={`Select ${customerName}’s testimonial`}
              isLabelHidden
              checked={isSelected}
              onChange={(event) => onSelect(testimonial, event.target.checked)}
            />
          )}
        </header>
        <RatingAndStatus testimonial={testimonial} />
        <blockquote className="mt-2.5 line-clamp-4 font-serif text-lg break-words whitespace-pre-line">
          {content}
        </blockquote>
        <div className="mt-3 flex flex-col gap-0.5">
          {origin && <p className="truncate text-sm text-faint">{origin}</p>}
          <StandingNote testimonial={testimonial} />
          {hasFailedDeletion && (
            <p role="alert" className="text-sm font-medium text-danger-text">
              This could not be deleted. Please try again.
            </p>
          )}
        </div>
        <CardFooter testimonial={testimonial} nameId={`${id}-name`} isDeciding={isDeciding} {...handlers} />
      </article>
    </Card>
  )
}

function Author({ testimonial, nameId }: { testimonial: Testimonial; nameId: string }) {
  const { customerName, company } = testimonial
  const said = saidAt(testimonial)
  return (
    <div className="min-w-0 grow">
      <h3 id={nameId} className="truncate text-base leading-5 font-semibold">
        {customerName}
      </h3>
      <p className="truncate text-sm text-faint">
        {company}
        {company && said && ' · '}
        {said && <RelativeDate date={said} />}
      </p>
    </div>
  )
}

function RatingAndStatus({ testimonial }: { testimonial: Testimonial }) {
  const { rating } = testimonial
  return (
    <div className="mt-3 flex min-h-5 flex-wrap items-center justify-between gap-2">
      {rating === null ? (
        <span className="text-sm text-faint">No rating</span>
      ) : (
        <StarRating value={rating} size="small" />
      )}
      <StatusBadge testimonial={testimonial} />
    </div>
  )
}
