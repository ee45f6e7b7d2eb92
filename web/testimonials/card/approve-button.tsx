import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button/button.tsx'

const ApproveNow = lazyPart(() => import('./approve-now.tsx').then((m) => m.ApproveNow))

/** Approves where a testimonial is seen first, with the way back in the toast. */
export function ApproveButton({ testimonial }: { testimonial: Testimonial }) {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={`Approve the testimonial of ${testimonial.customerName}`}
        isPending={isPressed}
        onClick={() => setIsPressed(true)}
      >
        Approve
      </Button>
      {isPressed && <ApproveNow testimonial={testimonial} onSettled={() => setIsPressed(false)} />}
    </>
  )
}
