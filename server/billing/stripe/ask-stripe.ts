import type Stripe from 'stripe'
import { noPayments } from '#contract/billing/plan-copy.ts'
import type { PaymentSettings } from '../../config/payment-settings.ts'
import type { Services } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { stripeOf } from '../../integrations/stripe/client.ts'

/** This instance has no payment provider, and says so. */
export function refuseWithoutPayments(): never {
  throw new Problem('payments-not-configured', `${noPayments} You can use everything without a plan.`)
}

/** Of a job that asks Stripe: its tries outlast an outage of hours. */
export const untilStripeIsBack = { attempts: 12, timeoutSeconds: 120 }

/** Asks Stripe, and turns what it refuses into sentences. Never in a transaction. */
export async function askStripe<T>(
  { config, log }: Pick<Services, 'config' | 'log'>,
  work: (stripe: Stripe, settings: PaymentSettings) => Promise<T>,
): Promise<T> {
  const settings = config.payments ?? refuseWithoutPayments()
  const stripe = await stripeOf(settings)
  try {
    return await work(stripe, settings)
  } catch (failure) {
    const problem = problemOf(failure)
    if (!problem) throw failure
    log.warn({ err: failure }, 'the payment provider refused')
    throw problem
  }
}

const away = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError', 'RateLimitError']
const misconfigured = ['StripeAuthenticationError', 'StripePermissionError']

function problemOf(failure: unknown): Problem | undefined {
  if (!isFromStripe(failure)) return undefined
  const { type, message } = failure
  // Stripe writes these for whoever holds the card.
  if (type === 'StripeCardError') return new Problem('payment-failed', message)
  if (away.includes(type)) {
    return new Problem(
      'unavailable',
      "The payment provider can't be reached. Please try again in a minute.",
      {
        retryAfterSeconds: 60,
      },
    )
  }
  if (misconfigured.includes(type)) {
    return new Problem(
      'unavailable',
      'Payments are not set up correctly on this server. Please tell its operator.',
    )
  }
  return undefined
}

interface StripeFailure extends Error {
  readonly type: string
  readonly code?: string
  readonly param?: string
}

export function isFromStripe(failure: unknown): failure is StripeFailure {
  return (
    failure instanceof Error && 'type' in failure && typeof failure.type === 'string' && 'rawType' in failure
  )
}
