import type { Trends } from '#contract/testimonials/trends.ts'
import { Star } from 'lucide-react'
import { SourcesTable } from './sources-table.tsx'
import { segmentsOf, seriesFills, sumOf } from '../ui/chart/chart-series.ts'

/** How many of each rating, as a bar of its sources. */
export function RatingsChart({ ratings, sources }: Pick<Trends, 'ratings' | 'sources'>) {
  // What has no rating is told where there is any.
  const shown = ratings.filter(({ rating, counts }) => rating > 0 || sumOf(counts) > 0)
  const total = shown.reduce((all, { counts }) => all + sumOf(counts), 0)
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex grow flex-col justify-around gap-3">
        {shown.map(({ rating, counts }) => (
          <div key={rating} className="grid grid-cols-[2.5rem_minmax(0,1fr)_5rem] items-center gap-2 text-sm">
            <span className="flex items-center gap-1 whitespace-nowrap text-soft tabular-nums">
              {rating === 0 ? (
                'None'
              ) : (
                <>
                  {rating} <Star className="size-3.5 fill-star text-star" />
                </>
              )}
            </span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full rounded-full bg-hover">
              {segmentsOf(counts, total).map(({ index, start, length }) => (
                <rect
                  key={index}
                  x={start * 100}
                  width={length * 100}
                  height={10}
                  className={seriesFills[index]}
                />
              ))}
            </svg>
            <span className="text-right whitespace-nowrap text-ink tabular-nums">
              {sumOf(counts).toLocaleString()}{' '}
              <span className="text-faint">{percent.format(sumOf(counts) / total)}</span>
            </span>
          </div>
        ))}
      </div>
      <SourcesTable
        caption="Ratings by source"
        head="Rating"
        sources={sources}
        rows={shown.map(({ rating, counts }) => ({ label: ratingLabelOf(rating), counts }))}
      />
    </>
  )
}

const percent = new Intl.NumberFormat(undefined, { style: 'percent' })

function ratingLabelOf(rating: number): string {
  if (rating === 0) return 'No rating'
  return rating === 1 ? '1 star' : `${rating} stars`
}
