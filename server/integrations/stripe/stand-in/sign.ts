import type Stripe from 'stripe'
import { stripeOf } from '../client.ts'
import type { StandInEvent } from './objects.ts'
import { standInSecret } from './plans.ts'

export interface Signed {
  readonly payload: string
  readonly header: string
}

const settings = { secretKey: 'sk_test_demo', prices: {} }

/** An event as Stripe would send it, signed by the helper of its own package. */
export async function signEvent(
  event: StandInEvent,
  { at, secret = standInSecret }: { readonly at: number; readonly secret?: string },
): Promise<Signed> {
  const stripe: Stripe = await stripeOf(settings)
  const payload = JSON.stringify(event)
  return { payload, header: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at }) }
}
