import type { ComponentProps } from 'react'
import { Select } from '../../ui/form/select.tsx'

/** How many stars: all of them, or exactly so many. */
export function RatingSelect({
  rating,
  onRating,
  ...select
}: ComponentProps<typeof Select> & { rating: number | undefined; onRating: (rating: string) => void }) {
  return (
    <Select {...select} value={rating ?? ''} onChange={(event) => onRating(event.target.value)}>
      <option value="">All ratings</option>
      {[5, 4, 3, 2, 1].map((stars) => (
        <option key={stars} value={stars}>
          {stars === 1 ? '1 star' : `${stars} stars`}
        </option>
      ))}
    </Select>
  )
}
