import { prices } from '#contract/billing/tiers.ts'
import type { StandInPrice } from './objects.ts'

/** What is for sale, with the prices of the product. */
export const plans: readonly StandInPrice[] = prices.map(({ priceId, tier, period, cents }) => ({
  id: `price_${priceId}`,
  object: 'price',
  currency: 'usd',
  unit_amount: cents,
  nickname: `${tier[0]!.toUpperCase()}${tier.slice(1)}, by the ${period}`,
  recurring: { interval: period },
  metadata: {},
}))

const secret = 'whsec_demo'

/** What an instance is told so that its payments go to the stand-in. */
export function standInSettings(url: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: 'sk_test_demo',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PRICES: prices.map(({ priceId }) => `${priceId}=price_${priceId}`).join(','),
    STRIPE_API_BASE: url,
  }
}

export { secret as standInSecret }
