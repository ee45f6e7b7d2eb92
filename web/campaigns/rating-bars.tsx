import type { Fairness } from '#contract/campaigns/campaign-audience.ts'
import { ProgressBar } from '../ui/layout/progress-bar.tsx'
import { shareOf } from './copy.ts'

/** How many of those who could be asked are, by what they said before. Nothing while nobody said anything. */
export function RatingBars({ fairness: { byRating } }: { fairness: Fairness }) {
  const shown = byRating.filter(({ eligible }) => eligible > 0)
  if (shown.every(({ rating }) => rating === null)) return null
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="text-faint">Customers asked, by earlier rating</p>
      <ul className="flex flex-col gap-1.5">
        {shown.map(({ rating, eligible, asked }) => (
          <li
            key={rating ?? 0}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_7rem] items-center gap-3 text-soft tabular-nums"
          >
            <span>{ratingName(rating)}</span>
            <ProgressBar label={`Asked: ${ratingName(rating)}`} value={asked} max={eligible} />
            <span className="text-right">
              {asked.toLocaleString()} of {eligible.toLocaleString()}{' '}
              <span className="text-faint">{shareOf(asked, eligible)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ratingName(rating: number | null): string {
  if (rating === null) return 'No rating yet'
  return rating === 1 ? '1 star' : `${rating} stars`
}
