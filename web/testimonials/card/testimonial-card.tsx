import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { textBelow } from '#shared/text/text-below.ts'
import { clsx } from 'clsx'
import { Pin } from 'lucide-react'
import { useId } from 'react'
import { originCopy, recoveryCopy, saidAt } from '../../lib/copy/testimonial-copy.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { CompanyLogo } from '../../ui/text/company-logo.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FoundText } from '../../ui/text/found-text.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { SourceMark } from '../../ui/text/source-mark.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'
import { CardFooter, type CardHandlers } from './card-footer.tsx'
import { SelectBox } from './select-box.tsx'
import { StandingNote } from './standing-note.tsx'
import { type BadgeLook, StatusBadge } from './status-badge.tsx'

export type TestimonialCardProps = {
  testimonial: Testimonial
  /** What is marked in it. */
  search: string | undefined
  isSelected: boolean
  isDeciding: boolean
  hasFailedDeletion: boolean
  badges: BadgeLook | undefined
} & CardHandlers

export const deletionFailed = "This couldn't be deleted. Please try again."

/** One testimonial in the grid. */
export function TestimonialCard({
  testimonial,
  search,
  isSelected,
  isDeciding,
  hasFailedDeletion,
  badges,
  onSelect,
  ...handlers
}: TestimonialCardProps) {
  const id = useId()
  const { customerName, content, headline, tags } = testimonial
  return (
    <Card
      className={clsx(
        'flex w-full min-w-0 flex-col transition-[border-color,box-shadow] duration-150',
        isSelected && 'border-accent ring-1 ring-accent',
      )}
    >
      <article
        aria-labelledby={`${id}-name`}
        tabIndex={-1}
        className="flex grow flex-col rounded-sm outline-offset-8"
      >
        <header className="flex items-start gap-3">
          <Avatar name={customerName} photoUrl={testimonial.photoUrl} />
          <Author testimonial={testimonial} search={search} nameId={`${id}-name`} />
          <CompanyLogo url={testimonial.companyLogoUrl} className="max-h-7 max-w-18 rounded-sm p-0.5" />
          <SelectBox testimonial={testimonial} isSelected={isSelected} onSelect={onSelect} />
        </header>
        <RatingAndStatus testimonial={testimonial} badges={badges} />
        {headline && <p className="mt-2.5 line-clamp-2 text-base font-semibold break-words">{headline}</p>}
        <blockquote
          dir="auto"
          className="mt-2.5 line-clamp-4 font-serif text-lg break-words whitespace-pre-line"
        >
          <FoundText text={textBelow(headline, content)} search={search} />
        </blockquote>
        <TagList tags={tags} />
        <CardNotes testimonial={testimonial} hasFailedDeletion={hasFailedDeletion} />
        <CardFooter testimonial={testimonial} nameId={`${id}-name`} isDeciding={isDeciding} {...handlers} />
      </article>
    </Card>
  )
}

function CardNotes({
  testimonial,
  hasFailedDeletion,
}: Pick<TestimonialCardProps, 'testimonial' | 'hasFailedDeletion'>) {
  const origin = testimonial.label ?? originCopy(testimonial)
  return (
    <div className="mt-3 flex flex-col gap-0.5">
      {origin && (
        <p className="flex items-center text-sm text-faint">
          {testimonial.source && <SourceMark name={testimonial.source} />}
          <span className="truncate">{origin}</span>
        </p>
      )}
      <StandingNote testimonial={testimonial} />
      {hasFailedDeletion && (
        <p role="alert" className="text-sm font-medium text-danger-text">
          {deletionFailed}
        </p>
      )}
    </div>
  )
}

function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="mt-2.5 flex flex-wrap gap-1">
      {tags.map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Badge>
            <span className="truncate">{tag}</span>
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function Author({
  testimonial,
  search,
  nameId,
}: {
  testimonial: Testimonial
  search: string | undefined
  nameId: string
}) {
  const { customerName, role, company } = testimonial
  const said = saidAt(testimonial)
  return (
    <div className="min-w-0 grow">
      <h3 id={nameId} className="truncate text-base leading-5 font-semibold">
        <FoundText text={customerName} search={search} />
      </h3>
      {role && (
        <p className="truncate text-sm text-faint">
          <FoundText text={role} search={search} />
        </p>
      )}
      <p className="flex text-sm whitespace-pre text-faint">
        {company && (
          <span className="truncate">
            <FoundText text={company} search={search} />
          </span>
        )}
        {company && said && ' · '}
        {said && <RelativeDate date={said} />}
      </p>
    </div>
  )
}

function RatingAndStatus({ testimonial, badges }: Pick<TestimonialCardProps, 'testimonial' | 'badges'>) {
  const { rating, ratingGiven, isPinned, isPrivate, recoveryState } = testimonial
  return (
    <div className="mt-3 flex min-h-5 flex-wrap items-center justify-between gap-2">
      {rating === null ? (
        <span className="text-sm text-faint">No rating</span>
      ) : (
        <StarRating value={ratingGiven ?? rating} size="small" />
      )}
      <span className="flex gap-1.5">
        {recoveryState && !isPrivate && (
          <Badge tone={recoveryCopy[recoveryState].tone}>
            {`Follow-up: ${recoveryCopy[recoveryState].label.toLowerCase()}`}
          </Badge>
        )}
        {isPinned && <Badge icon={<Pin aria-hidden="true" />}>Pinned</Badge>}
        <StatusBadge testimonial={testimonial} look={badges} />
      </span>
    </div>
  )
}
