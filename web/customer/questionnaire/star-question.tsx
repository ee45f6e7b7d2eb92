import { StarRatingInput } from '../../ui/choices/star-rating-input.tsx'
import { useFormCopy } from '../language.ts'
import type { Question } from './build-questions.ts'

/** One to five stars, with what the chosen one means. */
export function StarQuestion({
  question: { question, name, starWords },
  stars,
  onChoose,
}: {
  question: Question
  stars: number | undefined
  onChoose: (stars: number) => void
}) {
  const copy = useFormCopy()
  return (
    <div>
      <StarRatingInput
        label={question}
        isLabelHidden
        name={name}
        size="large"
        value={stars}
        onChange={onChoose}
        nameOf={(choice) => `${copy.stars(choice)}, ${starWords[choice - 1]}`}
      />
      <p aria-hidden="true" className="mt-2 min-h-6 text-base text-soft">
        {stars !== undefined && starWords[stars - 1]}
      </p>
    </div>
  )
}
