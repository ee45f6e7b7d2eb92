import type { State } from './state.ts'

/** The public site. */
export const marketingStates: readonly State[] = []
