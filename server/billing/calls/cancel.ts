import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import type { WorkspaceContext } from '../../context.ts'
import { changeRunningPlan, releaseSchedule } from './running-plan.ts'

/** Ends the plan with the period that is paid for. */
export function cancelPlan(
  context: WorkspaceContext,
  reason: string | null | undefined,
): Promise<SubscriptionBody> {
  return changeRunningPlan(context, async (running) => {
    const { stripe, plan } = running
    await releaseSchedule(running)
    await stripe.subscriptions.update(plan.id, {
      cancel_at_period_end: true,
      ...(reason && { cancellation_details: { comment: reason } }),
    })
  })
}

/** Takes back a cancellation, or a change that waits for the next cycle. Where neither is, nothing changes. */
export function resumePlan(context: WorkspaceContext): Promise<SubscriptionBody> {
  return changeRunningPlan(context, async (running) => {
    const { stripe, plan } = running
    await releaseSchedule(running)
    if (plan.isEnding) await stripe.subscriptions.update(plan.id, { cancel_at_period_end: false })
  })
}
