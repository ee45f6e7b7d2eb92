import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import type { WorkspaceContext } from '../../context.ts'
import { describeSubscription } from '../describe-subscription.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { knownCustomer } from './customer.ts'

/** Asks Stripe again: whoever comes back from paying has the plan at once, also where no event arrives. */
export async function refreshSubscription(context: WorkspaceContext): Promise<SubscriptionBody> {
  const customer = context.config.payments && (await knownCustomer(context))
  if (customer) await syncCustomer(context, customer)
  return describeSubscription(context)
}
