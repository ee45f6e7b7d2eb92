import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { ComponentType } from 'react'
import { Link } from 'wouter'
import { customersWords, saidAt, standingOf } from '../lib/copy/testimonial-copy.ts'
import { Avatar } from '../ui/text/avatar.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { StarRating } from '../ui/text/star-rating.tsx'

/** One of the newest, as a way to it. The whole card is the target; the name is its link. */
export function RecentTestimonial({
  testimonial,
  Approve,
}: {
  testimonial: Testimonial
  Approve: ComponentType<{ testimonial: Testimonial }>
}) {
  const { customerName, rating, status, isPrivate } = testimonial
  const { label, tone } = standingOf(testimonial)
  return (
    <Card className="relative transition-colors hover:border-line-strong">
      <article>
        <header className="flex items-start gap-3">
          <Avatar name={customerName} />
          <RecentAuthor testimonial={testimonial} />
          <div className="flex flex-col items-end gap-1.5">
            <Badge tone={tone}>{label}</Badge>
            {rating !== null && <StarRating value={rating} size="small" />}
          </div>
        </header>
        <blockquote
          dir="auto"
          className="mt-3 line-clamp-3 font-serif text-lg break-words whitespace-pre-line"
        >
          {customersWords(testimonial)}
        </blockquote>
        {status === 'pending' && !isPrivate && (
          // Above the link that covers the card.
          <div className="relative z-10 mt-3 flex">
            <Approve testimonial={testimonial} />
          </div>
        )}
      </article>
    </Card>
  )
}

function RecentAuthor({ testimonial }: { testimonial: Testimonial }) {
  const { id, customerName, company } = testimonial
  const said = saidAt(testimonial)
  return (
    <div className="min-w-0 grow">
      <h3 className="truncate text-base leading-5 font-semibold">
        <Link
          href={`/testimonials?view=${id}`}
          className="rounded-[3px] after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-[var(--focus)]"
        >
          {customerName}
        </Link>
      </h3>
      <p className="flex text-sm whitespace-pre text-faint">
        {company && <span className="truncate">{company}</span>}
        {company && said && ' · '}
        {said && <RelativeDate date={said} />}
      </p>
    </div>
  )
}
