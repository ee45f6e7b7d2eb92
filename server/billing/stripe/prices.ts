import type Stripe from 'stripe'
import {
  type BillingPeriod,
  type PriceId,
  priceIds,
  priceOf,
  type Tier,
  tiers,
} from '#contract/billing/tiers.ts'
import type { PaymentSettings } from '../../config/payment-settings.ts'
import { Problem } from '../../http/problem.ts'

/** Stripe's id of one of our prices. */
export function stripePriceOf({ prices }: PaymentSettings, priceId: PriceId): string {
  const id = prices[priceId]
  if (id === undefined)
    throw new Problem(
      'payments-not-configured',
      "This plan can't be bought on this server. Please choose another.",
    )
  return id
}

export interface KnownPrice {
  /** Null for a price that is not for sale here. */
  readonly priceId: PriceId | null
  readonly tier: Tier
  readonly period: BillingPeriod
  readonly cents: number
  readonly currency: string
}

/**
 * What a price at Stripe is to us. One that the operator made for somebody says its tier in the metadata; without that it
 * is the smallest.
 */
export function knownPriceOf({ prices }: PaymentSettings, price: Stripe.Price): KnownPrice {
  const priceId = priceIds.find((one) => prices[one] === price.id) ?? null
  const named = tiers.find((tier) => tier === price.metadata['tier'])
  return {
    priceId,
    tier: priceId ? priceOf(priceId).tier : (named ?? 'starter'),
    period: price.recurring?.interval === 'year' ? 'year' : 'month',
    cents: price.unit_amount ?? 0,
    currency: price.currency,
  }
}
