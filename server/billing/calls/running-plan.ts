import type Stripe from 'stripe'
import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import type { PaymentSettings } from '../../config/payment-settings.ts'
import type { WorkspaceContext } from '../../context.ts'
import { Problem } from '../../http/problem.ts'
import { describeSubscription } from '../describe-subscription.ts'
import { askStripe } from '../stripe/ask-stripe.ts'
import { readCustomer, type StripeSubscription } from '../stripe/read-customer.ts'
import { runningOf } from '../sync/plan-of.ts'
import { syncCustomer } from '../sync/sync-customer.ts'
import { knownCustomer } from './customer.ts'

export interface RunningPlan {
  readonly stripe: Stripe
  readonly settings: PaymentSettings
  readonly customer: string
  readonly plan: StripeSubscription
}

/** Does something with the plan that runs at Stripe, as it is there now. */
export async function withRunningPlan<T>(
  context: WorkspaceContext,
  work: (running: RunningPlan) => Promise<T>,
): Promise<T> {
  return askStripe(context, async (stripe, settings) => {
    const customer = await knownCustomer(context)
    const stripeCustomer = customer && (await readCustomer(stripe, settings, customer))
    const [plan] = stripeCustomer ? runningOf(stripeCustomer) : []
    if (!customer || !plan) throw noPlan()
    return work({ stripe, settings, customer, plan })
  })
}

/** As `withRunningPlan`, for a change: answers the plan as it is afterwards, without waiting for Stripe's events. */
export async function changeRunningPlan(
  context: WorkspaceContext,
  change: (running: RunningPlan) => Promise<unknown>,
): Promise<SubscriptionBody> {
  await withRunningPlan(context, async (running) => {
    // What was refused half way has changed something too.
    try {
      await change(running)
    } finally {
      await syncCustomer(context, running.customer)
    }
  })
  return describeSubscription(context)
}

function noPlan(): Problem {
  return new Problem('no-plan', 'You have no plan yet. You can choose one on the pricing page.')
}

/** A change that waits for the next cycle is given up. */
export async function releaseSchedule({ stripe, plan }: RunningPlan): Promise<void> {
  if (plan.scheduleId !== null) await stripe.subscriptionSchedules.release(plan.scheduleId)
}
