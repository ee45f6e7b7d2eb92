import { Badge } from '../../ui/text/badge.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'
import type { Praise } from './praise.ts'

/** One testimonial of the carousel, as wide as the carousel. Its language is unknown, so none is claimed. */
export function PraiseSlide({
  praise,
  place,
  isHidden,
}: {
  praise: Praise
  place: string
  isHidden: boolean
}) {
  const { content, name, company, rating, label } = praise
  return (
    <li
      aria-label={place}
      inert={isHidden}
      className="flex w-full shrink-0 snap-center flex-col px-6 py-10 sm:px-12 md:px-20 md:py-16"
    >
      {rating !== null && <StarRating value={rating} />}
      <blockquote
        dir="auto"
        lang=""
        className="mt-5 max-w-[34ch] font-serif text-[clamp(1.375rem,3vw,2.125rem)] leading-[1.28] font-[420] tracking-[-0.012em]"
      >
        {content}
      </blockquote>
      <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1.5 pt-7 text-soft">
        <b className="font-semibold text-ink">{name}</b> {company}
        {label && <Badge>{label}</Badge>}
      </p>
    </li>
  )
}
