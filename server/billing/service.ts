import { Problem } from '../http/problem.ts'

/** Starts a checkout for a plan. This instance has no payment provider, so it says so instead. */
export function startCheckout(): never {
  throw new Problem(
    'payments-not-configured',
    'Payments are not set up on this server, so there is nothing to pay: you can use everything without a plan.',
  )
}
