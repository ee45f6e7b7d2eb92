import type { Testimonial } from '#contract/testimonials.ts'
import { CardGrid } from '../ui/card-grid.tsx'
import type { CardHandlers } from './card-footer.tsx'
import { TestimonialCard } from './testimonial-card.tsx'

/** The cards. After a decision or deletion the focus stays where the card was. */
export function TestimonialGrid({
  rows,
  total,
  isSelected,
  isDeciding,
  failedDeletions,
  ...handlers
}: {
  rows: readonly Testimonial[]
  /** Not known while the server has not counted to the end. */
  total: number | undefined
  isSelected: (id: string) => boolean
  isDeciding: (id: string) => boolean
  failedDeletions: ReadonlySet<string>
} & CardHandlers) {
  return (
    <CardGrid
      label="Testimonials"
      rows={rows}
      total={total}
      usualHeightPx={316}
      renderCard={(row, keepFocus) => (
        <TestimonialCard
          testimonial={row}
          isSelected={isSelected(row.id)}
          isDeciding={isDeciding(row.id)}
          hasFailedDeletion={failedDeletions.has(row.id)}
          {...handlers}
          onDecide={(testimonial, status) => {
            keepFocus()
            handlers.onDecide(testimonial, status)
          }}
          onGoBack={(testimonial, way) => {
            keepFocus()
            handlers.onGoBack(testimonial, way)
          }}
          onDelete={(testimonial) => {
            keepFocus()
            handlers.onDelete(testimonial)
          }}
        />
      )}
    />
  )
}
