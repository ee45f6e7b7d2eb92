import type { State } from './state.ts'

/** What customers of the business see. */
export const customerPageStates: readonly State[] = []
