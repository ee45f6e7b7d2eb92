import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { billingPeriods, priceIds, tiers } from './tiers.ts'

/** `cancelled`: paid for until `endsAt`, and not renewed. `suspended`: the payment was taken back. */
export const subscriptionStatuses = ['active', 'trial', 'expired', 'cancelled', 'suspended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** What a workspace is entitled to now. */
export const entitlement = z.object({
  /** False on a server without a payment provider: nothing is limited, sold or counted down. */
  takesPayments: z.boolean(),
  /** What holds now: `free` once a trial or a subscription has ended. */
  tier: z.enum(['free', ...tiers]),
  status: z.enum(subscriptionStatuses),
  /** Testimonials that may be approved in `period`; null is no limit. */
  limit: z.nullable(z.number()),
  period: z.enum(['month', 'total']),
  /** When `tier` stops holding; null where it is renewed or never ends. */
  endsAt: z.nullable(moment),
  /** When the next payment is due; null where none is. */
  renewsAt: z.nullable(moment),
  trialEndsAt: z.nullable(moment),
  /** When the last trial or subscription ended; null while one is running. */
  endedAt: z.nullable(moment),
  /** A payment failed and is tried again; the plan goes on meanwhile. */
  isOverdue: z.boolean(),
})
export type EntitlementBody = z.infer<typeof entitlement>

export const money = z.object({
  /** In the smallest unit of the currency, such as whole cents. */
  cents: z.number(),
  /** Such as `usd`. */
  currency: z.string(),
})

/** The plan as the owner sees it, with what is paid for it at the provider. */
export const subscription = z.object({
  entitlement,
  /** Null where nothing is paid for: a trial without a checkout, or no plan. */
  paid: z.nullable(
    z.object({
      /** Null for a price that this server does not sell. */
      priceId: z.nullable(z.enum(priceIds)),
      period: z.enum(billingPeriods),
      ...money.shape,
      /** Canceled: it ends with the period that is paid for. */
      isEnding: z.boolean(),
      hasCard: z.boolean(),
      /** A change that waits for the next billing cycle. */
      next: z.nullable(z.object({ priceId: z.nullable(z.enum(priceIds)), at: moment })),
    }),
  ),
  /** Prices that can be bought or changed to here. */
  sold: z.array(z.enum(priceIds)),
})
export type SubscriptionBody = z.infer<typeof subscription>

export const getSubscription = ownerEndpoint('GET /api/billing/subscription', { response: subscription })
