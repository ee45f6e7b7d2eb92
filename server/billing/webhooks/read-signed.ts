import type Stripe from 'stripe'
import type { Services } from '../../context.ts'
import { stripeOf } from '../../integrations/stripe/client.ts'

/** How far its clock and ours may be apart, and how long an event may be on its way. */
const toleranceSeconds = 300

/** An event that Stripe signed with our secret a moment ago. */
export async function readSigned(
  { config: { payments }, now }: Pick<Services, 'config' | 'now'>,
  body: Buffer,
  header: string | string[] | undefined,
): Promise<Stripe.Event | undefined> {
  if (!payments?.webhookSecret || typeof header !== 'string' || isOfTheFuture(header, now())) return undefined
  const stripe = await stripeOf(payments)
  try {
    return stripe.webhooks.constructEvent(
      body,
      header,
      payments.webhookSecret,
      toleranceSeconds,
      undefined,
      now().getTime(),
    )
  } catch (failure) {
    // Signed or not, a body that is no event is refused.
    if (failure instanceof SyntaxError || isSignatureFailure(failure)) return undefined
    throw failure
  }
}

/** The library refuses what is old, and lets through what is not yet. */
function isOfTheFuture(header: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1])
  return !(seconds <= now.getTime() / 1000 + toleranceSeconds)
}

function isSignatureFailure(failure: unknown): boolean {
  return failure instanceof Error && 'type' in failure && failure.type === 'StripeSignatureVerificationError'
}
