import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { priceIds } from './tiers.ts'

/** Starts a checkout at the payment provider. `url` is the provider's own page, where the card is asked for. */
export const createCheckoutSession = ownerEndpoint('POST /api/create-checkout-session', {
  onlyOwners: true,
  body: z.object({ priceId: z.enum(priceIds, 'Choose one of our plans') }),
  response: z.object({
    sessionId: z.string(),
    url: z.string(),
    /** For the provider's own script; null where the operator set none, and `url` alone leads there. */
    publishableKey: z.nullable(z.string()),
  }),
})
