import type { Testimonial } from '#contract/testimonials.ts'
import { Button } from '../ui/button.tsx'
import { useDecisions } from './use-decisions.ts'

/** Approves where a testimonial is seen first, with the way back in the toast. */
export function ApproveButton({ testimonial }: { testimonial: Testimonial }) {
  const { decide, isDeciding } = useDecisions()
  return (
    <Button
      size="small"
      aria-label={`Approve the testimonial of ${testimonial.customerName}`}
      isPending={isDeciding(testimonial.id)}
      onClick={() => decide(testimonial, 'approved')}
    >
      Approve
    </Button>
  )
}
