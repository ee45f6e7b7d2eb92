import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useEffect, useRef } from 'react'
import { useDecisions } from '../list/use-decisions.ts'

/** Approves once it is there: its button loads it when it is pressed, so that no page brings it along. */
export function ApproveNow({ testimonial, onSettled }: { testimonial: Testimonial; onSettled: () => void }) {
  const { decide, isDeciding } = useDecisions()
  const isUnderWay = isDeciding(testimonial.id)
  const state = useRef<'new' | 'asked' | 'under way'>('new')
  useEffect(() => {
    if (state.current === 'new') {
      state.current = 'asked'
      decide(testimonial, 'approved')
    } else if (state.current === 'asked' && isUnderWay) state.current = 'under way'
    else if (state.current === 'under way' && !isUnderWay) onSettled()
  }, [decide, isUnderWay, onSettled, testimonial])
  return null
}
