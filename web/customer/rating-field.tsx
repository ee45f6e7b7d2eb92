import { StarRatingInput } from '../ui/star-rating-input.tsx'
import { useWords } from './language.ts'

/** The stars, with the chosen one in words beside them. */
export function RatingField({
  value,
  error,
  onChange,
}: {
  value: number | undefined
  error: string | undefined
  onChange: (rating: number) => void
}) {
  const words = useWords()
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <StarRatingInput
        label={words.rating}
        name="rating"
        size="large"
        value={value}
        onChange={onChange}
        error={error}
        nameOf={words.stars}
      />
      <p aria-hidden={value !== undefined} className="pb-3.5 text-base text-soft">
        {value === undefined ? words.ratingHint : words.ratingWords[value - 1]}
      </p>
    </div>
  )
}
