import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { checkoutPlans } from './plans.ts'

const priceIds = checkoutPlans.map(({ priceId }) => priceId)

/** Starts a checkout at the payment provider. `url` is the provider's own page, where the card is asked for. */
export const createCheckoutSession = endpoint('POST /api/create-checkout-session', {
  access: 'owner',
  rate: 'app',
  body: z.object({ priceId: z.enum(priceIds, 'Choose one of our plans') }),
  response: z.object({ sessionId: z.string(), url: z.string() }),
})
