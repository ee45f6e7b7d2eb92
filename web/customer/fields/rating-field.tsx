import { StarRatingInput } from '../../ui/choices/star-rating-input.tsx'
import { useFormCopy } from '../language.ts'

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
  const copy = useFormCopy()
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <StarRatingInput
        label={copy.rating}
        name="rating"
        size="large"
        value={value}
        onChange={onChange}
        error={error}
        nameOf={copy.stars}
      />
      <p aria-hidden={value !== undefined} className="pb-3.5 text-base text-soft">
        {value === undefined ? copy.ratingHint : copy.ratingWords[value - 1]}
      </p>
    </div>
  )
}
