import type { State } from './state.ts'

/** Testimonials and imports. */
export const testimonialStates: readonly State[] = []
