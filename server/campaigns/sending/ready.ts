import type { Due } from './due.ts'

/** Somebody whom nothing keeps from being asked now. */
export type Ready = Due & { readonly customer: NonNullable<Due['customer']> }
