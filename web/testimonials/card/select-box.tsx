import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import type { CardHandlers } from './card-footer.tsx'

/** Chooses one testimonial for what is done with several at once. */
export function SelectBox({
  testimonial,
  isSelected,
  className,
  onSelect,
}: {
  testimonial: Testimonial
  isSelected: boolean
  className?: string
  onSelect: CardHandlers['onSelect']
}) {
  return (
    <Checkbox
      label={`Select ${testimonial.customerName}’s testimonial`}
      isLabelHidden
      checked={isSelected}
      className={className}
      onChange={(event) => onSelect(testimonial, event.target.checked)}
    />
  )
}
