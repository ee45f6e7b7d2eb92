import type { State } from './state.ts'

/** Customers, collecting, sharing and CRM. */
export const customerStates: readonly State[] = []
