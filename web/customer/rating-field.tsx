import { StarRatingInput } from '../ui/star-rating-input.tsx'

const words = ['Very poor', 'Poor', 'Okay', 'Good', 'Excellent']

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
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <StarRatingInput
        label="Your rating"
        name="rating"
        size="large"
        value={value}
        onChange={onChange}
        error={error}
      />
      <p aria-hidden="true" className="pb-3.5 text-base text-soft">
        {value !== undefined && words[value - 1]}
      </p>
    </div>
  )
}
