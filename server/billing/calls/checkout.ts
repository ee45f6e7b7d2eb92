import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { PriceId } from '#contract/billing/tiers.ts'
import type { WorkspaceContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { stripePriceOf } from '../stripe/prices.ts'
import { runningOf } from '../sync/plan-of.ts'
import { readCustomer } from '../stripe/read-customer.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { customerOf } from './customer.ts'
import { settingsAddress } from './addresses.ts'

/** Checkout takes no trial that ends sooner: then the first payment is due at once. */
const shortestTrialMs = 49 * 3_600_000

/** Starts a checkout. Only one is open at a time, so that nobody pays for two plans. */
export async function startCheckout(
  context: WorkspaceContext,
  priceId: PriceId,
): Promise<{ sessionId: string; url: string; publishableKey: string | null }> {
  return askStripe(context, async (stripe, settings) => {
    const price = stripePriceOf(settings, priceId)
    const customer = await customerOf(context, stripe)
    const stripeCustomer = await readCustomer(stripe, settings, customer)
    if (runningOf(stripeCustomer).length > 0) {
      await syncCustomer(context, customer)
      throw new Problem('has-plan', 'You already have a plan. You can change it in Settings, under Security.')
    }
    await expireOpen(stripe, customer)
    const session = await stripe.checkout.sessions.create({
      ...(await sessionFor(context)),
      customer,
      line_items: [{ price, quantity: 1 }],
    })
    if (!session.url) throw new Error(`${session.id} has no address.`)
    return { sessionId: session.id, url: session.url, publishableKey: settings.publishableKey ?? null }
  })
}

async function sessionFor(context: WorkspaceContext): Promise<Stripe.Checkout.SessionCreateParams> {
  const { workspaceId, config } = context
  const trialEnd = await trialEndOf(context)
  return {
    mode: 'subscription',
    client_reference_id: workspaceId,
    success_url: `${settingsAddress(config)}&checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.publicUrl}/pricing`,
    allow_promotion_codes: true,
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    // The trial needs no card: while it runs, whoever wants to enters one.
    payment_method_collection: 'if_required',
    subscription_data: {
      metadata: { workspace_id: workspaceId },
      ...(trialEnd && {
        trial_end: Math.floor(trialEnd.getTime() / 1000),
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      }),
    },
  }
}

/** The end of the account's own trial, if enough of it is left. */
async function trialEndOf({ db, workspaceId, now }: WorkspaceContext): Promise<Date | undefined> {
  const [found] = await db
    .select({ trialEndsAt: workspaces.trialEndsAt, status: workspaces.subscriptionStatus })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  const end = found?.trialEndsAt
  if (!end || found.status !== 'trial') return undefined
  return end.getTime() - now().getTime() >= shortestTrialMs ? end : undefined
}

async function expireOpen(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id)
}
