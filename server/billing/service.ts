import { Problem } from '../http/problem.ts'

/** Starts a checkout for a plan. This instance has no payment provider, so it says so instead. */
export function startCheckout(): never {
  throw new Problem(
    'payments-not-configured',
    'This server takes no payments: nothing is limited. You can use everything without a plan.',
  )
}
