import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import type { CardHandlers } from '../card/card-footer.tsx'
import { TestimonialCard } from '../card/testimonial-card.tsx'

/** The cards. After a decision or deletion the focus stays where the card was. */
export function TestimonialGrid({
  rows,
  total,
  search,
  isSelected,
  isDeciding,
  failedDeletions,
  ...handlers
}: {
  rows: readonly Testimonial[]
  /** Not known while the server has not counted to the end. */
  total: number | undefined
  /** What is marked. */
  search: string | undefined
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
          search={search}
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
