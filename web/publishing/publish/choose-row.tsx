import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'

/** One approved testimonial to choose. What may not be shown cannot be handed over either. */
export function ChooseRow({
  testimonial: { customerName, company, content, rating, publishable, platform: origin },
  platform,
  isChosen,
  onChoose,
}: {
  testimonial: Testimonial
  platform: LinkedPlatform
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const obstacle = publishable
    ? origin === platform && `It came from ${platformNames[platform]}.`
    : 'It is not shown, so it has no link.'
  return (
    <li className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <Checkbox
        label={`Choose ${customerName}’s testimonial`}
        isLabelHidden
        disabled={Boolean(obstacle)}
        checked={isChosen && !obstacle}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 text-base">
          <span dir="auto" className="max-w-full truncate font-semibold">
            {customerName}
          </span>
          {company && <span className="max-w-full truncate text-faint">{company}</span>}
          {rating !== null && <StarRating value={rating} size="small" />}
        </p>
        <p dir="auto" className="mt-1 line-clamp-2 font-serif text-base break-words text-soft">
          {content}
        </p>
        {obstacle && <p className="mt-1 text-sm text-faint">{obstacle}</p>}
      </div>
    </li>
  )
}
