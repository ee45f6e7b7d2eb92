import { reviewRules } from '#contract/review-sources/review-rules.ts'
import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import { OutsideLink } from '../ui/text/outside-link.tsx'
import { StarRating } from '../ui/text/star-rating.tsx'

/** What a platform shows today that lets nobody keep its reviews, with its name and link. */
export function Excerpts({ source: { platform, excerpts, state } }: { source: ReviewSource }) {
  if (reviewRules[platform].storing !== 'day' || state !== 'ready' || excerpts.length === 0) return null
  const name = sourceNames[platform]
  return (
    <ul
      aria-label={`Excerpts from ${name}`}
      className="flex flex-col divide-y divide-line border-y border-line"
    >
      {excerpts.map(({ id, authorName, rating, text, url }) => (
        <li key={id} className="flex flex-col gap-1.5 py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 truncate text-base font-semibold">{authorName}</span>
            {rating !== null && <StarRating value={rating} />}
          </div>
          <p className="text-base text-soft wrap-anywhere">{text}</p>
          {url && (
            <span className="text-sm">
              <OutsideLink href={url}>Read more on {name}</OutsideLink>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
