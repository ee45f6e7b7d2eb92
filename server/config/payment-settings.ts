import { z } from 'zod'
import { type PriceId, priceIds } from '#contract/billing/tiers.ts'

/** The account at Stripe that payments go to. */
export interface PaymentSettings {
  readonly secretKey: string
  /** For Stripe's own script on the page where a plan is chosen. Unset: the page does without it. */
  readonly publishableKey?: string
  /** Signs what Stripe tells this server. Unset: nobody's events are believed. */
  readonly webhookSecret?: string
  /** Stripe's id of each price that is for sale here. */
  readonly prices: Readonly<Partial<Record<PriceId, string>>>
  /** Where Stripe is asked instead of at its own address: a stand-in or a proxy. */
  readonly apiBase?: string
}

const isPriceId = (name: string): name is PriceId => (priceIds as readonly string[]).includes(name)

const pricesSentence = `must be a list like starter_monthly=price_1, professional_monthly=price_2 with names of ${priceIds.join(', ')}`

export function paymentSettings<T extends z.ZodType>(origin: (example: string) => T) {
  return {
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret key like sk_live_...')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key like pk_live_...')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\w+$/, 'must be a signing secret like whsec_...')
      .optional(),
    STRIPE_PRICES: z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((pair) => pair.split('=').map((part) => part.trim()))
          .filter(([name]) => name !== ''),
      )
      .refine(
        (pairs) =>
          pairs.every(([name = '', id = '', ...rest]) => {
            return rest.length === 0 && isPriceId(name) && /^price_\w+$/.test(id)
          }),
        pricesSentence,
      )
      .transform((pairs): PaymentSettings['prices'] => Object.fromEntries(pairs))
      .optional(),
    STRIPE_API_BASE: origin('https://api.stripe.com').optional(),
  }
}

interface Values {
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
  readonly STRIPE_PRICES?: PaymentSettings['prices'] | undefined
  readonly STRIPE_API_BASE?: unknown
}

/** Nothing without a secret key: nothing is sold here, and no plan limits anybody. */
export function readPaymentSettings(set: Values): PaymentSettings | undefined {
  if (!set.STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: set.STRIPE_SECRET_KEY,
    ...(set.STRIPE_PUBLISHABLE_KEY && { publishableKey: set.STRIPE_PUBLISHABLE_KEY }),
    ...(set.STRIPE_WEBHOOK_SECRET && { webhookSecret: set.STRIPE_WEBHOOK_SECRET }),
    prices: set.STRIPE_PRICES ?? {},
    ...(typeof set.STRIPE_API_BASE === 'string' && { apiBase: set.STRIPE_API_BASE }),
  }
}
