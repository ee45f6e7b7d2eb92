import type { Campaign } from '#contract/campaigns.ts'

/** Who a campaign asks, as the meter is asked for it. */
export function audienceBodyOf({ audience, selectedCustomers, sampleSize, sampleSeed }: Campaign) {
  if (audience === 'chosen') return { audience, selectedCustomers }
  if (audience === 'everyone') return { audience }
  return { audience, ...(sampleSize !== null && { sampleSize }), ...(sampleSeed !== null && { sampleSeed }) }
}
